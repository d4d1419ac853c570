import { documentDictionary as encoded } from '../generated/data/document-dictionary.js';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

let decoded: Uint8Array | null = null;

/**
 * What every document is compressed against: bytes that documents of the kind are made of, the commonest last. They are a
 * part of the format (`scripts/train-dictionary.mjs`).
 */
export function documentDictionary(): Uint8Array {
  decoded ??= fromBase64(encoded.base64.join(''));
  return decoded;
}

/** A loop of our own: `atob` of Node 20 takes milliseconds for this, and every cold query would wait for it. */
function fromBase64(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let value = 0; value < digits.length; value++) values[digits.charCodeAt(value)] = value;
  const bytes = new Uint8Array(Math.floor((text.replace(/=+$/, '').length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let index = 0; at < bytes.length; index++) {
    held = ((held << 6) | values[text.charCodeAt(index)]!) & 0x3fff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >>> bits) & 0xff;
  }
  return bytes;
}
