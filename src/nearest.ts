import Fuse from 'fuse.js/basic';

/** A similar word and its edit distance; a transposition counts two. */
export interface SimilarWord {
  readonly word: string;
  readonly edits: number;
}

/** Maximum fraction of a name that may differ for a suggestion. */
const maxDifference = 0.4;
/** Maximum number of bigrams that one edit changes. */
const pairsOfEdit = 2;
/** Padding at both ends of a word, one character for each allowed edit, so that the ends are compared too. */
const [start, end] = ['\u0002\u0002', '\u0003\u0003'];

/** "Did you mean": the most similar names, best first. Names that contain the written text precede the others. */
export function nearest(written: string, names: Iterable<string>, limit: number): string[] {
  if (written === '') return [];
  const pairs = pairsOf(written.toLowerCase());
  const shortlist = [...new Set(names)].filter((name) => countShared(pairs, name.toLowerCase()) > 0);
  const byLength = (name: string): number => Math.abs(name.length - written.length);
  return search(written, shortlist, maxDifference)
    .sort(
      (left, right) => left.score - right.score || byLength(left.item) - byLength(right.item) || byText(left, right),
    )
    .slice(0, limit)
    .map(({ item }) => item);
}

/** The words within `maxEdits` edits (one or two) of a word, nearest first. All are in lower case. */
export function similarWords(word: string, words: readonly string[], maxEdits: number): SimilarWord[] {
  const pattern = start + word + end;
  const pairs = pairsOf(pattern);
  const shortlist = words.filter((other) => mayBeSimilar(word, pairs, other, maxEdits));
  if (shortlist.length === 0) return [];
  const found = search(
    pattern,
    shortlist.map((other) => start + other + end),
    maxEdits / pattern.length,
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
  /** Edits per letter of the searched word. */
  readonly score: number;
}

function search(pattern: string, items: readonly string[], threshold: number): Found[] {
  if (items.length === 0) return [];
  const options = { includeScore: true, ignoreLocation: true, ignoreFieldNorm: true, threshold };
  return new Fuse(items, options).search(pattern).map(({ item, score = 1 }) => ({ item, score }));
}

/** Rejects most words quickly: one edit changes the length by at most one and at most two bigrams. */
function mayBeSimilar(word: string, pairs: ReadonlySet<number>, other: string, edits: number): boolean {
  if (Math.abs(word.length - other.length) > edits) return false;
  const least = Math.max(word.length, other.length) + 1 - pairsOfEdit * edits;
  return countShared(pairs, start.charAt(0) + other + end.charAt(0)) >= least;
}

function countShared(pairs: ReadonlySet<number>, other: string): number {
  let shared = 0;
  for (let index = 0; index + 1 < other.length; index++) if (pairs.has(pairAt(other, index))) shared++;
  return shared;
}

function pairsOf(word: string): Set<number> {
  const pairs = new Set<number>();
  for (let index = 0; index + 1 < word.length; index++) pairs.add(pairAt(word, index));
  return pairs;
}

const pairAt = (word: string, index: number): number => word.charCodeAt(index) * 0x10000 + word.charCodeAt(index + 1);

const byText = (left: Found, right: Found): number => (left.item < right.item ? -1 : 1);

/** Whether two words differ by one typing error: a letter inserted, dropped or replaced, or two neighbors swapped. */
export function isSlip(written: string, meant: string): boolean {
  const [short, long] = written.length <= meant.length ? [written, meant] : [meant, written];
  if (short === long || long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from++;
  if (short.length < long.length) return short.slice(from) === long.slice(from + 1);
  if (short.slice(from + 1) === long.slice(from + 1)) return true;
  return (
    short[from] === long[from + 1] && short[from + 1] === long[from] && short.slice(from + 2) === long.slice(from + 2)
  );
}

/** Whether two words differ in that two neighboring letters are swapped. */
export const isSwap = (written: string, meant: string): boolean =>
  written.length === meant.length && isSlip(written, meant) && [...written].sort().join() === [...meant].sort().join();
