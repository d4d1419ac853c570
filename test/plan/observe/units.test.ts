import { expect, it } from 'vitest';
import { compareValue } from '../../../src/plan/observe/compare.js';

/** Units with what they measure, and their size in the smallest unit of it. */
const units = [
  ['', null, 1],
  ['%', 'share', 1],
  ['ms', 'time', 1],
  ['s', 'time', 1_000],
  ['KiB', 'size', 1_024],
  ['MiB', 'size', 1_048_576],
] as const;

it('values are compared in the units of one dimension; one without a unit only where it stands alone or is a share', () => {
  for (const [seen, ofSeen, seenSize] of units)
    for (const [asked, ofAsked, askedSize] of units)
      for (const [value, bound] of [
        [5, 10],
        [10, 10],
        [2_000, 10],
        [5, 2_000],
      ] as const)
        for (const isBare of [false, true]) {
          const comparison = { subject: 'used', operator: '<', value: bound, ...(asked && { unit: asked }) } as const;
          const field = { name: 'used', path: 'used', value: `${value}${seen}`, line: 1 };
          const isPlain = ofSeen === null || ofAsked === null;
          const isShareOfPlain = ofSeen === 'share' && ofAsked === null;
          const expected =
            ofSeen === ofAsked
              ? value * seenSize < bound * askedSize
              : isPlain && (isBare || isShareOfPlain)
                ? value < bound
                : null;
          const name = `${value}${seen} < ${bound}${asked}, ${isBare ? 'alone' : 'named'}`;
          expect(compareValue(comparison, field, isBare), name).toBe(expected);
        }
});
