import { inverseDocumentFrequency, type SignatureTable } from '../snapshot/index.js';
import { createStemmer, signatureWords } from '../text/index.js';
import { type SignatureHead, SignaturePlaces } from './signature-places.js';
import type { TextIndex } from './text-index.js';

/**
 * How much a line must tell, in words that one document alone has, by how many words it has: `NotReady` or `connection
 * refused` stand in documents of every kind and point to none, while some common words in a row are a message.
 */
const leastTelling = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 1.5, 0.8, 0.4] as const;

interface Place {
  readonly document: number;
  readonly line: number;
}

interface Entry {
  readonly masked: string;
  readonly words: readonly number[];
  readonly weight: number;
  readonly places: Place[];
}

/** The index of all signatures that tell enough. Linear in them, but for sorting; the same documents give the same bytes. */
export function compileSignatures(
  heads: readonly SignatureHead[],
  index: Pick<TextIndex, 'terms' | 'offsets' | 'documents'>,
): SignatureTable {
  const stemmer = createStemmer();
  const wordNumber = (word: string) => findSorted(index.terms, word);
  const entries = collect(heads, (masked) => {
    const numbers = Array.from(signatureWords(masked, stemmer), wordNumber).filter((number) => number >= 0);
    const weight = tellingOf(numbers, index.offsets, heads.length);
    const least =
      leastTelling[Math.min(numbers.length, leastTelling.length - 1)]! * inverseDocumentFrequency(1, heads.length);
    return weight < least ? null : { words: numbers, weight };
  });
  const places = new SignaturePlaces(heads, index, stemmer, wordNumber);
  const located = entries.map((entry) => ({ ...entry, places: merge(entry.places, places.stating(entry.words)) }));
  return layOut(located, heads.length);
}

/** Each document once: where it shows the line rather than where it speaks of it. */
function merge(shown: readonly Place[], stated: readonly Place[]): Place[] {
  const lines = new Map([...stated, ...shown].map((place) => [place.document, place]));
  return [...lines.values()].sort((left, right) => left.document - right.document);
}

function tellingOf(words: readonly number[], offsets: Uint32Array, documents: number): number {
  return words.reduce((sum, word) => sum + inverseDocumentFrequency(offsets[word + 1]! - offsets[word]!, documents), 0);
}

/** Signatures by their masked form, sorted by it. */
function collect(
  heads: readonly SignatureHead[],
  wordsOf: (masked: string) => Pick<Entry, 'words' | 'weight'> | null,
): Entry[] {
  const entries = new Map<string, Entry | null>();
  heads.forEach(({ signatures }, document) => {
    for (const { masked, range } of signatures) {
      let entry = entries.get(masked);
      if (entry === undefined) {
        const words = wordsOf(masked);
        entry = words === null ? null : { masked, ...words, places: [] };
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

function layOut(entries: readonly Entry[], documents: number): SignatureTable {
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
    words: Uint32Array.from(entries.flatMap(({ words }) => words)),
    weights: Float32Array.from(entries, ({ weight }) => weight),
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
