import type { Comparison, ExpectationOutcome, Reading } from '../../model/index.js';
import { endsNegated, verdictWords, withoutMagnitudes } from '../../text/index.js';
import { derived, type Vocabulary } from '../../vocabulary/index.js';
import type { Field } from './output-record.js';

/** A number with what it measures. */
interface Quantity {
  readonly value: number;
  /** Canonical unit (`GiB`); empty for a plain number. */
  readonly unit: string;
  /** The value in the base unit of its dimension. */
  readonly base: number;
  /** Empty for a plain number. */
  readonly dimension: string;
}

const wordsOf = derived(({ verdicts }: Vocabulary) => ({
  ready: new Set([...verdicts.readyWords, 'true']),
  failure: new RegExp(verdicts.failureParts.join('|')),
}));

const number = /^([+-]?(?:\d+(?:,\d{3})+|\d+)(?:\.\d+)?(?:[eE][+-]?\d{1,3})?)\s?([A-Za-zµ%％\p{Script=Han}]{0,12})$/u;
const duration = /^(?:(\d+)y)?(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+(?:\.\d+)?)s)?$/;
/** Seconds of the groups of `duration`. */
const durations = [31_536_000, 86_400, 3600, 60, 1];
const unitEnding = /(?:^|[_ .(])(seconds|secs|milliseconds|ms|bytes|percent)\)?$/i;
const aside = /\s+\([^()]{0,60}\)$/;

/**
 * A value of output as a number: `12`, `1,024`, `85%`, `2Gi`, `1.5s`, `1m2.3s`, `3 (5m ago)`; null for anything else.
 * If the value has no unit, its name may have one: `time_total_seconds`, `latency_ms`, `CPU%`. Processors are counted in
 * cores.
 */
export function quantityOf(name: string, text: string, vocabulary?: Vocabulary): Quantity | null {
  if (text.length > 60) return null;
  const bare = text
    .replace(aside, '')
    .replace(/^\((.*)\)$/, '$1')
    .trim();
  const found = number.exec(withoutMagnitudes(bare, vocabulary));
  if (!found) return durationOf(bare);
  const value = Number(found[1]!.replaceAll(',', ''));
  const quantity = measured(value, found[2]!, { isProcessor: /cpu/i.test(name), vocabulary });
  if (quantity?.dimension !== '') return quantity;
  const unit = name.includes('%') ? '%' : (unitEnding.exec(name)?.[1]?.toLowerCase() ?? '');
  return measured(value, unit, { vocabulary }) ?? quantity;
}

function durationOf(text: string): Quantity | null {
  const parts = duration.exec(text);
  if (!parts || text === '') return null;
  const total = durations.reduce((sum, seconds, part) => sum + seconds * Number(parts[part + 1] ?? 0), 0);
  return { value: total, unit: 's', base: total, dimension: 'time' };
}

/** Units that multiply a count too: `1.5k` connections are 1500. */
const multiples: ReadonlySet<string> = new Set(['k', 'M']);

interface MeasureOptions {
  readonly isProcessor?: boolean;
  readonly vocabulary?: Vocabulary | undefined;
}

/** A number in a canonical unit or one of its names; null when the unit is unknown. */
function measured(
  value: number,
  written: string,
  { isProcessor = false, vocabulary }: MeasureOptions,
): Quantity | null {
  const { units, scales } = verdictWords(vocabulary);
  const plain = (base: number) => ({ value: base, unit: '', base, dimension: '' });
  // For processors, `500m` means millicores, not minutes.
  if (isProcessor && (written === 'm' || written === 'min')) return plain(value / 1000);
  if (written === '') return plain(value);
  const unit = scales.has(written) ? written : units.get(written.toLowerCase());
  if (unit === undefined) return null;
  const scale = scales.get(unit);
  return scale ? { value, unit, base: value * scale.factor, dimension: scale.dimension } : plain(value);
}

/**
 * Compares a value of the output; null if it cannot be compared (a word with a number, units of different dimensions).
 * @param isBare whether the value was pasted alone, so that a number has the unit of the comparison
 */
export function compareValue(
  comparison: Comparison,
  { name, value: written }: Field,
  isBare: boolean,
  vocabulary?: Vocabulary,
): boolean | null {
  const { operator, value, unit } = comparison;
  if (operator === 'contains') return containsPhrase(written, String(value), vocabulary);
  if (operator === 'lacks') return !containsPhrase(written, String(value), vocabulary);
  if (typeof value === 'string') return compareWords(comparison, written, value, vocabulary);
  const isProcessor = /cpu/i.test(comparison.subject);
  const seen = quantityOf(`${isProcessor ? 'cpu ' : ''}${unit ? name : ''}`, written, vocabulary);
  const asked = measured(value, unit ?? '', { isProcessor, vocabulary });
  if (!seen || !asked) return null;
  if (seen.dimension === asked.dimension) return areOrdered(operator, seen.base, asked.base);
  const isPlain = seen.dimension === '' || asked.dimension === '';
  if (isPlain && [seen.unit, asked.unit].some((each) => multiples.has(each)))
    return areOrdered(operator, seen.base, asked.base);
  const isShare = asked.dimension === '' && seen.dimension === 'share';
  return isPlain && (isBare || isShare) ? areOrdered(operator, seen.value, asked.value) : null;
}

