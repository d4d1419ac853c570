import type { Platform } from '../platform/index.js';

/**
 * The snapshot file: one immutable file between compiling and matching.
 *
 * ```
 * offset  bytes  what
 *      0      8  magic "TRIAGRPH"
 *      8      4  format version (uint32, little endian, as all numbers)
 *     12      4  number of sections
 *     16      4  length of the whole file
 *     20      4  zero
 *     24      8  checksum of bytes 0 to 24 and of the section table
 *     32   56×n  section table: name (40 bytes, ASCII, zero-padded), offset (4), length (4), checksum (8)
 *              … sections, each at a multiple of 8, padded with zeros
 * ```
 *
 * A checksum is the first 8 bytes of a SHA-256. That of a section covers its padding, so that every byte of the file is under
 * some checksum. They show damage; they are no signature.
 */
export const snapshotMagic = 'TRIAGRPH';
/** Versions 1 to 6 were written before the first release. */
export const snapshotVersion = 7;
export const headerBytes = 32;
export const entryBytes = 56;
export const nameBytes = 40;
export const checksumBytes = 8;
export const alignment = 8;

/** Where the parts of the header begin. */
export const headerAt = { version: 8, sections: 12, length: 16, zero: 20, checksum: 24 } as const;

export const align = (length: number): number => Math.ceil(length / alignment) * alignment;

export const checksum = (bytes: Uint8Array, { sha256 }: Platform): Uint8Array =>
  sha256(bytes).subarray(0, checksumBytes);

/** Checksum of the header and the section table of a file. */
export function headerChecksum(file: Uint8Array, sections: number, platform: Platform): Uint8Array {
  const table = file.subarray(headerBytes, headerBytes + sections * entryBytes);
  const covered = new Uint8Array(headerAt.checksum + table.length);
  covered.set(file.subarray(0, headerAt.checksum));
  covered.set(table, headerAt.checksum);
  return checksum(covered, platform);
}

/** An entry of the section table, from where the name begins. */
export const entryAt = { offset: nameBytes, length: nameBytes + 4, checksum: nameBytes + 8 } as const;
