import { documentDictionary as encoded } from '../generated/data/document-dictionary.js';

let decoded: Uint8Array | null = null;

/**
 * What every document is compressed against: bytes that documents of the kind are made of, the commonest last. They are a
 * part of the format (`scripts/train-dictionary.mjs`).
 */
export function documentDictionary(): Uint8Array {
  decoded ??= Uint8Array.from(atob(encoded.base64.join('')), (character) => character.charCodeAt(0));
  return decoded;
}
