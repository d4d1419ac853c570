import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { getOrMake } from '../../collections.js';
import type { CompiledDocument, IndexedParts } from '../../compile/index.js';
import type { Document } from '../../model/index.js';
import { concatBytes } from '../../platform/index.js';
import { nodePlatform } from '../../platform/node.js';
import { type DocumentHead, decodeJson, fieldNames, referencesOf } from '../../snapshot/index.js';
import type { DocumentFacts } from '../../validate/index.js';

/** The parts of a head that are read for all documents again and again. They are short, and stay as they are. */
const shortKeys = [
  'id',
  'path',
  'kind',
  'title',
  'language',
  'hash',
  'category',
  'priority',
  'components',
  'sources',
  'workflow',
  'branch',
  'related',
  'date',
  'steps',
  'commands',
] as const satisfies readonly (keyof DocumentHead)[];
type ShortKey = (typeof shortKeys)[number];

/**
 * The other parts are unpacked from the stored procedure. They are named one by one, because V8 keeps the hidden class of each
 * rest of an object until a full collection.
 */
const longParts = (procedure: Omit<Document, 'sections'>): Omit<DocumentHead, ShortKey> => ({
  kindReason: procedure.kindReason,
  dialect: procedure.dialect,
  triggers: procedure.triggers,
  excludes: procedure.excludes,
  starts: procedure.starts,
  symptoms: procedure.symptoms,
  causes: procedure.causes,
  resolutions: procedure.resolutions,
  workarounds: procedure.workarounds,
  products: procedure.products,
  versions: procedure.versions,
  signatures: procedure.signatures,
  owners: procedure.owners,
  status: procedure.status,
  references: referencesOf(procedure.links),
});
const longKeys = Object.keys(longParts({ links: [] } as never)) as readonly (keyof ReturnType<typeof longParts>)[];

export type AnalyzedParts = Required<CompiledDocument> & {
  readonly facts: DocumentFacts;
  readonly isCutShort: boolean;
};

/**
 * A compiled document as it is cached, sent between threads, and kept until all documents are analyzed: a large collection
 * fits into memory only in this form.
 */
export interface PackedDocument extends Pick<AnalyzedParts, 'diagnostics' | 'isCutShort'> {
  readonly names: Pick<DocumentHead, ShortKey>;
  /**
   * The lengths of the parts and the lines of the fields, 4 bytes each; then the parts: the procedure, the sections and the
   * source as a snapshot stores them, the facts and what is indexed as deflated JSON. One buffer, because one for each of
   * many small arrays would need more memory than their bytes.
   */
  readonly bytes: Uint8Array;
  /** What the deflated parts refer to: those of a document before it, which in a collection of tickets says much the same. */
  readonly sample: Uint8Array;
}

const partNames = ['procedure', 'sections', 'source', 'facts', 'indexed'] as const;
const headerNumbers = partNames.length + fieldNames.length;

/** Texts of long documents are no samples: keeping them would need more memory than it saves. */
const mostSampleBytes = 8_192;
const noSample = new Uint8Array();

export const sampleOf = ({ facts, indexed }: Pick<AnalyzedParts, 'facts' | 'indexed'>): Uint8Array => {
  const text = new TextEncoder().encode(JSON.stringify(facts) + JSON.stringify(indexed));
  return text.length <= mostSampleBytes ? text : noSample;
};

export function packDocument(
  { head, isCutShort, diagnostics, ...rest }: AnalyzedParts,
  sample: Uint8Array = noSample,
): PackedDocument {
  const { stored, source, facts, indexed, fieldLines } = rest;
  const parts = [stored.procedure, stored.sections, source, deflated(facts, sample), deflated(indexed, sample)];
  const header = new DataView(new ArrayBuffer(headerNumbers * 4));
  const numbers = [...parts.map(({ length }) => length), ...fieldLines];
  numbers.forEach((number, at) => void header.setUint32(at * 4, number));
  const names: PackedDocument['names'] = JSON.parse(JSON.stringify(head, [...shortKeys]));
  return { names, bytes: concatBytes([new Uint8Array(header.buffer), ...parts]), sample, diagnostics, isCutShort };
}

