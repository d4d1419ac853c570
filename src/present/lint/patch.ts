import { checkOptions, namesOf } from '../../check-options.js';
import { type Paint, painter } from '../layout.js';
import { sanitize } from '../sanitize.js';

export interface ChangedText {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

const contextLines = 3;
/** Above this many differing lines, the whole region is shown as replaced: nobody reads it line by line. */
const maxDifferences = 500;

interface Step {
  readonly mark: ' ' | '-' | '+';
  readonly line: string;
}

export interface PatchOptions {
  /** For display: control characters are made visible, so that the patch no longer applies. */
  readonly terminal?: boolean;
  readonly color?: boolean;
}

const names = namesOf<PatchOptions>({ terminal: true, color: true });

/** Changes as a unified diff for `git apply` and `patch`. */
export function lintPatch(files: readonly ChangedText[], options: PatchOptions = {}): string {
  checkOptions('presenters.fixes.patch', options, names);
  const show = options.terminal ? sanitize : (text: string): string => text;
  const paint = painter(options.color === true);
  return files
    .filter(({ before, after }) => before !== after)
    .map((file) => filePatch(file, show, paint))
    .join('');
}

function filePatch({ path, before, after }: ChangedText, show: (text: string) => string, paint: Paint): string {
  const steps = differences(linesOf(before), linesOf(after));
  const head = [`--- ${quoted(`a/${path}`)}`, `+++ ${quoted(`b/${path}`)}`].map((line) => `${paint('bold', line)}\n`);
  return [...head, ...hunks(steps).map((hunk) => hunkText(hunk, show, paint))].join('');
}

/** Quotes paths with control characters as git does. */
function quoted(path: string): string {
  return /["\\\p{Cc}]/u.test(path) ? JSON.stringify(path) : path;
}

/** Lines with their line breaks; the last may have none. */
const linesOf = (text: string): string[] => (text === '' ? [] : text.split(/(?<=\n)/));

interface Hunk {
  readonly before: number;
  readonly after: number;
  readonly steps: readonly Step[];
}

function hunks(steps: readonly Step[]): Hunk[] {
  const changed = steps.flatMap(({ mark }, index) => (mark === ' ' ? [] : [index]));
  const spans: [number, number][] = [];
  for (const index of changed) {
    const last = spans.at(-1);
    if (last && index - contextLines <= last[1]) last[1] = Math.min(steps.length, index + contextLines + 1);
    else spans.push([Math.max(0, index - contextLines), Math.min(steps.length, index + contextLines + 1)]);
  }
  let [before, after, at] = [1, 1, 0];
  return spans.map(([from, to]) => {
    for (; at < from; at++) [before, after] = advance(before, after, steps[at]!);
    const hunk = { before, after, steps: steps.slice(from, to) };
    for (; at < to; at++) [before, after] = advance(before, after, steps[at]!);
    return hunk;
  });
}

const advance = (before: number, after: number, { mark }: Step): [number, number] => [
  before + (mark === '+' ? 0 : 1),
  after + (mark === '-' ? 0 : 1),
];

function hunkText({ before, after, steps }: Hunk, show: (text: string) => string, paint: Paint): string {
  const count = (mark: '-' | '+'): number => steps.filter((step) => step.mark === ' ' || step.mark === mark).length;
  const [old, next] = [count('-'), count('+')];
  // An empty range is given by the line before it.
  const head = `@@ -${old === 0 ? before - 1 : before},${old} +${next === 0 ? after - 1 : after},${next} @@`;
  const lines = steps.map(({ mark, line }) => {
    const text = mark + show(line.replace(/\n$/, ''));
    const painted = mark === '-' ? paint('red', text) : mark === '+' ? paint('green', text) : text;
    return line.endsWith('\n') ? `${painted}\n` : `${painted}\n\\ No newline at end of file\n`;
  });
  return `${paint('cyan', head)}\n${lines.join('')}`;
}

/** The lines of both texts in order, by the greedy algorithm of Myers (1986) after equal ends are stripped. */
function differences(before: readonly string[], after: readonly string[]): Step[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const keep = (line: string): Step => ({ mark: ' ', line });
  return [
    ...before.slice(0, start).map(keep),
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(keep),
  ];
}

function middle(before: readonly string[], after: readonly string[]): Step[] {
  const traces: Map<number, number>[] = [];
  let reached = new Map([[1, 0]]);
  for (let cost = 0; cost <= maxDifferences; cost++) {
    const next = new Map(reached);
    for (let diagonal = -cost; diagonal <= cost; diagonal += 2) {
      let x = goesDown(reached, diagonal, cost) ? reached.get(diagonal + 1)! : reached.get(diagonal - 1)! + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x++;
      next.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length) return backtrack([...traces, reached], before, after);
    }
    traces.push(reached);
    reached = next;
  }
  return [...before.map((line): Step => ({ mark: '-', line })), ...after.map((line): Step => ({ mark: '+', line }))];
}

const goesDown = (reached: ReadonlyMap<number, number>, diagonal: number, cost: number): boolean =>
  diagonal === -cost || (diagonal !== cost && (reached.get(diagonal - 1) ?? -1) < (reached.get(diagonal + 1) ?? -1));

function backtrack(
  traces: readonly ReadonlyMap<number, number>[],
  before: readonly string[],
  after: readonly string[],
): Step[] {
  const steps: Step[] = [];
  let [x, y] = [before.length, after.length];
  for (let cost = traces.length - 1; cost >= 0; cost--) {
    const reached = traces[cost]!;
    const diagonal = x - y;
    const from = goesDown(reached, diagonal, cost) ? diagonal + 1 : diagonal - 1;
    const fromX = reached.get(from) ?? 0;
    const fromY = fromX - from;
    while (x > fromX && y > fromY) {
      steps.push({ mark: ' ', line: before[--x]! });
      y--;
    }
    if (cost === 0) break;
    if (x === fromX) steps.push({ mark: '+', line: after[--y]! });
    else steps.push({ mark: '-', line: before[--x]! });
  }
  return steps.reverse();
}
