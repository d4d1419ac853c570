import type { TermDictionary } from '../../compile/index.js';
import type { Diagnostic } from '../../model/index.js';
import { nodePlatform } from '../../platform/node.js';
import {
  addRecord,
  type DocumentHead,
  type PackedTerms,
  readRecord,
  SnapshotError,
  SnapshotReader,
  SnapshotWriter,
} from '../../snapshot/index.js';
import type { DocumentFacts } from '../../validate/index.js';
import { lateMembers } from './late-members.js';
import { PackedUnit } from './packed-unit.js';
import { readPlacedHashes } from './placed-hashes.js';
import type { UnderstoodFile } from './understand.js';
import { addColumns, readColumns } from './unit-columns.js';

/** What units of a pack are found by, and what their terms' numbers stand for. */
export interface PackHead {
  /** Key of each unit: by path and content. */
  readonly keys: readonly string[];
  /** Terms that are numbered first; empty when those of another pack are. */
  readonly terms: PackedTerms;
  /** Terms that are numbered after those. */
  readonly added: readonly string[];
  /** The pack whose terms are numbered first, or ''. */
  readonly base: string;
  /** Concepts of the lexicon, or null where the pack of those terms has them. */
  readonly concepts: TermDictionary['concepts'] | null;
}

/** Units whose heads are written as one text: reading a few long texts takes less than many short ones. */
const together = 256;

/** What of a head is long and seldom asked for. */
const tales = ['symptoms', 'causes', 'resolutions', 'workarounds'] as const;
/** And of the facts: what few other documents name. */
const namedFacts = ['anchors', 'places'] as const;

/** The units of a compilation as a file, so that the next one only reads what changed. Same container as a snapshot. */
export function writeUnitPack(head: PackHead, units: readonly UnderstoodFile[]): Uint8Array {
  const { keys, terms, added, base, concepts } = head;
  const writer = new SnapshotWriter(nodePlatform).addJson('base', base).addJson('key', keys).addJson('added', added);
  addRecord(writer, 'term', terms);
  if (concepts !== null) addRecord(writer, 'lexicon', concepts);
  const addJsons = (name: string, values: readonly unknown[]) =>
    writer.addBlobs(
      name,
      values.map((value) => Buffer.from(JSON.stringify(value), 'utf8')),
    );
  addJsons(
    'tales',
    units.map(({ head }) => tales.map((name) => head[name])),
  );
  addJsons(
    'named',
    units.map(({ facts }) => namedFacts.map((name) => facts[name])),
  );
  addJsons('own', inGroups(units.map(ownOf)));
  addColumns(writer, units);
  return writer.toBytes();
}

/** What is asked of every unit. */
type Own = readonly [diagnostics: readonly Diagnostic[], facts: object, head: object];

function ownOf({ diagnostics, facts, head }: UnderstoodFile): Own {
  const { commands: _, sketch: _s, outline: _o, anchors: _a, places: _p, ...ownFacts } = facts;
  const { symptoms: _1, causes: _2, resolutions: _3, workarounds: _4, ...ownHead } = head;
  return [diagnostics, ownFacts, ownHead];
}

const inGroups = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / together) }, (_, group) =>
    items.slice(group * together, (group + 1) * together),
  );

/** An opened pack. */
export interface UnitPack extends PackHead {
  has(key: string): boolean;
  /** The unit with this key, or null. */
  unit(key: string): UnderstoodFile | null;
}

/** Null when the bytes are no undamaged pack: a cache that is damaged is as good as absent. */
export function readUnitPack(bytes: Uint8Array): UnitPack | null {
  try {
    return openPack(new SnapshotReader(bytes, nodePlatform));
  } catch (error) {
    if (error instanceof SnapshotError) return null;
    throw error;
  }
}

function openPack(reader: SnapshotReader): UnitPack {
  const keys = reader.json<string[]>('key');
  const places = new Map(keys.map((key, index) => [key, index]));
  const unitAt = unitReader(reader);
  return {
    keys,
    terms: readRecord<PackedTerms>(reader, 'term'),
    added: reader.json('added'),
    base: reader.json('base'),
    concepts: reader.has('lexicon') ? readRecord(reader, 'lexicon') : null,
    has: (key) => places.has(key),
    unit(key) {
      const index = places.get(key);
      return index === undefined ? null : unitAt(index);
    },
  };
}

function unitReader(reader: SnapshotReader): (index: number) => UnderstoodFile {
  const ownAt = ownReader(reader);
  const column = readColumns(reader);
  const [told, named] = [reader.strings('tales'), reader.strings('named')];
  const withTales = lateMembers<DocumentHead>([{ names: tales, read: (index) => JSON.parse(told.get(index)) }]);
  const withFacts = lateMembers<DocumentFacts>([
    { names: namedFacts, read: (index) => JSON.parse(named.get(index)) },
    { names: ['sketch'], read: (index) => [Array.from(column.sketch(index))] },
    { names: ['outline'], read: (index) => [column.outline(index)] },
    { names: ['commands'], read: (index) => [readPlacedHashes(column.commands(index))] },
  ]);
  return (index) => {
    const [diagnostics, facts, head] = ownAt(index);
    return new PackedUnit(index, column, { diagnostics, head: withTales(head, index), facts: withFacts(facts, index) });
  };
}

/** A group is read when one of its units is first asked for. */
function ownReader(reader: SnapshotReader): (index: number) => Own {
  const texts = reader.strings('own');
  const groups: (readonly Own[])[] = [];
  return (index) => {
    const group = Math.floor(index / together);
    groups[group] ??= JSON.parse(texts.get(group)) as readonly Own[];
    return groups[group]![index % together]!;
  };
}
