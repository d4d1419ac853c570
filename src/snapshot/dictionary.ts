import type { Platform } from '../platform/index.js';
import { documentDictionary as encoded } from '../vocabulary/index.js';

let decoded: Uint8Array | null = null;

/**
 * What every document is compressed against: bytes that documents of the kind are made of, the commonest last. They are a
 * part of the format (`scripts/train-dictionary.mjs`).
 */
export function documentDictionary(platform: Platform): Uint8Array {
  decoded ??= platform.fromBase64(encoded.base64.join(''));
  return decoded;
}
