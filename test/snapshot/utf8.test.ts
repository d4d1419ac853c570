import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeUtf8, decodeUtf16, encodeUtf16 } from '../../src/snapshot/utf8.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a part of UTF-8', () => {
  it('is the text that was encoded, whatever stands around it', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ' ', 'é', '网', '络', '😀', '\ufeff', '\0'), maxLength: 60 });
    fc.assert(
      fc.property(text, text, text, (before, middle, after) => {
        const from = encode(before).length;
        const to = from + encode(middle).length;
        expect(decodeUtf8(encode(before + middle + after), from, to)).toBe(middle);
      }),
    );
  });
});

describe('a part of UTF-16', () => {
  it('keeps halves of characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\ud83d', '\ude00', '网') }), (text) => {
        const bytes = Uint8Array.of(7, ...encodeUtf16(text));
        expect(decodeUtf16(bytes, 1, bytes.length)).toBe(text);
      }),
    );
  });

  it('may be long', () => {
    const text = '\ud83d网'.repeat(20_000);
    expect(decodeUtf16(encodeUtf16(text), 0, 2 * text.length)).toBe(text);
  });
});
