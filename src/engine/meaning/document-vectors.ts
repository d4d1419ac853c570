import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { DocumentVectors } from '../../compile/index.js';
import type { Diagnostic, Language } from '../../model/index.js';
import {
  type ByLanguages,
  type DocumentHead,
  keyTextKinds,
  meanOfNearest,
  type QuantizedVector,
  quantize,
  similarity,
} from '../../snapshot/index.js';
import { shippedBuildWords, type Vocabulary } from '../../vocabulary/index.js';
import type { CacheStore } from '../file-cache.js';
import { type Embedding, outgoing, vectorsOf } from './embedder.js';

const maxSymptoms = 12;
const [title, symptom] = [keyTextKinds.indexOf('title'), keyTextKinds.indexOf('symptom')];

/**
 * The texts of a document that are embedded: its title, each symptom, and both together. They find .75 of reports in other
 * words, titles alone .62, and steps and causes in addition .62 to .67 (docs/experiments/meaning.md).
 */
function textsOf(head: DocumentHead) {
  const symptoms = head.symptoms.slice(0, maxSymptoms);
  const texts = [
    { kind: title, line: 1, text: head.title },
    ...symptoms.map(({ text, range }) => ({ kind: symptom, line: range.start.line, text })),
  ];
  const together = [head.title, ...symptoms.map(({ text }) => text)].join('. ');
  if (symptoms.length > 0) texts.push({ kind: title, line: 1, text: together });
  return texts.filter(({ text }) => text.trim() !== '');
}

export interface MeaningSettings {
  readonly embedding: Embedding | null;
  /** Has the names of secrets that are masked before texts are sent. */
  readonly vocabulary: Vocabulary;
  readonly cache: VectorCache;
}

/** The vectors of all documents; none without a model, or if the model fails. */
export async function meaningOf(
  documents: readonly { readonly head: DocumentHead }[],
  { embedding, ...settings }: MeaningSettings,
): Promise<{ readonly vectors: DocumentVectors | null; readonly diagnostics: readonly Diagnostic[] }> {
  if (embedding === null) return { vectors: null, diagnostics: [] };
  try {
    const heads = documents.map(({ head }) => head);
    return { vectors: await embedDocuments(heads, embedding, settings), diagnostics: [] };
  } catch (error) {
    return { vectors: null, diagnostics: [withoutVectors(error as Error)] };
  }
}

const withoutVectors = ({ message }: Error): Diagnostic => ({
  ruleId: 'config/embedding',
  severity: 'warning',
  message: `Unexpected failure of the embedding model, expected vectors: ${message} The knowledge base has none.`,
  path: 'triagraph.config.json',
});

/** @throws TriagraphError when the model fails */
async function embedDocuments(
  heads: readonly DocumentHead[],
  embedding: Embedding,
  settings: Omit<MeaningSettings, 'embedding'>,
): Promise<DocumentVectors> {
  const { unrelatedSentences } = shippedBuildWords;
  const located = heads.map(textsOf);
  const texts = [...unrelatedSentences.zh, ...unrelatedSentences.en, ...located.flat().map(({ text }) => text)];
  const vectors = await cachedVectors([...new Set(texts)], embedding, settings);
  const of = (text: string): readonly number[] => vectors.get(hashOf(text, settings.vocabulary))!;
  const centers = { zh: meanVector(unrelatedSentences.zh.map(of)), en: meanVector(unrelatedSentences.en.map(of)) };
  const centered = (language: Language) => (text: string) => quantize(of(text), centers[language]);
  const byDocument = located.map((all, document) =>
    all.map(({ kind, line, text }) => ({ kind, line, ...centered(heads[document]!.language)(text) })),
  );
  const sentences = { zh: unrelatedSentences.zh.map(centered('zh')), en: unrelatedSentences.en.map(centered('en')) };
  const least = calibrate(heads, byDocument, sentences);
  return { of: { model: embedding.model, dimensions: centers.en.length, centers, least }, byDocument };
}

const meanVector = (vectors: readonly (readonly number[])[]): number[] =>
  vectors[0]!.map((_, index) => meanOf(vectors.map((vector) => vector[index]!)));

export interface VectorCache {
  readonly store: CacheStore | null;
  readonly name: string;
}

type KnownVectors = Map<string, QuantizedVector>;

