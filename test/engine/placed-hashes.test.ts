import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packPlacedHashes, readPlacedHashes } from '../../src/engine/understand/placed-hashes.js';

const whole = fc.integer({ min: 0, max: 0xffffffff });
const position = fc.record({ line: whole, column: whole, offset: whole });
const placed = fc.record({ hash: whole, range: fc.record({ start: position, end: position }) });

describe('hashes with their places', () => {
  it('are the same after they were numbers', () => {
    fc.assert(
      fc.property(fc.array(placed), (hashes) => {
        expect(readPlacedHashes(packPlacedHashes(hashes))).toEqual(hashes);
      }),
    );
  });
});
