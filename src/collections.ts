/** The value of a key in a map. On first use it is made and stored. */
export function getOrMake<Key, Value>(
  made: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const known = made.get(key);
  if (known !== undefined) return known;
  const value = make();
  made.set(key, value);
  return value;
}

export function addToGroup<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  getOrMake(groups, key, () => []).push(item);
}

/** Groups in the order of their first members. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item, index: number) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const [index, item] of items.entries()) addToGroup(groups, keyOf(item, index), item);
  return groups;
}

/** Adds to the number of a key, which starts at 0. Returns the sum. */
export function addTo<Key>(sums: Map<Key, number>, key: Key, value: number): number {
  const sum = (sums.get(key) ?? 0) + value;
  sums.set(key, sum);
  return sum;
}

/** The multiset difference of two lists: each item as often as it is in the first list beyond the other. */
export function without<Item, Key>(
  items: readonly Item[],
  others: readonly Item[],
  keyOf: (item: Item) => Key,
): Item[] {
  const left = new Map<Key, number>();
  for (const other of others) addTo(left, keyOf(other), 1);
  return items.filter((item) => addTo(left, keyOf(item), -1) < 0);
}

/** A number with its noun: `1 error`, `2 errors`, `3 entries`. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** A text of at most this many code units, ending in `…` if shortened. */
export const shortened = (text: string, length: number): string =>
  text.length <= length ? text : `${cutAt(text, length - 1)}…`;

/** The beginning of a text, never cut within a character. */
export function cutAt(text: string, length: number): string {
  const half = /[\ud800-\udbff]/.test(text[length - 1] ?? '');
  return text.slice(0, half ? length - 1 : length);
}

/** Compares texts by code unit, independently of the locale. */
export const byText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** `T` with optional keys instead of keys that may be undefined. */
type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Drops the keys whose value is undefined: `{ limit: undefined, language: 'zh' }` → `{ language: 'zh' }`. */
export function defined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}
