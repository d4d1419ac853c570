import type { Signature } from '../model/index.js';
import { inverseDocumentFrequency, type SignatureTable } from '../snapshot/index.js';
import { SignaturePlaces } from './signature-places.js';
import { Tellings } from './telling.js';
import { absent } from './term-order.js';
import type { TextIndex } from './text-index.js';
import type { WordLists } from './word-lists.js';

/** What a document has to do with error lines. Words are numbers of the dictionary. */
export interface SignatureSource {
  readonly head: { readonly signatures: readonly Signature[] };
  /** Words of each of its signatures. */
  readonly shown: WordLists;
  /** Words of what it says of itself. */
  readonly stated: WordLists;
}

/**
 * How much a line must tell, in words that one document alone has, by how many words it has: `NotReady` or `connection
 * refused` stand in documents of every kind and point to none, while some common words in a row are a message.
 */
const leastTelling = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 1.5, 0.8, 0.4] as const;

/** What a line of so many words must tell to be in the index. */
export const leastOf = (words: number, documents: number): number =>
  leastTelling[Math.min(words, leastTelling.length - 1)]! * inverseDocumentFrequency(1, documents);

interface Place {
  readonly document: number;
  readonly line: number;
}

interface Entry {
  readonly masked: string;
  /** Words that the index has, as numbers of the dictionary. */
  readonly words: readonly number[];
  readonly weight: number;
  readonly places: Place[];
}

/** Lists of words: those of list `l` are `words[offsets[l]]` to `words[offsets[l + 1]]`. */
export interface WordRows {
  readonly offsets: Uint32Array;
  readonly words: Uint32Array;
}

export interface CompiledSignatures {
  readonly table: SignatureTable;
  /** Words, as terms of the index, of lines of several words that tell too little. */
  readonly untold: WordRows;
}

/** The index of all signatures that tell enough. Linear in them, but for sorting; the same documents give the same bytes. */
export function compileSignatures(
  sources: readonly SignatureSource[],
  index: Pick<TextIndex, 'rankOf' | 'offsets' | 'documents'>,
): CompiledSignatures {
  const { rankOf } = index;
  const tellings = new Tellings(sources.length);
  const untold: number[][] = [];
  const entries = collect(sources, (written) => {
    const words = [...written].filter((word) => rankOf[word] !== absent);
    const weight = tellingOf(words, index, tellings);
    if (weight >= leastOf(words.length, sources.length)) return { words, weight };
    if (words.length > 1) untold.push(words.map((word) => rankOf[word]!));
    return null;
  });
  const places = new SignaturePlaces(sources, index);
  const located = entries.map((entry) => ({
    ...entry,
    words: entry.words.map((word) => rankOf[word]!),
    places: merge(entry.places, places.stating(entry.words)),
  }));
  const untoldRows = {
    offsets: offsetsOf(untold.map((words) => words.length)),
    words: Uint32Array.from(untold.flat()),
  };
  return { table: layOut(located, sources.length), untold: untoldRows };
}

/** Each document once: where it shows the line rather than where it speaks of it. */
function merge(shown: readonly Place[], stated: readonly Place[]): Place[] {
  const lines = new Map([...stated, ...shown].map((place) => [place.document, place]));
  return [...lines.values()].sort((left, right) => left.document - right.document);
}

function tellingOf(
  words: readonly number[],
  { rankOf, offsets }: Pick<TextIndex, 'rankOf' | 'offsets'>,
  tellings: Tellings,
): number {
  const frequency = (rank: number) => offsets[rank + 1]! - offsets[rank]!;
  return words.reduce((sum, word) => sum + tellings.of(frequency(rankOf[word]!)), 0);
}

/** Signatures by their masked form, sorted by it. */
function collect(
  sources: readonly SignatureSource[],
  weigh: (words: Uint32Array) => Pick<Entry, 'words' | 'weight'> | null,
): Entry[] {
  const entries = new Map<string, Entry | null>();
  sources.forEach((source, document) => {
    const { signatures } = source.head;
    if (signatures.length === 0) return;
    const { shown } = source;
    signatures.forEach(({ masked, range }, number) => {
      let entry = entries.get(masked);
      if (entry === undefined) {
        const weighed = weigh(shown.words.subarray(shown.offsets[number], shown.offsets[number + 1]));
        entry = weighed === null ? null : { masked, ...weighed, places: [] };
        entries.set(masked, entry);
      }
      if (entry !== null && entry.places.at(-1)?.document !== document) {
        entry.places.push({ document, line: range.start.line });
      }
    });
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
