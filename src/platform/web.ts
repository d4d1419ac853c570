import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { deflateSync, inflateSync } from 'fflate/browser';
import type { Platform } from './index.js';

/** In JavaScript alone: what browsers have for this is asynchronous, or exists on secure origins only. */
export const webPlatform: Platform = {
  deflate: (bytes) => deflateSync(bytes),
  inflate(bytes, most) {
    if (most === undefined) return inflateSync(bytes);
    // One byte more shows that there is more.
    const inflated = inflateSync(bytes, { out: new Uint8Array(most + 1) });
    if (inflated.length > most) throw new RangeError(`More than ${most} bytes came out.`);
    return inflated;
  },
  sha256: (bytes) => sha256(bytes),
  hmacSha256: (key, bytes) => hmac(sha256, key, bytes),
};

/**
 * The same with the hash of these bytes computed natively where a browser has that: in JavaScript it is a good part of the
 * time that opening a snapshot takes.
 */
export async function withHashOf(known: Uint8Array): Promise<Platform> {
  const hash = await globalThis.crypto?.subtle?.digest('SHA-256', known as Uint8Array<ArrayBuffer>);
  if (hash === undefined) return webPlatform;
  const isKnown = (bytes: Uint8Array): boolean =>
    bytes.buffer === known.buffer && bytes.byteOffset === known.byteOffset && bytes.length === known.length;
  return { ...webPlatform, sha256: (bytes) => (isKnown(bytes) ? new Uint8Array(hash) : sha256(bytes)) };
}
