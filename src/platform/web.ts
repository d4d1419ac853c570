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
