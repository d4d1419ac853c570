/**
 * Many strings by their common beginnings, over UTF-16 units. States are numbered breadth first, which puts the children of a
 * state side by side, sorted by unit: state `s` has the children `children[s]` to `children[s + 1]`.
 */
export interface Trie {
  readonly children: Uint32Array;
  /** The unit that leads into each state. */
  readonly units: Uint16Array;
  /** The pattern that ends in a state plus one, 0 for none. Of equal patterns the first. */
  readonly patterns: Uint32Array;
}

/** The same in half the bytes where there are few states. */
export interface PackedTrie {
  readonly children: Uint16Array | Uint32Array;
  readonly units: Uint16Array;
  readonly patterns: Uint16Array | Uint32Array;
}

export function packTrie({ children, units, patterns }: Trie): PackedTrie {
  if (units.length > 0xffff) return { children, units, patterns };
  return { children: Uint16Array.from(children), units, patterns: Uint16Array.from(patterns) };
}

/** The start state has too many children to search. */
export interface TrieRoot {
  /** High byte of a unit → its page in `rootNext` plus one, 0 for none. */
  readonly rootPages: Uint16Array;
  /** Pages of 256 states. */
  readonly rootNext: Uint32Array;
}

const pageSize = 256;

/** Indexes of the patterns that are not empty, by code unit; equal ones by index. */
function sortedPatterns(patterns: readonly string[]): Uint32Array {
  const order: number[] = [];
  patterns.forEach((pattern, index) => {
    if (pattern !== '') order.push(index);
  });
  order.sort((left, right) => {
    const a = patterns[left]!;
    const b = patterns[right]!;
    if (a === b) return left - right;
    return a < b ? -1 : 1;
  });
  return Uint32Array.from(order);
}

/** Level by level: a state is a run of sorted patterns that share their first `depth` units. */
export function buildTrie(patterns: readonly string[]): Trie {
  const order = sortedPatterns(patterns);
  const capacity = 2 + order.reduce((sum, index) => sum + patterns[index]!.length, 0);
  const children = new Uint32Array(capacity);
  const units = new Uint16Array(capacity);
  const ends = new Uint32Array(capacity);
  const firsts = new Uint32Array(capacity);
  const lasts = new Uint32Array(capacity);
  lasts[0] = order.length;
  let states = 1;
  let state = 0;
  for (let depth = 0, levelEnd = 1; state < levelEnd; depth++, levelEnd = states) {
    for (; state < levelEnd; state++) {
      children[state] = states;
      let index = firsts[state]!;
      const last = lasts[state]!;
      for (; index < last && patterns[order[index]!]!.length === depth; index++) {
        if (ends[state] === 0 && depth > 0) ends[state] = order[index]! + 1;
      }
      while (index < last) {
        const unit = patterns[order[index]!]!.charCodeAt(depth);
        units[states] = unit;
        firsts[states] = index;
        while (index < last && patterns[order[index]!]!.charCodeAt(depth) === unit) index++;
        lasts[states++] = index;
      }
    }
  }
  children[states] = states;
  return { children: children.slice(0, states + 1), units: units.slice(0, states), patterns: ends.slice(0, states) };
}

export function rootTable({ children, units }: Pick<PackedTrie, 'children' | 'units'>): TrieRoot {
  const rootPages = new Uint16Array(pageSize);
  let pages = 0;
  for (let state = children[0]!; state < children[1]!; state++) {
    const page = units[state]! >> 8;
    if (rootPages[page] === 0) rootPages[page] = ++pages;
  }
  const rootNext = new Uint32Array(pages * pageSize);
  for (let state = children[0]!; state < children[1]!; state++) {
    rootNext[(rootPages[units[state]! >> 8]! - 1) * pageSize + (units[state]! & 0xff)] = state;
  }
  return { rootPages, rootNext };
}

/** The child of the start state for a unit, 0 for none. */
export function followRoot({ rootPages, rootNext }: TrieRoot, unit: number): number {
  const page = rootPages[unit >> 8]!;
  return page === 0 ? 0 : rootNext[(page - 1) * pageSize + (unit & 0xff)]!;
}
