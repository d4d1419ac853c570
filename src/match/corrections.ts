import type { Correction } from '../model/index.js';
import { fieldNames } from '../snapshot/index.js';
import type { Entity, EntityType, Stemmer, TokenKind } from '../text/index.js';
import { editDistance } from './edit-distance.js';
import type { Knowledge } from './knowledge.js';
import { withOneMoreOrLess, withoutSwap } from './one-slip.js';
import { Vocabulary } from './vocabulary.js';

/** A word of the symptom that no document has. */
export interface UnknownWord {
  /** As it would stand in the index: in small letters, reduced to its stem. */
  readonly term: string;
  readonly kind: TokenKind;
  /** First place in the symptom. */
  readonly start: number;
  readonly end: number;
}

/** A word that was read as another. */
export interface WordCorrection extends Correction {
  /** What stands for it in the index. */
  readonly term: string;
}

type Meant = Pick<WordCorrection, 'term' | 'to'>;

const shortest = 4;
/** Letters from which on a text is data, and no word that somebody mistyped. */
const longest = 40;
/** Letters from which on a slip in the ending is looked for. */
const longWord = 6;
/** Words whose answer is remembered: what many symptoms have in common is looked up once. */
const mostRemembered = 4_096;
/** Documents of a word whose titles are read. */
const mostTitles = 64;
const titleField = 1 << fieldNames.indexOf('title');
/** Words that are read as others; a symptom that needs more of it is about something else. */
const mostCorrections = 8;
/** Words that are looked up for that: most unknown words of a log are names. */
const mostAttempts = 16;

/** Entities that are words of the field rather than names which somebody chose. */
const words: ReadonlySet<EntityType> = new Set<EntityType>(['reason', 'error-code', 'alertname']);

/** Reads mistyped words of a symptom as those of the knowledge base. One instance serves one opened knowledge base. */
export class Corrector {
  readonly #vocabulary: Vocabulary;
  readonly #looked = new Map<string, Meant | null>();

  constructor(
    readonly knowledge: Knowledge,
    readonly stemmer: Stemmer,
  ) {
    this.#vocabulary = new Vocabulary(knowledge, knowledge.documents, knowledge.snapshot.platform);
  }

  /**
   * Unknown term → what it is read as. The longest are looked at first, wholes before their parts; names, numbers and
   * paths are left alone.
   */
  correct(text: string, entities: readonly Entity[], unknown: readonly UnknownWord[]): Map<string, WordCorrection> {
    const corrections = new Map<string, WordCorrection>();
    if (unknown.length === 0) return corrections;
    const names = entities.filter(({ type }) => !words.has(type));
    const candidates = unknown.filter((word) => isCandidate(text, word, names));
    candidates.sort((left, right) => right.end - right.start - (left.end - left.start) || left.start - right.start);
    const done: UnknownWord[] = [];
    for (const word of candidates.slice(0, mostAttempts)) {
      if (corrections.size >= mostCorrections) break;
      if (done.some(({ start, end }) => word.start < end && start < word.end)) continue;
      const meant = this.#meant(text, word);
      if (meant === null) continue;
      done.push(word);
      corrections.set(word.term, { ...meant, from: text.slice(word.start, word.end) });
    }
    return corrections;
  }

  /** A swap explains most: it is looked for first, in the word as it is written; then the nearest stem. */
  #meant(text: string, { term, start, end }: UnknownWord): Meant | null {
    const word = text.slice(start, end).toLowerCase();
    // A word may be known in full while its stem is not.
    if (this.knowledge.term(word) >= 0) return null;
    let meant = this.#looked.get(term + word);
    if (meant === undefined) {
      meant = this.#look(word, term);
      if (this.#looked.size >= mostRemembered) this.#looked.clear();
      this.#looked.set(term + word, meant);
    }
    return meant;
  }

  #look(word: string, term: string): Meant | null {
    // Identifiers are kept whole in the index.
    const isPlain = this.stemmer.stem(word) === term;
    const swapped = this.#mostFrequent(withoutSwap(word), isPlain);
    if (swapped) return swapped;
    const written = term !== word && word.length >= longWord ? this.#written(word) : null;
    if (written) return written;
    const nearest = this.#vocabulary.nearest(term, term !== word);
    return nearest === null ? null : { term: nearest, to: this.#withEnding(nearest, word, term) };
  }

  /** Of words in any order, the one whose stem most documents have. */
  #mostFrequent(variants: Iterable<string>, isPlain: boolean): Meant | null {
    let best: Meant | null = null;
    let most = 0;
    for (const to of variants) {
      const term = isPlain ? this.stemmer.stem(to) : to;
      const number = term.length < shortest ? -1 : this.knowledge.term(term);
      if (!this.#vocabulary.isFrequent(number) || this.knowledge.documentFrequency(number) <= most) continue;
      most = this.knowledge.documentFrequency(number);
      best = { term, to };
    }
    return best;
  }

  /** A slip that led to another stem (`certifcate`): many words are a letter away, so a title must have it as it is. */
  #written(word: string): Meant | null {
    for (const to of withOneMoreOrLess(word)) {
      const term = this.stemmer.stem(to);
      const number = this.knowledge.term(term);
      if (this.#vocabulary.isFrequent(number) && this.#isInTitle(number, to)) return { term, to };
    }
    return null;
  }

  #isInTitle(term: number, word: string): boolean {
    const { postings } = this.knowledge;
    const count = Math.min(postings.decode(term), mostTitles);
    const first = postings.first(term);
    for (let index = 0; index < count; index++) {
      if ((postings.fields(first + index) & titleField) === 0) continue;
      if (this.knowledge.title(postings.decoded[index]!).toLowerCase().includes(word)) return true;
    }
    return false;
  }

  /** The known word with the ending that the mistyped one has: `connetions` is `connections`, not the stem of it. */
  #withEnding(known: string, word: string, stem: string): string {
    if (!word.startsWith(stem)) return known;
    const ended = known + word.slice(stem.length);
    if (this.stemmer.stem(ended) !== known) return known;
    return editDistance(word, ended, word.length) < editDistance(word, known, word.length) ? ended : known;
  }
}

function isCandidate(text: string, { term, kind, start, end }: UnknownWord, names: readonly Entity[]): boolean {
  if (kind === 'number' || kind === 'han') return false;
  if (end - start < shortest || end - start > longest || !/^[a-z]+$/.test(term) || isInName(text, start, end))
    return false;
  return !names.some((name) => start < name.end && name.start < end);
}

const nameUnit = /[A-Za-z0-9_\-./@\\]/;
/** Characters to each side that are looked at. */
const reach = 64;

/** Inside of a path, an address, or an identifier with digits: what was chosen or generated is no typo. */
function isInName(text: string, start: number, end: number): boolean {
  let from = start;
  while (from > 0 && start - from < reach && nameUnit.test(text[from - 1]!)) from--;
  let to = end;
  while (to < text.length && to - end < reach && nameUnit.test(text[to]!)) to++;
  // A full stop ends a sentence as well.
  return /[0-9/@\\_]|\.[A-Za-z]/.test(text.slice(from, to));
}
