import type { DocumentUnit, TermDictionary, WordLists } from '../compile/index.js';
import type { Diagnostic } from '../model/index.js';
import { nodePlatform } from '../platform/node.js';
import {
  addRecord,
  type DocumentHead,
  type PackedTerms,
  readRecord,
  SnapshotError,
  SnapshotReader,
  SnapshotWriter,
} from '../snapshot/index.js';
import type { DocumentFacts } from '../validate/index.js';
import { lateMembers } from './late-members.js';
import { packPlacedHashes, readPlacedHashes } from './placed-hashes.js';
import type { UnderstoodFile } from './understand.js';

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

type Numbers = Uint8Array | Uint16Array | Uint32Array;
type NumbersConstructor = typeof Uint8Array | typeof Uint16Array | typeof Uint32Array;

interface Column {
  readonly type: NumbersConstructor;
  readonly of: (unit: UnderstoodFile) => Numbers;
}

/** What of a unit is numbers: those of all units lie in one piece, and are read without copying. */
const columns = {
  bytes: { type: Uint8Array, of: (unit) => unit.bytes },
  'field.lines': { type: Uint32Array, of: (unit) => unit.fieldLines },
  'count.terms': { type: Uint32Array, of: (unit) => unit.counts.terms },
  'count.fields': { type: Uint8Array, of: (unit) => unit.counts.fields },
  'count.counts': { type: Uint16Array, of: (unit) => unit.counts.counts },
  'count.lengths': { type: Uint32Array, of: (unit) => unit.counts.lengths },
  'statement.kinds': { type: Uint8Array, of: (unit) => unit.statements.kinds },
  'statement.lines': { type: Uint32Array, of: (unit) => unit.statements.lines },
  'statement.offsets': { type: Uint32Array, of: (unit) => unit.statements.offsets },
  'statement.terms': { type: Uint32Array, of: (unit) => unit.statements.terms },
  'shown.lines': { type: Uint32Array, of: (unit) => unit.shown.lines },
  'shown.offsets': { type: Uint32Array, of: (unit) => unit.shown.offsets },
  'shown.words': { type: Uint32Array, of: (unit) => unit.shown.words },
  'stated.lines': { type: Uint32Array, of: (unit) => unit.stated.lines },
  'stated.offsets': { type: Uint32Array, of: (unit) => unit.stated.offsets },
  'stated.words': { type: Uint32Array, of: (unit) => unit.stated.words },
  commands: { type: Uint32Array, of: (unit) => packPlacedHashes(unit.facts.commands) },
  sketch: { type: Uint32Array, of: (unit) => Uint32Array.from(unit.facts.sketch) },
  outline: { type: Uint32Array, of: (unit) => Uint32Array.from(unit.facts.outline) },
} as const satisfies Record<string, Column>;

type ColumnName = keyof typeof columns;
const columnNames = Object.keys(columns) as ColumnName[];

/** Units whose heads are written as one text: reading a few long texts takes less than many short ones. */
const together = 256;

/** What of a head is long and seldom asked for. */
const tales = ['symptoms', 'causes', 'resolutions', 'workarounds'] as const;
/** And of the facts: what few other documents name. */
const namedFacts = ['anchors', 'places'] as const;

/** The units of a compilation as a file, so that the next one only reads what changed. Same container as a snapshot. */
export function writeUnitPack(head: PackHead, units: readonly UnderstoodFile[]): Uint8Array {
  const { keys, terms, added, base, concepts } = head;
  const writer = new SnapshotWriter(nodePlatform)
    .addJson('base', base)
    .addStrings('key', keys)
    .addStrings('added', added);
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
  for (const name of columnNames)
    writer.addBlobs(
      name,
      units.map((unit) => bytesOf(columns[name].of(unit))),
    );
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

const bytesOf = (array: Numbers): Uint8Array => new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

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
  const all = (name: string): string[] => {
    const list = reader.strings(name);
    return Array.from({ length: list.length }, (_, index) => list.get(index));
  };
  const keys = all('key');
  const places = new Map(keys.map((key, index) => [key, index]));
  const unitAt = unitReader(reader);
  return {
    keys,
    terms: readRecord<PackedTerms>(reader, 'term'),
    added: all('added'),
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
  const column = Object.fromEntries(columnNames.map((name) => [name, columnReader(reader, name)])) as ColumnReaders;
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
/** A unit as views of the pack. What only a part of all units is asked for is made when it is. */
class PackedUnit implements UnderstoodFile {
  readonly head: DocumentHead;
  readonly diagnostics: readonly Diagnostic[];
  readonly facts: DocumentFacts;
  readonly #index: number;
  readonly #column: ColumnReaders;

  constructor(
    index: number,
    column: ColumnReaders,
    { head, diagnostics, facts }: Pick<UnderstoodFile, 'head' | 'diagnostics' | 'facts'>,
  ) {
    this.#index = index;
    this.#column = column;
    this.head = head;
    this.diagnostics = diagnostics;
    this.facts = facts;
  }

  get bytes() {
    return this.#column.bytes(this.#index);
  }

  get fieldLines() {
    return this.#column['field.lines'](this.#index);
  }

  get counts() {
    const [index, column] = [this.#index, this.#column];
    return {
      terms: column['count.terms'](index),
      fields: column['count.fields'](index),
      counts: column['count.counts'](index),
      lengths: column['count.lengths'](index),
    };
  }

  get statements() {
    const [index, column] = [this.#index, this.#column];
    return {
      kinds: column['statement.kinds'](index),
      lines: column['statement.lines'](index),
      offsets: column['statement.offsets'](index),
      terms: column['statement.terms'](index),
    };
  }

  get shown() {
    return this.#lists('shown');
  }

  get stated() {
    return this.#lists('stated');
  }

  #lists(name: 'shown' | 'stated'): WordLists {
    const [index, column] = [this.#index, this.#column];
    return {
      lines: column[`${name}.lines`](index),
      offsets: column[`${name}.offsets`](index),
      words: column[`${name}.words`](index),
    };
  }
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

type ColumnReaders = Record<string, (index: number) => never> & {
  readonly [Name in ColumnName]: (index: number) => InstanceType<(typeof columns)[Name]['type']>;
};

/** A column's numbers of one unit: views of the pack. */
function columnReader(reader: SnapshotReader, name: ColumnName): (index: number) => never {
  const { type } = columns[name];
  const all = reader.array(name, type as typeof Uint8Array);
  const ends = reader.array(`${name}.at`, Uint32Array);
  const size = type.BYTES_PER_ELEMENT;
  return (index) => all.subarray(ends[index]! / size, ends[index + 1]! / size) as never;
}

/** The unit with its terms numbered by another dictionary: `numbers` holds the new number of each. */
export function renumberUnit<Unit extends DocumentUnit>(unit: Unit, numbers: ArrayLike<number>): Unit {
  const renumber = (terms: Uint32Array) => {
    const renumbered = new Uint32Array(terms.length);
    for (let index = 0; index < terms.length; index++) renumbered[index] = numbers[terms[index]!]!;
    return renumbered;
  };
  const renumberLists = (lists: WordLists) => ({ ...lists, words: renumber(lists.words) });
  return {
    ...unit,
    bytes: unit.bytes,
    fieldLines: unit.fieldLines,
    counts: { ...unit.counts, terms: renumber(unit.counts.terms) },
    statements: { ...unit.statements, terms: renumber(unit.statements.terms) },
    shown: renumberLists(unit.shown),
    stated: renumberLists(unit.stated),
  };
}
