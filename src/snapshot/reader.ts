import type { Platform } from '../platform/index.js';
import { align, alignment, entryBytes, headerBytes, nameBytes, snapshotMagic, snapshotVersion } from './format.js';
import { decodeUtf8 } from './utf8.js';

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
    const bytes = this.array(name, Uint8Array);
    const offsets = this.array(`${name}.at`, Uint32Array);
    return {
      length: offsets.length - 1,
      get: (index) => decodeUtf8(bytes, offsets[index]!, offsets[index + 1]!),
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
    if (this.platform.crc32(bytes.subarray(0, 24)) !== view.getUint32(24, true)) throw damaged('its header');
    const version = view.getUint32(8, true);
    if (version !== snapshotVersion) {
      throw new SnapshotError(
        'snapshot/version',
        `The snapshot has format version ${version}, this program reads version ${snapshotVersion}; compile it again.`,
      );
    }
    if (view.getUint32(16, true) !== bytes.length) throw damaged(`its length (${bytes.length} bytes)`);
    if (view.getUint32(28, true) !== 0) throw damaged('its header');
    const count = view.getUint32(12, true);
    const table = bytes.subarray(headerBytes, headerBytes + count * entryBytes);
    if (table.length !== count * entryBytes || this.platform.crc32(table) !== view.getUint32(20, true)) {
      throw damaged('its section table');
    }
    for (let index = 0; index < count; index++) this.#readEntry(view, headerBytes + index * entryBytes);
  }

  #readEntry(view: DataView, at: number): void {
    const bytes = this.#bytes;
    const name = String.fromCharCode(...bytes.subarray(at, at + nameBytes)).replace(/\0+$/, '');
    const offset = view.getUint32(at + nameBytes, true);
    const length = view.getUint32(at + nameBytes + 4, true);
    if (offset % alignment !== 0 || offset + align(length) > bytes.length) throw damaged(`section "${name}"`);
    if (
      this.platform.crc32(bytes.subarray(offset, offset + align(length))) !== view.getUint32(at + nameBytes + 8, true)
    ) {
      throw damaged(`section "${name}"`);
    }
    this.#entries.set(name, { offset, length });
  }
}

function damaged(what: string): SnapshotError {
  return new SnapshotError(
    'snapshot/damaged',
    `The snapshot is damaged: ${what} is not as it was written; compile it again.`,
  );
}
