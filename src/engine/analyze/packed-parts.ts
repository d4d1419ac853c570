import { deflateRawSync } from 'node:zlib';
import type { CompiledDocument } from '../../compile/index.js';
import { concatBytes } from '../../platform/index.js';
import { nodePlatform } from '../../platform/node.js';
import { decodeJson } from '../../snapshot/index.js';

/** What only the text index needs of a document: most of what an analysis results in. */
type IndexedParts = Pick<
  CompiledDocument,
  'terms' | 'counts' | 'keyTexts' | 'errorLines' | 'mentions' | 'substance' | 'solution'
>;

/**
 * A compiled document as it is cached, sent between threads, and kept until all documents are analyzed: a large collection
 * fits into memory only in this form.
 */
export interface PackedDocument extends Omit<Required<CompiledDocument>, keyof IndexedParts> {
  /** Its IndexedParts as deflated JSON. */
  readonly indexed: Uint8Array;
}

export function packDocument({ stored, source, ...document }: Required<CompiledDocument>): PackedDocument {
  const { terms, counts, keyTexts, errorLines, mentions, substance, solution, ...rest } = document;
  const indexed = deflated({
    ...{ terms, keyTexts, errorLines, mentions },
    counts: [counts.terms, counts.fields, counts.counts, counts.lengths].map((numbers) => Array.from(numbers)),
    substance: Array.from(substance),
    solution: Array.from(solution),
  });
  return { ...rest, ...inOneBuffer({ stored, source, indexed }) };
}

/** Fast: the bytes do not stay. */
const deflated = (parts: JsonParts): Uint8Array => deflateRawSync(JSON.stringify(parts), { level: 1 });

type JsonParts = Pick<IndexedParts, 'terms' | 'keyTexts' | 'errorLines' | 'mentions'> & {
  readonly counts: readonly (readonly number[])[];
  readonly substance: readonly number[];
  readonly solution: readonly number[];
};

function unpack(indexed: Uint8Array): IndexedParts {
  const { counts, substance, solution, ...parts } = decodeJson<JsonParts>(indexed, nodePlatform);
  const [terms, fields, numbers, lengths] = counts as [number[], number[], number[], number[]];
  return {
    ...parts,
    counts: {
      terms: Uint32Array.from(terms),
      fields: Uint8Array.from(fields),
      counts: Uint16Array.from(numbers),
      lengths: Uint32Array.from(lengths),
    },
    substance: Uint32Array.from(substance),
    solution: Uint32Array.from(solution),
  };
}

type StoredParts = Pick<PackedDocument, 'stored' | 'source' | 'indexed'>;

/** A buffer of its own for each of many small arrays would need more memory than their bytes. */
function inOneBuffer({ stored, source, indexed }: StoredParts): StoredParts {
  const all = concatBytes([stored.procedure, stored.sections, source, indexed]);
  let end = 0;
  const next = ({ length }: Uint8Array): Uint8Array => {
    end += length;
    return all.subarray(end - length, end);
  };
  return {
    stored: { procedure: next(stored.procedure), sections: next(stored.sections) },
    source: next(source),
    indexed: next(indexed),
  };
}

/** Number of documents whose parts stay unpacked: an ordinary knowledge base as a whole. */
const unpackedDocuments = 4_096;

/** Documents whose parts are unpacked when they are read. */
export function unpackDocuments(documents: readonly PackedDocument[]): CompiledDocument[] {
  const recent = new Map<PackedDocument, IndexedParts>();
  const partsOf = (document: PackedDocument): IndexedParts => {
    let parts = recent.get(document);
    if (parts === undefined) {
      parts = unpack(document.indexed);
      const [oldest] = recent.keys();
      if (recent.size >= unpackedDocuments) recent.delete(oldest!);
      recent.set(document, parts);
    }
    return parts;
  };
  return documents.map((document) => new UnpackedDocument(document, partsOf));
}

class UnpackedDocument implements CompiledDocument {
  constructor(
    private readonly packed: PackedDocument,
    private readonly partsOf: (document: PackedDocument) => IndexedParts,
  ) {}

  get head() {
    return this.packed.head;
  }

  get stored() {
    return this.packed.stored;
  }

  get fieldLines() {
    return this.packed.fieldLines;
  }

  get diagnostics() {
    return this.packed.diagnostics;
  }

  get source() {
    return this.packed.source;
  }

  get terms() {
    return this.partsOf(this.packed).terms;
  }

  get counts() {
    return this.partsOf(this.packed).counts;
  }

  get keyTexts() {
    return this.partsOf(this.packed).keyTexts;
  }

  get errorLines() {
    return this.partsOf(this.packed).errorLines;
  }

  get mentions() {
    return this.partsOf(this.packed).mentions;
  }

  get substance() {
    return this.partsOf(this.packed).substance;
  }

  get solution() {
    return this.partsOf(this.packed).solution;
  }
}
