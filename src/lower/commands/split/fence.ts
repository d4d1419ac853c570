import type { Command, Position, Range } from '../../../model/index.js';

import { commands } from '../../../vocabulary/index.js';
import { analyzeCommand, builtInCommands } from '../analyze.js';
import type { CommandKnowledge } from '../effects/table.js';
import { isPartOfStep, isShellLanguage, mayHoldCommands } from '../languages.js';
import { LineClassifier, promptReader } from './lines.js';
import { joinDependent, type Piece, promptPieces, scriptPieces } from './pieces.js';

interface CodeSource {
  readonly text: string;
  readonly range: Range;
  readonly source: string;
}

/** Places of a code block's lines in the document, also where the block is indented or quoted there. */
export class CodePositions {
  readonly #lines: readonly string[];
  /** Where each line of the code begins in the document. */
  readonly #offsets: number[] = [];
  readonly #firstLine: number;

  constructor(readonly code: CodeSource) {
    const { source, range, text } = code;
    const fenced = /^[ \t>]*(?:```|~~~)/.test(source.slice(range.start.offset, range.start.offset + 64));
    let offset = range.start.offset;
    if (fenced) offset = lineEnd(source, offset) + 1;
    else offset = source.lastIndexOf('\n', offset - 1) + 1;
    this.#firstLine = range.start.line + (fenced ? 1 : 0);
    this.#lines = text.split('\n');
    for (let line = 0; line < this.#lines.length; line++) {
      this.#offsets.push(offset);
      offset = lineEnd(source, offset) + 1;
    }
  }

  /** The place of a column (from 0) of a line (from 0) of the code. */
  position(line: number, column: number): Position {
    const { source } = this.code;
    const index = Math.min(line, this.#lines.length - 1);
    const offset = this.#offsets[index]!;
    const raw = source.slice(offset, lineEnd(source, offset)).replace(/\r$/, '');
    const at = Math.min(indentOf(raw, this.#lines[index]!) + column, raw.length);
    return {
      line: this.#firstLine + line,
      column: at + 1,
      offset: Math.min(offset + at, source.length),
    };
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

/** A part of a code block, in order. `range` is its exact place in the document. */
export type FencePart =
  | { readonly kind: 'command'; readonly command: Omit<Command, 'id'> }
  | { readonly kind: 'manifest' | 'output' | 'comment'; readonly text: string; readonly range: Range };

/** A code block as the Markdown tree has it, with the text of the whole document that `range` counts in. */
export interface FenceSource {
  readonly text: string;
  readonly language: string;
  readonly range: Range;
  readonly source: string;
}

const everyday: ReadonlySet<string> = new Set(commands.everydayWords);

function plainComment(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*#+[ \t]?/, '').trimEnd())
    .join('\n')
    .trim();
}

/** A comment at the end of a command's first line, which describes it when nothing stands above. */
function trailingComment(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const match = /\s#\s+([^'"`]*)$/.exec(line.slice(-300));
  return match && !/['"`]/.test(line.slice(0, -match[0].length)) ? match[1]!.trim() : '';
}

function isShellText(code: FenceSource, lines: readonly string[], classifier: LineClassifier): boolean {
  if (isShellLanguage(code.language)) return true;
  if (!mayHoldCommands(code.language)) return false;
  const first = lines.find((line) => line.trim() && !/^\s*#/.test(line));
  if (first !== undefined && classifier.isKnownCommand(first)) return true;
  return promptReader(lines, classifier, true) !== null;
}

function piecesOf(code: FenceSource, lines: readonly string[], classifier: LineClassifier): Piece[] {
  if (!isShellText(code, lines, classifier)) {
    return [
      {
        kind: isPartOfStep(code.language) ? 'manifest' : 'output',
        first: 0,
        last: lines.length - 1,
        column: 0,
        text: code.text,
      },
    ];
  }
  const prompt = promptReader(lines, classifier, /console|session|terminal/.test(code.language));
  const pieces = prompt ? promptPieces(lines, classifier, prompt) : scriptPieces(lines, classifier);
  return joinDependent(pieces, lines, prompt !== null);
}

/**
 * Splits a code block into its commands and what stands between them. Every line lands in a part: a comment directly
 * above a command is its description, any other is a part of its own.
 */
export function splitFence(code: FenceSource, knowledge: CommandKnowledge = builtInCommands): FencePart[] {
  const split = code.text.split('\n');
  const lines = code.text.includes('\r') ? split.map((line) => line.replace(/\r$/, '')) : split;
  const positions = new CodePositions(code);
  const pieces = piecesOf(code, lines, new LineClassifier(knowledge, everyday));
  const rangeOf = ({ first, last, column }: Piece): Range =>
    positions.range(first, column, last, (lines[last] ?? '').trimEnd().length);
  return pieces.flatMap((piece, index): FencePart[] => {
    const { kind, text } = piece;
    if (kind === 'comment' && pieces[index + 1]?.kind === 'command') return [];
    if (kind !== 'command') return text.trim() ? [{ kind, text, range: rangeOf(piece) }] : [];
    const above = pieces[index - 1];
    const description = above?.kind === 'comment' ? plainComment(above.text) : trailingComment(text);
    const { language } = code;
    const command = { text, language, description, range: rangeOf(piece), ...analyzeCommand(text, knowledge) };
    return [{ kind: 'command', command }];
  });
}

/** Inline code that is a command: a known program with arguments. */
export function inlineCommand(
  text: string,
  range: Range,
  knowledge: CommandKnowledge = builtInCommands,
): Omit<Command, 'id'> | null {
  const trimmed = text.trim().replace(/^\$ +/, '');
  if (!/\s/.test(trimmed) || trimmed.includes('\n')) return null;
  const classifier = new LineClassifier(knowledge, everyday);
  if (!classifier.isKnownCommand(trimmed)) return null;
  return { text: trimmed, language: '', description: '', range, ...analyzeCommand(trimmed, knowledge) };
}
