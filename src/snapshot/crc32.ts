import * as zlib from 'node:zlib';

const table = new Uint32Array(256).map((_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function portableCrc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (let index = 0; index < bytes.length; index++) value = table[(value ^ bytes[index]!) & 0xff]! ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

const native = (zlib as unknown as { crc32?: (bytes: Uint8Array) => number }).crc32;

/** CRC-32 (IEEE 802.3). Node's own where it has one (20.15 and later), several GB/s. */
export const crc32: (bytes: Uint8Array) => number = native ?? portableCrc32;
