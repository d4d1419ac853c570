/**
 * Many strings found in one pass (Aho, Corasick: "Efficient string matching", 1975), over UTF-16 units. Typed arrays only,
 * so that it is stored in a file and opened without copying. States are numbered breadth first, which puts the children of a
 * state side by side, sorted by unit: state `s` has the children `children[s]` to `children[s + 1]`.
 */
export interface AutomatonArrays {
  readonly children: Uint32Array;
  /** The unit that leads into each state. */
  readonly units: Uint16Array;
  /** The longest proper suffix that is a state too. */
  readonly failures: Uint32Array;
  /** The pattern that ends in a state plus one, 0 for none. Of equal patterns the first. */
  readonly patterns: Uint32Array;
  /** The nearest suffix state in which a pattern ends, 0 for none. */
  readonly outputs: Uint32Array;
  /** Units of each pattern. */
  readonly lengths: Uint32Array;
  /** High byte of a unit → its page in `rootNext` plus one, 0 for none: the start state has too many children to search. */
  readonly rootPages: Uint16Array;
  /** Pages of 256 states. */
  readonly rootNext: Uint32Array;
}

const pageSize = 256;

/**
 * Builds the automaton. Empty patterns never hit. Of equal patterns only the first is reported.
 * Linear in the patterns, apart from sorting them.
 */
export function buildAutomaton(patterns: readonly string[]): AutomatonArrays {
  const order = sortedPatterns(patterns);
  const trie = buildTrie(patterns, order);
  const { rootPages, rootNext } = rootTable(trie);
  const { failures, outputs } = linkSuffixes(trie, rootPages, rootNext);
  const lengths = Uint32Array.from(patterns, (pattern) => pattern.length);
  return { ...trie, failures, outputs, lengths, rootPages, rootNext };
}

type Trie = Pick<AutomatonArrays, 'children' | 'units' | 'patterns'>;

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
function buildTrie(patterns: readonly string[], order: Uint32Array): Trie {
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

function rootTable({ children, units }: Trie): Pick<AutomatonArrays, 'rootPages' | 'rootNext'> {
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

function linkSuffixes(
  trie: Trie,
  rootPages: Uint16Array,
  rootNext: Uint32Array,
): Pick<AutomatonArrays, 'failures' | 'outputs'> {
  const states = trie.units.length;
  const failures = new Uint32Array(states);
  const outputs = new Uint32Array(states);
  for (let state = 0; state < states; state++) {
    for (let child = trie.children[state]!; child < trie.children[state + 1]!; child++) {
      const suffix =
        state === 0 ? 0 : follow(trie, failures, rootPages, rootNext, failures[state]!, trie.units[child]!);
      failures[child] = suffix;
      outputs[child] = trie.patterns[suffix] !== 0 ? suffix : outputs[suffix]!;
    }
  }
  return { failures, outputs };
}

/** The state after one more unit: down the failures until some state has a child for it. */
function follow(
  { children, units }: Pick<AutomatonArrays, 'children' | 'units'>,
  failures: Uint32Array,
  rootPages: Uint16Array,
  rootNext: Uint32Array,
  from: number,
  unit: number,
): number {
  let state = from;
  while (state !== 0) {
    let low = children[state]!;
    let high = children[state + 1]!;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const found = units[middle]!;
      if (found === unit) return middle;
      if (found < unit) low = middle + 1;
      else high = middle;
    }
    state = failures[state]!;
  }
  return followRoot(rootPages, rootNext, unit);
}

function followRoot(rootPages: Uint16Array, rootNext: Uint32Array, unit: number): number {
  const page = rootPages[unit >> 8]!;
  return page === 0 ? 0 : rootNext[(page - 1) * pageSize + (unit & 0xff)]!;
}

type HitCallback = (pattern: number, start: number, end: number) => void;

const stepMembers = 3;

/** Scans many texts with one automaton, and remembers the steps that it takes: most texts lead along the same ones. */
export class AutomatonScanner {
  readonly #automaton: AutomatonArrays;
  /** State, unit and the state that follows, at the place that state and unit lead to; the last who wrote stays. */
  readonly #steps: Uint32Array;
  readonly #mask: number;

  /** @param bits steps that are remembered, as a power of two; 0: none */
  constructor(automaton: AutomatonArrays, bits = 13) {
    this.#automaton = automaton;
    this.#steps = new Uint32Array(bits === 0 ? 0 : stepMembers << bits);
    this.#mask = (1 << bits) - 1;
  }

  /** Calls back for every place where a pattern stands, overlapping ones too, in order of their ends, longer ones first. */
  scan(text: string, onHit: HitCallback): void {
    const { patterns, outputs, lengths, rootPages, rootNext } = this.#automaton;
    const remembers = this.#steps.length > 0;
    let state = 0;
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index);
      if (state !== 0) state = remembers ? this.#step(state, unit) : this.#follow(state, unit);
      else {
        state = followRoot(rootPages, rootNext, unit);
        if (state === 0) continue; // most of a text
      }
      for (let at = patterns[state] !== 0 ? state : outputs[state]!; at !== 0; at = outputs[at]!) {
        const pattern = patterns[at]! - 1;
        onHit(pattern, index + 1 - lengths[pattern]!, index + 1);
      }
    }
  }

  #step(state: number, unit: number): number {
    const steps = this.#steps;
    const at = stepMembers * (((Math.imul(state, 0x9e3779b1) ^ Math.imul(unit, 0x85ebca6b)) >>> 15) & this.#mask);
    if (steps[at] === state && steps[at + 1] === unit) return steps[at + 2]!;
    const next = this.#follow(state, unit);
    steps[at] = state;
    steps[at + 1] = unit;
    steps[at + 2] = next;
    return next;
  }

  #follow(state: number, unit: number): number {
    const { failures, rootPages, rootNext } = this.#automaton;
    return follow(this.#automaton, failures, rootPages, rootNext, state, unit);
  }
}
