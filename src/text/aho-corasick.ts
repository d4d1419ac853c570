import { buildTrie, followRoot, rootTable, type Trie, type TrieRoot } from './trie.js';

/**
 * Many strings found in one pass (Aho, Corasick: "Efficient string matching", 1975), over UTF-16 units. Typed arrays only,
 * so that it is stored in a file and opened without copying.
 */
export interface AutomatonArrays extends Trie, TrieRoot {
  /** The longest proper suffix that is a state too. */
  readonly failures: Uint32Array;
  /** The nearest suffix state in which a pattern ends, 0 for none. */
  readonly outputs: Uint32Array;
  /** Units of each pattern. */
  readonly lengths: Uint32Array;
}

/**
 * Builds the automaton. Empty patterns never hit. Of equal patterns only the first is reported.
 * Linear in the patterns, apart from sorting them.
 */
export function buildAutomaton(patterns: readonly string[]): AutomatonArrays {
  const trie = buildTrie(patterns);
  const root = rootTable(trie);
  const { failures, outputs } = linkSuffixes(trie, root);
  const lengths = Uint32Array.from(patterns, (pattern) => pattern.length);
  return { ...trie, failures, outputs, lengths, ...root };
}

function linkSuffixes(trie: Trie, root: TrieRoot): Pick<AutomatonArrays, 'failures' | 'outputs'> {
  const states = trie.units.length;
  const failures = new Uint32Array(states);
  const outputs = new Uint32Array(states);
  for (let state = 0; state < states; state++) {
    for (let child = trie.children[state]!; child < trie.children[state + 1]!; child++) {
      const suffix = state === 0 ? 0 : follow(trie, failures, root, failures[state]!, trie.units[child]!);
      failures[child] = suffix;
      outputs[child] = trie.patterns[suffix] !== 0 ? suffix : outputs[suffix]!;
    }
  }
  return { failures, outputs };
}

/** The state after one more unit: down the failures until some state has a child for it. */
function follow(
  { children, units }: Pick<Trie, 'children' | 'units'>,
  failures: Uint32Array,
  root: TrieRoot,
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
  return followRoot(root, unit);
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
    const { patterns, outputs, lengths } = this.#automaton;
    const remembers = this.#steps.length > 0;
    let state = 0;
    const { length } = text;
    for (let index = 0; index < length; index++) {
      const unit = text.charCodeAt(index);
      if (state !== 0) state = remembers ? this.#step(state, unit) : this.#follow(state, unit);
      else {
        state = followRoot(this.#automaton, unit);
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
    return follow(this.#automaton, this.#automaton.failures, this.#automaton, state, unit);
  }
}
