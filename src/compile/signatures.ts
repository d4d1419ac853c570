import type { DocumentHead } from '../snapshot/index.js';
import { inverseDocumentFrequency } from '../snapshot/index.js';
import { createStemmer, signatureWords } from '../text/index.js';
import type { TextIndex } from './text-index.js';

/**
 * The error lines of all documents, masked and each once. Words are numbers of the text index, so that how much a line
 * tells is how much its words tell in all texts. Lists lie in one array each, with the offsets of their beginnings.
 */
export interface SignatureIndex {
  /** Distinct words of each signature, ascending. */
  readonly wordOffsets: Uint32Array;
  readonly words: Uint32Array;
  /** Signatures of each word of `keys`, the words that signatures have, ascending. */
  readonly keys: Uint32Array;
  readonly keyOffsets: Uint32Array;
  readonly keySignatures: Uint32Array | Uint16Array;
  /** Documents that show each signature, ascending, with the line. */
  readonly documentOffsets: Uint32Array;
  readonly documents: Uint32Array | Uint16Array;
  readonly lines: Uint32Array;
}

/**
 * Words that one document alone has, of which a line must tell as much: `NotReady` or `connection refused` stand in
 * documents of every kind and point to none.
 */
const leastTelling = 1.5;
const leastWords = 2;

interface Entry {
  readonly masked: string;
  readonly words: Uint32Array;
  readonly places: { readonly document: number; readonly line: number }[];
}

/** The index of all signatures that tell enough. Linear in them, but for sorting; the same documents give the same bytes. */
export function compileSignatures(
  heads: readonly Pick<DocumentHead, 'signatures'>[],
  index: Pick<TextIndex, 'terms' | 'offsets'>,
): SignatureIndex {
  const stemmer = createStemmer();
  const entries = collect(heads, (masked) => {
    const numbers = [...signatureWords(masked, stemmer)]
      .map((term) => findSorted(index.terms, term))
      .filter((number) => number >= 0);
    return tellsEnough(numbers, index.offsets, heads.length) ? Uint32Array.from(numbers).sort() : null;
  });
  return layOut(entries, heads.length);
}

function tellsEnough(words: readonly number[], offsets: Uint32Array, documents: number): boolean {
  if (words.length < leastWords) return false;
  const telling = (frequency: number) => inverseDocumentFrequency(frequency, documents);
  const told = words.reduce((sum, word) => sum + telling(offsets[word + 1]! - offsets[word]!), 0);
  return told >= leastTelling * telling(1);
}

/** Signatures by their masked form, sorted by it. */
function collect(
  heads: readonly Pick<DocumentHead, 'signatures'>[],
  wordsOf: (masked: string) => Uint32Array | null,
): Entry[] {
  const entries = new Map<string, Entry | null>();
  heads.forEach(({ signatures }, document) => {
    for (const { masked, range } of signatures) {
      let entry = entries.get(masked);
      if (entry === undefined) {
        const words = wordsOf(masked);
        entry = words === null ? null : { masked, words, places: [] };
        entries.set(masked, entry);
      }
      if (entry !== null && entry.places.at(-1)?.document !== document) {
        entry.places.push({ document, line: range.start.line });
      }
    }
  });
  return [...entries.values()]
    .filter((entry) => entry !== null)
    .sort((left, right) => (left.masked < right.masked ? -1 : 1));
}

function layOut(entries: readonly Entry[], documents: number): SignatureIndex {
  const byWord = new Map<number, number[]>();
  entries.forEach(({ words }, signature) => {
    for (const word of words) {
      const known = byWord.get(word);
      if (known) known.push(signature);
      else byWord.set(word, [signature]);
    }
  });
  const keys = Uint32Array.from(byWord.keys()).sort();
  const lists = Array.from(keys, (key) => byWord.get(key)!);
  const places = entries.flatMap((entry) => entry.places);
  const narrow = (numbers: number[], below: number) =>
    below > 0xffff ? Uint32Array.from(numbers) : Uint16Array.from(numbers);
  return {
    wordOffsets: offsetsOf(entries.map(({ words }) => words.length)),
    words: Uint32Array.from(entries.flatMap(({ words }) => [...words])),
    keys,
    keyOffsets: offsetsOf(lists.map((list) => list.length)),
    keySignatures: narrow(lists.flat(), entries.length),
    documentOffsets: offsetsOf(entries.map((entry) => entry.places.length)),
    documents: narrow(
      places.map(({ document }) => document),
      documents,
    ),
    lines: Uint32Array.from(places, ({ line }) => line),
  };
}

function offsetsOf(counts: readonly number[]): Uint32Array {
  const offsets = new Uint32Array(counts.length + 1);
  counts.forEach((count, index) => {
    offsets[index + 1] = offsets[index]! + count;
  });
  return offsets;
}

/** Place of a text in a list that is sorted by code unit, or -1. */
function findSorted(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = sorted[middle]!;
    if (found === text) return middle;
    if (found < text) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
