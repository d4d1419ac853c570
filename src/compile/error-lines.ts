import { addToGroup, getOrMake } from '../collections.js';
import { inverseDocumentFrequency, narrow, offsetsOf, Postings, type SignatureTable } from '../snapshot/index.js';
import type { CompiledDocument, LineWords } from './compile-document.js';
import { absent, type TextIndex } from './text-index.js';

interface ErrorLineDocument {
  readonly head: Pick<CompiledDocument['head'], 'signatures'>;
  readonly indexed: Pick<CompiledDocument['indexed'], 'errorLines' | 'mentions'>;
}
type Index = Pick<TextIndex, 'ranks' | 'frequency' | 'offsets' | 'documents' | 'impacts' | 'fields'>;

/**
 * Minimum idf of an error line by its number of words, as a multiple of the idf of a word that occurs in one document.
 * `NotReady` and `connection refused` occur in all kinds of documents and identify none, but a sequence of several common
 * words identifies a message.
 */
const leastIdf = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 1.5, 0.8, 0.4] as const;

interface DocumentLine {
  readonly document: number;
  readonly line: number;
}

interface ErrorLine {
  readonly template: string;
  /** Ranks of its words in the index. */
  readonly words: readonly number[];
  readonly weight: number;
  /** One for each document, ascending. */
  readonly locations: readonly DocumentLine[];
}

export function compileErrorLines(
  documents: readonly ErrorLineDocument[],
  index: Index,
  idfs: Float64Array,
): SignatureTable {
  const mentions = mentionFinder(documents, index);
  const lines = [...collectTemplates(documents, index)].flatMap(([template, { words, shown }]): ErrorLine[] => {
    const weight = words.reduce((sum, word) => sum + idfs[word]!, 0);
    const least =
      leastIdf[Math.min(words.length, leastIdf.length - 1)]! * inverseDocumentFrequency(1, documents.length);
    return weight < least ? [] : [{ template, words, weight, locations: mergeLocations(shown, mentions(words)) }];
  });
  lines.sort((left, right) => (left.template < right.template ? -1 : 1));
  return layOut(lines, documents.length);
}

interface Template {
  readonly words: readonly number[];
  /** The first line that quotes it in each document. */
  readonly shown: DocumentLine[];
}

function collectTemplates(documents: readonly ErrorLineDocument[], index: Index): Map<string, Template> {
  const templates = new Map<string, Template>();
  documents.forEach(({ head, indexed: { errorLines } }, document) => {
    head.signatures.forEach(({ masked }, number) => {
      const { line, words } = errorLines[number]!;
      const ranks = index.ranks[document]!;
      const template = getOrMake(templates, masked, () => ({
        words: words.map((word) => ranks[word]!).filter((rank) => rank !== absent),
        shown: [],
      }));
      if (template.shown.at(-1)?.document !== document) template.shown.push({ document, line });
    });
  });
  return templates;
}

/** In one document, a quotation of the line precedes a mention. */
function mergeLocations(shown: readonly DocumentLine[], mentioned: readonly DocumentLine[]): DocumentLine[] {
  const byDocument = new Map([...mentioned, ...shown].map((location) => [location.document, location]));
  return [...byDocument.values()].sort((left, right) => left.document - right.document);
}

/** Finds the documents that mention all words of an error line in one title, symptom, trigger or cause. */
function mentionFinder(
  documents: readonly ErrorLineDocument[],
  index: Index,
): (words: readonly number[]) => DocumentLine[] {
  const postings = new Postings(index);
  const mentions = documents.map(({ indexed }, document) => rankedMentions(indexed.mentions, index.ranks[document]!));
  return (words) => {
    const [rarest, ...others] = [...words].sort((left, right) => index.frequency(left) - index.frequency(right));
    const wanted = new Set(words);
    return Array.from(postings.documents(rarest!)).flatMap((document) => {
      if (!others.every((word) => postings.find(word, document) >= 0)) return [];
      const line = lineOfMention(mentions[document]!, wanted);
      return line === null ? [] : [{ document, line }];
    });
  };
}

/** The mentions of a document in one array: the line of each, the number of its words, and their ranks. */
const rankedMentions = (mentions: readonly LineWords[], ranks: Uint32Array): readonly number[] =>
  mentions.flatMap(({ line, words }) => [line, words.length, ...words.map((word) => ranks[word]!)]);

function lineOfMention(mentions: readonly number[], wanted: ReadonlySet<number>): number | null {
  for (let at = 0; at < mentions.length; ) {
    const end = at + 2 + mentions[at + 1]!;
    let shared = 0;
    for (let word = at + 2; word < end; word++) if (wanted.has(mentions[word]!)) shared++;
    if (shared === wanted.size) return mentions[at]!;
    at = end;
  }
  return null;
}

function layOut(lines: readonly ErrorLine[], documents: number): SignatureTable {
  const byWord = new Map<number, number[]>();
  lines.forEach(({ words }, number) => {
    for (const word of words) addToGroup(byWord, word, number);
  });
  const keys = Uint32Array.from(byWord.keys()).sort();
  const lists = Array.from(keys, (key) => byWord.get(key)!);
  const locations = lines.flatMap((line) => line.locations);
  return {
    wordOffsets: offsetsOf(lines.map(({ words }) => words)),
    words: Uint32Array.from(lines.flatMap(({ words }) => words)),
    weights: Float32Array.from(lines, ({ weight }) => weight),
    keys,
    keyOffsets: offsetsOf(lists),
    keySignatures: narrow(lists.flat(), lines.length),
    documentOffsets: offsetsOf(lines.map((line) => line.locations)),
    documents: narrow(
      locations.map(({ document }) => document),
      documents,
    ),
    lines: Uint32Array.from(locations, ({ line }) => line),
  };
}
