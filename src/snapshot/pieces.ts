import { limits } from '../limits.js';
import type { Platform } from '../platform/index.js';
import { checksum, checksumBytes, damaged, headerAt, headerBytes, tooLarge } from './format.js';

/** Bytes that are verified together. */
export const pieceBytes = 64 * 1024;

/** The bytes of an opened snapshot, verified before they are returned. */
export interface SnapshotContent {
  /** Where the sections end. */
  readonly end: number;
  directory(): Uint8Array;
  /** Bytes that stay in memory, at an aligned offset of their buffer. */
  section(offset: number, length: number): Uint8Array;
  /** A few bytes at any offset. */
  slice(offset: number, length: number): Uint8Array;
  /** @throws SnapshotError `snapshot/too-large` */
  whole(): Uint8Array;
}

export interface SnapshotSource {
  readonly byteLength: number;
  /** Fills `into` from `offset` on; returns the number of bytes read, which is smaller at the end of the source. */
  read(offset: number, into: Uint8Array): number;
  close(): void;
}

export const inMemory = (bytes: Uint8Array): SnapshotSource => ({
  byteLength: bytes.length,
  read(offset, into) {
    const part = bytes.subarray(offset, offset + into.length);
    into.set(part);
    return part.length;
  },
  close() {},
});

/** @throws SnapshotError when the source is shorter */
export function readFrom(source: SnapshotSource, offset: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  if (source.read(offset, bytes) !== length) throw damaged(`its length (${source.byteLength} bytes)`);
  return bytes;
}

/** @throws SnapshotError `snapshot/too-large` */
export function readAll(source: SnapshotSource): Uint8Array {
  const { byteLength } = source;
  if (byteLength <= limits.snapshotWholeBytes) return readFrom(source, 0, byteLength);
  throw tooLarge(
    `The snapshot has ${byteLength} bytes, and at most ${limits.snapshotWholeBytes} (snapshotWholeBytes) are read at once; compile it again, and open the file by its path.`,
  );
}

/** The end of the sections in a file of this length; the checksums of the pieces follow them. */
function endOf(byteLength: number): number {
  const body = byteLength - checksumBytes;
  return body - checksumBytes * Math.ceil(body / (pieceBytes + checksumBytes));
}

/** A snapshot in pieces. Each piece is verified when it is read; the most recently used ones stay in memory. */
export class Pieces implements SnapshotContent {
  readonly end: number;
  readonly #checksums: Uint8Array;
  readonly #recent = new Map<number, Uint8Array>();

  /** @throws SnapshotError when the length or the checksums are damaged */
  constructor(
    private readonly source: SnapshotSource,
    private readonly platform: Platform,
  ) {
    const { byteLength } = source;
    this.end = endOf(byteLength);
    if (this.end < headerBytes) throw damaged(`its length (${byteLength} bytes)`);
    const table = readFrom(source, this.end, byteLength - this.end);
    this.#checksums = table.subarray(0, -checksumBytes);
    if (!isSame(checksum(this.#checksums, platform), table.subarray(-checksumBytes))) throw damaged('its end');
    const header = this.#header();
    const length = header.getUint32(headerAt.lengthHigh, true) * 2 ** 32 + header.getUint32(headerAt.length, true);
    if (length !== byteLength) throw damaged(`its length (${byteLength} bytes)`);
  }

  directory(): Uint8Array {
    const length = this.#header().getUint32(headerAt.directory, true);
    if (headerBytes + length > this.end) throw damaged('its directory');
    return this.slice(headerBytes, length);
  }

  section(offset: number, length: number): Uint8Array {
    const first = Math.floor(offset / pieceBytes);
    const start = first * pieceBytes;
    const last = Math.ceil((offset + length) / pieceBytes);
    const bytes = readFrom(this.source, start, Math.min(last * pieceBytes, this.end) - start);
    for (let piece = first; piece < last; piece++)
      this.#verify(piece, bytes.subarray((piece - first) * pieceBytes, (piece - first + 1) * pieceBytes));
    return bytes.subarray(offset - start, offset - start + length);
  }

  whole(): Uint8Array {
    return readAll(this.source);
  }

  slice(offset: number, length: number): Uint8Array {
    const first = Math.floor(offset / pieceBytes);
    const start = offset - first * pieceBytes;
    if (start + length <= pieceBytes) return this.#piece(first).subarray(start, start + length);
    const bytes = new Uint8Array(length);
    for (let at = 0; at < length; ) {
      const piece = Math.floor((offset + at) / pieceBytes);
      const from = offset + at - piece * pieceBytes;
      const part = this.#piece(piece).subarray(from, from + length - at);
      bytes.set(part, at);
      at += part.length;
    }
    return bytes;
  }

  #header(): DataView {
    const { buffer, byteOffset } = this.slice(0, headerBytes);
    return new DataView(buffer, byteOffset, headerBytes);
  }

  #piece(number: number): Uint8Array {
    let bytes = this.#recent.get(number);
    if (bytes === undefined) {
      const start = number * pieceBytes;
      bytes = readFrom(this.source, start, Math.min(pieceBytes, this.end - start));
      this.#verify(number, bytes);
      if (this.#recent.size >= limits.snapshotCacheBytes / pieceBytes) {
        const [oldest] = this.#recent.keys();
        this.#recent.delete(oldest!);
      }
    } else this.#recent.delete(number);
    this.#recent.set(number, bytes);
    return bytes;
  }

  #verify(number: number, bytes: Uint8Array): void {
    const at = number * checksumBytes;
    if (!isSame(checksum(bytes, this.platform), this.#checksums.subarray(at, at + checksumBytes)))
      throw damaged(`its piece ${number}, at byte ${number * pieceBytes},`);
  }
}

const isSame = (left: Uint8Array, right: Uint8Array): boolean =>
  left.length === right.length && left.every((byte, at) => byte === right[at]);
