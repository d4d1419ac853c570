import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

export { fromBase64url, toBase64url } from './base64url.js';

// Typed here, since declarations name no package that is bundled.
export const toHex: (bytes: Uint8Array) => string = bytesToHex;
export const fromHex: (hex: string) => Uint8Array = hexToBytes;

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
