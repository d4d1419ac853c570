import { describe, expect, it } from 'vitest';
import { nodePlatform } from '../../src/platform/node.js';
import type { SectionData } from '../../src/snapshot/format.js';
import { SnapshotError, SnapshotReader, SnapshotWriter } from '../../src/snapshot/index.js';
import { inMemory, pieceBytes } from '../../src/snapshot/pieces.js';
import { random } from '../support/random.js';
import { soak } from '../support/soak.js';

type Next = (bound: number) => number;
const one = <T>(of: readonly T[], next: Next): T => of[next(of.length)]!;

const arrays = [Uint8Array, Int8Array, Uint16Array, Uint32Array, Int32Array, Float32Array, Float64Array] as const;
const texts = ['', 'no available ip', '子网 IP 耗尽', '🚨', '\ufeffx', 'a'.repeat(300)];
/** At and beside the sizes at which a section begins another unit of alignment or another piece. */
const sizes = [
  0,
  1,
  3,
  7,
  8,
  9,
  63,
  1_000,
  pieceBytes - 9,
  pieceBytes - 1,
  pieceBytes,
  pieceBytes + 1,
  2 * pieceBytes + 5,
];

interface Model {
  readonly arrays: Map<string, SectionData>;
  readonly strings: Map<string, readonly string[]>;
  readonly blobs: Map<string, readonly Uint8Array[]>;
  readonly json: Map<string, unknown>;
}

const bytesOf = (length: number, next: Next): Uint8Array => Uint8Array.from({ length }, () => next(256));

/** The same sections in a writer and in memory. */
function written(next: Next) {
  const writer = new SnapshotWriter(nodePlatform);
  const model: Model = { arrays: new Map(), strings: new Map(), blobs: new Map(), json: new Map() };
  for (let count = 3 + next(8); count > 0; count--) {
    const name = `section.${count}`;
    const kind = next(4);
    if (kind === 0) {
      const type = one(arrays, next);
      const length = Math.floor(one(sizes, next) / type.BYTES_PER_ELEMENT);
      const data = new type(bytesOf(length * type.BYTES_PER_ELEMENT, next).buffer as ArrayBuffer);
      model.arrays.set(name, data);
      writer.add(name, data);
    } else if (kind === 1) {
      const list = Array.from({ length: next(40) }, () => one(texts, next));
      model.strings.set(name, list);
      writer.addStrings(name, list);
    } else if (kind === 2) {
      const list = Array.from({ length: next(6) }, () => bytesOf(one(sizes, next), next));
      model.blobs.set(name, list);
      writer.addBlobs(name, list);
    } else {
      const value = { list: Array.from({ length: next(9) }, () => one(texts, next)), number: next(1_000) / 8 };
      model.json.set(name, value);
      writer.addJson(name, value);
    }
  }
  return { writer, model };
}

/** Everything in a snapshot, read in a random order and partly twice. */
function contentOf(reader: SnapshotReader, model: Model, next: Next): Model {
  const found: Model = { arrays: new Map(), strings: new Map(), blobs: new Map(), json: new Map() };
  const names = [...model.arrays.keys(), ...model.strings.keys(), ...model.blobs.keys(), ...model.json.keys()];
  for (const name of [...names, ...names.filter(() => next(2) === 0)].sort(() => next(3) - 1)) {
    const array = model.arrays.get(name);
    if (array) found.arrays.set(name, reader.array(name, array.constructor as never));
    const list = model.blobs.get(name);
    if (list)
      found.blobs.set(
        name,
        list.map((_, index) => new Uint8Array(reader.blob(name, index))),
      );
    if (model.strings.has(name)) {
      const strings = reader.strings(name);
      found.strings.set(
        name,
        Array.from({ length: strings.length }, (_, index) => strings.get(index)),
      );
    }
    if (model.json.has(name)) found.json.set(name, reader.json(name));
  }
  return found;
}

/** A model as text: to compare numbers one by one would take seconds. */
const textOf = (model: Model): string[] =>
  Object.values(model).flatMap((sections: ReadonlyMap<string, unknown>) =>
    [...sections].map(([name, value]) => `${name} ${JSON.stringify(value, withBytes)}`).sort(),
  );

const withBytes = (_key: string, value: unknown): unknown =>
  ArrayBuffer.isView(value)
    ? `${value.constructor.name} ${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64')}`
    : value;

/** Bytes as somebody may give them: of their own, or somewhere in a larger buffer. */
function placed(bytes: Uint8Array, next: Next): Uint8Array {
  const shift = next(9);
  const pool = Buffer.alloc(bytes.length + 16, 7);
  pool.set(bytes, shift);
  return shift === 8 ? bytes : pool.subarray(shift, shift + bytes.length);
}

/** The bytes with one place changed, the end cut off or something behind it. */
function damaged(bytes: Uint8Array, next: Next): Uint8Array {
  const kind = next(5);
  if (kind === 0) return bytes.slice(0, next(bytes.length));
  if (kind === 1) return new Uint8Array(Buffer.concat([bytes, Buffer.alloc(1 + next(16))]));
  const changed = bytes.slice();
  // Most bytes are content, so the header and the checksums at the end get a share of their own.
  const at = kind === 2 ? next(64) : kind === 3 ? bytes.length - 1 - next(40) : next(bytes.length);
  changed[Math.max(0, at)]! ^= 1 << next(8);
  return changed;
}

describe.each(Array.from({ length: soak(60, 5) }, (_, seed) => seed + 1))(
  'sections of any kind and size (%i)',
  (seed) => {
    const next = random(seed);
    const { writer, model } = written(next);
    const whole = writer.finish();
    const pieced = writer.finish(1);
    const files = [whole.toBytes(), pieced.toBytes()];
    const expected = textOf(model);

    it('are read as they were written, from a whole snapshot, from pieces and from a file', () => {
      for (const [index, bytes] of files.entries()) {
        expect(Buffer.concat([...(index === 0 ? whole : pieced).chunks()]).equals(bytes)).toBe(true);
        for (const source of [placed(bytes, next), placed(bytes, next), inMemory(bytes)]) {
          const reader = new SnapshotReader(source, nodePlatform);
          expect(reader.isPieced).toBe(index === 1);
          expect(textOf(contentOf(reader, model, next))).toEqual(expected);
          expect(Buffer.compare(reader.bytes, bytes)).toBe(0);
        }
      }
    });

    it('are as they were written, or refused, wherever the snapshot is damaged', () => {
      for (const bytes of files) {
        for (let round = 0; round < 12; round++) {
          try {
            const reader = new SnapshotReader(placed(damaged(bytes, next), next), nodePlatform);
            expect(textOf(contentOf(reader, model, next))).toEqual(expected);
          } catch (error) {
            if (!(error instanceof SnapshotError)) throw error;
          }
        }
      }
    });

    it('are refused on opening if the checksums of the pieces are damaged', () => {
      const [, bytes] = files;
      const checksums = 8 * (Math.ceil(bytes!.length / (pieceBytes + 8)) + 1);
      for (let round = 0; round < 6; round++) {
        const changed = bytes!.slice();
        changed[bytes!.length - 1 - next(checksums)]! ^= 1 << next(8);
        expect(() => new SnapshotReader(changed, nodePlatform)).toThrow('The snapshot is damaged');
      }
    });
  },
);