/** Whether two numbers are related as a sign says; false for an unknown sign. */
export const areOrdered = (operator: string, seen: number, asked: number): boolean =>
  orders.get(operator)?.(seen, asked) === true;

const orders: ReadonlyMap<string, (seen: number, asked: number) => boolean> = new Map([
  ['<', (seen, asked) => seen < asked],
  ['<=', (seen, asked) => seen <= asked],
  ['>', (seen, asked) => seen > asked],
  ['>=', (seen, asked) => seen >= asked],
  ['==', (seen, asked) => seen === asked],
  ['!=', (seen, asked) => seen !== asked],
]);

function compareWords({ operator }: Comparison, written: string, value: string, vocabulary?: Vocabulary) {
  if (operator !== '==' && operator !== '!=') return null;
  const isSame = areSame(written, value, vocabulary);
  // The value may be another kind of status: `Status: cluster member` does not answer whether something is Running.
  if (!isSame && !isComparable(written, value, vocabulary)) return null;
  return (operator === '!=') !== isSame;
}

/** Whether a value is the same kind of status as the one asked for. A Completed pod is healthy although it is not Running. */
function isComparable(written: string, value: string, vocabulary?: Vocabulary): boolean {
  const { ready, failure } = wordsOf(vocabulary);
  const { statuses, lasting } = verdictWords(vocabulary);
  const seen = fold(written.replace(/[,(].*$/, ''));
  if (isTruth.test(fold(value)) && /^[a-z]/.test(seen) && !isTruth.test(seen) && !statuses.has(seen)) return false;
  // Any value answers a comparison with an unknown status or with `unknown`.
  if (!statuses.has(fold(value)) || fold(value) === 'unknown') return true;
  if (lasting.has(seen) && lasting.has(fold(value))) return false;
  if (isTruth.test(seen)) return ready.has(fold(value));
  return statuses.has(seen) || failure.test(written) || /^\d+\/\d+$|^init:/i.test(seen);
}

const isTruth = /^(?:true|false)$/;

export function isStatus(word: string, vocabulary?: Vocabulary): boolean {
  return wordsOf(vocabulary).ready.has(fold(word)) || verdictWords(vocabulary).statuses.has(fold(word));
}

/** Equality that ignores case: `1/1` is ready and `0/0` is not; `Ready,SchedulingDisabled` is Ready. */
function areSame(written: string, value: string, vocabulary?: Vocabulary): boolean {
  const seen = fold(verdictWords(vocabulary).statuses.get(fold(written)) ?? written);
  const asked = fold(value);
  if (seen === asked) return true;
  if (wordsOf(vocabulary).ready.has(asked)) {
    if (seen === 'true') return true;
    const parts = /^(\d{1,6})\/(\d{1,6})$/.exec(seen);
    if (parts) return parts[1] === parts[2] && parts[2] !== '0';
  }
  return asked !== '' && (seen.startsWith(`${asked},`) || seen.startsWith(`${asked} (`));
}

const fold = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** Maximum length of a negator before a phrase. */
const maxNegator = 12;

/**
 * Whether a text contains a phrase, ignoring case. A letter or digit at an edge of the phrase must not touch another one
 * (`NotReady` does not contain `Ready`), and the phrase must not be negated (`no error`, 没有失败, `0 errors`).
 */
export function containsPhrase(text: string, phrase: string, vocabulary?: Vocabulary): boolean {
  const folded = fold(text);
  const wanted = fold(phrase);
  if (wanted === '') return true;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const before = folded.slice(Math.max(0, at - maxNegator), at);
    const isNegated = endsNegated(before, vocabulary) || /(?<![a-z\d])0\s*$/.test(before);
    if (!isNegated && !touches(folded, at) && !touches(folded, at + wanted.length)) return true;
  }
  return false;
}

const touches = (text: string, at: number): boolean => /^[a-z0-9]{2}$/.test(text.slice(Math.max(0, at - 1), at + 1));

/** The result of one comparison, and the values that decided it. */
export interface Evaluation {
  readonly outcome: Exclude<ExpectationOutcome, 'no_condition'>;
  readonly readings: readonly Reading[];
}

export const notFound: Evaluation = { outcome: 'not_found', readings: [] };

/** Combines evaluations by "all" or "any". The result is open if one of them is open and no other one decides. */
export function combine(kind: 'all' | 'any', parts: readonly Evaluation[]): Evaluation {
  const [deciding, otherwise] = kind === 'all' ? (['fails', 'holds'] as const) : (['holds', 'fails'] as const);
  const decisive = parts.filter(({ outcome }) => outcome === deciding);
  const readings = (decisive.length > 0 ? decisive : parts).flatMap((one) => one.readings);
  if (decisive.length > 0) return { outcome: deciding, readings };
  for (const open of ['ambiguous', 'not_found'] as const)
    if (parts.some(({ outcome }) => outcome === open)) return { outcome: open, readings };
  return { outcome: parts.length > 0 ? otherwise : 'not_found', readings };
}
