import type { OutputRecord } from './record.js';

/** The records that the values name: by their labels, else by a value in them; all records where none is named. */
export function rowsNamed(records: readonly OutputRecord[], values: readonly string[]): readonly OutputRecord[] {
  const named = new Set(values.filter((value) => value !== ''));
  if (named.size === 0 || records.length < 2) return records;
  const labelled = records.filter((record) => namesOf(record).some((name) => named.has(name)));
  if (labelled.length > 0) return labelled;
  const holding = records.filter(({ fields }) => fields.some(({ value }) => named.has(value)));
  return holding.length > 0 ? holding : records;
}

/** Every name that a record of the output goes by. */
export function labelsOf(records: readonly OutputRecord[]): ReadonlySet<string> {
  return new Set(records.flatMap(namesOf));
}

/** `pod/web-0` of `kubectl get all` is web-0 too. */
export function namesOf({ label, names }: OutputRecord): readonly string[] {
  const own = label === null ? [] : label.includes('/') ? [label, label.slice(label.indexOf('/') + 1)] : [label];
  return names ? [...own, ...names] : own;
}
