import {
  ConceptScanner,
  conceptTerm,
  createStemmer,
  type FoldedText,
  foldGaps,
  forEachToken,
  isSalient,
  isStopWord,
  type KnownWords,
  type NormalizedText,
  normalize,
  ownCopy,
  type Stemmer,
  type TokenKind,
  type TriggerIndex,
} from '../text/index.js';
import type { Vocabulary } from '../vocabulary/index.js';
import { derivedFrom, type Knowledge } from './knowledge.js';

/** A text in the forms used for comparison. */
export interface ComparedText {
  readonly normalized: NormalizedText;
  /** The normalized text with folded gaps, for phrases. */
  readonly folded: FoldedText;
}

export function comparedText(text: string): ComparedText {
  const normalized = normalize(text);
  return { normalized, folded: foldGaps(normalized.text) };
}

/** A distinct word of the index or of a symptom. */
export interface Word {
  readonly text: string;
  /** Number in the index, or -1 when no document has it. */
  readonly term: number;
  /** Document frequency. */
  readonly documents: number;
  /** A stop word or a single letter, which has a different meaning in each formula, list or option. */
  readonly filler: boolean;
  /** Indicates a fault: a line with this word is salient. */
  readonly salient: boolean;
  /** Contains digits: a variable part of otherwise equal lines. */
  readonly variable: boolean;
  /** Contains digits or joining characters: possibly a name or number of one incident, which no document contains. */
  readonly name: boolean;
}

type Index = Pick<Knowledge, 'term' | 'documentFrequency' | 'concepts'> & { readonly vocabulary?: Vocabulary };
type WordCallback = (word: Word, start: number, end: number, kind: TokenKind) => void;
type ConceptCallback = (concept: Word, start: number, end: number) => void;

/** Maximum number of cached words: symptoms may contain any words. */
const capacity = 32_768;

/** Looks up words in the index. Lookups are cached, since symptoms share most of their words. */
export class Words {
  readonly #known = new Map<string, Word>();
  readonly #scanner: ConceptScanner;

  constructor(
    readonly index: Index,
    readonly stemmer: Stemmer = createStemmer(index.vocabulary),
  ) {
    this.#scanner = new ConceptScanner(index.concepts);
  }

  /** Number of cached words. */
  get size(): number {
    return this.#known.size;
  }

  /** @param text a term as the tokenizer returns it */
  of(text: string, kind: TokenKind): Word {
    let word = this.#known.get(text);
    if (word === undefined) {
      word = this.#lookUp(text, kind);
      if (this.#known.size >= capacity) this.#known.clear();
      this.#known.set(word.text, word);
    }
    return word;
  }

  /** Number of a term in the index, or -1. */
  termOf(text: string): number {
    return this.#known.get(text)?.term ?? this.index.term(text);
  }

  /** Calls back for each token of a text, like forEachToken. */
  forEach(normalized: NormalizedText, callback: WordCallback): void {
    forEachToken(normalized, (term, start, end, kind) => callback(this.of(term, kind), start, end, kind), this.stemmer);
  }

  /**
   * Calls back for each occurrence of a lexicon concept in a text.
   * @param decisive called back for decisive concepts instead (data/decisive.json)
   */
  forEachConcept({ normalized, folded }: ComparedText, callback: ConceptCallback, decisive?: ConceptCallback): void {
    const report = (to: ConceptCallback) => (group: number, start: number, end: number) =>
      to(this.of(conceptTerm(this.index.concepts.ids[group]!), 'word'), start, end);
    this.#scanner.forEach(normalized, folded, report(callback), decisive && report(decisive));
  }

  #lookUp(text: string, kind: TokenKind): Word {
    const term = this.index.term(text);
    return {
      // A copy, so that the cache does not retain the symptom.
      text: ownCopy(text),
      term,
      documents: term < 0 ? 0 : this.index.documentFrequency(term),
      filler: isStopWord(text, kind === 'han' ? 'zh' : 'en', this.index.vocabulary) || /^[a-z]$/.test(text),
      salient: isSalient(text, this.index.vocabulary),
      variable: /\d/.test(text),
      name: /[\d\-./_]/.test(text),
    };
  }
}

/** The words of a knowledge base. */
export const wordsOf = derivedFrom((knowledge) => new Words(knowledge));

/** The subjects of a knowledge base (words of titles and triggers) and its terms. */
export const knownWords = derivedFrom((knowledge): KnownWords => {
  const { phrases } = knowledge.snapshot.record<TriggerIndex>('trigger');
  const titles = Array.from({ length: knowledge.documents }, (_, document) => knowledge.title(document));
  const subjects = [...titles, ...phrases].join('\n').toLowerCase();
  const names = new Set(subjects.match(namePattern));
  // Most words are in no title: these need no search of all titles.
  const mayHave = (word: string) =>
    (word.toLowerCase().match(namePattern) ?? []).every((name) => names.has(name) || names.has(`${name}s`));
  return {
    isSubject: (word) => mayHave(word) && hasWord(subjects, word),
    isKnown: (word) => knowledge.term(wordsOf(knowledge).stemmer.stem(word.toLowerCase())) >= 0,
  };
});

const namePattern = /[a-z0-9_-]+/g;

/** Whether a lower-case text contains a word or its plural, but not as a part of a longer name (`web` in `web-cli`). */
function hasWord(text: string, word: string): boolean {
  const wanted = word.toLowerCase();
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const behind = text.slice(at + wanted.length, at + wanted.length + 3);
    if (!/[a-z0-9_-]/.test(text[at - 1] ?? ' ') && /^s?(?![a-z0-9_-])/.test(behind)) return true;
  }
  return false;
}
