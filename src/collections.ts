export function addToGroup<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
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

/** Adds to a number in a map; a missing one counts as 0. Returns the sum. */
export function addTo<Key>(sums: Map<Key, number>, key: Key, value: number): number {
  const sum = (sums.get(key) ?? 0) + value;
  sums.set(key, sum);
  return sum;
}

/** The multiset difference of two lists: what is more often in the first than in the other. */
export function without<Item, Key>(
  items: readonly Item[],
  others: readonly Item[],
  keyOf: (item: Item) => Key,
): Item[] {
  const left = new Map<Key, number>();
  for (const other of others) addTo(left, keyOf(other), 1);
  return items.filter((item) => addTo(left, keyOf(item), -1) < 0);
}

/** Order of texts by their code units, in any locale. */
export const byText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** The keys of `T` that may be undefined become optional keys that may not. */
type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The values that are not undefined: `{ limit: undefined, language: 'zh' }` → `{ language: 'zh' }`. */
export function defined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}