/** The vectors of texts, by the hash of what is sent. The cache keeps those of these texts only. */
async function cachedVectors(
  texts: readonly string[],
  embedding: Embedding,
  { vocabulary, cache: { store, name } }: Omit<MeaningSettings, 'embedding'>,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const key = `vectors\0${embedding.model}\0${name}`;
  const bytes = store?.read(key);
  const known: KnownVectors = bytes ? deserialize(bytes) : new Map();
  const hashes = texts.map((text) => hashOf(text, vocabulary));
  const missing = texts.filter((_, index) => !known.has(hashes[index]!));
  const made = await vectorsOf(missing, embedding, vocabulary);
  missing.forEach((text, index) => {
    const vector = made[index]!;
    known.set(hashOf(text, vocabulary), quantize(vector, new Float64Array(vector.length)));
  });
  const used: KnownVectors = new Map(hashes.map((hash) => [hash, known.get(hash)!]));
  if (missing.length > 0) store?.write(key, serialize(used));
  // A new vector is rounded like a cached one, so that both give the same snapshot.
  return new Map([...used].map(([hash, { scale, numbers }]) => [hash, Array.from(numbers, (each) => each * scale)]));
}

const hashOf = (text: string, vocabulary: Vocabulary): string =>
  createHash('sha256').update(outgoing(text, vocabulary)).digest('base64');

/** Number of documents that are compared with all others. */
const compared = 100;
/** Quantile of the similarities between documents that a symptom must reach to be near a document. */
const quantile = 0.92;
/** Standard deviations above unrelated sentences that it must also reach, for small knowledge bases. */
const deviations = 2.5;

type Sentences = Readonly<Record<Language, readonly QuantizedVector[]>>;

/**
 * Minimum similarity of a document that is near a symptom: more than 92 % of the similarities between documents of the
 * knowledge base, and clearly more than that of unrelated sentences. Documents of one field are near each other, and
 * questions about a neighbouring field are near all of them. Between two languages, the same distance above unrelated
 * sentences is used; null if the model does not place translations nearer than unrelated sentences.
 * @param sentences of the same index are translations
 */
export function calibrate(
  documents: readonly { readonly language: Language }[],
  byDocument: DocumentVectors['byDocument'],
  sentences: Sentences,
): ByLanguages<number | null> {
  const across = unrelated(sentences.zh, sentences.en);
  const same = (language: Language): number => {
    const { mean, deviation } = unrelated(sentences[language], sentences[language]);
    return Math.max(betweenDocuments(documents, byDocument, language), mean + deviations * deviation);
  };
  const translations = sentences.zh.map((zh, index) => similarity(zh, sentences.en[index]!));
  const knowsBoth = meanOf(translations) >= across.mean + deviations * across.deviation;
  const other = (least: number, language: Language): number | null => {
    const { mean, deviation } = unrelated(sentences[language], sentences[language]);
    return knowsBoth ? across.mean + ((least - mean) / (deviation || 1)) * across.deviation : null;
  };
  const [zh, en] = [same('zh'), same('en')];
  return { zh: { zh, en: other(en, 'en') }, en: { zh: other(zh, 'zh'), en } };
}

/** Similarities of all pairs except those of the same index, which are translations or identical. */
function unrelated(left: readonly QuantizedVector[], right: readonly QuantizedVector[]) {
  const all = left.flatMap((one, index) =>
    right.filter((_, other) => other !== index).map((other) => similarity(one, other)),
  );
  const mean = meanOf(all);
  return { mean, deviation: Math.sqrt(meanOf(all.map((each) => (each - mean) ** 2))) };
}

/** The quantile of the similarities between documents of one language; 0 for fewer than two documents. */
function betweenDocuments(
  documents: readonly { readonly language: Language }[],
  byDocument: DocumentVectors['byDocument'],
  language: Language,
): number {
  const own = byDocument.filter((texts, document) => documents[document]!.language === language && texts.length > 0);
  const stride = Math.max(1, Math.ceil(own.length / compared));
  const found = own.flatMap((texts, index) => {
    if (index % stride !== 0) return [];
    const others = own.filter((_, other) => other !== index);
    return others.map((other) => meanOfNearest(Float64Array.from(other, (each) => similarity(texts.at(-1)!, each))));
  });
  found.sort((left, right) => left - right);
  return found[Math.floor(quantile * found.length)] ?? 0;
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / (numbers.length || 1);
