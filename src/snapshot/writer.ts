import type { Platform } from '../platform/index.js';
import {
  align,
  checksum,
  entryAt,
  entryBytes,
  headerAt,
  headerBytes,
  headerChecksum,
  nameBytes,
  snapshotMagic,
  snapshotVersion,
} from './format.js';

export type SectionData = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array;

/** Collects named sections and lays them out as one file. The order of adding is the order in the file. */
export class SnapshotWriter {
  readonly #platform: Platform;
  readonly #sections: { name: string; bytes: Uint8Array }[] = [];

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  add(name: string, data: SectionData): this {
    if (name.length > nameBytes || !/^[a-zA-Z0-9./-]+$/.test(name)) throw new RangeError(`Bad section name: ${name}`);
    if (this.#sections.some((section) => section.name === name)) throw new RangeError(`Section added twice: ${name}`);
    this.#sections.push({ name, bytes: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) });
    return this;
  }

  addJson(name: string, value: unknown): this {
    return this.add(name, new TextEncoder().encode(JSON.stringify(value)));
  }

  /** A list of strings as two sections: `<name>` (UTF-8) and `<name>.at` (byte offsets, one more than strings). */
  addStrings(name: string, strings: readonly string[]): this {
    const encoder = new TextEncoder();
    return this.addBlobs(
      name,
      strings.map((text) => encoder.encode(text)),
    );
  }

  /** A list of byte strings as two sections, like `addStrings`. */
  addBlobs(name: string, blobs: readonly Uint8Array[]): this {
    const offsets = new Uint32Array(blobs.length + 1);
    for (let index = 0; index < blobs.length; index++) offsets[index + 1] = offsets[index]! + blobs[index]!.length;
    const joined = new Uint8Array(offsets[blobs.length]!);
    for (let index = 0; index < blobs.length; index++) joined.set(blobs[index]!, offsets[index]!);
    return this.add(name, joined).add(`${name}.at`, offsets);
  }

  toBytes(): Uint8Array {
    let length = headerBytes + this.#sections.length * entryBytes;
    const placed = this.#sections.map((section) => {
      const offset = length;
      length += align(section.bytes.length);
      return { ...section, offset };
    });
    const file = new Uint8Array(length);
    const view = new DataView(file.buffer);
    placed.forEach(({ name, bytes, offset }, index) => {
      file.set(bytes, offset);
      const entry = headerBytes + index * entryBytes;
      file.set(new TextEncoder().encode(name), entry);
      view.setUint32(entry + entryAt.offset, offset, true);
      view.setUint32(entry + entryAt.length, bytes.length, true);
      const padded = file.subarray(offset, offset + align(bytes.length));
      file.set(checksum(padded, this.#platform), entry + entryAt.checksum);
    });
    file.set(new TextEncoder().encode(snapshotMagic), 0);
    view.setUint32(headerAt.version, snapshotVersion, true);
    view.setUint32(headerAt.sections, placed.length, true);
    view.setUint32(headerAt.length, file.length, true);
    file.set(headerChecksum(file, placed.length, this.#platform), headerAt.checksum);
    return file;
  }
}
