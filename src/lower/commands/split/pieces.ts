import { findCandidates, maskCandidates } from '../placeholders/candidates.js';
import type { LineClassifier, PromptReader } from './lines.js';

import { StatementReader } from './statement.js';

/** Consecutive lines of a code block that belong together. Lines count from 0; `last` is inclusive. */
export interface Piece {
  readonly kind: 'command' | 'manifest' | 'output' | 'comment';
  readonly first: number;
  readonly last: number;
  /** Characters of indentation and prompt on the first line. */
  readonly column: number;
  readonly text: string;
}

function indentation(line: string): number {
  return line.length - line.trimStart().length;
}

function piece(kind: Piece['kind'], lines: readonly string[], first: number, last: number, column: number): Piece {
  const whole = first === last ? lines[first]! : lines.slice(first, last + 1).join('\n');
  const text = whole.slice(column).trimEnd();
  return { kind, first, last, column, text };
}

/** Last line of a run of lines that satisfy `holds`, without trailing blank lines. */
function runEnd(lines: readonly string[], first: number, holds: (line: string) => boolean): number {
  let last = first;
  for (let index = first + 1; index < lines.length; index++) {
    const line = lines[index]!;
    if (!line.trim()) continue;
    if (!holds(line)) break;
    last = index;
  }
  return last;
}

/** Last line of an output; a blank line ends it too. */
function outputEnd(lines: readonly string[], first: number, classifier: LineClassifier): number {
  let last = first;
  while (last + 1 < lines.length && lines[last + 1]!.trim() && classifier.continues(lines[last + 1]!, 'output')) last++;
  return last;
}

