import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { DocumentVectors } from '../../compile/index.js';
import type { Diagnostic, Language } from '../../model/index.js';
import { type DocumentHead, keyTextKinds, type QuantizedVector, quantize } from '../../snapshot/index.js';
import { shippedBuildWords, type Vocabulary } from '../../vocabulary/index.js';
import type { CacheStore } from '../file-cache.js';
import { calibrate } from './calibration.js';
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
  const centers = { zh: meanOf(unrelatedSentences.zh.map(of)), en: meanOf(unrelatedSentences.en.map(of)) };
  const centered = (language: Language) => (text: string) => quantize(of(text), centers[language]);
  const byDocument = located.map((all, document) =>
    all.map(({ kind, line, text }) => ({ kind, line, ...centered(heads[document]!.language)(text) })),
  );
  const sentences = { zh: unrelatedSentences.zh.map(centered('zh')), en: unrelatedSentences.en.map(centered('en')) };
  const least = calibrate(heads, byDocument, sentences);
  return { of: { model: embedding.model, dimensions: centers.en.length, centers, least }, byDocument };
}

const meanOf = (vectors: readonly (readonly number[])[]): number[] =>
  vectors[0]!.map((_, index) => vectors.reduce((sum, vector) => sum + vector[index]!, 0) / vectors.length);

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
