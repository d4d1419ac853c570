export { fromBase64url, toBase64url } from './base64url.js';
export { fromHex, toHex } from './hex.js';

/** What the engine needs of where it runs. Node gives it natively (node.ts), a browser in JavaScript (web.ts). */
export interface Platform {
  /** CRC-32 (IEEE 802.3). */
  crc32(bytes: Uint8Array): number;
  /**
   * Raw deflate (RFC 1951). What one platform makes any other reads, but the bytes may differ between them.
   * @param dictionary what both sides know to come before, at most 32 KB
   */
  deflate(bytes: Uint8Array, dictionary?: Uint8Array): Uint8Array;
  /** @throws Error when the bytes are damaged, or would become more than `most`. */
  inflate(bytes: Uint8Array, options?: InflateOptions): Uint8Array;
  /** RFC 4648, section 4: what it decodes is ours, and not checked. */
  fromBase64(text: string): Uint8Array;
  sha256(bytes: Uint8Array): Uint8Array;
  hmacSha256(key: Uint8Array, bytes: Uint8Array): Uint8Array;
}

export interface InflateOptions {
  readonly dictionary?: Uint8Array;
  /** Bytes that may come out at most. */
  readonly most?: number;
}
