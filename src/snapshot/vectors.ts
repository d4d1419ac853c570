import type { Language } from '../model/index.js';
import { damaged } from './format.js';
import { offsetsOf } from './tables.js';

/** By the language of the symptom, then by that of the document. */
export type ByLanguages<Value> = Readonly<Record<Language, Readonly<Record<Language, Value>>>>;

export interface VectorModel {
  readonly model: string;
  readonly dimensions: number;
  /** Mean of the vectors of unrelated sentences of each language, which is subtracted from every vector. */
  readonly centers: Readonly<Record<Language, readonly number[]>>;
  /** Minimum similarity of a document that is near a symptom; null where the model does not relate the two languages. */
  readonly least: ByLanguages<number | null>;
}

/** A vector of length 1 as signed bytes: number × scale. */
export interface QuantizedVector {
  readonly scale: number;
  readonly numbers: Int8Array;
}

export interface TextVector extends QuantizedVector {
  /** Index in keyTextKinds. */
  readonly kind: number;
  readonly line: number;
}

export interface PackedVectors {
  /** The texts of document `d` are `documents[d]` to `documents[d + 1]`. */
  readonly documents: Uint32Array;
  readonly kinds: Uint8Array;
  readonly lines: Uint32Array;
  readonly scales: Float32Array;
  readonly numbers: Int8Array;
}

const most = 127;

/**
 * Subtracts a center from a vector, scales it to length 1 and rounds it to signed bytes. The center is what all texts have
 * in common, which does not tell them apart (Mu and Viswanath 2018, All-but-the-top).
 */
export function quantize(given: ArrayLike<number>, center: ArrayLike<number>): QuantizedVector {
  const { length } = given;
  const vector = Float64Array.from({ length }, (_, index) => given[index]! - center[index]!);
  const norm = Math.sqrt(dot(vector, vector)) || 1;
  let greatest = 0;
  for (let index = 0; index < length; index++) greatest = Math.max(greatest, Math.abs(vector[index]! / norm));
  const scale = Math.fround(greatest / most) || 1;
  const numbers = Int8Array.from({ length }, (_, index) => Math.round(vector[index]! / norm / scale));
  return { scale, numbers };
}

/** Approximate cosine of the angle between two quantized vectors. */
export const similarity = (left: QuantizedVector, right: QuantizedVector): number =>
  dot(left.numbers, right.numbers) * left.scale * right.scale;

function dot(left: ArrayLike<number>, right: ArrayLike<number>, from = 0): number {
  let sum = 0;
  for (let index = 0; index < left.length; index++) sum += left[index]! * right[from + index]!;
  return sum;
}

export function packVectors(byDocument: readonly (readonly TextVector[])[], dimensions: number): PackedVectors {
  const all = byDocument.flat();
  const numbers = new Int8Array(all.length * dimensions);
  all.forEach((vector, index) => {
    numbers.set(vector.numbers, index * dimensions);
  });
  return {
    documents: offsetsOf(byDocument),
    kinds: Uint8Array.from(all, ({ kind }) => kind),
    lines: Uint32Array.from(all, ({ line }) => line),
    scales: Float32Array.from(all, ({ scale }) => scale),
    numbers,
  };
}

/** The text of a document that is nearest to a symptom. */
export interface NearestText {
  /** Mean of the similarities of its three nearest texts, or of all where there are fewer. */
  readonly similarity: number;
  readonly kind: number;
  readonly line: number;
}

/** The mean of three ranks better than the maximum, which a single text that is near by chance can win. */
const averaged = 3;

/** @param similarities of the texts of one document */
export function meanOfNearest(similarities: Float64Array): number {
  const top = similarities.sort().subarray(-averaged);
  return top.reduce((sum, each) => sum + each, 0) / top.length;
}

export class Vectors {
  /** @throws SnapshotError when the vectors are not all of the model's length */
  constructor(
    readonly of: VectorModel,
    private readonly packed: PackedVectors,
  ) {
    const lengths = [packed.numbers.length / of.dimensions, of.centers.zh.length, of.centers.en.length];
    if (lengths.some((length, index) => length !== (index === 0 ? packed.scales.length : of.dimensions)))
      throw damaged('the length of its vectors');
  }

  /** The nearest text of each document; null for a document without texts. Compares every vector. */
  nearest(query: QuantizedVector): (NearestText | null)[] {
    const { documents, kinds, lines } = this.packed;
    return Array.from({ length: documents.length - 1 }, (_, document) => {
      const [first, end] = [documents[document]!, documents[document + 1]!];
      if (first === end) return null;
      const near = Float64Array.from({ length: end - first }, (__, index) => this.#similarity(query, first + index));
      const best = first + near.indexOf(Math.max(...near));
      return { similarity: meanOfNearest(near), kind: kinds[best]!, line: lines[best]! };
    });
  }

  #similarity({ scale, numbers }: QuantizedVector, text: number): number {
    return dot(numbers, this.packed.numbers, text * this.of.dimensions) * scale * this.packed.scales[text]!;
  }
}
