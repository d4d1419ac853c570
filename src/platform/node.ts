import { createHash, createHmac } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type Platform, partsOf } from './index.js';

/** Maximum size of an inflated value of a snapshot: a thousandth of it, compressed, could inflate to this. */
const mostBytes = 256 * 1024 * 1024;

export const nodePlatform: Platform = {
  // A copy, because the result of zlib is a view that keeps a chunk of 16 KB alive.
  deflate: (bytes) => new Uint8Array(deflateRawSync(bytes)),
  inflate: (bytes, most = mostBytes) => inflateRawSync(bytes, { maxOutputLength: most }),
  sha256(bytes) {
    const hash = createHash('sha256');
    for (const part of partsOf(bytes)) hash.update(part);
    return hash.digest();
  },
  hmacSha256: (key, bytes) => createHmac('sha256', key).update(bytes).digest(),
};