/** Last line of a manifest; trailing comments belong to the next part. */
function manifestEnd(lines: readonly string[], first: number, classifier: LineClassifier): number {
  let last = runEnd(
    lines,
    first,
    (line) => classifier.continues(line, 'manifest') && !isCommandAtMargin(line, classifier),
  );
  while (last > first && /^\s*#/.test(lines[last]!)) last--;
  return last;
}

function isCommandAtMargin(line: string, classifier: LineClassifier): boolean {
  return !/^\s/.test(line) && classifier.isKnownCommand(line);
}

/** A block that begins with `#!` is one script. */
function wholeScript(lines: readonly string[]): Piece | null {
  const first = lines.findIndex((line) => line.trim());
  if (first < 0 || !lines[first]!.startsWith('#!')) return null;
  const last = lines.findLastIndex((line) => line.trim());
  return piece('command', lines, first, last, 0);
}

/** The lines with placeholders masked as plain words, so that their brackets are no shell syntax. */
function maskedLines(lines: readonly string[]): readonly string[] {
  const text = lines.join('\n');
  const candidates = findCandidates(text);
  return candidates.length > 0 ? maskCandidates(text, candidates).split('\n') : lines;
}

/** Splits lines without prompts: a script with manifests and output in between. */
export function scriptPieces(lines: readonly string[], classifier: LineClassifier): Piece[] {
  const script = wholeScript(lines);
  if (script) return [script];
  const statements = new StatementReader(maskedLines(lines));
  const pieces: Piece[] = [];
  let index = 0;
  while (index < lines.length) {
    const line = lines[index]!;
    const kind = settle(classifier, lines, index, pieces.at(-1));
    let last = index;
    if (kind === 'blank') {
      index++;
      continue;
    }
    if (kind === 'comment') last = commentEnd(lines, index);
    else if (kind === 'manifest') last = manifestEnd(lines, index, classifier);
    else if (kind === 'output') last = outputEnd(lines, index, classifier);
    else last = index + statements.length(index) - 1;
    pieces.push(piece(kind, lines, index, last, kind === 'command' ? indentation(line) : 0));
    index = last + 1;
  }
  return pieces;
}

function commentEnd(lines: readonly string[], first: number): number {
  let last = first;
  while (last + 1 < lines.length && /^\s*#(?!!)/.test(lines[last + 1]!)) last++;
  return last;
}

/** An ambiguous line is output when it directly follows a command or output. */
function settle(
  classifier: LineClassifier,
  lines: readonly string[],
  index: number,
  before: Piece | undefined,
): Piece['kind'] | 'blank' {
  const kind = classifier.classify(lines[index]!);
  if (kind !== 'unsure') return kind;
  const directly = before !== undefined && before.last === index - 1;
  if (!directly || before.kind === 'comment') return 'command';
  return before.kind !== 'command' || classifier.readsLikeOutput(lines[index]!, before.text) ? 'output' : 'command';
}

/** Splits lines with prompts: a command follows each prompt, the rest is comments and output. */
export function promptPieces(lines: readonly string[], classifier: LineClassifier, prompt: PromptReader): Piece[] {
  const stripped = lines.map((line) => line.slice(prompt(line)));
  const statements = new StatementReader(maskedLines(stripped));
  const pieces: Piece[] = [];
  let index = 0;
  while (index < lines.length) {
    const line = lines[index]!;
    const column = prompt(line);
    let last = index;
    if (column) {
      last = index + statementLines(lines, index, statements.length(index), prompt) - 1;
      const body = [stripped[index]!, ...lines.slice(index + 1, last + 1).map((one) => one.replace(/^> ?/, ''))];
      pieces.push({ kind: 'command', first: index, last, column, text: body.join('\n').trimEnd() });
    } else if (/^\s*#/.test(line)) {
      while (last + 1 < lines.length && /^\s*#/.test(lines[last + 1]!) && !prompt(lines[last + 1]!)) last++;
      pieces.push(piece('comment', lines, index, last, 0));
    } else if (line.trim()) {
      last = runEnd(lines, index, (one) => !prompt(one) && !/^\s*# /.test(one));
      const kind = classifier.classify(line) === 'manifest' ? 'manifest' : 'output';
      pieces.push(piece(kind, lines, index, last, 0));
    }
    index = last + 1;
  }
  return pieces;
}

/** A statement ends before the next prompt at the latest. */
function statementLines(lines: readonly string[], first: number, length: number, prompt: PromptReader): number {
  const rest = lines.slice(first + 1, first + length).findIndex((line) => prompt(line) > 0);
  return rest < 0 ? length : rest + 1;
}

const assigned =
  /(?:^|[;&\n({]|\bexport|\blocal|\breadonly|\bdeclare(?: -\w+)?)[ \t]*([A-Za-z_]\w*)(?:\[[^\]\n]*\])?\+?=(?!=)/g;
const read = /\b(?:read|mapfile|readarray)((?:[ \t]+-?\w+)+)/g;
const functions = /(?:^|\n)[ \t]*(?:function[ \t]+)?([A-Za-z_][\w-]*)[ \t]*\(\)/g;
const used = /\$\{?[#!]?([A-Za-z_]\w*)/g;
const called = /(?:^|[;&|\n({]|\bthen|\bdo)[ \t]*([A-Za-z_][\w-]*)/g;

function namesOf(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1]!);
}

const reading = /\b(?:read|mapfile|readarray)\b/;

/** Definitions of a command for later ones: `$name` for a variable, `name` for a function. */
function definitions(text: string): string[] {
  const names: string[] = [];
  // Most commands define nothing.
  if (text.includes('=')) for (const name of namesOf(assigned, text)) names.push(`$${name}`);
  if (reading.test(text))
    for (const words of namesOf(read, text)) for (const name of words.trim().split(/\s+/)) names.push(`$${name}`);
  if (text.includes('()')) names.push(...namesOf(functions, text));
  return names;
}

function uses(text: string): string[] {
  return [...namesOf(used, text).map((name) => `$${name}`), ...namesOf(called, text)];
}

/** Ranges of parts that must stay together, as first and last index; output and manifests end them. */
function spans(pieces: readonly Piece[]): [number, number][] {
  const found: [number, number][] = [];
  const definedAt = new Map<string, number>();
  pieces.forEach((piece, index) => {
    if (piece.kind === 'manifest' || piece.kind === 'output') definedAt.clear();
    if (piece.kind !== 'command') return;
    const used = definedAt.size > 0 ? uses(piece.text) : [];
    const from = used.reduce((least, name) => Math.min(least, definedAt.get(name) ?? index), index);
    if (from < index) {
      // Overlapping ranges are merged.
      let first = from;
      while (found.length && found.at(-1)![1] >= first) first = Math.min(first, found.pop()![0]);
      found.push([first, index]);
    }
    for (const name of definitions(piece.text)) definedAt.set(name, Math.min(definedAt.get(name) ?? index, index));
  });
  return found;
}

/** Joins a command that uses what an earlier one of the block sets with it and all between, so that it works when copied. */
export function joinDependent(pieces: readonly Piece[], lines: readonly string[], prompts: boolean): Piece[] {
  if (pieces.length < 2) return [...pieces];
  const joined: Piece[] = [];
  let from = 0;
  for (const [first, last] of spans(pieces)) {
    joined.push(...pieces.slice(from, first), merge(pieces.slice(first, last + 1), lines, prompts));
    from = last + 1;
  }
  return [...joined, ...pieces.slice(from)];
}

function merge(parts: readonly Piece[], lines: readonly string[], prompts: boolean): Piece {
  const first = parts[0]!;
  const last = parts.at(-1)!;
  const text = prompts
    ? parts.map((part) => part.text).join('\n')
    : lines
        .slice(first.first, last.last + 1)
        .join('\n')
        .slice(first.column)
        .trimEnd();
  return { kind: 'command', first: first.first, last: last.last, column: first.column, text };
}
