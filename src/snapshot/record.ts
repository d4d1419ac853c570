import type { SnapshotReader } from './reader.js';
import type { SectionData, SnapshotWriter } from './writer.js';

/** Typed arrays and lists of strings by name, also one level deep: the shape of an index that a snapshot can hold. */
export type IndexRecord = { readonly [name: string]: SectionData | readonly string[] | IndexRecord };

const types = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array, Float64Array };
type TypeName = keyof typeof types;
type Directory = { [name: string]: TypeName | 'strings' | Directory };

/** Writes each member as a section `<name>.<member>`, and what they are as JSON under `<name>`. */
export function addRecord(writer: SnapshotWriter, name: string, record: object): void {
  writer.addJson(name, addMembers(writer, name, record as IndexRecord));
}

function addMembers(writer: SnapshotWriter, name: string, record: IndexRecord): Directory {
  const directory: Directory = {};
  for (const [member, value] of Object.entries(record)) {
    const section = `${name}.${member}`;
    if (isStrings(value)) {
      writer.addStrings(section, value);
      directory[member] = 'strings';
    } else if (ArrayBuffer.isView(value)) {
      writer.add(section, value as SectionData);
      directory[member] = value.constructor.name as TypeName;
    } else directory[member] = addMembers(writer, section, value as IndexRecord);
  }
  return directory;
}

const isStrings = (value: unknown): value is readonly string[] => Array.isArray(value);

/** The record again: typed arrays are views of the snapshot, lists of strings are decoded. */
export function readRecord<T>(reader: SnapshotReader, name: string): T {
  return readMembers(reader, name, reader.json<Directory>(name)) as T;
}

function readMembers(reader: SnapshotReader, name: string, directory: Directory): IndexRecord {
  const record: Record<string, SectionData | readonly string[] | IndexRecord> = {};
  for (const [member, type] of Object.entries(directory)) {
    const section = `${name}.${member}`;
    if (type === 'strings') {
      const list = reader.strings(section);
      record[member] = Array.from({ length: list.length }, (_, index) => list.get(index));
    } else if (typeof type === 'string') record[member] = reader.array<SectionData>(section, types[type] as never);
    else record[member] = readMembers(reader, section, type);
  }
  return record;
}
