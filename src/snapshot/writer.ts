import { limits } from '../limits.js';
import { concatBytes, type Platform } from '../platform/index.js';
import {
  align,
  checksum,
  checksumBytes,
  headerAt,
  headerBytes,
  piecedVersion,
  type SectionData,
  type SectionEntry,
  type SectionType,
  snapshotMagic,
  snapshotVersion,
  tooLarge,
} from './format.js';
import { pieceBytes } from './pieces.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Maps items each time they are iterated, so that the results are not kept. */
export const mapped = <Item, Result>(items: Iterable<Item>, of: (item: Item) => Result): Iterable<Result> => ({
  *[Symbol.iterator]() {
    for (const item of items) yield of(item);
  },
});

export interface SnapshotFile {
  readonly byteLength: number;
  /** All bytes, in order, so that a file of any size can be written without holding it in memory. */
  chunks(): Iterable<Uint8Array>;
  /** @throws SnapshotError `snapshot/too-large` when they do not fit into one array */
  toBytes(): Uint8Array;
}

interface WrittenSection {
  readonly type: SectionType;
  /** The bytes of the section, in order. */
  readonly parts: Iterable<Uint8Array>;
  readonly length: number;
}

export class SnapshotWriter {
  readonly #sections = new Map<string, WrittenSection>();

  constructor(private readonly platform: Platform) {}

  /** @throws RangeError for a name that was used before or is not made of letters, digits, `.`, `/` and `-` */
  add(name: string, data: SectionData, type = data.constructor.name as SectionType): this {
    const { buffer, byteOffset, byteLength } = data;
    return this.#add(name, { type, parts: [new Uint8Array(buffer, byteOffset, byteLength)], length: byteLength });
  }

  #add(name: string, section: WrittenSection): this {
    if (!/^[a-zA-Z0-9./-]+$/.test(name)) throw new RangeError(`Bad section name: ${name}`);
    if (this.#sections.has(name)) throw new RangeError(`Section added twice: ${name}`);
    this.#sections.set(name, section);
    return this;
  }

  addJson(name: string, value: unknown): this {
    return this.add(name, encode(JSON.stringify(value)), 'json');
  }

  /** A list of strings as two sections: `<name>` (UTF-8) and `<name>.at` (byte offsets, one more than strings). */
  addStrings(name: string, strings: readonly string[]): this {
    return this.addBlobs(name, mapped(strings, encode), 'strings');
  }

  /**
   * @param blobs iterated again whenever the snapshot is written
   * @throws SnapshotError `snapshot/too-large`
   */
  addBlobs(name: string, blobs: Iterable<Uint8Array>, type: 'blobs' | 'strings' = 'blobs'): this {
    const ends = [0];
    for (const { length } of blobs) ends.push(ends.at(-1)! + length);
    const end = ends.at(-1)!;
    if (end >= 2 ** 32)
      throw tooLarge(
        `Section "${name}" of the snapshot would have ${end} bytes, expected less than 4 GiB; split the knowledge base.`,
      );
    return this.#add(name, { type, parts: blobs, length: end }).add(`${name}.at`, Uint32Array.from(ends));
  }

  /** Typed arrays and lists of strings, each as a section `<name>.<member>`. */
  addRecord(name: string, record: object): this {
    for (const [member, value] of Object.entries(record) as [string, SectionData | readonly string[]][]) {
      if (ArrayBuffer.isView(value)) this.add(`${name}.${member}`, value);
      else this.addStrings(`${name}.${member}`, value);
    }
    return this;
  }

  toBytes(): Uint8Array {
    return this.finish().toBytes();
  }

  /** @param wholeBytes length above which the snapshot is written in pieces */
  finish(wholeBytes: number = limits.snapshotWholeBytes): SnapshotFile {
    const { start, entries, directory } = this.#layOut();
    const end = entries.reduce((last, [, , offset, length]) => Math.max(last, offset + align(length)), start);
    const isPieced = end + checksumBytes > Math.min(wholeBytes, limits.snapshotWholeBytes);
    const tail = isPieced ? checksumBytes * (Math.ceil(end / pieceBytes) + 1) : checksumBytes;
    const byteLength = end + tail;
    const head = new Uint8Array(start);
    const view = new DataView(head.buffer);
    head.set(encode(snapshotMagic));
    view.setUint32(headerAt.version, isPieced ? piecedVersion : snapshotVersion, true);
    view.setUint32(headerAt.length, byteLength % 2 ** 32, true);
    view.setUint32(headerAt.lengthHigh, Math.floor(byteLength / 2 ** 32), true);
    view.setUint32(headerAt.directory, directory.length, true);
    head.set(directory, headerBytes);
    const { platform } = this;
    const content = { [Symbol.iterator]: () => this.#content(head) };
    const chunks = () => (isPieced ? checkedByPiece(content, end, platform) : checkedWhole(content, platform));
    return { byteLength, chunks, toBytes: () => joined(chunks(), byteLength) };
  }

  #layOut() {
    const entriesFrom = (start: number): SectionEntry[] => {
      let offset = start;
      return [...this.#sections].map(([name, { type, length }]) => {
        const entry: SectionEntry = [name, type, offset, length];
        offset += align(length);
        return entry;
      });
    };
    // The offsets in the directory depend on its own length, so the sections start after the longest possible directory.
    const start = align(headerBytes + encode(JSON.stringify(entriesFrom(2 ** 31))).length);
    const entries = entriesFrom(start);
    return { start, entries, directory: encode(JSON.stringify(entries)) };
  }

  *#content(head: Uint8Array): Iterator<Uint8Array> {
    yield head;
    for (const { parts, length } of this.#sections.values()) {
      yield* parts;
      yield new Uint8Array(align(length) - length);
    }
  }
}

/** @throws SnapshotError `snapshot/too-large` */
function joined(parts: Iterable<Uint8Array>, length: number): Uint8Array {
  try {
    return concatBytes(parts, length);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw tooLarge(
      `The snapshot has ${length} bytes, more than fit into one array: write it to a file (triagraph compile).`,
    );
  }
}

function* piecesOf(content: Iterable<Uint8Array>): Iterable<Uint8Array> {
  let [piece, filled] = [new Uint8Array(pieceBytes), 0];
  for (const part of content) {
    for (let from = 0; from < part.length; ) {
      const taken = part.subarray(from, from + pieceBytes - filled);
      piece.set(taken, filled);
      filled += taken.length;
      from += taken.length;
      if (filled < pieceBytes) continue;
      yield piece;
      [piece, filled] = [new Uint8Array(pieceBytes), 0];
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}

/** The content in pieces, then its checksum. */
function* checkedWhole(content: Iterable<Uint8Array>, platform: Platform): Iterable<Uint8Array> {
  yield* piecesOf(content);
  yield checksum(content, platform);
}

/** The content in pieces, then their checksums, then the checksum of these. */
function* checkedByPiece(content: Iterable<Uint8Array>, end: number, platform: Platform): Iterable<Uint8Array> {
  const table = new Uint8Array(checksumBytes * Math.ceil(end / pieceBytes));
  let at = 0;
  for (const piece of piecesOf(content)) {
    table.set(checksum(piece, platform), at);
    at += checksumBytes;
    yield piece;
  }
  yield table;
  yield checksum(table, platform);
}
