import type { Command, Position, Range } from '../../../model/index.js';
import { buildWordsOf, derived, isFenceOf, type Vocabulary } from '../../../vocabulary/index.js';
import { analyzeCommand } from '../analyze.js';
import { commandKnowledge } from '../effects/table.js';
import { LineClassifier, promptReader } from './lines.js';
import { joinDependent, type Piece, promptPieces, scriptPieces } from './pieces.js';

interface CodeSource {
  readonly text: string;
  readonly range: Range;
  readonly source: string;
}

/** Maps lines and columns of a code block to positions in its document. The block may be indented or quoted there. */
export class CodePositions {
  readonly #lines: readonly string[];
  readonly #offsets: number[] = [];
  readonly #firstLine: number;

  constructor(readonly code: CodeSource) {
    const { source, range, text } = code;
    const isFenced = /^[ \t>]*(?:```|~~~)/.test(source.slice(range.start.offset, range.start.offset + 64));
    let offset = isFenced
      ? lineEnd(source, range.start.offset) + 1
      : source.lastIndexOf('\n', range.start.offset - 1) + 1;
    this.#firstLine = range.start.line + (isFenced ? 1 : 0);
    this.#lines = text.split('\n');
    for (let line = 0; line < this.#lines.length; line++) {
      this.#offsets.push(offset);
      offset = lineEnd(source, offset) + 1;
    }
  }

  position(line: number, column: number): Position {
    const { source } = this.code;
    const index = Math.min(line, this.#lines.length - 1);
    const offset = this.#offsets[index]!;
    const raw = source.slice(offset, lineEnd(source, offset)).replace(/\r$/, '');
    const at = Math.min(indentOf(raw, this.#lines[index]!) + column, raw.length);
    return { line: this.#firstLine + line, column: at + 1, offset: Math.min(offset + at, source.length) };
  }

  range(first: number, column: number, last: number, end: number): Range {
    return { start: this.position(first, column), end: this.position(last, end) };
  }
}

/** Characters of the document in front of a line of the code. */
function indentOf(raw: string, line: string): number {
  return raw.endsWith(line) ? raw.length - line.length : Math.max(0, raw.indexOf(line.trim()));
}

function lineEnd(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return end < 0 ? source.length : end;
}

export type FencePart =
  | { readonly kind: 'command'; readonly command: Omit<Command, 'id'> }
  | { readonly kind: 'manifest' | 'output' | 'comment'; readonly text: string; readonly range: Range };

/** A code block. `range` is its place in `source`, the text of the document. */
export interface FenceSource extends CodeSource {
  readonly language: string;
}

const classifierOf = derived(
  (vocabulary) =>
    new LineClassifier(commandKnowledge(vocabulary), new Set(buildWordsOf(vocabulary).commands.everydayWords)),
);

function plainComment(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*#+[ \t]?/, '').trimEnd())
    .join('\n')
    .trim();
}

/** The trailing comment on the first line of a command; empty without one. */
function trailingComment(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const match = /\s#\s+([^'"`]*)$/.exec(line.slice(-300));
  return match && !/['"`]/.test(line.slice(0, -match[0].length)) ? match[1]!.trim() : '';
}

function piecesOf(code: FenceSource, lines: readonly string[], vocabulary?: Vocabulary): Piece[] {
  const { language, text } = code;
  const classifier = classifierOf(vocabulary);
  if (!isShellText(language, lines, vocabulary)) {
    const kind = isFenceOf('instructions', language, vocabulary) ? 'manifest' : 'output';
    return [{ kind, first: 0, last: lines.length - 1, column: 0, text }];
  }
  const prompt = promptReader(lines, classifier, /console|session|terminal/.test(language));
  const pieces = prompt
    ? promptPieces(lines, { classifier, prompt, vocabulary })
    : scriptPieces(lines, classifier, vocabulary);
  return joinDependent(pieces, lines, prompt !== null);
}

function isShellText(language: string, lines: readonly string[], vocabulary?: Vocabulary): boolean {
  if (isFenceOf('shell', language, vocabulary)) return true;
  if (!isFenceOf('any', language, vocabulary)) return false;
  const classifier = classifierOf(vocabulary);
  const first = lines.find((line) => line.trim() && !/^\s*#/.test(line));
  return (first !== undefined && classifier.isKnownCommand(first)) || promptReader(lines, classifier, true) !== null;
}

/** Splits a code block without losing a line. The comment above a command, else the one on its line, is its description. */
export function splitFence(code: FenceSource, vocabulary?: Vocabulary): FencePart[] {
  const lines = code.text.split(/\r?\n/);
  const positions = new CodePositions(code);
  const pieces = piecesOf(code, lines, vocabulary);
  const rangeOf = ({ first, last, column }: Piece): Range =>
    positions.range(first, column, last, (lines[last] ?? '').trimEnd().length);
  return pieces.flatMap((piece, index): FencePart[] => {
    const { kind, text } = piece;
    if (kind === 'comment' && pieces[index + 1]?.kind === 'command') return [];
    if (kind !== 'command') return text.trim() ? [{ kind, text, range: rangeOf(piece) }] : [];
    const above = pieces[index - 1];
    const description = above?.kind === 'comment' ? plainComment(above.text) : trailingComment(text);
    const { language } = code;
    const command = { text, language, description, range: rangeOf(piece), ...analyzeCommand(text, vocabulary) };
    return [{ kind: 'command', command }];
  });
}

/** Words are left out: `ovn-appctl … cluster/status` names a command. */
const abridged = /\s(?:…|\.{3})(?:\s|$)/;

/** The command that is inline code: a known program with arguments; null for other code. */
export function inlineCommand(text: string, range: Range, vocabulary?: Vocabulary): Omit<Command, 'id'> | null {
  const trimmed = text.trim().replace(/^\$ +/, '');
  if (!/\s/.test(trimmed) || trimmed.includes('\n') || abridged.test(trimmed)) return null;
  if (!classifierOf(vocabulary).isKnownCommand(trimmed) || commandKnowledge(vocabulary).isIncomplete(trimmed))
    return null;
  return { text: trimmed, language: '', description: '', range, ...analyzeCommand(trimmed, vocabulary) };
}
