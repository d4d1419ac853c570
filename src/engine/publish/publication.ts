import { TriagraphError } from '../../errors.js';
import { encodeRow, type Knowledge, keyBytes, type RecordPart } from '../../match/index.js';
import { concatBytes, toHex } from '../../platform/index.js';
import {
  arrayTypeOf,
  encodeJson,
  type SectionData,
  type SnapshotReader,
  SnapshotWriter,
} from '../../snapshot/index.js';
import { caseLinePlace } from '../../text/index.js';
import { type Row, rowsOf } from './rows.js';

export interface PublishedRecord {
  readonly document: number;
  /** Identifies the content of the record, in every version: 24 hexadecimal digits. */
  readonly key: string;
  readonly id: string;
  readonly path: string;
  /** Sorts the records by code point in the order of the documents. */
  readonly place: string;
  /** Its terms with their impacts, 1 to 255. */
  readonly terms: readonly (readonly [text: string, impact: number])[];
  readonly parts: Readonly<Record<RecordPart, Uint8Array>>;
}

/** A knowledge base for a store: the head, which every reader holds, and the records of the documents. */
export interface Publication {
  readonly hash: string;
  readonly documents: number;
  readonly head: Uint8Array;
  readonly keys: readonly string[];
  /** The records by document number. @param isWanted default: all */
  records(isWanted?: (document: number) => boolean): Iterable<PublishedRecord>;
}

/** @throws TriagraphError `publish-vectors` for a knowledge base with vectors of an embedding model */
export function publicationOf(knowledge: Knowledge): Publication {
  const { snapshot, meta, vectors } = knowledge;
  if (vectors !== null)
    throw new TriagraphError(
      'publish-vectors',
      'The knowledge base has vectors of an embedding model, which a store cannot search; compile it without.',
    );
  const keys = new Uint8Array(meta.documents * keyBytes);
  for (const row of rowsOf(snapshot)) keys.set(keyOf(knowledge, row), row.document * keyBytes);
  const keyAt = (document: number): Uint8Array => keys.subarray(document * keyBytes, (document + 1) * keyBytes);
  return {
    hash: meta.hash,
    documents: meta.documents,
    head: headOf(snapshot, keys),
    keys: Array.from({ length: meta.documents }, (_, document) => toHex(keyAt(document))),
    *records(isWanted = () => true) {
      for (const row of rowsOf(snapshot))
        if (isWanted(row.document)) yield recordOf(knowledge, row, keyAt(row.document));
    },
  };
}

type StoredParts = Omit<PublishedRecord['parts'], 'row'>;

function partsOf(knowledge: Knowledge, document: number): StoredParts {
  const { records, snapshot } = knowledge;
  return {
    doc: records.part('doc', document),
    'doc.sections': records.part('doc.sections', document),
    'doc.source': records.has('doc.source') ? records.part('doc.source', document) : new Uint8Array(),
    diagnostics: encodeJson(knowledge.diagnosticsOf(document), snapshot.platform),
  };
}

function keyOf(knowledge: Knowledge, { document, packed }: Row): Uint8Array {
  const { sha256 } = knowledge.snapshot.platform;
  const hashes = [packed, ...Object.values(partsOf(knowledge, document))].map(sha256);
  return sha256(concatBytes(hashes)).subarray(0, keyBytes);
}

function recordOf(knowledge: Knowledge, { document, terms, impacts, packed }: Row, key: Uint8Array) {
  const { platform } = knowledge.snapshot;
  const path = knowledge.path(document);
  return {
    document,
    key: toHex(key),
    id: knowledge.id(document),
    path,
    place: placeOf(path),
    terms: terms.map((term, at) => [knowledge.terms.get(term), impacts[at]!] as const),
    parts: { row: encodeRow(packed, key, platform), ...partsOf(knowledge, document) },
  };
}

/** Encodes the order of documents, code units of the file and then the line, because code points would order astral characters otherwise. */
function placeOf(path: string): string {
  const { file, line } = caseLinePlace(path) ?? { file: path, line: 0 };
  const units = Array.from({ length: file.length }, (_, at) => file.charCodeAt(at).toString(16).padStart(4, '0'));
  return `${units.join('')} ${String(line).padStart(10, '0')}`;
}

/** Sections that a store keeps by document, and those that only questions about all documents need. */
const ofRecords =
  /^(?:post\.(?:documents|impacts|fields)|keyText\..+|doc(?:\.sections|\.source)?(?:\.at)?|diagnostics|node\..+)$/;

/** The snapshot without the records of its documents. */
function headOf(snapshot: SnapshotReader, keys: Uint8Array): Uint8Array {
  const head = new SnapshotWriter(snapshot.platform);
  for (const [name, type] of snapshot.sections)
    if (!ofRecords.test(name)) head.add(name, snapshot.array<SectionData>(name, arrayTypeOf(type) as never), type);
  return head.add('record.keys', keys).toBytes();
}
