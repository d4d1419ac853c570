/** Bytes from which on the decoder of the platform is faster than a loop. */
const longText = 64;
/** What one call of `fromCharCode` is given: more could overflow the stack. */
const mostUnits = 8_192;

/** A part of UTF-8, with a byte order mark when it begins with one. */
export function decodeUtf8(bytes: Uint8Array, from: number, to: number): string {
  if (to - from > longText) return decodeLong(bytes, from, to);
  let text = '';
  for (let at = from; at < to; at++) {
    const first = bytes[at]!;
    if (first < 0x80) text += String.fromCharCode(first);
    else if (first >= 0xe0 && first < 0xf0 && at + 2 < to) {
      text += String.fromCharCode(((first & 0x0f) << 12) | ((bytes[++at]! & 0x3f) << 6) | (bytes[++at]! & 0x3f));
    } else return decodeLong(bytes, from, to);
  }
  return text;
}

/** Keeps nothing from text to text; making one takes longer than decoding most texts. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

const decodeLong = (bytes: Uint8Array, from: number, to: number): string => decoder.decode(bytes.subarray(from, to));

/** A part of UTF-16, little endian. Halves of characters stay what they are, which a TextDecoder would not do. */
export function decodeUtf16(bytes: Uint8Array, from: number, to: number): string {
  let text = '';
  const units: number[] = [];
  for (let at = from; at + 1 < to; at += 2) {
    units.push(bytes[at]! | (bytes[at + 1]! << 8));
    if (units.length < mostUnits) continue;
    text += String.fromCharCode(...units);
    units.length = 0;
  }
  return text + String.fromCharCode(...units);
}

export function encodeUtf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 * text.length);
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    bytes[2 * index] = unit & 0xff;
    bytes[2 * index + 1] = unit >>> 8;
  }
  return bytes;
}
