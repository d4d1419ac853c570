import type { Comparison } from '../../model/index.js';
import { verdicts } from '../../vocabulary/index.js';
import type { Field } from './output-record.js';

/** A number with what it measures: in the base unit of its dimension, dimension empty for a plain number. */
export interface Quantity {
  readonly value: number;
  /** Canonical unit as written (`GiB`), empty for a plain number. */
  readonly unit: string;
  readonly base: number;
  readonly dimension: string;
}

const names = new Map<string, string>();
for (const [canonical, aliases] of Object.entries(verdicts.units))
  for (const name of aliases) names.set(name, canonical);
const scales = new Map<string, { readonly dimension: string; readonly factor: number }>();
for (const [dimension, units] of Object.entries(verdicts.dimensions)) {
  for (const [unit, factor] of Object.entries(units)) scales.set(unit, { dimension, factor });
}

const number = /^([+-]?(?:\d+(?:,\d{3})+|\d+)(?:\.\d+)?(?:[eE][+-]?\d{1,3})?)\s?([A-Za-zµ%％\p{Script=Han}]{0,12})$/u;
const duration = /^(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+(?:\.\d+)?)s)?$/;
const unitEnding = /(?:^|[_ .(])(seconds|secs|milliseconds|ms|bytes|percent)\)?$/i;
const aside = /\s+\([^()]{0,60}\)$/;

/**
 * Reads a value of output as a number: `12`, `1,024`, `85%`, `2Gi`, `1.5s`, `1m2.3s`, `3 (5m ago)`; null for anything else.
 * Units are those of data/verdicts.json; what is said of processors (`processor`) is in cores.
 */
export function quantityOf(text: string, processor = false): Quantity | null {
  if (text.length > 60) return null;
  const bare = text.replace(aside, '').trim();
  const found = number.exec(bare);
  if (found) return measured(Number((found[1] ?? '').replaceAll(',', '')), found[2] ?? '', processor);
  const parts = duration.exec(bare);
  if (!parts || bare === '') return null;
  const [, days = '0', hours = '0', minutes = '0', seconds = '0'] = parts;
  const total = Number(days) * 86_400 + Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return { value: total, unit: 's', base: total, dimension: 'time' };
}

/**
 * Reads a value under its name, which may say the unit where the value does not: `time_total_seconds`, `latency_ms`, `CPU%`.
 */
export function namedQuantity(name: string, text: string): Quantity | null {
  const quantity = quantityOf(text, /cpu/i.test(name));
  if (quantity?.dimension !== '') return quantity;
  const unit = name.includes('%') ? '%' : (unitEnding.exec(name)?.[1]?.toLowerCase() ?? '');
  return measured(quantity.value, unit) ?? quantity;
}

/** A number in a canonical unit or one of its names; null when the unit is none that is known. */
export function measured(value: number, written: string, processor = false): Quantity | null {
  // A thousandth of a core is written as a minute is: `500m`.
  if (processor && (written === 'm' || written === 'min'))
    return { value: value / 1000, unit: '', base: value / 1000, dimension: '' };
  if (written === '') return { value, unit: '', base: value, dimension: '' };
  const unit = written === 'M' ? 'MB' : scales.has(written) ? written : names.get(written.toLowerCase());
  if (unit === undefined) return null;
  const scale = scales.get(unit);
  return scale
    ? { value, unit, base: value * scale.factor, dimension: scale.dimension }
    : { value, unit: '', base: value, dimension: '' };
}

const readyWords: ReadonlySet<string> = new Set([...verdicts.readyWords, 'true']);
/** Statuses in English by their names in other languages. */
const statuses = new Map<string, string>();
for (const [status, names] of Object.entries(verdicts.statuses)) {
  for (const name of names) statuses.set(name, status.toLowerCase());
}
const denial = /(?:没有|未|无|不|(?<![a-z\d])(?:no|not|without|never|0))\s*$/;
const fraction = /^(\d{1,6})\/(\d{1,6})$/;

/**
 * Holds a value of the output against a comparison; null when they cannot be compared: a word where a number is asked for, a
 * unit of another dimension. `bare` values (a number pasted alone) are taken in the unit that is asked for.
 */
export function compareValue(comparison: Comparison, field: Field, bare: boolean): boolean | null {
  const { operator, value, unit } = comparison;
  const { name, value: written } = field;
  if (operator === 'contains') return containsPhrase(written, String(value));
  if (operator === 'lacks') return !containsPhrase(written, String(value));
  if (typeof value === 'string') return compareWords(operator, written, value);
  const processor = /cpu/i.test(comparison.subject);
  const seen = unit ? namedQuantity(processor ? `cpu ${name}` : name, written) : quantityOf(written, processor);
  const asked = measured(value, unit ?? '', processor);
  if (!seen || !asked) return null;
  const plain = seen.dimension === '' || asked.dimension === '';
  if (seen.dimension === asked.dimension) return order(operator, seen.base, asked.base);
  if (plain && (bare || (asked.dimension === '' && seen.dimension === 'share')))
    return order(operator, seen.value, asked.value);
  return null;
}

function order(operator: Comparison['operator'], seen: number, asked: number): boolean {
  switch (operator) {
    case '<':
      return seen < asked;
    case '<=':
      return seen <= asked;
    case '>':
      return seen > asked;
    case '>=':
      return seen >= asked;
    default:
      return (operator === '!=') !== (seen === asked);
  }
}

function compareWords(operator: Comparison['operator'], written: string, value: string): boolean | null {
  if (operator !== '==' && operator !== '!=') return null;
  return (operator === '!=') !== sameWords(written, value);
}

/** Equal but for case; `1/1` is ready; a node that is `Ready,SchedulingDisabled` is Ready. */
function sameWords(written: string, value: string): boolean {
  const seen = statuses.get(fold(written)) ?? fold(written);
  const asked = fold(value);
  if (seen === asked) return true;
  if (readyWords.has(asked) && seen === 'true') return true;
  const parts = fraction.exec(seen);
  if (parts && readyWords.has(asked)) return parts[1] === parts[2] && parts[2] !== '0';
  return asked !== '' && (seen.startsWith(`${asked},`) || seen.startsWith(`${asked} (`));
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/**
 * A phrase stands in a text, whatever its case; a letter or digit at its edge must not touch another (`NotReady` is not Ready), and
 * what is denied does not stand there (`no error`, `没有失败`).
 */
export function containsPhrase(text: string, phrase: string): boolean {
  const folded = fold(text);
  const wanted = fold(phrase);
  if (wanted === '') return true;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const denied = denial.test(folded.slice(Math.max(0, at - 12), at));
    if (!denied && !touches(folded, at - 1, at) && !touches(folded, end - 1, end)) return true;
  }
  return false;
}

function touches(text: string, left: number, right: number): boolean {
  return /[a-z0-9]{2}/.test((text[left] ?? '') + (text[right] ?? ''));
}
