import type { Platform } from '../platform/index.js';

/**
 * The snapshot file: one immutable file between compiling and matching.
 *
 * ```
 * offset  bytes  what
 *      0      8  magic "TRIAGRPH"
 *      8      4  format version (uint32, little endian, as all numbers)
 *     12      4  length of the whole file
 *     16      4  length n of the directory
 *     20      4  zero
 *     24      n  directory: the sections as JSON, [name, type, offset, length in bytes][]
 *              … sections, each at a multiple of 8, padded with zeros
 *     -8      8  the first 8 bytes of the SHA-256 of everything before: it shows damage, but is no signature
 * ```
 */
export const snapshotMagic = 'TRIAGRPH';
/** Versions 1 to 7 were written before the first release. */
export const snapshotVersion = 8;
export const headerBytes = 24;
export const checksumBytes = 8;
export const alignment = 8;

/** Offsets of the numbers in the header. */
export const headerAt = { version: 8, length: 12, directory: 16, zero: 20 } as const;

const arrayTypes = { Int8Array, Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array, Float64Array };
export type SectionData = Int8Array | Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array;
/** Strings and blobs are followed by a section `<name>.at` with their offsets. */
export type SectionType = keyof typeof arrayTypes | 'json' | 'strings' | 'blobs';

export const arrayTypeOf = (type: SectionType) => arrayTypes[type as keyof typeof arrayTypes] ?? Uint8Array;

/** An entry of the directory. */
export type SectionEntry = readonly [name: string, type: SectionType, offset: number, length: number];

export const align = (length: number): number => Math.ceil(length / alignment) * alignment;

export const checksum = (bytes: Uint8Array, { sha256 }: Platform): Uint8Array =>
  sha256(bytes).subarray(0, checksumBytes);
