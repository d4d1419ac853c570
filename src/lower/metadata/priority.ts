import type { Reading } from '../reading.js';

/** Priority of a document that names none: last. */
const defaultPriority = 999;

/** The front matter's `priority`, an integer from 1 to 999. Anything else is an error and counts as absent. */
export function readPriority({ frontMatter, report }: Reading): number {
  const pointer = frontMatter.pointer('priority');
  if (pointer === null) return defaultPriority;
  const value = frontMatter.valueAt(pointer);
  const range = frontMatter.rangeAt(pointer);
  const quoted = typeof value === 'string' && /^\d{1,3}$/.test(value.trim());
  const number = quoted ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 1 || number > defaultPriority) {
    const shown = frontMatter.sourceAt(pointer) ?? JSON.stringify(value) ?? 'nothing';
    report('priority/range', 'error', `Unexpected priority ${shown}, expected an integer from 1 to 999`, range);
    return defaultPriority;
  }
  if (quoted)
    report('priority/quoted', 'warning', `Unexpected quotes around priority ${number}, expected a number`, range);
  return number;
}
