import type { OutputRecord } from './record.js';

/** The records that the values name: by their labels, else by a value in them; all records where none is named. */
export function rowsNamed(records: readonly OutputRecord[], values: readonly string[]): readonly OutputRecord[] {
  const named = new Set(values.filter((value) => value !== ''));
  if (named.size === 0 || records.length < 2) return records;
  const labelled = records.filter(({ label }) => label !== null && named.has(label));
  if (labelled.length > 0) return labelled;
  const holding = records.filter(({ fields }) => fields.some(({ value }) => named.has(value)));
  return holding.length > 0 ? holding : records;
}
