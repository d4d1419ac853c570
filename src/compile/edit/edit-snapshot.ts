import type { Diagnostic } from '../../model/index.js';
import { nodePlatform } from '../../platform/node.js';
import {
  encodeJson,
  type PackedPostings,
  type PackedStatements,
  type PackedTerms,
  readRecord,
  type SignatureTable,
  type SnapshotMeta,
  type SnapshotReader,
  SnapshotWriter,
} from '../../snapshot/index.js';
import { collectionHash } from '../collection-hash.js';
import { Tellings } from '../telling.js';
import type { NumberedTerms } from '../term-order.js';
import type { DocumentUnit } from '../unit.js';
import { indexDigest } from './document-digest.js';
import { editIndex } from './edit-index.js';
import { editSignatures, movedLines } from './edit-signatures.js';
import { type KeptDocuments, readKeptDocuments, wordLines } from './kept-documents.js';

/** Documents of a kept snapshot that are otherwise now. */
export interface SnapshotEdits {
  /** By the document's number, ascending. Terms are numbered as in the snapshot, and further ones behind. */
  readonly units: ReadonlyMap<number, DocumentUnit>;
  readonly dictionary: NumberedTerms;
  /** Who all documents are, before and now. */
  readonly before: readonly string[];
  readonly documents: readonly { readonly path: string; readonly hash: string }[];
  readonly diagnostics: readonly Diagnostic[];
  readonly added: string;
}

export interface EditedSnapshot {
  readonly bytes: Uint8Array;
  readonly meta: SnapshotMeta;
}

/**
 * A snapshot in which some documents are otherwise than in a kept one: the same bytes as of all documents put together
 * anew. Null where more depends on what has changed than is edited here: who the documents are, what they link to, their
 * triggers, the error lines that they show.
 * @param kept a snapshot with what `addKeptDocuments` added
 */
export function editSnapshot(kept: SnapshotReader, edits: SnapshotEdits): EditedSnapshot | null {
  const documents = readKeptDocuments(kept);
  const { units } = edits;
  if (!areAlike(documents, edits)) return null;
  const postings = readRecord<PackedPostings>(kept, 'post');
  const tellings = new Tellings(documents.lengths.length);
  const index = editIndex({
    terms: readRecord<PackedTerms>(kept, 'term'),
    postings,
    statements: readRecord<PackedStatements>(kept, 'statement'),
    lengths: documents.lengths,
    tellings,
    units,
    dictionary: edits.dictionary,
    further: documents.further.length,
  });
  const lines = linesNow(documents, units);
  if (index === null || lines === null) return null;
  const signatures = editSignatures(readRecord<SignatureTable>(kept, 'signature'), {
    rankOf: index.rankOf,
    changed: new Set(index.changed.keys()),
    frequency: index.frequency,
    tellings,
    lines,
    untold: documents.untold,
  });
  if (signatures === null) return null;
  const meta = metaOf(kept.json('meta'), documents, edits);
  const sections = new Map<string, Uint8Array>();
  replaceRecord(sections, 'term', index.terms);
  replaceRecord(sections, 'post', index.postings);
  replaceRecord(sections, 'statement', index.statements);
  replaceRecord(sections, 'signature', signatures);
  replace(sections, 'trigger.ruleLines', triggerLines(kept, units));
  replace(sections, 'doc.lines', fieldLines(kept, units));
  replace(sections, 'diagnostics', encodeJson(edits.diagnostics, nodePlatform));
  return { bytes: joinSections(kept, sections, meta, units), meta };
}

/** Whether the documents are who they were, and none has become or ceased to be the same as another. */
function areAlike({ digests }: KeptDocuments, { units, before, documents }: SnapshotEdits): boolean {
  const times = new Map<string, number>();
  for (const hash of before) times.set(hash, (times.get(hash) ?? 0) + 1);
  const timesNow = new Map<string, number>();
  for (const { hash } of documents) timesNow.set(hash, (timesNow.get(hash) ?? 0) + 1);
  for (const [document, unit] of units) {
    if (times.get(before[document]!) !== 1 || timesNow.get(documents[document]!.hash) !== 1) return false;
    if (Buffer.compare(digests[document]!, indexDigest(unit)) !== 0) return false;
  }
  return true;
}

/** By edited document, where what it shows and says stands now; null where that is not one line for each. */
function linesNow(
  { lines }: KeptDocuments,
  units: SnapshotEdits['units'],
): ReadonlyMap<number, ReadonlyMap<number, number>> | null {
  const moved = new Map<number, ReadonlyMap<number, number>>();
  for (const [document, unit] of units) {
    const own = movedLines(lines[document]!, wordLines(unit));
    if (own === null) return null;
    moved.set(document, own);
  }
  return moved;
}

function metaOf(
  before: SnapshotMeta,
  { counts }: KeptDocuments,
  { units, documents, added }: SnapshotEdits,
): SnapshotMeta {
  let { steps, commands } = before;
  for (const [document, { head }] of units) {
    steps += head.steps - counts[2 * document]!;
    commands += head.commands - counts[2 * document + 1]!;
  }
  return { ...before, hash: collectionHash(documents, added), steps, commands };
}

function replace(sections: Map<string, Uint8Array>, name: string, data: ArrayBufferView): void {
  sections.set(name, new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
}

function replaceRecord(sections: Map<string, Uint8Array>, name: string, record: object): void {
  for (const [member, value] of Object.entries(record)) {
    if (ArrayBuffer.isView(value)) replace(sections, `${name}.${member}`, value);
    else replaceRecord(sections, `${name}.${member}`, value);
  }
}

function triggerLines(kept: SnapshotReader, units: SnapshotEdits['units']): Uint32Array {
  const documents = kept.array('trigger.ruleDocuments', Uint32Array);
  const ordinals = kept.array('trigger.ruleOrdinals', Uint32Array);
  return kept.array('trigger.ruleLines', Uint32Array).map((line, rule) => {
    const trigger = units.get(documents[rule]!)?.head.triggers[ordinals[rule]!];
    return trigger ? trigger.range.start.line : line;
  });
}

function fieldLines(kept: SnapshotReader, units: SnapshotEdits['units']): Uint32Array {
  const lines = kept.array('doc.lines', Uint32Array).slice();
  for (const [document, unit] of units) lines.set(unit.fieldLines, document * unit.fieldLines.length);
  return lines;
}

/** All sections in their order; what is kept beside them is left out. */
function joinSections(
  kept: SnapshotReader,
  sections: ReadonlyMap<string, Uint8Array>,
  meta: SnapshotMeta,
  units: SnapshotEdits['units'],
): Uint8Array {
  const writer = new SnapshotWriter(nodePlatform);
  for (const name of kept.names) {
    if (name.startsWith('kept.') || name === 'doc.at') continue;
    if (name === 'meta') writer.addJson('meta', meta);
    else if (name === 'doc') writer.addBlobs('doc', documentBytes(kept, units));
    else writer.add(name, sections.get(name) ?? kept.array(name, Uint8Array));
  }
  return writer.toBytes();
}

function documentBytes(kept: SnapshotReader, units: SnapshotEdits['units']): Uint8Array[] {
  const ends = kept.array('doc.at', Uint32Array);
  const all = kept.array('doc', Uint8Array);
  return Array.from(
    { length: ends.length - 1 },
    (_, document) => units.get(document)?.bytes ?? all.subarray(ends[document]!, ends[document + 1]!),
  );
}
