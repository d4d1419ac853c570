import type { Correction } from '../model/index.js';
import { similarWords } from '../nearest.js';
import { type Entity, type EntityType, forEachToken, normalize, type Stemmer, type TokenKind } from '../text/index.js';
import { derivedFrom, type Knowledge } from './knowledge.js';
import { wordsOf } from './words.js';

/** A word of the symptom that no document has. */
export interface UnknownWord {
  /** As the index would have it: in lower case, stemmed. */
  readonly term: string;
  readonly kind: TokenKind;
  /** First position in the symptom. */
  readonly start: number;
  readonly end: number;
}

/** A word that was read as another. */
export interface WordCorrection extends Correction {
  /** The other word as the index has it. */
  readonly term: string;
}

/** A word that may have been meant. */
type Suggestion = Pick<WordCorrection, 'term' | 'to'>;

interface RankedSuggestion extends Suggestion {
  readonly edits: number;
  readonly frequency: number;
}

/** Length of words that are corrected: shorter ones have too many neighbours, longer ones are data. */
const [shortest, longest] = [4, 40];
/** Length from which on a letter may be wrong; in a shorter word one may be missing, added or swapped with its neighbour. */
const substitutable = 7;
/** Length from which on two edits are believed. */
const longWord = 8;
/** In a knowledge base of so many documents, a word that a single one has may be misspelt itself. */
const manyDocuments = 50;
/** Corrections of one symptom: one that needs more is about something else. */
const mostCorrections = 8;
/** Unknown words that are looked up for that: most unknown words of a long text are names. */
const mostAttempts = 16;
/** Titles whose words are collected, as written; in a larger collection the index alone is searched. */
const mostTitles = 20_000;

/** Entities that are words of the field rather than names that somebody chose. */
const words: ReadonlySet<EntityType> = new Set<EntityType>(['reason', 'error-code', 'alertname']);

/** Reads misspelt words of a symptom as words of the knowledge base. */
export class Corrector {
  /** Terms of the index by first letter, once a word of that letter was looked up. */
  readonly #terms = new Map<string, readonly string[]>();
  /** The same of the words of titles, as written. */
  #titleWords: ReadonlyMap<string, ReadonlyMap<string, string>> | null = null;
  readonly #leastFrequency: number;

  constructor(
    readonly knowledge: Knowledge,
    readonly stemmer: Stemmer,
  ) {
    this.#leastFrequency = knowledge.documents < manyDocuments ? 1 : 2;
  }

  /**
   * Unknown term → what it is read as. The longest words are tried first, identifiers before their parts; names, numbers
   * and paths are left alone.
   */
  correct(text: string, entities: readonly Entity[], unknown: readonly UnknownWord[]): Map<string, WordCorrection> {
    const corrections = new Map<string, WordCorrection>();
    if (unknown.length === 0) return corrections;
    const names = entities.filter(({ type }) => !words.has(type));
    const correctable = unknown.filter((word) => isCorrectable(text, word, names));
    correctable.sort((left, right) => right.end - right.start - (left.end - left.start) || left.start - right.start);
    const corrected: UnknownWord[] = [];
    for (const word of correctable.slice(0, mostAttempts)) {
      if (corrections.size >= mostCorrections) break;
      if (corrected.some(({ start, end }) => word.start < end && start < word.end)) continue;
      const meant = this.#meant(text.slice(word.start, word.end).toLowerCase(), word.term);
      if (meant === null) continue;
      corrected.push(word);
      corrections.set(word.term, { ...meant, from: text.slice(word.start, word.end) });
    }
    return corrections;
  }

  /** The known word with the fewest edits; of those with as many the most frequent. */
  #meant(word: string, term: string): Suggestion | null {
    // A word may be known in full while its stem is not.
    if (this.knowledge.term(word) >= 0) return null;
    const known = [...this.#ofTitles(word, term), ...this.#ofIndex(word, term)];
    const [best] = known.sort(
      (left, right) => left.edits - right.edits || right.frequency - left.frequency || (left.to < right.to ? -1 : 1),
    );
    return best === undefined ? null : { term: best.term, to: best.to };
  }

