import type { DomainLexicon } from '../model/index.js';
import { type NormalizedText, normalize, originalEnd, originalStart } from './normalize.js';
import { type FoldedText, foldGaps, foldPhrase, tidyPhrase } from './phrases.js';
import { buildTrie, type PackedTrie, packTrie, TrieScanner } from './trie.js';
import { pluralOf } from './words.js';

/** The domain lexicon: words of different languages that mean the same lead to one concept. */
export interface ConceptIndex {
  /** Over the distinct folded words of all groups. */
  readonly trie: PackedTrie;
  /** Word → its groups: entries `offsets[word]` to `offsets[word + 1]` of `groups`. */
  readonly offsets: Uint16Array | Uint32Array;
  readonly groups: Uint16Array;
  /** Ids of the groups; those of decisive ones begin with `decisiveMark` and come last. */
  readonly ids: readonly string[];
}

/** How ids of decisive concepts begin (data/decisive.json); no id of the lexicon does. */
export const decisiveMark = '!';

export function buildConceptIndex(lexicon: DomainLexicon): ConceptIndex {
  const words = groupsByWord(lexicon);
  const lists = [...words.values()];
  const offsets = new Uint32Array(lists.length + 1);
  lists.forEach((list, word) => {
    offsets[word + 1] = offsets[word]! + list.length;
  });
  return {
    trie: packTrie(buildTrie([...words.keys()])),
    offsets: offsets.at(-1)! > 0xffff ? offsets : Uint16Array.from(offsets),
    groups: Uint16Array.from(lists.flat()),
    ids: lexicon.groups.map(({ id }) => id),
  };
}

/** Folded word → its groups: the terms as they are written, then their plurals that are no terms themselves. */
function groupsByWord({ groups }: DomainLexicon): Map<string, number[]> {
  const words = new Map<string, number[]>();
  const add = (word: string, group: number) => {
    const known = words.get(word);
    if (!known) words.set(word, [group]);
    else if (known.at(-1) !== group) known.push(group);
  };
  groups.forEach(({ terms }, group) => {
    for (const term of terms) add(foldTerm(term), group);
  });
  const written = new Set(words.keys());
  groups.forEach(({ terms }, group) => {
    for (const term of terms) {
      const plural = pluralOf(term);
      if (plural !== null && !written.has(plural)) add(foldTerm(plural), group);
    }
  });
  return words;
}

const foldTerm = (term: string): string => foldPhrase(tidyPhrase(normalize(term).text));

type ConceptCallback = (group: number, start: number, end: number) => void;

/**
 * Calls back for each word of the lexicon that stands in the text, by the rules of trigger phrases (edges, gaps), with
 * the number of its concept and its place in the original text. A word inside a longer one of the same place counts too.
 */
export function forEachConcept(index: ConceptIndex, normalized: NormalizedText, callback: ConceptCallback): void {
  new ConceptScanner(index).forEach(normalized, foldGaps(normalized.text), callback);
}

/** Looks for the words of the lexicon in many texts. */
export class ConceptScanner {
  readonly #index: ConceptIndex;
  readonly #scanner: TrieScanner;
  readonly #firstDecisive: number;

  constructor(index: ConceptIndex) {
    this.#index = index;
    this.#scanner = new TrieScanner(index.trie);
    let first = index.ids.length;
    while (first > 0 && index.ids[first - 1]!.startsWith(decisiveMark)) first--;
    this.#firstDecisive = first;
  }

  /**
   * What forEachConcept does.
   * @param decisive called back for the decisive ones, which nothing else hears of
   */
  forEach(
    normalized: NormalizedText,
    folded: FoldedText,
    callback: ConceptCallback,
    decisive: ConceptCallback = ignore,
  ): void {
    const { offsets, groups } = this.#index;
    this.#scanner.scan(normalized, folded, (word, start, end) => {
      for (let at = offsets[word]!; at < offsets[word + 1]!; at++) {
        const group = groups[at]!;
        const emit = group < this.#firstDecisive ? callback : decisive;
        emit(group, originalStart(normalized, start), originalEnd(normalized, end));
      }
    });
  }
}

const ignore: ConceptCallback = () => {};

/** How terms of concepts begin. */
export const conceptMark = '\u0002';

/** The term that stands for a concept in the text index; no token looks like it. */
export const conceptTerm = (id: string): string => conceptMark + id;

/** The concept that a term stands for. */
export const conceptOfTerm = (term: string): string => term.slice(1);
