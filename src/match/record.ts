import type { Platform } from '../platform/index.js';

/** What the text index knows of one document: a row of its postings, and its key texts. */
export interface DocumentRow {
  readonly document: number;
  /** Ascending. */
  readonly terms: Uint32Array;
  /** By term, as in the postings of a snapshot. */
  readonly impacts: Uint8Array;
  readonly fields: Uint8Array;
  readonly texts: {
    readonly kinds: Uint8Array;
    readonly lines: Uint32Array;
    readonly qualifiers: Uint32Array;
    readonly weights: Float32Array;
    /** Pairs of a term and the place of a text that has it, in the order of the texts. */
    readonly pairTerms: Uint32Array;
    readonly pairTexts: Uint32Array;
  };
}

/** Numbers that say whose row it is: of the base, and of the document; then how many terms, texts and pairs follow. */
const headNumbers = 5;

/** The row as bytes, deflated. `base` identifies the version of the knowledge base that numbers terms and documents. */
export function encodeRow(row: DocumentRow, base: string, platform: Platform): Uint8Array {
  const { terms, impacts, fields, texts, document } = row;
  const { kinds, lines, qualifiers, weights, pairTerms, pairTexts } = texts;
  const head = Uint32Array.of(baseNumber(base), document, terms.length, kinds.length, pairTerms.length);
  const lists = [head, terms, lines, qualifiers, weights, pairTerms, pairTexts, impacts, fields, kinds];
  const bytes = new Uint8Array(lists.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of lists) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return platform.deflate(bytes);
}

/** The row of these bytes; null when they are damaged, or of another version of the knowledge base. */
export function decodeRow(bytes: Uint8Array, base: string, platform: Platform): DocumentRow | null {
  const inflated = inflatedOrNull(bytes, platform);
  if (inflated === null || inflated.length < headNumbers * 4) return null;
  const own = new Uint8Array(inflated); // aligned, and of its own buffer
  let at = 0;
  const numbers = <T>(
    Type: new (buffer: ArrayBuffer, offset: number, length: number) => T,
    length: number,
    size = 4,
  ): T => {
    const list = new Type(own.buffer, at, length);
    at += length * size;
    return list;
  };
  const [ofBase, document, termCount, textCount, pairCount] = numbers(Uint32Array, headNumbers) as unknown as number[];
  const expected = headNumbers * 4 + termCount! * 6 + textCount! * 13 + pairCount! * 8;
  if (ofBase !== baseNumber(base) || own.length !== expected) return null;
  const terms = numbers(Uint32Array, termCount!);
  const lines = numbers(Uint32Array, textCount!);
  const qualifiers = numbers(Uint32Array, textCount!);
  const weights = numbers(Float32Array, textCount!);
  const pairTerms = numbers(Uint32Array, pairCount!);
  const pairTexts = numbers(Uint32Array, pairCount!);
  const impacts = numbers(Uint8Array, termCount!, 1);
  const fields = numbers(Uint8Array, termCount!, 1);
  const kinds = numbers(Uint8Array, textCount!, 1);
  return {
    document: document!,
    terms,
    impacts,
    fields,
    texts: { kinds, lines, qualifiers, weights, pairTerms, pairTexts },
  };
}

/** The first 32 bits of a hash `sha256:…`. */
const baseNumber = (hash: string): number => Number.parseInt(hash.slice('sha256:'.length, 'sha256:'.length + 8), 16);

function inflatedOrNull(bytes: Uint8Array, platform: Platform): Uint8Array | null {
  try {
    return platform.inflate(bytes);
  } catch {
    return null;
  }
}
