import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { looseFolded } from '../../src/plan/start/phrases.js';

const text = fc.string({ unit: fc.constantFrom(...' \t\n\u3000_-ab端') });

describe('a folded text in which phrases are looked for', () => {
  it('has one space for each run of white space, hyphens and underscores', () => {
    fc.assert(
      fc.property(text, (folded) => {
        expect(looseFolded(folded)).toBe(folded.replace(/[\s_-]+/g, ' '));
      }),
    );
  });
});
