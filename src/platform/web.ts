import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { deflateSync, inflateSync } from 'fflate/browser';
import { portableCrc32 } from './crc32.js';
import type { Platform } from './index.js';

/** In JavaScript alone and without waiting: what a browser has for this answers with promises, or only on safe origins. */
export const webPlatform: Platform = {
  crc32: portableCrc32,
  deflate: (bytes, dictionary) => deflateSync(bytes, dictionary ? { dictionary } : {}),
  inflate(bytes, { dictionary, most } = {}) {
    const inflated = inflateSync(bytes, {
      ...(dictionary ? { dictionary } : {}),
      // One byte more shows that there is more.
      ...(most === undefined ? {} : { out: new Uint8Array(most + 1) }),
    });
    if (most !== undefined && inflated.length > most) throw new RangeError(`More than ${most} bytes came out.`);
    return inflated;
  },
  fromBase64: (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0)),
  sha256: (bytes) => sha256(bytes),
  hmacSha256: (key, bytes) => hmac(sha256, key, bytes),
};
