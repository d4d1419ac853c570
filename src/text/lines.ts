import { limits } from '../limits.js';
import { stripLogPrefix } from './log-prefix.js';
import { maskLine } from './mask.js';

/** A line of a symptom, standing for all lines of the same mask. */
export interface SymptomLine {
  /** The message without its log prefix. */
  readonly text: string;
  readonly masked: string;
  /** Place of the first such line in the text, UTF-16 units, without white space around it. */
  readonly start: number;
  readonly end: number;
  /** How many lines have the same mask. */
  readonly count: number;
}

export interface SymptomLines {
  /** In order of their first places. */
  readonly lines: readonly SymptomLine[];
  /** Lines that are not empty. */
  readonly total: number;
  /** Lines that were not looked at because the limit of distinct lines was reached. */
  readonly omitted: number;
}

export interface LineLimits {
  /** Distinct lines that are kept. */
  readonly lines: number;
  /** Characters of a line that are looked at. */
  readonly lineCharacters: number;
}

const defaults: LineLimits = { lines: limits.queryLines, lineCharacters: 4_096 };

/** Lines that are looked at for each line that is kept: a dump of repeats costs no more than one of distinct lines. */
const looksPerLine = 10;

/** Cuts a text into lines and joins those that differ only in their variable parts. Linear. */
export function splitLines(text: string, { lines: maximum, lineCharacters }: LineLimits = defaults): SymptomLines {
  const byMask = new Map<string, { line: Omit<SymptomLine, 'count'>; count: number }>();
  const byText = new Map<string, string>();
  let total = 0;
  let omitted = 0;
  for (const { start, end } of lineRanges(text)) {
    total++;
    const raw = text.slice(start, Math.min(end, start + lineCharacters));
    let masked = byText.get(raw);
    if (masked === undefined) {
      if (byMask.size >= maximum || byText.size >= maximum * looksPerLine) {
        omitted++;
        continue;
      }
      const message = stripLogPrefix(raw);
      masked = maskLine(message);
      byText.set(raw, masked);
      if (!byMask.has(masked)) byMask.set(masked, { line: { text: message, masked, start, end }, count: 0 });
    }
    byMask.get(masked)!.count++;
  }
  return { lines: [...byMask.values()].map(({ line, count }) => ({ ...line, count })), total, omitted };
}

const lineBreak = /\r\n|[\n\r\u2028\u2029\u0085]/g;

function* lineRanges(text: string): Generator<{ start: number; end: number }> {
  let from = 0;
  for (const { index, 0: found } of text.matchAll(lineBreak)) {
    yield* trimmed(text, from, index);
    from = index + found.length;
  }
  yield* trimmed(text, from, text.length);
}

function* trimmed(text: string, from: number, to: number): Generator<{ start: number; end: number }> {
  const line = text.slice(from, to);
  const start = from + line.length - line.trimStart().length;
  const end = from + line.trimEnd().length;
  if (start < end) yield { start, end };
}
