import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position } from '../../src/model/index.js';
import { nodePlatform } from '../../src/platform/node.js';
import { decodeJson, encodeJson } from '../../src/snapshot/index.js';

describe('findings in a snapshot', () => {
  const through = (value: unknown): unknown => decodeJson(encodeJson(value, nodePlatform), nodePlatform);

  it('lose nothing, whatever they hold', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.stringify(through(value))).toBe(JSON.stringify(value));
      }),
      { numRuns: 300 },
    );
  });

  it('keep their places, which are of many documents', () => {
    const position = (line: number, column: number, offset: number): Position => ({ line, column, offset });
    const value = [
      { path: 'a.md', range: { start: position(2, 1, 10), end: position(2, 4, 13) } },
      { path: 'b.md', range: { start: position(2, 1, 900), end: position(3, 4, 960) } },
      { path: 'b.md', range: { start: position(4, 7, 973), end: position(4, 9, 975) } },
    ];
    expect(through(value)).toEqual(value);
    expect(Buffer.compare(encodeJson(value, nodePlatform), encodeJson(structuredClone(value), nodePlatform))).toBe(0);
  });
});

describe('the checksum', () => {
  it('is CRC-32 as zip and PNG have it', () => {
    expect(nodePlatform.crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
    expect(nodePlatform.crc32(new Uint8Array(0))).toBe(0);
  });
});
