import { createRequire } from 'node:module';
import type Fuse from 'fuse.js';

/** Above this, Fuse's best is a guess (0 is equal, 1 has nothing in common). */
const worstScore = 0.4;

/** Names that Fuse finds near, of which the one with the fewest changes is taken: it counts a name as near that holds another. */
const looked = 5;

/** Share of a name that may differ: `toc` is not meant for `symptom`. */
const mostChanged = 0.4;

/** Characters of a name that makes another one likely when it stands within it. */
const telling = 4;

const holds = (a: string, b: string) =>
  Math.min(a.length, b.length) >= telling &&
  (a.toLowerCase().includes(b.toLowerCase()) || b.toLowerCase().includes(a.toLowerCase()));

/** The name that was probably meant, or null. For short lists of names; loads Fuse.js when first asked. */
export function nearestOf(name: string, names: readonly string[]): string | null {
  const Search = createRequire(import.meta.url)('fuse.js') as typeof Fuse;
  const found = new Search(names, { includeScore: true, ignoreLocation: true, threshold: worstScore })
    .search(name, { limit: looked })
    .map(({ item }) => item);
  const [best] = found
    .map((item) => ({ item, changes: changesBetween(name, item) }))
    .filter(({ item, changes }) => changes <= mostChanged * Math.max(item.length, name.length) || holds(item, name))
    .sort((a, b) => a.changes - b.changes);
  return best?.item ?? null;
}

/** Characters to insert, leave out or replace (Levenshtein 1966). */
function changesBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...from.toLowerCase()].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at++) {
      const same = to[at - 1]!.toLowerCase() === letter;
      next.push(Math.min(row[at]! + 1, next[at - 1]! + 1, row[at - 1]! + (same ? 0 : 1)));
    }
    row = next;
  }
  return row[to.length]!;
}
