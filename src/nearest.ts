import Fuse from 'fuse.js';

/** A word that resembles another, and how many single-letter edits apart they are: a swap of neighbours counts two. */
export interface SimilarWord {
  readonly word: string;
  readonly edits: number;
}

/** Share of a name that may differ from what was written, from which on it is no longer suggested. */
const mostDifference = 0.4;
/** Letter pairs that one edit changes at most. */
const pairsOfEdit = 2;
/** Stand before and after each word, so that the whole of it is compared: as many as the edits that are allowed. */
const [start, end] = ['\u0002\u0002', '\u0003\u0003'];

/**
 * The names that someone who wrote an unknown one probably meant, best first: "did you mean". Names that contain what was
 * written come first.
 * @param names in any order: the result does not depend on it
 * @param limit how many to return at most
 */
export function nearest(written: string, names: Iterable<string>, limit: number): string[] {
  if (written === '') return [];
  const pairs = pairsOf(written.toLowerCase());
  const shortlist = [...new Set(names)].filter((name) => countShared(pairs, name.toLowerCase()) > 0);
  const byLength = (name: string): number => Math.abs(name.length - written.length);
  return search(written, shortlist, mostDifference)
    .sort(
      (left, right) => left.score - right.score || byLength(left.item) - byLength(right.item) || byText(left, right),
    )
    .slice(0, limit)
    .map(({ item }) => item);
}

/**
 * The words at most `mostEdits` edits (one or two) away from a word, all in lower case; the nearest first.
 */
export function similarWords(word: string, words: readonly string[], mostEdits: number): SimilarWord[] {
  const pairs = pairsOf(word);
  const shortlist = words.filter((other) => mayBeSimilar(word, pairs, other, mostEdits));
  if (shortlist.length === 0) return [];
  const pattern = start + word + end;
  const found = search(
    pattern,
    shortlist.map((other) => start + other + end),
    mostEdits / pattern.length,
  );
  return found
    .map(({ item, score }) => ({
      word: item.slice(start.length, -end.length),
      edits: Math.round(score * pattern.length),
    }))
    .sort((left, right) => left.edits - right.edits || (left.word < right.word ? -1 : 1));
}

interface Found {
  readonly item: string;
  /** Edits per letter of what is searched for. */
  readonly score: number;
}

function search(pattern: string, items: readonly string[], threshold: number): Found[] {
  if (items.length === 0) return [];
  const options = { includeScore: true, ignoreLocation: true, ignoreFieldNorm: true, threshold };
  return new Fuse(items, options).search(pattern).map(({ item, score = 1 }) => ({ item, score }));
}

/** Rejects most words in a few steps: edits change the length by one, and the letter pairs by two, at most. */
function mayBeSimilar(word: string, pairs: ReadonlySet<string>, other: string, edits: number): boolean {
  if (Math.abs(word.length - other.length) > edits) return false;
  return countShared(pairs, other) >= Math.min(word.length, other.length) - 1 - pairsOfEdit * edits;
}

function countShared(pairs: ReadonlySet<string>, other: string): number {
  let shared = 0;
  for (let index = 0; index + 1 < other.length; index++) if (pairs.has(other.slice(index, index + 2))) shared++;
  return shared;
}

function pairsOf(word: string): Set<string> {
  const pairs = new Set<string>();
  for (let index = 0; index + 1 < word.length; index++) pairs.add(word.slice(index, index + 2));
  return pairs;
}

const byText = (left: Found, right: Found): number => (left.item < right.item ? -1 : 1);
