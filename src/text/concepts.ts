import type { DomainLexicon } from '../model/index.js';
import { type NormalizedText, normalize, originalEnd, originalStart } from './normalize.js';
import { type FoldedText, foldPhrase, PhraseFinder, tidyPhrase } from './phrases.js';
import { pluralOf } from './words.js';

/** The domain lexicon: maps words of any language that mean the same to one concept. */
export interface ConceptIndex {
  /** The distinct folded words of all groups, in code unit order. */
  readonly words: readonly string[];
  /** Word → its groups: entries `offsets[word]` to `offsets[word + 1]` of `groups`. */
  readonly offsets: Uint32Array;
  readonly groups: Uint32Array;
  /** Ids of the groups; ids of decisive concepts begin with `decisiveMark`. */
  readonly ids: readonly string[];
}

/** Prefix of the ids of decisive concepts (data/decisive.json); no id of the lexicon has it. */
export const decisiveMark = '!';

export function buildConceptIndex(lexicon: DomainLexicon): ConceptIndex {
  const words = [...groupsByWord(lexicon)].sort(([left], [right]) => (left < right ? -1 : 1));
  const offsets = new Uint32Array(words.length + 1);
  words.forEach(([, groups], word) => {
    offsets[word + 1] = offsets[word]! + groups.length;
  });
  return {
    words: words.map(([word]) => word),
    offsets,
    groups: Uint32Array.from(words.flatMap(([, groups]) => groups)),
    ids: lexicon.groups.map(({ id }) => id),
  };
}

/** Folded word → its groups: the terms as written, then their plurals unless these are terms themselves. */
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

/** Finds the words of the lexicon in texts, by the rules of trigger phrases. */
export class ConceptScanner {
  readonly #finder: PhraseFinder;

  constructor(private readonly index: ConceptIndex) {
    this.#finder = new PhraseFinder(index.words);
  }

  /**
   * Calls back with the number of the concept and its range in the original text, ordered by the end of the range. Words
   * inside longer ones count too.
   * @param decisive called back for the decisive concepts instead
   */
  forEach(
    normalized: NormalizedText,
    folded: FoldedText,
    callback: ConceptCallback,
    decisive: ConceptCallback = ignore,
  ): void {
    const { offsets, groups, ids } = this.index;
    const hits: { readonly word: number; readonly start: number; readonly end: number }[] = [];
    this.#finder.forEach(normalized, folded, (word, start, end) => hits.push({ word, start, end }));
    hits.sort((left, right) => left.end - right.end || left.start - right.start);
    for (const { word, start, end } of hits)
      for (const group of groups.subarray(offsets[word], offsets[word + 1])) {
        const report = ids[group]!.startsWith(decisiveMark) ? decisive : callback;
        report(group, originalStart(normalized, start), originalEnd(normalized, end));
      }
  }
}

const ignore: ConceptCallback = () => {};

export const conceptMark = '\u0002';

/** The term that stands for a concept in the text index; no token looks like it. */
export const conceptTerm = (id: string): string => conceptMark + id;

export const conceptOfTerm = (term: string): string => term.slice(1);
