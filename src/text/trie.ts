import { isAsciiAlphanumeric, isHump } from './characters.js';
import type { NormalizedText } from './normalize.js';
import { type FoldedText, foldedPosition, isInsideWord } from './phrases.js';

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

type HitCallback = (pattern: number, start: number, end: number) => void;

const ascii = 0x80;
const hitMembers = 3;

/** The states behind the first units of a text. */
interface Beginnings {
  readonly root: TrieRoot;
  /** By two ASCII units: the state behind both, 0 for none. */
  readonly pairs: Uint32Array;
}

function beginningsOf(trie: PackedTrie): Beginnings {
  const { children, units } = trie;
  const pairs = new Uint32Array(ascii * ascii);
  for (let state = children[0]!; state < children[1]! && units[state]! < ascii; state++) {
    for (let child = children[state]!; child < children[state + 1]! && units[child]! < ascii; child++)
      pairs[units[state]! * ascii + units[child]!] = child;
  }
  return { root: rootTable(trie), pairs };
}

/**
 * Finds the phrases of a trie in texts, by the rules of trigger phrases. Only where a word begins a phrase may begin, so that
 * most of a text is passed over. A text costs as many steps as it has such places times the longest phrase at most, which
 * suits a lexicon of ours; phrases of authors may be of any length, and for those there is the automaton.
 */
export class TrieScanner {
  readonly #trie: PackedTrie;
  /** Made with the first text: not every program that opens a knowledge base asks it something. */
  #beginnings: Beginnings | null = null;
  /** Pattern, start and end of each hit in the text at hand, by end, then by start; its first `#length` numbers. */
  #hits = new Uint32Array(64 * hitMembers);
  #length = 0;

  constructor(trie: PackedTrie) {
    this.#trie = trie;
  }

  /**
   * Calls back for every place where a phrase stands in the normalised text, overlapping ones too, in order of their ends,
   * longer ones first.
   */
  scan(normalized: NormalizedText, folded: FoldedText, onHit: HitCallback): void {
    const { text, positions } = folded;
    const { cased } = normalized;
    this.#beginnings ??= beginningsOf(this.#trie);
    const beginnings = this.#beginnings;
    let inWord = false;
    for (let start = 0; start < text.length; start++) {
      const wasInWord = inWord;
      inWord = isAsciiAlphanumeric(text.charCodeAt(start));
      // Nothing begins within a word, but where the case of its letters begins another.
      if (wasInWord && inWord && !isHump(cased, positions === null ? start : positions[start]!)) continue;
      this.#walk(normalized, folded, start, beginnings);
    }
    const hits = this.#hits;
    const length = this.#length;
    this.#length = 0;
    for (let at = 0; at < length; at += hitMembers) onHit(hits[at]!, hits[at + 1]!, hits[at + 2]!);
  }

  /** Follows the trie from one place on, as far as it goes. */
  #walk(normalized: NormalizedText, folded: FoldedText, start: number, { root, pairs }: Beginnings): void {
    const { text } = folded;
    const { patterns } = this.#trie;
    const first = text.charCodeAt(start);
    let state = followRoot(root, first);
    for (let index = start + 1; state !== 0; index++) {
      if (patterns[state] !== 0) this.#note(normalized, folded, patterns[state]! - 1, start, index);
      if (index === text.length) return;
      const unit = text.charCodeAt(index);
      const isPair = index === start + 1 && first < ascii && unit < ascii;
      state = isPair ? pairs[first * ascii + unit]! : this.#childOf(state, unit);
    }
  }

  #childOf(state: number, unit: number): number {
    const { children, units } = this.#trie;
    const end = children[state + 1]!;
    let low = children[state]!;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (units[middle]! < unit) low = middle + 1;
      else high = middle;
    }
    return low < end && units[low] === unit ? low : 0;
  }

  #note(normalized: NormalizedText, folded: FoldedText, pattern: number, from: number, to: number): void {
    const end = foldedPosition(folded, to - 1) + 1;
    if (isInsideWord(normalized.text, normalized.cased, end)) return;
    if (this.#length === this.#hits.length) this.#grow();
    const hits = this.#hits;
    let at = this.#length;
    this.#length += hitMembers;
    // What was found before begins before; little of it ends behind this.
    for (; at > 0 && hits[at - 1]! > end; at -= hitMembers) {
      hits[at] = hits[at - 3]!;
      hits[at + 1] = hits[at - 2]!;
      hits[at + 2] = hits[at - 1]!;
    }
    hits[at] = pattern;
    hits[at + 1] = foldedPosition(folded, from);
    hits[at + 2] = end;
  }

  #grow(): void {
    const hits = new Uint32Array(2 * this.#hits.length);
    hits.set(this.#hits);
    this.#hits = hits;
  }
}
