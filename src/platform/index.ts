import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

// Typed here, since declarations name no package that is bundled.
export const toHex: (bytes: Uint8Array) => string = bytesToHex;
export const fromHex: (hex: string) => Uint8Array = hexToBytes;

export function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** What the engine needs of the system it runs on. Node gives it natively (node.ts), a browser in JavaScript (web.ts). */
export interface Platform {
  /** Raw deflate (RFC 1951). What one platform makes any other reads, but the bytes may differ between them. */
  deflate(bytes: Uint8Array): Uint8Array;
  /**
   * @param most bytes that may come out
   * @throws Error when the bytes are damaged, or would become more than `most`
   */
  inflate(bytes: Uint8Array, most?: number): Uint8Array;
  sha256(bytes: Uint8Array): Uint8Array;
  hmacSha256(key: Uint8Array, bytes: Uint8Array): Uint8Array;
}

/** Bytes that one call of `fromCharCode` is given: more could overflow the stack. */
const mostBytes = 8_192;

/** RFC 4648, section 5, without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let characters = '';
  for (let at = 0; at < bytes.length; at += mostBytes) {
    characters += String.fromCharCode(...bytes.subarray(at, at + mostBytes));
  }
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null for what `toBase64url` does not make: foreign characters, padding, spare bits. */
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
