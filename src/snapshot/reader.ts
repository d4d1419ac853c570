import type { Platform } from '../platform/index.js';
import {
  align,
  alignment,
  arrayTypeOf,
  checkLists,
  checksum,
  checksumBytes,
  damaged,
  headerAt,
  headerBytes,
  piecedVersion,
  type SectionData,
  type SectionEntry,
  SnapshotError,
  snapshotMagic,
  snapshotVersion,
} from './format.js';
import { inMemory, Pieces, readAll, readFrom, type SnapshotContent, type SnapshotSource } from './pieces.js';

type TypedArrayConstructor<T extends SectionData> = {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBufferLike, byteOffset: number, length: number): T;
};

export interface StringList {
  readonly length: number;
  get(index: number): string;
}

/** Every section is a view. Damage is detected on opening; in a snapshot in pieces, when a section is first read. */
export class SnapshotReader {
  /** Whether the source stays open, to be read when sections are needed. */
  readonly isPieced: boolean;
  readonly #content: SnapshotContent;
  readonly #read = new Map<string, Uint8Array>();
  readonly #entries: ReadonlyMap<string, SectionEntry>;

  /** @throws SnapshotError when the bytes are not an undamaged snapshot of this version */
  constructor(
    private readonly source: Uint8Array | SnapshotSource,
    readonly platform: Platform,
  ) {
    const head = ArrayBuffer.isView(source) ? source : readFrom(source, 0, Math.min(headerBytes, source.byteLength));
    this.isPieced = versionOf(head) === piecedVersion;
    this.#content = this.isPieced
      ? new Pieces(ArrayBuffer.isView(source) ? inMemory(source) : source, platform)
      : wholeContent(ArrayBuffer.isView(source) ? source : readAll(source), platform);
    this.#entries = new Map(readDirectory(this.#content).map((entry) => [entry[0], entry]));
    const problem = checkLists(this);
    if (problem !== null) throw damaged(problem);
  }

  get byteLength(): number {
    return this.source.byteLength;
  }

  /** @throws TriagraphError `snapshot/too-large` when a file in pieces does not fit into memory as one array */
  get bytes(): Uint8Array {
    return this.#content.whole();
  }

  /** Closes the file of a snapshot in pieces. */
  close(): void {
    if (!ArrayBuffer.isView(this.source)) this.source.close();
  }

  get sections(): Iterable<SectionEntry> {
    return this.#entries.values();
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  array<T extends SectionData>(name: string, type: TypedArrayConstructor<T>): T {
    const { buffer, byteOffset, length } = this.#section(name);
    if (length % type.BYTES_PER_ELEMENT !== 0) throw damaged(`the length of section "${name}"`);
    return new type(buffer, byteOffset, length / type.BYTES_PER_ELEMENT);
  }

  #section(name: string): Uint8Array {
    const known = this.#read.get(name);
    if (known) return known;
    const [, , offset, length] = this.#entry(name);
    const bytes = this.#content.section(offset, length);
    this.#read.set(name, bytes);
    return bytes;
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
    const [start, end] = [offsets[index]!, offsets[index + 1]!];
    return this.#content.slice(this.#entry(name)[2] + start, end - start);
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

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function versionOf(bytes: Uint8Array): number {
  const isSnapshot = bytes.length >= headerBytes && new TextDecoder().decode(bytes.subarray(0, 8)) === snapshotMagic;
  if (!isSnapshot)
    throw new SnapshotError(
      'snapshot/not-a-snapshot',
      'This is not a Triagraph snapshot; make one with triagraph compile.',
    );
  const version = viewOf(bytes).getUint32(headerAt.version, true);
  if (version !== snapshotVersion && version !== piecedVersion) throw wrongVersion(version);
  return version;
}

function wholeContent(given: Uint8Array, platform: Platform): SnapshotContent {
  // Typed arrays need aligned sections; a pooled Buffer may start anywhere, and its own `slice` would not copy.
  const bytes = given.byteOffset % alignment === 0 ? given : new Uint8Array(given);
  const view = viewOf(bytes);
  if (view.getUint32(headerAt.length, true) !== bytes.length) throw damaged(`its length (${bytes.length} bytes)`);
  const end = bytes.length - checksumBytes;
  const found = checksum(bytes.subarray(0, end), platform);
  if (!found.every((byte, at) => byte === bytes[end + at])) throw damaged('its content');
  const length = view.getUint32(headerAt.directory, true);
  if (headerBytes + length > end) throw damaged('its directory');
  const part = (offset: number, size: number) => bytes.subarray(offset, offset + size);
  return { end, directory: () => part(headerBytes, length), section: part, slice: part, whole: () => bytes };
}

function readDirectory(content: SnapshotContent): SectionEntry[] {
  const { end } = content;
  const entries = parseJson<readonly SectionEntry[]>(content.directory(), 'its directory');
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

function wrongVersion(version: number): SnapshotError {
  const advice =
    version > piecedVersion ? 'update triagraph, or compile it again with this version' : 'compile it again';
  return new SnapshotError(
    'snapshot/version',
    `The snapshot has format version ${version}, this program reads versions ${snapshotVersion} and ${piecedVersion}; ${advice}.`,
  );
}
