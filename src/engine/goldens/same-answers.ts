import type { Range } from '../../model/index.js';
import { decodeDocument, decodeSections, type SnapshotReader } from '../../snapshot/index.js';

/** Sections that tell where something stands, or what is wrong in it: they change no answer. */
const beside: ReadonlySet<string> = new Set([
  'diagnostics',
  'doc.lines',
  'statement.lines',
  'signature.lines',
  'trigger.ruleLines',
]);
/** Sections that are compared by what they hold. */
const compared: ReadonlySet<string> = new Set(['meta', 'doc', 'doc.at']);
/** Members of a document that tell the same of where something stands. */
const places: ReadonlySet<string> = new Set(['hash', 'range', 'line']);

/**
 * Whether two versions of a knowledge base give every question the same answer, but for the lines at which its evidence
 * stands: of remarks, blank lines and the like nothing comes into what is asked. An answer is made of a snapshot's sections
 * alone, so these are compared: linear in the snapshot.
 * @returns paths of the documents that differ at all; null where an answer may be another
 */
export function changedBesideAnswers(before: SnapshotReader, after: SnapshotReader): ReadonlySet<string> | null {
  const { names } = after;
  if (before.names.join('\n') !== names.join('\n')) return null;
  const kept = names.filter((name) => !beside.has(name) && !compared.has(name));
  if (!kept.every((name) => isSameBytes(sectionOf(before, name), sectionOf(after, name)))) return null;
  if (JSON.stringify(before.json('meta'), withoutPlaces) !== JSON.stringify(after.json('meta'), withoutPlaces))
    return null;
  const paths = after.strings('doc.path');
  const changed = new Set<string>();
  for (let document = 0; document < paths.length; document++) {
    if (isSameBytes(before.blob('doc', document), after.blob('doc', document))) continue;
    if (answering(before, document) !== answering(after, document)) return null;
    changed.add(paths.get(document));
  }
  return changed;
}

const sectionOf = (snapshot: SnapshotReader, name: string): Uint8Array => snapshot.array(name, Uint8Array);

const isSameBytes = (left: Uint8Array, right: Uint8Array): boolean =>
  left.length === right.length && Buffer.compare(left, right) === 0;

/** What answers are made of in a document: all but its text, of whose sections only the order counts. */
function answering(snapshot: SnapshotReader, document: number): string {
  const [id, title, path] = ['doc.id', 'doc.title', 'doc.path'].map((name) => snapshot.strings(name).get(document));
  const blob = snapshot.blob('doc', document);
  const names = { id: id!, title: title!, path: path! };
  const { head, steps, links } = decodeDocument(blob, names, snapshot.platform);
  const sections = decodeSections(blob, snapshot.platform).map((section) => [section.id, section.parent]);
  const order = ranksOf([...steps, ...head.symptoms].map(({ range }) => range));
  return JSON.stringify({ head, steps, links, sections, order }, withoutPlaces);
}

/** The ends of ranges by their order alone: which symptom stands below which step. */
function ranksOf(ranges: readonly Range[]): number[] {
  const offsets = ranges.flatMap(({ start, end }) => [start.offset, end.offset]);
  const ranks = new Map(
    [...new Set(offsets)].sort((left, right) => left - right).map((offset, rank) => [offset, rank]),
  );
  return offsets.map((offset) => ranks.get(offset)!);
}

const withoutPlaces = (key: string, value: unknown): unknown => (places.has(key) ? undefined : value);
