import { deflateRawSync } from 'node:zlib';
import type { CompiledDocument, IndexedParts } from '../../compile/index.js';
import { concatBytes } from '../../platform/index.js';
import { nodePlatform } from '../../platform/node.js';
import { decodeJson } from '../../snapshot/index.js';

/**
 * A compiled document as it is cached, sent between threads, and kept until all documents are analyzed: a large collection
 * fits into memory only in this form.
 */
export interface PackedDocument extends Omit<Required<CompiledDocument>, 'indexed'> {
  /** As deflated JSON. */
  readonly indexed: Uint8Array;
}

export function packDocument({ stored, source, indexed, ...rest }: Required<CompiledDocument>): PackedDocument {
  // Fast: the bytes do not stay.
  const deflated = deflateRawSync(JSON.stringify(indexed), { level: 1 });
  return { ...rest, ...inOneBuffer({ stored, source, indexed: deflated }) };
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
      parts = decodeJson<IndexedParts>(document.indexed, nodePlatform);
      const [oldest] = recent.keys();
      if (recent.size >= unpackedDocuments) recent.delete(oldest!);
      recent.set(document, parts);
    }
    return parts;
  };
  return documents.map((document) => ({
    ...document,
    get indexed() {
      return partsOf(document);
    },
  }));
}
