import type { Platform } from '../platform/index.js';
import {
  align,
  checksum,
  checksumBytes,
  headerAt,
  headerBytes,
  type SectionData,
  type SectionEntry,
  type SectionType,
  snapshotMagic,
  snapshotVersion,
} from './format.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Collects named sections and lays them out as one file, in the order of adding. */
export class SnapshotWriter {
  readonly #sections = new Map<string, { readonly type: SectionType; readonly bytes: Uint8Array }>();

  constructor(private readonly platform: Platform) {}

  /** @throws RangeError when the name has been used or has other characters than letters, digits, `.`, `/` and `-` */
  add(name: string, data: SectionData, type = data.constructor.name as SectionType): this {
    if (!/^[a-zA-Z0-9./-]+$/.test(name)) throw new RangeError(`Bad section name: ${name}`);
    if (this.#sections.has(name)) throw new RangeError(`Section added twice: ${name}`);
    this.#sections.set(name, { type, bytes: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) });
    return this;
  }

  addJson(name: string, value: unknown): this {
    return this.add(name, encode(JSON.stringify(value)), 'json');
  }

  /** A list of strings as two sections: `<name>` (UTF-8) and `<name>.at` (byte offsets, one more than strings). */
  addStrings(name: string, strings: readonly string[]): this {
    return this.addBlobs(name, strings.map(encode), 'strings');
  }

  /** A list of byte strings as two sections, like `addStrings`. */
  addBlobs(name: string, blobs: readonly Uint8Array[], type: 'blobs' | 'strings' = 'blobs'): this {
    const offsets = new Uint32Array(blobs.length + 1);
    blobs.forEach(({ length }, index) => {
      offsets[index + 1] = offsets[index]! + length;
    });
    const joined = new Uint8Array(offsets[blobs.length]!);
    blobs.forEach((blob, index) => {
      joined.set(blob, offsets[index]);
    });
    return this.add(name, joined, type).add(`${name}.at`, offsets);
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
    const directory = (start: number): SectionEntry[] => {
      let offset = start;
      return [...this.#sections].map(([name, { type, bytes }]) => {
        const entry: SectionEntry = [name, type, offset, bytes.length];
        offset += align(bytes.length);
        return entry;
      });
    };
    // The offsets in the directory depend on its own length: sections start behind the longest that it can become.
    const start = align(headerBytes + encode(JSON.stringify(directory(2 ** 31))).length);
    const entries = directory(start);
    const encoded = encode(JSON.stringify(entries));
    const end = entries.reduce((last, [, , offset, length]) => Math.max(last, offset + align(length)), start);
    const file = new Uint8Array(end + checksumBytes);
    const view = new DataView(file.buffer);
    file.set(encode(snapshotMagic));
    view.setUint32(headerAt.version, snapshotVersion, true);
    view.setUint32(headerAt.length, file.length, true);
    view.setUint32(headerAt.directory, encoded.length, true);
    file.set(encoded, headerBytes);
    for (const [name, , offset] of entries) file.set(this.#sections.get(name)!.bytes, offset);
    file.set(checksum(file.subarray(0, end), this.platform), end);
    return file;
  }
}
