import type { FrontMatter } from '../parse/types.js';
import type { FrontMatterReader, ScalarItem } from './dialect.js';

const foldKey = (key: string): string => key.toLowerCase().replace(/[\s_-]+/g, '');
/** A key as a part of a JSON pointer. */
export const pointerPart = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
const keyOfPart = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** Lists are not read deeper. */
const deepestList = 20;

export function frontMatterReader({ present, data, values, keys, scalars }: FrontMatter): FrontMatterReader {
  const names = new Map<string, string>();
  for (const key of Object.keys(data)) if (!names.has(foldKey(key))) names.set(foldKey(key), key);
  const namesOf = (wanted: readonly string[]) => wanted.flatMap((key) => names.get(foldKey(key)) ?? []);
  const rangeAt = (pointer: string) => values.get(pointer) ?? keys.get(pointer) ?? null;
  const sourceAt = (pointer: string) => scalars.get(pointer) ?? null;
  const scalarsOf = (value: unknown, pointer: string, depth = 0): ScalarItem[] => {
    if (Array.isArray(value))
      return depth < deepestList ? value.flatMap((item, at) => scalarsOf(item, `${pointer}/${at}`, depth + 1)) : [];
    if (value === null || value === undefined || typeof value === 'object') return [];
    const text = (typeof value === 'string' ? value : (sourceAt(pointer) ?? String(value))).trim();
    return text ? [{ text, range: rangeAt(pointer) }] : [];
  };
  const texts = (...wanted: string[]) =>
    namesOf(wanted).flatMap((name) => scalarsOf(data[name], `/${pointerPart(name)}`));
  return {
    present,
    has: (...wanted) => namesOf(wanted).length > 0,
    pointer: (...wanted) => namesOf(wanted).map((name) => `/${pointerPart(name)}`)[0] ?? null,
    text: (...wanted) => texts(...wanted)[0] ?? null,
    texts,
    valueAt: (pointer) => {
      const parts = pointer.split('/').slice(1).map(keyOfPart);
      const step = (value: unknown, part: string) => (value as Record<string, unknown> | null | undefined)?.[part];
      return parts.reduce<unknown>((value, part) => (typeof value === 'object' ? step(value, part) : undefined), data);
    },
    rangeAt,
    keyRangeAt: (pointer) => keys.get(pointer) ?? rangeAt(pointer),
    sourceAt,
  };
}