/** Fast rather than small: these bytes are not stored. */
const deflated = (part: DocumentFacts | IndexedParts, dictionary: Uint8Array): Uint8Array =>
  deflateRawSync(JSON.stringify(part), { level: 1, dictionary });

const unpacked = <Part>(document: PackedDocument, name: 'facts' | 'indexed'): Part =>
  JSON.parse(inflateRawSync(partOf(document, name), { dictionary: document.sample }).toString());

function partOf({ bytes }: PackedDocument, name: (typeof partNames)[number]): Uint8Array {
  const header = headerOf(bytes);
  const part = partNames.indexOf(name);
  let start = headerNumbers * 4;
  for (let before = 0; before < part; before++) start += header.getUint32(before * 4);
  return bytes.subarray(start, start + header.getUint32(part * 4));
}

const headerOf = ({ buffer, byteOffset }: Uint8Array): DataView => new DataView(buffer, byteOffset, headerNumbers * 4);

/** An ordinary knowledge base stays unpacked as a whole. A larger collection is read one document after the other. */
const ordinaryDocuments = 4_096;

type Unpack<Part> = (document: PackedDocument) => Part;

/** Keeps what is unpacked: of all documents, or of the last one only, because what a list drops may stay alive in V8. */
function keeping<Part>(unpack: Unpack<Part>, keepsAll: boolean): Unpack<Part> {
  const known = new Map<PackedDocument, Part>();
  let last: { readonly document: PackedDocument; readonly part: Part } | undefined;
  return (document) => {
    if (keepsAll) return getOrMake(known, document, () => unpack(document));
    if (last?.document !== document) last = { document, part: unpack(document) };
    return last.part;
  };
}

const unpackers = (keepsAll: boolean) => ({
  head: keeping((document) => longParts(decodeJson(partOf(document, 'procedure'), nodePlatform)), keepsAll),
  facts: keeping((document) => unpacked<DocumentFacts>(document, 'facts'), keepsAll),
  indexed: keeping((document) => unpacked<IndexedParts>(document, 'indexed'), keepsAll),
});
type Unpackers = ReturnType<typeof unpackers>;

/** A head as the rules about the collection see it too. */
export type AnalyzedHead = DocumentHead & { readonly facts: DocumentFacts };

class UnpackedHead {
  constructor(
    readonly packed: PackedDocument,
    readonly unpack: Unpackers,
  ) {}

  get facts(): DocumentFacts {
    return this.unpack.facts(this.packed);
  }
}
for (const key of shortKeys) addGetter(key, ({ packed: { names } }) => names[key]);
for (const key of longKeys) addGetter(key, ({ packed: document, unpack }) => unpack.head(document)[key]);

function addGetter(key: keyof DocumentHead, of: (head: UnpackedHead) => unknown): void {
  Object.defineProperty(UnpackedHead.prototype, key, {
    get(this: UnpackedHead) {
      return of(this);
    },
  });
}

/** A document whose parts are unpacked when they are read. */
export class AnalyzedDocument implements Required<CompiledDocument> {
  readonly head: AnalyzedHead;

  constructor(
    private readonly packed: PackedDocument,
    private readonly unpack: Unpackers,
  ) {
    this.head = new UnpackedHead(packed, unpack) as UnpackedHead & DocumentHead;
  }

  get stored() {
    return { procedure: partOf(this.packed, 'procedure'), sections: partOf(this.packed, 'sections') };
  }

  get source(): Uint8Array {
    return partOf(this.packed, 'source');
  }

  get indexed(): IndexedParts {
    return this.unpack.indexed(this.packed);
  }

  get fieldLines(): readonly number[] {
    const header = headerOf(this.packed.bytes);
    return fieldNames.map((_, field) => header.getUint32((partNames.length + field) * 4));
  }

  get diagnostics() {
    return this.packed.diagnostics;
  }

  /** Whether a deadline ended its parsing. Such an analysis depends on the load of the machine and is never cached. */
  get isCutShort(): boolean {
    return this.packed.isCutShort;
  }
}

export function unpackDocuments(documents: readonly PackedDocument[]): AnalyzedDocument[] {
  const unpack = unpackers(documents.length <= ordinaryDocuments);
  return documents.map((document) => new AnalyzedDocument(document, unpack));
}
