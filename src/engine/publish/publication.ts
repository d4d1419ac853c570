import { TriagraphError } from '../../errors.js';
import { encodeRow, type Knowledge, keyBytes, packRow, type RecordPart } from '../../match/index.js';
import { concatBytes, toHex } from '../../platform/index.js';
import {
  arrayTypeOf,
  encodeJson,
  offsetsOf,
  type PackedKeyTexts,
  type PackedTerms,
  type PostingLists,
  type SectionData,
  type SnapshotReader,
  SnapshotWriter,
} from '../../snapshot/index.js';
import { caseLinePlace } from '../../text/index.js';

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

/** Number of rows that are built at once, since a snapshot lists documents by term. */
const atOnce = 4096;

interface Growing {
  readonly terms: number[];
  readonly impacts: number[];
  readonly fields: number[];
  readonly pairs: [text: number, term: number][];
}

/** The part of the text index about one document, with the term numbers of the snapshot. */
export interface Row {
  readonly document: number;
  readonly terms: readonly number[];
  readonly impacts: readonly number[];
  readonly packed: Uint8Array;
}

export function* rowsOf(snapshot: SnapshotReader): Generator<Row> {
  const allTerms = snapshot.record<PackedTerms>('term');
  const lists = snapshot.record<PostingLists>('post');
  const keyTexts = snapshot.record<PackedKeyTexts>('keyText');
  const documents = keyTexts.documents.length - 1;
  // The next entry in each term's lists, whose documents and texts ascend as the blocks do.
  const postingAt = lists.offsets.slice(0, -1);
  const textAt = keyTexts.textsAt.slice(0, -1);
  for (let from = 0; from < documents; from += atOnce) {
    const end = Math.min(documents, from + atOnce);
    const block = Array.from(
      { length: end - from },
      (): Growing => ({ terms: [], impacts: [], fields: [], pairs: [] }),
    );
    const ofText = textOwners(keyTexts, from, end);
    for (let term = 0; term < postingAt.length; term++) {
      let posting = postingAt[term]!;
      for (; posting < lists.offsets[term + 1]! && lists.documents[posting]! < end; posting++) {
        const grown = block[lists.documents[posting]! - from]!;
        grown.terms.push(term);
        grown.impacts.push(lists.impacts[posting]!);
        grown.fields.push(lists.fields[posting]!);
      }
      postingAt[term] = posting;
      let text = textAt[term]!;
      for (; text < keyTexts.textsAt[term + 1]! && keyTexts.texts[text]! < keyTexts.documents[end]!; text++) {
        const owner = ofText(keyTexts.texts[text]!);
        block[owner - from]!.pairs.push([keyTexts.texts[text]! - keyTexts.documents[owner]!, term]);
      }
      textAt[term] = text;
    }
    for (let document = from; document < end; document++) {
      const grown = block[document - from]!;
      const { terms, impacts } = grown;
      yield { document, terms, impacts, packed: packedRow(document, grown, { allTerms, keyTexts }) };
    }
  }
}

function textOwners({ documents }: PackedKeyTexts, from: number, end: number): (text: number) => number {
  const first = documents[from]!;
  const owners = new Uint32Array(documents[end]! - first);
  for (let document = from; document < end; document++)
    owners.fill(document, documents[document]! - first, documents[document + 1]! - first);
  return (text) => owners[text - first]!;
}

interface Index {
  readonly allTerms: PackedTerms;
  readonly keyTexts: PackedKeyTexts;
}

function packedRow(document: number, { terms, impacts, fields, pairs }: Growing, { allTerms, keyTexts }: Index) {
  const [first, end] = [keyTexts.documents[document]!, keyTexts.documents[document + 1]!];
  pairs.sort(([left, one], [right, other]) => left - right || one - other);
  const kinds = keyTexts.kinds.slice(first, end);
  // A key text may contain terms that no field contains.
  const own = Uint32Array.from(new Set([...terms, ...pairs.map(([, term]) => term)])).sort();
  const placeOf = new Map(Array.from(own, (term, place) => [term, place]));
  const byPlace = (values: readonly number[]): Uint8Array => {
    const placed = new Uint8Array(own.length);
    terms.forEach((term, at) => {
      placed[placeOf.get(term)!] = values[at]!;
    });
    return placed;
  };
  return packRow(termsAt(own, allTerms), {
    impacts: byPlace(impacts),
    fields: byPlace(fields),
    texts: {
      kinds,
      lines: keyTexts.lines.slice(first, end),
      qualifiers: keyTexts.qualifiers.slice(first, end),
      pairTerms: Uint32Array.from(pairs, ([, term]) => placeOf.get(term)!),
      pairTexts: Uint32Array.from(pairs, ([text]) => text),
    },
  });
}

function termsAt(places: Uint32Array, { bytes, offsets }: PackedTerms): PackedTerms {
  const pieces = Array.from(places, (term) => bytes.subarray(offsets[term], offsets[term + 1]));
  return { bytes: concatBytes(pieces), offsets: offsetsOf(pieces) };
}