  /** A misspelt ending changes the stem (`certifcate`): titles have the word in full. */
  #ofTitles(word: string, term: string): RankedSuggestion[] {
    if (word === term) return [];
    this.#titleWords ??= this.#readTitles();
    const inTitles = this.#titleWords.get(word[0]!);
    if (inTitles === undefined) return [];
    // Many words are a letter away from each other: here a letter is only missing, added, or swapped with its neighbour.
    const similar = this.#similar(word, [...inTitles.keys()], false).filter(
      (other) => other.edits === 1 && (other.word.length !== word.length || isSwap(word, other.word)),
    );
    return similar.flatMap(({ word: to, edits }) => this.#ranked({ term: inTitles.get(to)!, to }, edits));
  }

  #ofIndex(word: string, term: string): RankedSuggestion[] {
    // The first two letters may be swapped.
    const swapped = term[1]! + term[0]!;
    const known = [...this.#termsBeginning(term[0]!)];
    if (term[0] !== term[1]) known.push(...this.#termsBeginning(term[1]!).filter((other) => other.startsWith(swapped)));
    return this.#similar(term, known, term !== word).flatMap(({ word: meant, edits }) =>
      this.#ranked({ term: meant, to: this.#withEnding(meant, word, term) }, edits),
    );
  }

  #ranked(meant: Suggestion, edits: number): RankedSuggestion[] {
    const number = this.knowledge.term(meant.term);
    const frequency = number < 0 ? 0 : this.knowledge.documentFrequency(number);
    return frequency < this.#leastFrequency ? [] : [{ ...meant, edits, frequency }];
  }

  /** Words that a typing error leads from; a swap of two letters counts as one edit. */
  #similar(word: string, known: readonly string[], stemmed: boolean) {
    const mostEdits = word.length < longWord ? 1 : 2;
    return similarWords(word, known, 2)
      .map((other) => (isSwap(word, other.word) ? { ...other, edits: 1 } : other))
      .filter((other) => other.edits <= mostEdits && isTypingError(word, other.word, stemmed));
  }

  #termsBeginning(letter: string): readonly string[] {
    let terms = this.#terms.get(letter);
    if (terms === undefined) {
      terms = this.knowledge.termsBeginning(letter).filter((term) => /^[a-z]{4,}$/.test(term));
      this.#terms.set(letter, terms);
    }
    return terms;
  }

  /** First letter → word as written, in lower case → term. */
  #readTitles(): Map<string, Map<string, string>> {
    const byLetter = new Map<string, Map<string, string>>();
    for (let document = 0; document < Math.min(this.knowledge.documents, mostTitles); document++) {
      const title = normalize(this.knowledge.title(document));
      const note = (term: string, start: number, end: number) => {
        const word = title.original.slice(start, end).toLowerCase();
        if (!/^[a-z]{4,}$/.test(word)) return;
        const ofLetter = byLetter.get(word[0]!) ?? new Map<string, string>();
        byLetter.set(word[0]!, ofLetter.set(word, term));
      };
      forEachToken(title, note, this.stemmer);
    }
    return byLetter;
  }

  /** A known stem with the ending of the misspelt word: `connetions` is `connections`. */
  #withEnding(known: string, word: string, stem: string): string {
    const ended = known + word.slice(stem.length);
    return word.startsWith(stem) && this.stemmer.stem(ended) === known ? ended : known;
  }
}

function isCorrectable(text: string, { term, kind, start, end }: UnknownWord, names: readonly Entity[]): boolean {
  if (kind === 'number' || kind === 'han') return false;
  if (end - start < shortest || end - start > longest || !/^[a-z]{4,}$/.test(term) || isInName(text, start, end))
    return false;
  return !names.some((name) => start < name.end && name.start < end);
}

/** Excludes words that only look alike. */
function isTypingError(word: string, known: string, stemmed: boolean): boolean {
  // Another form of a known word, or a word of its own (`printf`, `certify`), unless a letter was doubled or its double left out.
  const [short, long] = word.length < known.length ? [word, known] : [known, word];
  if (long.startsWith(short)) return !stemmed && long.length === short.length + 1 && long.at(-1) === short.at(-1);
  if (word.length >= substitutable || isSwap(word, known)) return true;
  return short.length > shortest && word.length !== known.length;
}

/** Whether two neighbouring letters are swapped. */
function isSwap(left: string, right: string): boolean {
  const at = [...left].findIndex((letter, index) => letter !== right[index]);
  return at >= 0 && left.slice(0, at) + left[at + 1] + left[at] + left.slice(at + 2) === right;
}

const nameCharacter = /[A-Za-z0-9_\-./@\\]/;
/** Characters to each side that are looked at. */
const reach = 64;

/** Inside a path, an address, or an identifier with digits: what was chosen or generated is not misspelt. */
function isInName(text: string, start: number, end: number): boolean {
  let from = start;
  while (from > 0 && start - from < reach && nameCharacter.test(text[from - 1]!)) from--;
  let to = end;
  while (to < text.length && to - end < reach && nameCharacter.test(text[to]!)) to++;
  // A full stop ends a sentence as well.
  return /[0-9/@\\_]|\.[A-Za-z]/.test(text.slice(from, to));
}

/** The corrector of a knowledge base. */
export const correctorOf = derivedFrom((knowledge) => new Corrector(knowledge, wordsOf(knowledge).stemmer));
