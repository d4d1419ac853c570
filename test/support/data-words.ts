import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../data/', import.meta.url);

/** Every string of a JSON value, keys included, in order. */
function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const each of value) yield* stringsIn(each);
  else if (value !== null && typeof value === 'object')
    for (const [key, each] of Object.entries(value)) {
      yield key;
      yield* stringsIn(each);
    }
}

/** The words and phrases of files of `data/`, by file and list: `negation.faults` → its phrases. */
export function dataWords(...names: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of readdirSync(folder).sort()) {
    const name = file.replace(/\.json$/, '');
    if (!names.includes(name)) continue;
    const data = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, unknown>;
    for (const [list, value] of Object.entries(data)) {
      const phrases = [...new Set(stringsIn(value))].filter((phrase) => phrase.trim() !== '');
      if (phrases.length > 0) found.set(`${name}.${list}`, phrases);
    }
  }
  return found;
}
