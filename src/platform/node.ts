import type * as Crypto from 'node:crypto';
import { createRequire } from 'node:module';
import * as zlib from 'node:zlib';
import { portableCrc32 } from './crc32.js';
import type { Platform } from './index.js';

/** Made when something is loaded: who opens a knowledge base and asks it loads nothing. */
class Loader {
  #require: NodeJS.Require | null = null;

  load(id: string): unknown {
    this.#require ??= createRequire(import.meta.url);
    return this.#require(id);
  }
}

const loader = new Loader();

/** Loaded when something is hashed: opening a knowledge base and asking it hash nothing, and it takes a megabyte. */
const crypto = () => loader.load('node:crypto') as typeof Crypto;

/** Node has one from 20.15 on: several GB/s. */
const nativeCrc32 = (zlib as unknown as { crc32?: (bytes: Uint8Array) => number }).crc32;

/** For documents, which are packed once and read often. */
const documentDeflation = { level: 9, memLevel: 9 };

export const nodePlatform: Platform = {
  crc32: nativeCrc32 ?? portableCrc32,
  deflate(bytes, dictionary) {
    const deflated = zlib.deflateRawSync(bytes, dictionary ? { ...documentDeflation, dictionary } : {});
    // A copy: what zlib returns is the beginning of a chunk of 16 KB, all of which it would keep alive.
    return new Uint8Array(deflated);
  },
  inflate: (bytes, { dictionary, most } = {}) =>
    zlib.inflateRawSync(bytes, {
      ...(dictionary ? { dictionary } : {}),
      ...(most === undefined ? {} : { maxOutputLength: most }),
    }),
  fromBase64: (text) => Buffer.from(text, 'base64'),
  sha256: (bytes) => crypto().createHash('sha256').update(bytes).digest(),
  hmacSha256: (key, bytes) => crypto().createHmac('sha256', key).update(bytes).digest(),
};
