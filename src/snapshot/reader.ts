import type { Platform } from '../platform/index.js';
import {
  align,
  alignment,
  checksum,
  checksumBytes,
  entryAt,
  entryBytes,
  headerAt,
  headerBytes,
  headerChecksum,
  nameBytes,
  snapshotMagic,
  snapshotVersion,
} from './format.js';

/** The bytes are no snapshot, of another format version, or damaged. `code` is stable. */
export class SnapshotError extends Error {
  constructor(
    readonly code: 'snapshot/not-a-snapshot' | 'snapshot/version' | 'snapshot/damaged' | 'snapshot/missing-section',
    message: string,
  ) {
    super(message);
    this.name = 'SnapshotError';
  }
}

type TypedArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array;
type TypedArrayConstructor<T extends TypedArray> = {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBufferLike, byteOffset: number, length: number): T;
};

/** A string list of a snapshot: decoded one at a time, when asked for. */
export interface StringList {
  readonly length: number;
  get(index: number): string;
}

/** Opens snapshot bytes without copying them: every section is a view. All checksums are verified once, here. */
export class SnapshotReader {
  readonly #bytes: Uint8Array;
  readonly #entries = new Map<string, { offset: number; length: number }>();

  /** @throws SnapshotError when the bytes are not an undamaged snapshot of this version. */
  constructor(
    bytes: Uint8Array,
    readonly platform: Platform,
  ) {
    // Typed arrays need aligned sections; a pooled Buffer may start anywhere, and its own `slice` would not copy.
    this.#bytes = bytes.byteOffset % alignment === 0 ? bytes : new Uint8Array(bytes);
    this.#readTable();
  }

  get byteLength(): number {
    return this.#bytes.length;
  }

  /** The whole snapshot. */
  get bytes(): Uint8Array {
    return this.#bytes;
  }

  /** Names of its sections, in the order in which they were written. */
  get names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  array<T extends TypedArray>(name: string, type: TypedArrayConstructor<T>): T {
    const { offset, length } = this.#entry(name);
    if (length % type.BYTES_PER_ELEMENT !== 0) throw damaged(`the length of section "${name}"`);
    return new type(this.#bytes.buffer, this.#bytes.byteOffset + offset, length / type.BYTES_PER_ELEMENT);
  }

  json<T>(name: string): T {
    return JSON.parse(new TextDecoder().decode(this.array(name, Uint8Array))) as T;
  }

  strings(name: string): StringList {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    const bytes = this.array(name, Uint8Array);
    const offsets = this.array(`${name}.at`, Uint32Array);
    return {
      length: offsets.length - 1,
      get: (index) => decoder.decode(bytes.subarray(offsets[index], offsets[index + 1])),
    };
  }

  blob(name: string, index: number): Uint8Array {
    const offsets = this.array(`${name}.at`, Uint32Array);
    return this.array(name, Uint8Array).subarray(offsets[index]!, offsets[index + 1]!);
  }

  #entry(name: string): { offset: number; length: number } {
    const entry = this.#entries.get(name);
    if (!entry)
      throw new SnapshotError('snapshot/missing-section', `The snapshot has no section "${name}"; compile it again.`);
    return entry;
  }

  #readTable(): void {
    const bytes = this.#bytes;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const magic = bytes.length >= headerBytes ? String.fromCharCode(...bytes.subarray(0, 8)) : '';
    if (magic !== snapshotMagic)
      throw new SnapshotError(
        'snapshot/not-a-snapshot',
        'This is not a Triagraph snapshot; make one with triagraph compile.',
      );
    const version = view.getUint32(headerAt.version, true);
    if (version !== snapshotVersion) throw wrongVersion(version);
    if (view.getUint32(headerAt.length, true) !== bytes.length) throw damaged(`its length (${bytes.length} bytes)`);
    const count = view.getUint32(headerAt.sections, true);
    if (view.getUint32(headerAt.zero, true) !== 0 || headerBytes + count * entryBytes > bytes.length)
      throw damaged('its header');
    const stored = bytes.subarray(headerAt.checksum, headerAt.checksum + checksumBytes);
    if (!isSame(stored, headerChecksum(bytes, count, this.platform))) throw damaged('its header or section table');
    for (let index = 0; index < count; index++) this.#readEntry(view, headerBytes + index * entryBytes);
  }

  #readEntry(view: DataView, at: number): void {
    const bytes = this.#bytes;
    const name = String.fromCharCode(...bytes.subarray(at, at + nameBytes)).replace(/\0+$/, '');
    const offset = view.getUint32(at + entryAt.offset, true);
    const length = view.getUint32(at + entryAt.length, true);
    if (offset % alignment !== 0 || offset + align(length) > bytes.length) throw damaged(`section "${name}"`);
    const stored = bytes.subarray(at + entryAt.checksum, at + entryAt.checksum + checksumBytes);
    const found = checksum(bytes.subarray(offset, offset + align(length)), this.platform);
    if (!isSame(stored, found)) throw damaged(`section "${name}"`);
    this.#entries.set(name, { offset, length });
  }
}

const isSame = (left: Uint8Array, right: Uint8Array): boolean => left.every((byte, at) => byte === right[at]);

/** An older or newer program wrote the file. */
function wrongVersion(version: number): SnapshotError {
  const advice =
    version > snapshotVersion ? 'update triagraph, or compile it again with this version' : 'compile it again';
  return new SnapshotError(
    'snapshot/version',
    `The snapshot has format version ${version}, this program reads version ${snapshotVersion}; ${advice}.`,
  );
}

function damaged(what: string): SnapshotError {
  return new SnapshotError(
    'snapshot/damaged',
    `The snapshot is damaged: ${what} is not as it was written; compile it again.`,
  );
}
