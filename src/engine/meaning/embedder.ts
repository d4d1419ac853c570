import { TriagraphError } from '../../errors.js';
import { limits } from '../../limits.js';
import { type QuantizedVector, quantize, type VectorModel } from '../../snapshot/index.js';
import { detectLanguage, redactSecrets } from '../../text/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';

/** An embedding model: texts in, one vector of numbers for each, all of the same length. */
export interface Embedding {
  /** Identifies the model: vectors of different models are never compared. */
  readonly model: string;
  readonly embed: (texts: readonly string[]) => Promise<readonly (readonly number[])[]>;
}

/** Embeds texts. Secrets are masked and long texts cut before they are sent. @throws TriagraphError `embedding-vectors` */
export async function vectorsOf(
  texts: readonly string[],
  { embed }: Embedding,
  vocabulary?: Vocabulary,
): Promise<(readonly number[])[]> {
  const vectors: (readonly number[])[] = [];
  for (let from = 0; from < texts.length; from += limits.embeddingBatch) {
    const batch = texts.slice(from, from + limits.embeddingBatch).map((text) => outgoing(text, vocabulary));
    const found = await embed(batch);
    if (!areVectors(found, batch.length, vectors[0]?.length)) throw noVectorsOfModel();
    vectors.push(...found);
  }
  return vectors;
}

/** The part of a text that is sent to the model. */
export const outgoing = (text: string, vocabulary?: Vocabulary): string =>
  redactSecrets(text.slice(0, limits.embeddingRead), vocabulary).slice(0, limits.embeddingCharacters);

function areVectors(found: unknown, count: number, dimensions: number | undefined): boolean {
  if (!Array.isArray(found) || found.length !== count) return false;
  const length: unknown = dimensions ?? found[0]?.length;
  return found.every(
    (vector) =>
      isListOfNumbers(vector) &&
      vector.length === length &&
      vector.length > 0 &&
      Array.from(vector).every(Number.isFinite),
  );
}

const isListOfNumbers = (value: unknown): value is ArrayLike<number> =>
  Array.isArray(value) || ArrayBuffer.isView(value);

const noVectorsOfModel = (): TriagraphError =>
  new TriagraphError(
    'embedding-vectors',
    'The embedding model did not give one vector of the same length for each text.',
  );

/** A function that embeds symptoms for comparison with vectors of a model. It throws TriagraphError without that model. */
export function embedderOf(
  embedding: Embedding | null,
  of: VectorModel | null,
  vocabulary: Vocabulary,
): (text: string) => Promise<QuantizedVector> {
  return async (text) => {
    if (of === null) throw new TriagraphError('embedding-missing', 'The knowledge base was compiled without vectors.');
    if (embedding === null) throw new TriagraphError('embedding-missing', 'No embedding model is configured.');
    if (embedding.model !== of.model) {
      const message = `The vectors are of the model ${of.model}, and ${embedding.model} is configured.`;
      throw new TriagraphError('embedding-model', message);
    }
    const [vector] = await inTime(vectorsOf([text], embedding, vocabulary));
    if (vector!.length !== of.dimensions) throw noVectorsOfModel();
    return quantize(vector!, of.centers[detectLanguage(text, vocabulary)]);
  };
}

/** @throws TriagraphError `embedding-late` after `limits.embeddingAskMs` */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const seconds = limits.embeddingAskMs / 1000;
    const error = new TriagraphError('embedding-late', `The embedding model did not answer within ${seconds} s.`);
    timer = setTimeout(() => reject(error), limits.embeddingAskMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
