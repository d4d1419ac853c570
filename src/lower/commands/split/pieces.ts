import type { Vocabulary } from '../../../vocabulary/index.js';
import { findCandidates, maskCandidates } from '../placeholders/find.js';
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

function piece(kind: Piece['kind'], lines: readonly string[], first: number, last: number, column = 0): Piece {
  const text = lines
    .slice(first, last + 1)
    .join('\n')
    .slice(column)
    .trimEnd();
  return { kind, first, last, column, text };
}

/** Last line of a run of lines that satisfy `holds`. */
function runEnd(lines: readonly string[], first: number, holds: (line: string) => boolean): number {
  const next = lines.findIndex((line, index) => index > first && !holds(line));
  return (next < 0 ? lines.length : next) - 1;
}

/** The same with blank lines within the run. */
function spacedEnd(lines: readonly string[], first: number, holds: (line: string) => boolean): number {
  let last = runEnd(lines, first, (line) => !line.trim() || holds(line));
  while (last > first && !lines[last]!.trim()) last--;
  return last;
}

/** Last line of a manifest. Comments at its end belong to the next piece. */
function manifestEnd(lines: readonly string[], first: number, classifier: LineClassifier): number {
  const isCommandAtMargin = (line: string): boolean => !/^\s/.test(line) && classifier.isKnownCommand(line);
  const holds = (line: string): boolean => classifier.continues(line, 'manifest') && !isCommandAtMargin(line);
  let last = spacedEnd(lines, first, holds);
  while (last > first && /^\s*#/.test(lines[last]!)) last--;
  return last;
}

/** A block that begins with `#!` is one script. */
function wholeScript(lines: readonly string[]): Piece | null {
  const first = lines.findIndex((line) => line.trim());
  if (first < 0 || !lines[first]!.startsWith('#!')) return null;
  return piece(
    'command',
    lines,
    first,
    lines.findLastIndex((line) => line.trim()),
  );
}

/** A reader of statements in which placeholders are masked, so that their brackets are no shell syntax. */
function statementsOf(lines: readonly string[], vocabulary: Vocabulary | undefined): StatementReader {
  const text = lines.join('\n');
  return new StatementReader(maskCandidates(text, findCandidates(text, vocabulary)).split('\n'));
}

/** Splits lines without prompts: a script with manifests and output in between. */
export function scriptPieces(lines: readonly string[], classifier: LineClassifier, vocabulary?: Vocabulary): Piece[] {
  const script = wholeScript(lines);
  if (script) return [script];
  const statements = statementsOf(lines, vocabulary);
  const ends: Readonly<Record<Piece['kind'], (first: number) => number>> = {
    comment: (first) => runEnd(lines, first, (line) => /^\s*#(?!!)/.test(line)),
    manifest: (first) => manifestEnd(lines, first, classifier),
    output: (first) => runEnd(lines, first, (line) => line.trim() !== '' && classifier.continues(line, 'output')),
    command: (first) => first + statements.length(first) - 1,
  };
  const pieces: Piece[] = [];
  for (let index = 0; index < lines.length; index++) {
    const kind = settle(classifier, lines, index, pieces.at(-1));
    if (kind === 'blank') continue;
    const last = ends[kind](index);
    pieces.push(piece(kind, lines, index, last, kind === 'command' ? lines[index]!.search(/\S/) : 0));
    index = last;
  }
  return pieces;
}

/** The kind of a line. An ambiguous one is output if it directly follows output or introduces indented output. */
function settle(
  classifier: LineClassifier,
  lines: readonly string[],
  index: number,
  before: Piece | undefined,
): Piece['kind'] | 'blank' {
  const kind = classifier.classify(lines[index]!);
  if (kind !== 'unsure') return kind;
  const [line = '', next = ''] = lines.slice(index);
  const isHead = /^\S.*[^\\|&({,]$/.test(line) && /^\s+\S/.test(next) && classifier.classify(next) !== 'command';
  if (/\w: /.test(line) || (isHead && before?.last === index - 1)) return 'output';
  if (before?.last !== index - 1 || before.kind === 'comment') return 'command';
  return before.kind !== 'command' || classifier.readsLikeOutput(lines[index]!, before.text) ? 'output' : 'command';
}

interface Session {
  readonly classifier: LineClassifier;
  readonly prompt: PromptReader;
  readonly vocabulary?: Vocabulary | undefined;
}

/** Splits lines with prompts: a command follows each prompt, the rest is comments and output. */
export function promptPieces(lines: readonly string[], { classifier, prompt, vocabulary }: Session): Piece[] {
  const stripped = lines.map((line) => line.slice(prompt(line)));
  const statements = statementsOf(stripped, vocabulary);
  const pieces: Piece[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const column = prompt(line);
    if (column) {
      const end = index + statements.length(index) - 1;
      // A statement ends before the next prompt at the latest.
      const last = Math.min(
        end,
        runEnd(lines, index, (one) => !prompt(one)),
      );
      const body = [stripped[index]!, ...lines.slice(index + 1, last + 1).map((one) => one.replace(/^> ?/, ''))];
      pieces.push({ kind: 'command', first: index, last, column, text: body.join('\n').trimEnd() });
    } else if (/^\s*#/.test(line)) {
      const last = runEnd(lines, index, (one) => /^\s*#/.test(one) && !prompt(one));
      pieces.push(piece('comment', lines, index, last));
    } else if (line.trim()) {
      const last = spacedEnd(lines, index, (one) => !prompt(one) && !/^\s*# /.test(one));
      pieces.push(piece(classifier.classify(line) === 'manifest' ? 'manifest' : 'output', lines, index, last));
    }
    index = Math.max(index, pieces.at(-1)?.last ?? index);
  }
  return pieces;
}

const assigned =
  /(?:^|[;&\n({]|\bexport|\blocal|\breadonly|\bdeclare(?: -\w+)?)[ \t]*([A-Za-z_]\w*)(?:\[[^\]\n]*\])?\+?=(?!=)/g;
const read = /\b(?:read|mapfile|readarray)((?:[ \t]+-?\w+)+)/g;
const functions = /(?:^|\n)[ \t]*(?:function[ \t]+)?([A-Za-z_][\w-]*)[ \t]*\(\)/g;
const used = /\$\{?[#!]?([A-Za-z_]\w*)/g;
const called = /(?:^|[;&|\n({]|\bthen|\bdo)[ \t]*([A-Za-z_][\w-]*)/g;

const namesOf = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, name]) => name!);

/** Definitions of a command for later ones: `$name` for a variable, `name` for a function. */
function definitionsIn(text: string): string[] {
  const variables = [...namesOf(assigned, text), ...namesOf(read, text).flatMap((words) => words.trim().split(/\s+/))];
  return [...variables.map((name) => `$${name}`), ...namesOf(functions, text)];
}

const usesIn = (text: string): string[] => [...namesOf(used, text).map((name) => `$${name}`), ...namesOf(called, text)];

/** Ranges of commands that depend on each other, as first and last index. Output and manifests end a range. */
function dependentRanges(pieces: readonly Piece[]): [number, number][] {
  const ranges: [number, number][] = [];
  const definedAt = new Map<string, number>();
  for (const [index, { kind, text }] of pieces.entries()) {
    if (kind === 'manifest' || kind === 'output') definedAt.clear();
    if (kind !== 'command') continue;
    const definitions = definedAt.size > 0 ? usesIn(text).map((name) => definedAt.get(name) ?? index) : [];
    let first = Math.min(index, ...definitions);
    if (first < index) {
      while (ranges.length && ranges.at(-1)![1] >= first) first = Math.min(first, ranges.pop()![0]);
      ranges.push([first, index]);
    }
    for (const name of definitionsIn(text)) if (!definedAt.has(name)) definedAt.set(name, index);
  }
  return ranges;
}

/** Joins a command with the earlier ones whose variables or functions it uses, so that it works when copied. */
export function joinDependent(pieces: readonly Piece[], lines: readonly string[], hasPrompts: boolean): Piece[] {
  const joined: Piece[] = [];
  let from = 0;
  for (const [first, last] of dependentRanges(pieces)) {
    const parts = pieces.slice(first, last + 1);
    const whole = piece('command', lines, parts[0]!.first, parts.at(-1)!.last, parts[0]!.column);
    const text = hasPrompts ? parts.map((part) => part.text).join('\n') : whole.text;
    joined.push(...pieces.slice(from, first), { ...whole, text });
    from = last + 1;
  }
  return [...joined, ...pieces.slice(from)];
}
