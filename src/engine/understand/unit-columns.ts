import type { SnapshotReader, SnapshotWriter } from '../../snapshot/index.js';
import { packPlacedHashes } from './placed-hashes.js';
import type { UnderstoodFile } from './understand.js';

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

/** Adds what of the units is numbers. */
export function addColumns(writer: SnapshotWriter, units: readonly UnderstoodFile[]): void {
  for (const name of columnNames)
    writer.addBlobs(
      name,
      units.map((unit) => bytesOf(columns[name].of(unit))),
    );
}

const bytesOf = (array: Numbers): Uint8Array => new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

/** By column, the numbers of the unit at an index. */
export type ColumnReaders = Record<string, (index: number) => never> & {
  readonly [Name in ColumnName]: (index: number) => InstanceType<(typeof columns)[Name]['type']>;
};

export const readColumns = (reader: SnapshotReader): ColumnReaders =>
  Object.fromEntries(columnNames.map((name) => [name, columnReader(reader, name)])) as ColumnReaders;

/** A column's numbers of one unit: views of the pack. */
function columnReader(reader: SnapshotReader, name: ColumnName): (index: number) => never {
  const { type } = columns[name];
  const all = reader.array(name, type as typeof Uint8Array);
  const ends = reader.array(`${name}.at`, Uint32Array);
  const size = type.BYTES_PER_ELEMENT;
  return (index) => all.subarray(ends[index]! / size, ends[index + 1]! / size) as never;
}
