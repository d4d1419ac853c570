import { getOrMake } from '../collections.js';
import type { Boilerplate } from '../text/index.js';
import { matchParameters } from './parameters.js';
import type { TextTerm } from './types.js';

/** A line of a symptom that has terms. */
export interface Line {
  /** Code units in the symptom. */
  readonly start: number;
  readonly end: number;
  readonly terms: readonly TextTerm[];
  /** Whether it differs from an earlier line only in variable parts, and so does not count. */
  readonly repeated: boolean;
  /** Whether it reports a fault. */
  readonly salient: boolean;
}

/** The lines of a symptom with their weights. */
export interface SymptomLines {
  readonly lines: readonly Line[];
  /** Whether repeated lines count once, and lines that are not salient are weighted by `background`. */
  readonly areWeighed: boolean;
  /** Weight of a line that is not salient; a salient one has 1. */
  readonly background: number;
}

/** Least number of distinct lines of a log, most of which is boilerplate. */
const minLogLines = 6;

const isLogLike = (alert: Boilerplate | null): boolean => alert?.salientLines !== 'all';

/** Whether a text has as many lines as a log and is not an alert. @param terms in the order of the text */
export function isLog(text: string, terms: readonly TextTerm[], alert: Boilerplate | null): boolean {
  let lines = 0;
  let end = -1;
  for (const { start } of terms) {
    if (start < end) continue;
    if (++lines >= minLogLines) return isLogLike(alert);
    end = endOfLine(text, start);
  }
  return false;
}

function endOfLine(text: string, position: number): number {
  const next = text.indexOf('\n', position);
  return next < 0 ? text.length : next;
}

/**
 * Lines that differ only in variable parts (words with digits) count once. In a log with salient lines, all other lines
 * together weigh `matchParameters.boilerplate` times as much as the salient ones.
 * @param alert the boilerplate of a pasted text: labels are not salient
 */
export function readLines(text: string, terms: readonly TextTerm[], alert: Boilerplate | null): SymptomLines {
  const found = splitLines(text, terms);
  const templates = new Set<string>();
  const lines = found.map(({ start, end, terms: own }) => {
    const template = templateOf(own);
    const repeated = templates.has(template);
    templates.add(template);
    const label = alert?.labels.has(start) ?? false;
    const salient = !label && (!isLogLike(alert) || own.some(({ word }) => word.salient));
    return { start, end, terms: own, repeated, label, salient };
  });
  const distinct = lines.filter(({ repeated }) => !repeated);
  const labels = distinct.filter(({ label }) => label).length;
  const isShort = distinct.length - labels < minLogLines;
  if (isShort && labels === 0 && isLogLike(alert)) return { lines, areWeighed: false, background: 1 };
  // In a short text, every line that is not a label is salient.
  const weighed = isShort ? lines.map((line) => ({ ...line, salient: !line.label })) : lines;
  const salient = weighed.filter((line) => line.salient && !line.repeated).length;
  const others = distinct.length - salient;
  const background = salient === 0 || others === 0 ? 1 : Math.min(1, (matchParameters.boilerplate * salient) / others);
  return { lines: weighed, areWeighed: true, background };
}

/** The words of a line without numbers, addresses and hashes. */
const templateOf = (terms: readonly TextTerm[]): string =>
  terms
    .filter(({ word }) => !word.variable)
    .map(({ word }) => word.text)
    .join(' ');

function splitLines(text: string, terms: readonly TextTerm[]) {
  const byStart = new Map<number, { readonly start: number; readonly end: number; readonly terms: TextTerm[] }>();
  let current = { start: 0, end: -1, terms: [] as TextTerm[] };
  for (const term of terms) {
    if (term.start < current.start || term.start >= current.end) {
      const start = text.lastIndexOf('\n', term.start) + 1;
      current = getOrMake(byStart, start, () => ({ start, end: endOfLine(text, term.start), terms: [] }));
    }
    current.terms.push(term);
  }
  return [...byStart.values()].sort((left, right) => left.start - right.start);
}

/** Whether the line of a position is salient; true if no line is. */
export function isSalientAt({ lines }: SymptomLines, position: number): boolean {
  const line = lines.find(({ start, end }) => start <= position && position < end);
  return line?.salient !== false || !lines.some(({ salient }) => salient);
}

/** The salient lines of a text at their positions; the other lines are blank. */
export function salientText(text: string, { lines }: SymptomLines): string {
  let kept = '';
  for (const { start, end, salient } of lines)
    if (salient) kept += ' '.repeat(start - kept.length) + text.slice(start, end);
  return kept;
}
