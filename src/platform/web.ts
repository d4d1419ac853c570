import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { deflateSync, inflateSync } from 'fflate/browser';
import { type Platform, partsOf } from './index.js';

/** In JavaScript, because the native functions of browsers are asynchronous or limited to secure origins. */
export const webPlatform: Platform = {
  deflate: (bytes) => deflateSync(bytes),
  inflate(bytes, most) {
    if (most === undefined) return inflateSync(bytes);
    // The additional byte shows whether the limit is exceeded.
    const inflated = inflateSync(bytes, { out: new Uint8Array(most + 1) });
    if (inflated.length > most) throw new RangeError(`The data inflate to more than ${most} bytes.`);
    return inflated;
  },
  sha256(bytes) {
    const hash = sha256.create();
    for (const part of partsOf(bytes)) hash.update(part);
    return hash.digest();
  },
  hmacSha256: (key, bytes) => hmac(sha256, key, bytes),
};
