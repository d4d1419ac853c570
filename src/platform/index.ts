import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

// Typed here, because published declarations must not name bundled packages.
export const toHex: (bytes: Uint8Array) => string = bytesToHex;
export const fromHex: (hex: string) => Uint8Array = hexToBytes;

/** Bytes may be of another realm (a frame, a sandbox of tests), where they are no `instanceof Uint8Array`. */
export const areBytes = (value: unknown): value is Uint8Array => ArrayBuffer.isView(value);

/** Bytes as the only part of themselves, or the parts. */
export const partsOf = (bytes: Uint8Array | Iterable<Uint8Array>): Iterable<Uint8Array> =>
  areBytes(bytes) ? [bytes] : bytes;

const lengthOf = (parts: Iterable<Uint8Array>): number => {
  let sum = 0;
  for (const { length } of parts) sum += length;
  return sum;
};

/**
 * @param length of all parts together; required for parts that can be iterated only once
 * @throws RangeError when that many bytes do not fit into one array
 */
export function concatBytes(parts: Iterable<Uint8Array>, length = lengthOf(parts)): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** What the engine needs of the system that it runs on: native in Node (node.ts), JavaScript in a browser (web.ts). */
export interface Platform {
  /** Raw deflate (RFC 1951). The bytes may differ between platforms, but each platform inflates those of any other. */
  deflate(bytes: Uint8Array): Uint8Array;
  /**
   * @param most maximum number of inflated bytes
   * @throws Error when the bytes are damaged, or inflate to more than `most`
   */
  inflate(bytes: Uint8Array, most?: number): Uint8Array;
  /** Of bytes, or of the concatenation of parts. */
  sha256(bytes: Uint8Array | Iterable<Uint8Array>): Uint8Array;
  hmacSha256(key: Uint8Array, bytes: Uint8Array): Uint8Array;
}

/** Arguments of one call of `fromCharCode`; more could overflow the stack. */
const mostBytes = 8_192;

/** RFC 4648, section 5, without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let characters = '';
  for (let at = 0; at < bytes.length; at += mostBytes) {
    characters += String.fromCharCode(...bytes.subarray(at, at + mostBytes));
  }
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null for text that `toBase64url` does not produce: other characters, padding, spare bits. */
export function fromBase64url(text: string): Uint8Array | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
    return toBase64url(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}
