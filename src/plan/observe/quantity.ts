import { verdicts } from '../../vocabulary/index.js';

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
