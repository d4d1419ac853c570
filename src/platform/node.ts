import { createHash, createHmac } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Platform } from './index.js';

/** What one value of a snapshot may have; a thousandth of it may become this by its compression alone. */
const mostBytes = 256 * 1024 * 1024;

export const nodePlatform: Platform = {
  // A copy: what zlib returns is the beginning of a chunk of 16 KB, all of which it would keep alive.
  deflate: (bytes) => new Uint8Array(deflateRawSync(bytes)),
  inflate: (bytes, most = mostBytes) => inflateRawSync(bytes, { maxOutputLength: most }),
  sha256: (bytes) => createHash('sha256').update(bytes).digest(),
  hmacSha256: (key, bytes) => createHmac('sha256', key).update(bytes).digest(),
};
