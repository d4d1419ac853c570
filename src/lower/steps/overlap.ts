import type { Comparison, Condition, Diagnostic, Expectation, Step } from '../../model/index.js';
import { quantityKey } from './quantity-key.js';

/** Values from `low` to `high`; a bound belongs to them when it is closed. */
interface Interval {
  readonly low: number;
  readonly high: number;
  readonly lowClosed: boolean;
  readonly highClosed: boolean;
}

/** What one expectation says of one quantity: a span of numbers, or the words that it equals. */
interface Claim {
  readonly expectation: Expectation;
  readonly interval: Interval | null;
  readonly word: string | null;
}

/** Normal expectations of one quantity that others are held against; a step that has more is a list of something else. */
const heldAgainst = 20;

/**
 * Finds values that a step calls normal by one expectation, and a warning or abnormal by another: at these the first of the
 * two would win by its place alone. Warning and abnormal may overlap: the worse comes with the greater value. And ranges that
 * no value lies in.
 */
export function contradictingVerdicts(steps: readonly Step[], path: string): Diagnostic[] {
  return steps.flatMap((step) => {
    const never = step.expectations.find(({ condition }) => condition && holdsNever(condition));
    if (never) return [unreachable(never, path)];
    const claims = new Map<string, Claim[]>();
    for (const expectation of step.expectations) {
      for (const [key, claim] of claimsOf(expectation)) {
        const group = claims.get(key);
        if (group) group.push(claim);
        else claims.set(key, [claim]);
      }
    }
    return [...claims.values()].flatMap((group) => contradictionIn(group, path) ?? []);
  });
}

/** `80 <= connections < 70`: comparisons of one quantity that no value meets together. */
function holdsNever(condition: Condition): boolean {
  if (!('all' in condition)) return false;
  const bySubject = new Map<string, Comparison[]>();
  for (const comparison of condition.all) {
    const key = `${quantityKey(comparison.subject)}|${comparison.unit ?? ''}`;
    bySubject.set(key, [...(bySubject.get(key) ?? []), comparison]);
  }
  return [...bySubject.values()].some((comparisons) => {
    const interval = comparisons.length > 1 ? intervalOf(comparisons) : null;
    if (!interval) return false;
    const { low, high, lowClosed, highClosed } = interval;
    return low > high || (low === high && !(lowClosed && highClosed));
  });
}

function unreachable({ text, range }: Expectation, path: string): Diagnostic {
  return {
    ruleId: 'expectation/incoherent-thresholds',
    severity: 'warning',
    message: `Unexpected range "${short(text)}" that no value lies in, expected the smaller bound first`,
    path,
    range,
    note: 'Change one of the two bounds: this expectation can never hold.',
  };
}

function contradictionIn(group: readonly Claim[], path: string): Diagnostic | null {
  const normal = group.filter(({ expectation }) => expectation.verdict === 'normal').slice(0, heldAgainst);
  for (const claim of group) {
    const { expectation } = claim;
    if (expectation.verdict === 'normal') continue;
    const other = normal.find((one) => overlap(one, claim))?.expectation;
    if (!other) continue;
    return {
      ruleId: 'expectation/incoherent-thresholds',
      severity: 'warning',
      message: `Unexpected overlap of "${short(expectation.text)}" (${expectation.verdict}) with "${short(other.text)}" (normal), expected each value under one verdict`,
      path,
      range: expectation.range,
      note: 'Let the ranges meet: the end of one is the beginning of the next.',
      related: [{ path, range: other.range, message: short(other.text) }],
    };
  }
  return null;
}

const short = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 80);

function claimsOf(expectation: Expectation): [string, Claim][] {
  const { condition } = expectation;
  if (!condition) return [];
  return alternativesOf(condition).flatMap((comparisons): [string, Claim][] => {
    const [first] = comparisons;
    const keys = new Set(comparisons.map(({ subject, unit = '' }) => `${quantityKey(subject)}|${unit}`));
    if (!first || first.subject === '' || first.subject === 'output' || keys.size !== 1) return [];
    const interval = intervalOf(comparisons);
    const word = typeof first.value === 'string' && first.operator === '==' ? first.value.toLowerCase() : null;
    if (!interval && (word === null || comparisons.length > 1)) return [];
    return [[[...keys].join(), { expectation, interval, word }]];
  });
}

/** Comparisons that hold together, once for each alternative. */
function alternativesOf(condition: Condition): (readonly Comparison[])[] {
  return 'all' in condition ? [condition.all] : condition.any.map((one) => [one]);
}

function intervalOf(comparisons: readonly Comparison[]): Interval | null {
  let interval: Interval = {
    low: Number.NEGATIVE_INFINITY,
    high: Number.POSITIVE_INFINITY,
    lowClosed: false,
    highClosed: false,
  };
  for (const { operator, value } of comparisons) {
    if (typeof value !== 'number' || !/^(?:[<>]=?|==)$/.test(operator)) return null;
    const closed = operator.endsWith('=');
    if (operator !== '<' && operator !== '<=') interval = { ...interval, low: value, lowClosed: closed };
    if (operator !== '>' && operator !== '>=') interval = { ...interval, high: value, highClosed: closed };
  }
  return interval;
}

function overlap(a: Claim, b: Claim): boolean {
  if (a.word !== null || b.word !== null) return a.word !== null && a.word === b.word;
  if (!a.interval || !b.interval) return false;
  const [first, second] = [a.interval, b.interval];
  const [lower, upper] = [first.low >= second.low ? first : second, first.high <= second.high ? first : second];
  const { low, high } = { low: lower.low, high: upper.high };
  if (low === high) return closedAt(first, low) && closedAt(second, low);
  // Between whole numbers that follow each other (`> 10`, `< 11`) lies no value of a count.
  const neighbours = Number.isInteger(low) && high === low + 1 && !lower.lowClosed && !upper.highClosed;
  return low < high && !neighbours;
}

function closedAt({ low, high, lowClosed, highClosed }: Interval, value: number): boolean {
  return (value > low || lowClosed) && (value < high || highClosed);
}
