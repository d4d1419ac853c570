/**
 * The snapshot file: one immutable file between compiling and matching.
 *
 * ```
 * offset  bytes  what
 *      0      8  magic "TRIAGRPH"
 *      8      4  format version (uint32, little endian, as all numbers)
 *     12      4  number of sections
 *     16      4  length of the whole file
 *     20      4  CRC-32 of the section table
 *     24      4  CRC-32 of bytes 0 to 24
 *     28      4  zero
 *     32   48×n  section table: name (36 bytes, ASCII, zero-padded), offset (4), length (4), CRC-32 (4)
 *              … sections, each at a multiple of 8, padded with zeros
 * ```
 *
 * The checksum of a section covers its padding, so that every byte of the file is under some checksum.
 */
export const snapshotMagic = 'TRIAGRPH';
export const snapshotVersion = 6;
export const headerBytes = 32;
export const entryBytes = 48;
export const nameBytes = 36;
export const alignment = 8;

export const align = (length: number): number => Math.ceil(length / alignment) * alignment;
