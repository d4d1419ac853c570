import type { Evidence } from '../../../browser.js';
import type { Readable } from './readable.js';

/** A part of a line; `evidence` is the index of the evidence that it is, or null. */
export interface SymptomRun {
  readonly text: string;
  readonly evidence: number | null;
}

/** A line of the symptom, from 1, and its parts. */
export interface SymptomLine {
  readonly number: number;
  readonly runs: readonly SymptomRun[];
}

const mostLines = 14;
const longestRun = 400;

/**
 * The symptom with its matched parts. A short symptom is shown whole; of a log, the lines in which something matched, the
 * strongest evidence first. Positions are code units of the text.
 * @param selection of which the text is, where it is not the whole symptom
 */
export function symptomLines(
  text: string,
  evidence: readonly Pick<Evidence, 'query'>[],
  selection: Readable['selection'] = null,
): { readonly lines: readonly SymptomLine[]; readonly lineCount: number } {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  const spans = evidence.flatMap(({ query }, index) => (query ? [{ ...query, index }] : []));
  const lineAt = (offset: number): number => lastNotAfter(starts, offset);
  const chosen = new Set<number>();
  if (starts.length <= mostLines) for (let line = 0; line < starts.length; line++) chosen.add(line);
  for (const { start, end } of spans) {
    for (let line = lineAt(start); line <= lineAt(Math.max(start, end - 1)) && chosen.size < mostLines; line++)
      chosen.add(line);
  }
  const lines = [...chosen]
    .sort((a, b) => a - b)
    .map((line) => {
      const from = starts[line]!;
      const to = line + 1 < starts.length ? starts[line + 1]! - 1 : text.length;
      return { number: selection?.numbers[line] ?? line + 1, runs: runsOf(text, { from, to }, spans) };
    });
  return { lines, lineCount: selection?.of ?? starts.length };
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly index: number;
}

/** Where evidence overlaps, the strongest, which comes first, is shown. */
function runsOf(text: string, { from, to }: { from: number; to: number }, spans: readonly Span[]): SymptomRun[] {
  const here = spans.filter(({ start, end }) => start < to && end > from);
  const cuts = [...new Set([from, to, ...here.flatMap(({ start, end }) => [start, end])])]
    .filter((cut) => cut >= from && cut <= to)
    .sort((a, b) => a - b);
  const runs: SymptomRun[] = [];
  for (let index = 1; index < cuts.length; index++) {
    const [start, end] = [cuts[index - 1]!, cuts[index]!];
    const found = here.find((span) => span.start <= start && span.end >= end)?.index ?? null;
    const last = runs.at(-1);
    if (last && last.evidence === found)
      runs[runs.length - 1] = { text: last.text + text.slice(start, end), evidence: found };
    else runs.push({ text: text.slice(start, end), evidence: found });
  }
  return runs.map((run) => (run.text.length <= longestRun ? run : { ...run, text: shortened(run.text) }));
}

/** Keeps the beginning and the end, which are next to the matches. */
const shortened = (text: string): string => `${text.slice(0, longestRun / 2)} … ${text.slice(-longestRun / 2)}`;

function lastNotAfter(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (sorted[middle]! <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
