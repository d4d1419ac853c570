import { TriagraphError } from '../errors.js';
import type { Platform } from '../platform/index.js';
import {
  align,
  alignment,
  arrayTypeOf,
  checkLists,
  checksum,
  checksumBytes,
  headerAt,
  headerBytes,
  type SectionData,
  type SectionEntry,
  snapshotMagic,
  snapshotVersion,
} from './format.js';

/** The bytes are no snapshot, of another format version, or damaged. `code` is stable. */
export class SnapshotError extends TriagraphError {
  constructor(
    override readonly code:
      | 'snapshot/not-a-snapshot'
      | 'snapshot/version'
      | 'snapshot/damaged'
      | 'snapshot/missing-section',
    message: string,
  ) {
    super(code, message, 1);
  }
}

type TypedArrayConstructor<T extends SectionData> = {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBufferLike, byteOffset: number, length: number): T;
};

/** A list of strings in a snapshot; each is decoded on request. */
export interface StringList {
  readonly length: number;
  get(index: number): string;
}

/** Opens snapshot bytes without copying them: every section is a view. Damage is detected once, on opening. */
export class SnapshotReader {
  readonly #bytes: Uint8Array;
  readonly #entries: ReadonlyMap<string, SectionEntry>;

  /** @throws SnapshotError when the bytes are not an undamaged snapshot of this version. */
  constructor(
    bytes: Uint8Array,
    readonly platform: Platform,
  ) {
    // Typed arrays need aligned sections; a pooled Buffer may start anywhere, and its own `slice` would not copy.
    this.#bytes = bytes.byteOffset % alignment === 0 ? bytes : new Uint8Array(bytes);
    this.#entries = new Map(readDirectory(this.#bytes, platform).map((entry) => [entry[0], entry]));
    const problem = checkLists(this);
    if (problem !== null) throw damaged(problem);
  }

  get byteLength(): number {
    return this.#bytes.length;
  }

  /** The whole snapshot. */
  get bytes(): Uint8Array {
    return this.#bytes;
  }

  /** The sections in the order in which they were written. */
  get sections(): Iterable<SectionEntry> {
    return this.#entries.values();
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  array<T extends SectionData>(name: string, type: TypedArrayConstructor<T>): T {
    const [, , offset, length] = this.#entry(name);
    if (length % type.BYTES_PER_ELEMENT !== 0) throw damaged(`the length of section "${name}"`);
    return new type(this.#bytes.buffer, this.#bytes.byteOffset + offset, length / type.BYTES_PER_ELEMENT);
  }

  json<T>(name: string): T {
    return parseJson(this.array(name, Uint8Array), `section "${name}"`);
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

  /** The members of a record: typed arrays are views of the snapshot, lists of strings are decoded. */
  record<T>(name: string): T {
    const members = [...this.sections].filter(
      ([section]) => section.startsWith(`${name}.`) && !section.endsWith('.at'),
    );
    if (members.length === 0) this.#entry(name);
    return Object.fromEntries(
      members.map(([section, type]) => [
        section.slice(name.length + 1),
        type === 'strings' ? this.#allStrings(section) : this.array<SectionData>(section, arrayTypeOf(type) as never),
      ]),
    ) as T;
  }

  #allStrings(name: string): string[] {
    const list = this.strings(name);
    return Array.from({ length: list.length }, (_, index) => list.get(index));
  }

  #entry(name: string): SectionEntry {
    const entry = this.#entries.get(name);
    if (!entry)
      throw new SnapshotError('snapshot/missing-section', `The snapshot has no section "${name}"; compile it again.`);
    return entry;
  }
}

function readDirectory(bytes: Uint8Array, platform: Platform): SectionEntry[] {
  const isSnapshot = bytes.length >= headerBytes && new TextDecoder().decode(bytes.subarray(0, 8)) === snapshotMagic;
  if (!isSnapshot)
    throw new SnapshotError(
      'snapshot/not-a-snapshot',
      'This is not a Triagraph snapshot; make one with triagraph compile.',
    );
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = view.getUint32(headerAt.version, true);
  if (version !== snapshotVersion) throw wrongVersion(version);
  if (view.getUint32(headerAt.length, true) !== bytes.length) throw damaged(`its length (${bytes.length} bytes)`);
  const end = bytes.length - checksumBytes;
  const found = checksum(bytes.subarray(0, end), platform);
  if (!found.every((byte, at) => byte === bytes[end + at])) throw damaged('its content');
  const length = view.getUint32(headerAt.directory, true);
  if (headerBytes + length > end) throw damaged('its directory');
  const entries = parseJson<readonly SectionEntry[]>(
    bytes.subarray(headerBytes, headerBytes + length),
    'its directory',
  );
  for (const [name, , offset, size] of entries)
    if (!(offset >= headerBytes && offset % alignment === 0 && size >= 0 && offset + align(size) <= end))
      throw damaged(`section "${name}"`);
  return [...entries];
}

function parseJson<T>(bytes: Uint8Array, what: string): T {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as T;
  } catch {
    throw damaged(what);
  }
}

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
