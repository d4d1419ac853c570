import type { Piece } from './pieces.js';

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

/** What a command defines for those behind it: `$name` for a variable, `name` for a function. */
function definitions(text: string): string[] {
  const names: string[] = [];
  // Most commands define nothing, which one look tells.
  if (text.includes('=')) for (const name of namesOf(assigned, text)) names.push(`$${name}`);
  if (reading.test(text))
    for (const words of namesOf(read, text)) for (const name of words.trim().split(/\s+/)) names.push(`$${name}`);
  if (text.includes('()')) names.push(...namesOf(functions, text));
  return names;
}

function uses(text: string): string[] {
  return [...namesOf(used, text).map((name) => `$${name}`), ...namesOf(called, text)];
}

/** Spans of pieces that must stay together, as first and last index; output and manifests end all of them. */
function spans(pieces: readonly Piece[]): [number, number][] {
  const found: [number, number][] = [];
  const definedAt = new Map<string, number>();
  pieces.forEach((piece, index) => {
    if (piece.kind === 'manifest' || piece.kind === 'output') definedAt.clear();
    if (piece.kind !== 'command') return;
    const used = definedAt.size > 0 ? uses(piece.text) : [];
    const from = used.reduce((least, name) => Math.min(least, definedAt.get(name) ?? index), index);
    if (from < index) {
      // Spans that overlap are one.
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
