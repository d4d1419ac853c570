import type { DocumentUnit } from '../compile/index.js';
import type { Diagnostic } from '../model/index.js';
import { nodePlatform } from '../platform/node.js';
import { type DocumentHead, SnapshotError, SnapshotReader, SnapshotWriter } from '../snapshot/index.js';
import type { DocumentFacts } from '../validate/index.js';
import type { UnderstoodFile } from './understand.js';

/**
 * The units of one compilation as a file, so that the next one only reads what changed. Same container as a snapshot.
 * A unit is found by its key (path and content hash); its terms are numbered by the pack's own term list.
 */
export function writeUnitPack(
  keys: readonly string[],
  units: readonly UnderstoodFile[],
  terms: readonly string[],
): Uint8Array {
  const counts = units.map((unit) => unit.counts);
  const statements = units.map((unit) => unit.statements);
  const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
  return new SnapshotWriter(nodePlatform)
    .addStrings('term', terms)
    .addStrings('key', keys)
    .addBlobs(
      'diagnostics',
      units.map((unit) => json(unit.diagnostics)),
    )
    .addBlobs(
      'facts',
      units.map((unit) => json(unit.facts)),
    )
    .addBlobs(
      'head',
      units.map((unit) => json(unit.head)),
    )
    .addBlobs(
      'bytes',
      units.map((unit) => unit.bytes),
    )
    .addBlobs(
      'count.terms',
      counts.map(({ terms: own }) => bytesOf(own)),
    )
    .addBlobs(
      'count.fields',
      counts.map(({ fields }) => fields),
    )
    .addBlobs(
      'count.counts',
      counts.map(({ counts: own }) => bytesOf(own)),
    )
    .addBlobs(
      'count.lengths',
      counts.map(({ lengths }) => bytesOf(lengths)),
    )
    .addBlobs(
      'statement.kinds',
      statements.map(({ kinds }) => kinds),
    )
    .addBlobs(
      'statement.lines',
      statements.map(({ lines }) => bytesOf(lines)),
    )
    .addBlobs(
      'statement.offsets',
      statements.map(({ offsets }) => bytesOf(offsets)),
    )
    .addBlobs(
      'statement.terms',
      statements.map(({ terms: own }) => bytesOf(own)),
    )
    .addBlobs(
      'lines',
      units.map((unit) => bytesOf(unit.fieldLines)),
    )
    .toBytes();
}

const bytesOf = (array: Uint32Array | Uint16Array): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

/** Copied, since a blob may start at any byte. */
const words = (bytes: Uint8Array): Uint32Array => new Uint32Array(bytes.slice().buffer);

/** An opened pack. */
export interface UnitPack {
  readonly terms: readonly string[];
  has(key: string): boolean;
  /** The unit with this key, its terms numbered by `terms`, or null. */
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
  const places = new Map(all('key').map((key, index) => [key, index]));
  const json = (name: string, index: number) => JSON.parse(new TextDecoder().decode(reader.blob(name, index)));
  return {
    terms: all('term'),
    has: (key) => places.has(key),
    unit(key) {
      const index = places.get(key);
      if (index === undefined) return null;
      return {
        head: json('head', index) as DocumentHead,
        diagnostics: json('diagnostics', index) as Diagnostic[],
        facts: json('facts', index) as DocumentFacts,
        bytes: reader.blob('bytes', index),
        fieldLines: words(reader.blob('lines', index)),
        counts: {
          terms: words(reader.blob('count.terms', index)),
          fields: reader.blob('count.fields', index),
          counts: new Uint16Array(reader.blob('count.counts', index).slice().buffer),
          lengths: words(reader.blob('count.lengths', index)),
        },
        statements: {
          kinds: reader.blob('statement.kinds', index),
          lines: words(reader.blob('statement.lines', index)),
          offsets: words(reader.blob('statement.offsets', index)),
          terms: words(reader.blob('statement.terms', index)),
        },
      };
    },
  };
}

/** The unit with its terms numbered by another dictionary: `numbers` holds the new number of each. */
export function renumberUnit<Unit extends DocumentUnit>(unit: Unit, numbers: ArrayLike<number>): Unit {
  const renumber = (terms: Uint32Array) => terms.map((term) => numbers[term]!);
  return {
    ...unit,
    counts: { ...unit.counts, terms: renumber(unit.counts.terms) },
    statements: { ...unit.statements, terms: renumber(unit.statements.terms) },
  };
}
