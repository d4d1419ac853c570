import { type DocumentNumbers, inverseDocumentFrequency, type SignatureTable } from '../snapshot/index.js';
import type { CompiledDocument, WordLists } from './compile-document.js';
import { absent, type IdfTable, type TextIndex } from './text-index.js';

type ErrorLineDocument = Pick<CompiledDocument, 'errorLines' | 'mentions'> & {
  readonly head: Pick<CompiledDocument['head'], 'signatures'>;
};
type Index = Pick<TextIndex, 'ranks' | 'frequency' | 'offsets' | 'documents' | 'terms'>;

/**
 * The least idf of an error line by its number of words, as a multiple of the idf of a word that occurs in one document.
 * `NotReady` or `connection refused` occur in documents of every kind and identify none; several common words in a row
 * identify a message.
 */
const leastIdf = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 1.5, 0.8, 0.4] as const;

interface DocumentLine {
  readonly document: number;
  readonly line: number;
}

interface ErrorLine {
  /** The template: the line with its variable parts masked. */
  readonly masked: string;
  /** Ranks of its words in the index. */
  readonly words: readonly number[];
  /** Sum of their idf. */
  readonly weight: number;
  readonly locations: DocumentLine[];
}

/** The index of all error lines that are specific enough. The same documents give the same bytes. */
export function compileErrorLines(
  documents: readonly ErrorLineDocument[],
  index: Index,
  idf: IdfTable,
): SignatureTable {
  const mentions = new Mentions(documents, index);
  const located = collectErrorLines(documents, index, idf).map((line) => ({
    ...line,
    locations: mergeDocumentLines(line.locations, mentions.of(line.words)),
  }));
  return layOut(located, documents.length);
}

/** The distinct templates of all documents, sorted. */
function collectErrorLines(documents: readonly ErrorLineDocument[], index: Index, idf: IdfTable): ErrorLine[] {
  const lines = new Map<string, ErrorLine | null>();
  documents.forEach(({ head, errorLines: { offsets, words } }, document) => {
    head.signatures.forEach(({ masked, range }, number) => {
      let line = lines.get(masked);
      if (line === undefined) {
        const own = words.subarray(offsets[number], offsets[number + 1]);
        line = errorLineOf(masked, ranksOf(own, index.ranks[document]!), { index, idf });
        lines.set(masked, line);
      }
      if (line !== null && line.locations.at(-1)?.document !== document)
        line.locations.push({ document, line: range.start.line });
    });
  });
  return [...lines.values()]
    .filter((line) => line !== null)
    .sort((left, right) => (left.masked < right.masked ? -1 : 1));
}

const ranksOf = (words: Uint32Array, ranks: Uint32Array): number[] =>
  Array.from(words, (word) => ranks[word]!).filter((rank) => rank !== absent);

/** Null for a line that is not specific enough. */
function errorLineOf(
  masked: string,
  words: readonly number[],
  { index, idf }: { readonly index: Index; readonly idf: IdfTable },
): ErrorLine | null {
  const weight = words.reduce((sum, word) => sum + idf.of(index.frequency(word)), 0);
  const least = leastIdf[Math.min(words.length, leastIdf.length - 1)]! * inverseDocumentFrequency(1, idf.documents);
  return weight >= least ? { masked, words, weight, locations: [] } : null;
}

/** One location per document; a location that shows the line has precedence over one that mentions it. */
function mergeDocumentLines(shown: readonly DocumentLine[], mentioned: readonly DocumentLine[]): DocumentLine[] {
  const byDocument = new Map([...mentioned, ...shown].map((location) => [location.document, location]));
  return [...byDocument.values()].sort((left, right) => left.document - right.document);
}

/**
 * Finds documents that mention an error line without quoting it: all its words occur together in the title, a symptom, a
 * trigger or a cause. Such a document is as relevant to the line as one that quotes it.
 */
class Mentions {
  readonly #documents: readonly ErrorLineDocument[];
  readonly #index: Index;
  /** By rank of a word: number of the last error line that contains it. */
  readonly #wantedBy: Uint32Array;
  #wanted = 0;

  constructor(documents: readonly ErrorLineDocument[], index: Index) {
    this.#documents = documents;
    this.#index = index;
    this.#wantedBy = new Uint32Array(index.terms.length);
  }

  /** Documents in ascending order, each with the line of the first text that contains all the words. */
  of(words: readonly number[]): DocumentLine[] {
    this.#wanted++;
    for (const word of words) this.#wantedBy[word] = this.#wanted;
    return this.#having(words).flatMap((document) => {
      const line = this.#lineWith(this.#documents[document]!.mentions, words.length, this.#index.ranks[document]!);
      return line === null ? [] : [{ document, line }];
    });
  }

  /** Documents that contain all the words: the postings of the rarest word are intersected with the others. */
  #having(words: readonly number[]): number[] {
    const { offsets, documents, frequency } = this.#index;
    const postings = (word: number) => documents.subarray(offsets[word], offsets[word + 1]);
    const [rarest, ...others] = [...words].sort((left, right) => frequency(left) - frequency(right) || left - right);
    return Array.from(postings(rarest!)).filter((document) =>
      others.every((word) => includesSorted(postings(word), document)),
    );
  }

  #lineWith({ lines, offsets, words }: WordLists, wanted: number, ranks: Uint32Array): number | null {
    for (let list = 0; list < lines.length; list++) {
      let found = 0;
      for (let at = offsets[list]!; at < offsets[list + 1]!; at++)
        if (this.#wantedBy[ranks[words[at]!]!] === this.#wanted) found++;
      if (found === wanted) return lines[list]!;
    }
    return null;
  }
}

function includesSorted(ascending: DocumentNumbers, value: number): boolean {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return ascending[low] === value;
}

function layOut(lines: readonly ErrorLine[], documents: number): SignatureTable {
  const byWord = new Map<number, number[]>();
  lines.forEach(({ words }, number) => {
    for (const word of words) {
      const known = byWord.get(word);
      if (known) known.push(number);
      else byWord.set(word, [number]);
    }
  });
  const keys = Uint32Array.from(byWord.keys()).sort();
  const lists = Array.from(keys, (key) => byWord.get(key)!);
  const locations = lines.flatMap((line) => line.locations);
  const narrow = (numbers: number[], below: number) =>
    below > 0xffff ? Uint32Array.from(numbers) : Uint16Array.from(numbers);
  return {
    wordOffsets: offsetsOf(lines.map(({ words }) => words.length)),
    words: Uint32Array.from(lines.flatMap(({ words }) => words)),
    weights: Float32Array.from(lines, ({ weight }) => weight),
    keys,
    keyOffsets: offsetsOf(lists.map((list) => list.length)),
    keySignatures: narrow(lists.flat(), lines.length),
    documentOffsets: offsetsOf(lines.map((line) => line.locations.length)),
    documents: narrow(
      locations.map(({ document }) => document),
      documents,
    ),
    lines: Uint32Array.from(locations, ({ line }) => line),
  };
}

/** Start of each list in the concatenation of all lists, and its end. */
export function offsetsOf(counts: readonly number[]): Uint32Array {
  const offsets = new Uint32Array(counts.length + 1);
  counts.forEach((count, index) => {
    offsets[index + 1] = offsets[index]! + count;
  });
  return offsets;
}
