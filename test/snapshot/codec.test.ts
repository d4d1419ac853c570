import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position, Range } from '../../src/model/index.js';
import { nodePlatform } from '../../src/platform/node.js';
import { decodeJson, encodeJson } from '../../src/snapshot/index.js';
import { packRanges, unpackRanges } from '../../src/snapshot/range-codec.js';

/** A text whose lines are given by their lengths, and ranges in it: what a document's ranges are like. */
const rangesOfOneText = fc.array(fc.nat(60), { minLength: 1, maxLength: 30 }).chain((lengths) => {
  const starts = [0];
  for (const length of lengths) starts.push(starts.at(-1)! + length + 1);
  const positionOf = (offset: number): Position => {
    let line = 0;
    while (line + 1 < lengths.length && starts[line + 1]! <= offset) line++;
    return { line: line + 1, column: offset - starts[line]! + 1, offset };
  };
  const offset = fc.nat(starts[lengths.length]! - 1);
  return fc.array(
    fc.tuple(offset, offset).map(
      ([left, right]): Range => ({
        start: positionOf(Math.min(left, right)),
        end: positionOf(Math.max(left, right)),
      }),
    ),
    { maxLength: 20 },
  );
});

const leaf = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
);
const key = fc
  .oneof(fc.constantFrom('text', 'start', 'end', 'constructor', '__proto__', 'value', 'lines'), fc.string())
  .filter((name) => name !== 'range');

/** Any JSON value, some of whose objects have a range. */
const valueWith = (ranges: readonly Range[]) => {
  const range = ranges.length === 0 ? fc.constant(null) : fc.constantFrom(...ranges);
  return fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie('value'), { maxLength: 4 }), tie('object')),
    object: fc
      .tuple(fc.array(fc.tuple(key, tie('value')), { maxLength: 4 }), fc.option(range))
      .map(([entries, own]) => Object.fromEntries(own === null ? entries : [...entries, ['range', own]])),
  })).value;
};

/** What JSON keeps of a value. */
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('packing ranges', () => {
  it('loses nothing of any value whose ranges lie in one text', () => {
    fc.assert(
      fc.property(rangesOfOneText.chain(valueWith), (drawn) => {
        const value = throughJson(drawn);
        const packed = throughJson(packRanges(value)) as ReturnType<typeof packRanges>;
        expect(JSON.stringify(unpackRanges(packed))).toBe(JSON.stringify(value));
      }),
      { numRuns: 500 },
    );
  });

  it('leaves alone what is called a range and is none', () => {
    const value = { range: '4.1 to 4.3', inner: { range: null }, list: [{ range: { from: 1, to: 2 } }] };
    expect(unpackRanges(packRanges(value))).toEqual(value);
  });

  it('is what documents go through, and the same document gives the same bytes', () => {
    const position = (line: number, column: number, offset: number): Position => ({ line, column, offset });
    const value = { title: '子网', range: { start: position(1, 1, 0), end: position(3, 4, 20) } };
    expect(decodeJson(encodeJson(value, nodePlatform), nodePlatform)).toEqual(value);
    expect(Buffer.compare(encodeJson(value, nodePlatform), encodeJson(structuredClone(value), nodePlatform))).toBe(0);
  });
});

describe('the checksum', () => {
  it('is CRC-32 as zip and PNG have it', () => {
    expect(nodePlatform.crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
    expect(nodePlatform.crc32(new Uint8Array(0))).toBe(0);
  });
});
