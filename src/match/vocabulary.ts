import type { Platform } from '../platform/index.js';
import { editDistance } from './edit-distance.js';
import type { Knowledge } from './knowledge.js';

/** Words of one first letter and one length. */
interface Shelf {
  readonly words: string[];
  readonly terms: number[];
  /** Bit n: the word has the n-th letter. */
  readonly letters: number[];
}

interface Candidate {
  readonly word: string;
  readonly distance: number;
  readonly frequency: number;
}

type Terms = Pick<Knowledge, 'termCount' | 'termText' | 'documentFrequency'>;

/** Letters from which on two slips are believed. */
const longWord = 8;
/** In a knowledge base of so many documents, a word that a single one has may be mistyped itself. */
const manyDocuments = 50;
/** Above this, Fuse's best is a guess (0 is equal, 1 has nothing in common). */
const worstScore = 0.45;
/** Words of which Fuse is asked to choose. */
const mostCandidates = 64;
const longestWord = 32;

/**
 * The words of a knowledge base, to look for the one that a mistyped word means. The shelf of a first letter is filled when
 * a word of that letter is first looked for: the terms of a snapshot are sorted, so that they lie side by side.
 */
export class Vocabulary {
  readonly #shelves = new Map<string, Map<number, Shelf>>();
  readonly #leastDocuments: number;

  constructor(
    readonly terms: Terms,
    documents: number,
    readonly platform: Pick<Platform, 'fuse'>,
  ) {
    this.#leastDocuments = documents < manyDocuments ? 1 : 2;
  }

  /** Documents from which on a word is worth being taken for what was meant. */
  isFrequent(term: number): boolean {
    return term >= 0 && this.terms.documentFrequency(term) >= this.#leastDocuments;
  }

  /**
   * The known word that was probably meant by an unknown one of small letters, or null. Same words, same answer.
   * @param stemmed whether the word had an ending that was taken off
   */
  nearest(word: string, stemmed = false): string | null {
    if (word.length < shortestWord || word.length > longestWord || !/^[a-z]+$/.test(word)) return null;
    const limit = word.length >= longWord ? 2 : 1;
    const candidates = this.#near(word, limit, word[0]!).filter((known) => isSlip(word, known.word, stemmed));
    // `tecd`: the first two letters may have changed places.
    const swapped = word[1]! + word[0]!;
    if (word[1] !== word[0]) {
      candidates.push(...this.#near(word, limit, word[1]!).filter((known) => known.word.startsWith(swapped)));
    }
    if (candidates.length <= 1) return candidates[0]?.word ?? null;
    candidates.sort((left, right) => byLikelihood(left, right) || byWord(left, right));
    return this.#choose(word, candidates.slice(0, mostCandidates));
  }

  #near(word: string, limit: number, first: string): Candidate[] {
    const found: Candidate[] = [];
    const shelves = this.#shelvesOf(first);
    const letters = lettersOf(word);
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      const shelf = shelves.get(length);
      if (!shelf) continue;
      for (let index = 0; index < shelf.words.length; index++) {
        // One slip changes two letters at most.
        if (bits(letters ^ shelf.letters[index]!) > 2 * limit) continue;
        const other = shelf.words[index]!;
        const distance = editDistance(word, other, limit);
        if (distance > limit) continue;
        const term = shelf.terms[index]!;
        if (!this.isFrequent(term)) continue;
        found.push({ word: other, distance, frequency: this.terms.documentFrequency(term) });
      }
    }
    return found;
  }

  /** Of the nearest by distance, the one of most documents that Fuse finds close enough. */
  #choose(word: string, candidates: readonly Candidate[]): string | null {
    const search = new (this.platform.fuse())(candidates, {
      keys: ['word'],
      includeScore: true,
      ignoreLocation: true,
      ignoreFieldNorm: true,
      threshold: worstScore,
    });
    const found = search.search(word).map(({ item, score = 1 }) => ({ ...item, score }));
    found.sort((left, right) => byLikelihood(left, right) || left.score - right.score || byWord(left, right));
    return found[0]?.word ?? null;
  }

  #shelvesOf(first: string): Map<number, Shelf> {
    let shelves = this.#shelves.get(first);
    if (!shelves) {
      shelves = this.#fill(first);
      this.#shelves.set(first, shelves);
    }
    return shelves;
  }

  #fill(first: string): Map<number, Shelf> {
    const shelves = new Map<number, Shelf>();
    const end = firstAtLeast(this.terms, String.fromCharCode(first.charCodeAt(0) + 1), 0);
    let term = firstAtLeast(this.terms, first, 0);
    while (term < end) {
      const text = this.terms.termText(term);
      if (text.length <= longestWord + 2 && /^[a-z]{4,}$/.test(text)) place(shelves, text, term);
      term++;
    }
    return shelves;
  }
}

/** Words this short have too many neighbours to believe in a wrong letter. */
const shortWord = 7;
/** And words this short in a letter too many or missing as well. */
const shortestWord = 4;

/** What remains of slips of the pen when likely words that only look alike are left out. */
function isSlip(word: string, known: string, stemmed: boolean): boolean {
  // `printf`, `certify`: another form of a known word, or a word of its own, unless a letter was only typed twice, or
  // once instead of twice.
  const [short, long] = word.length < known.length ? [word, known] : [known, word];
  if (long.startsWith(short)) return !stemmed && long.length === short.length + 1 && long.at(-1) === short.at(-1);
  if (word.length >= shortWord) return true;
  if (word.length > shortestWord && word.length !== known.length) return known.length > shortestWord;
  return sorted(word) === sorted(known);
}

const sorted = (word: string): string => [...word].sort().join('');

function place(shelves: Map<number, Shelf>, word: string, term: number): void {
  const shelf = shelves.get(word.length) ?? { words: [], terms: [], letters: [] };
  shelves.set(word.length, shelf);
  shelf.words.push(word);
  shelf.terms.push(term);
  shelf.letters.push(lettersOf(word));
}

/** Number of the first term from `from` on that is not less than a text: gallops, then halves. */
export function firstAtLeast(terms: Terms, text: string, from: number): number {
  let low = from;
  let step = 1;
  while (low + step < terms.termCount && terms.termText(low + step - 1) < text) {
    low += step;
    step *= 2;
  }
  let high = Math.min(terms.termCount, low + step);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (terms.termText(middle) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

const byLikelihood = (left: Candidate, right: Candidate): number =>
  left.distance - right.distance || right.frequency - left.frequency;

const byWord = (left: Candidate, right: Candidate): number => (left.word < right.word ? -1 : 1);

function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) - 97);
  return letters;
}

function bits(value: number): number {
  let rest = value;
  let count = 0;
  for (; rest !== 0; count++) rest &= rest - 1;
  return count;
}
