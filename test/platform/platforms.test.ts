import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Platform, toHex } from '../../src/platform/index.js';
import { nodePlatform } from '../../src/platform/node.js';
import { webPlatform } from '../../src/platform/web.js';
import { random } from '../support/random.js';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const platforms: readonly (readonly [string, Platform])[] = [
  ['Node', nodePlatform],
  ['a browser', webPlatform],
];

/** Bytes of which some repeat. */
function bytesOf(length: number, seed: number): Uint8Array {
  const next = random(seed);
  return Uint8Array.from({ length }, () => 97 + next(next(6) + 1));
}

describe.each(platforms)('the platform of %s', (_, platform) => {
  it('computes the published test values', () => {
    expect(toHex(platform.sha256(utf8('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    // RFC 4231, test case 2.
    expect(toHex(platform.hmacSha256(utf8('Jefe'), utf8('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  it.each(platforms)('inflates what the platform of %s has deflated', (_name, other) => {
    for (const length of [0, 1, 7, 300, 40_000]) {
      const bytes = bytesOf(length, length);
      const packed = other.deflate(bytes);
      expect(toHex(platform.inflate(packed))).toBe(toHex(bytes));
      expect(toHex(platform.inflate(packed, Math.max(1, length)))).toBe(toHex(bytes));
    }
  });

  it('refuses to inflate more than the limit', () => {
    const bomb = platform.deflate(new Uint8Array(1_000_000));
    expect(bomb.length).toBeLessThan(2_000);
    expect(() => platform.inflate(bomb, 999_999)).toThrow();
    expect(platform.inflate(bomb, 1_000_000).length).toBe(1_000_000);
  });

  it('refuses bytes that are not deflated or are incomplete', () => {
    expect(() => platform.inflate(gzipSync('text'))).toThrow();
    expect(() => platform.inflate(platform.deflate(bytesOf(500, 1)).subarray(0, 40))).toThrow();
  });
});
