import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortSpread } from '../../src/match/sort-spread.js';

interface Element {
  readonly key: number;
  readonly name: string;
}

const byKey = (left: Element, right: Element) => left.key - right.key || (left.name < right.name ? -1 : 1);
const inOrder = (list: readonly Element[]) => [...list].sort(byKey);

const keys = {
  'that are far apart': fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
  'many of which are the same': fc.nat(5),
  'of which one is far away': fc.oneof(fc.nat(100), fc.constant(1e12)),
};

describe.each(Object.entries(keys))('sorting elements by numbers %s', (_, key) => {
  const lists = fc.uniqueArray(fc.record({ key, name: fc.string({ maxLength: 3 }) }), {
    maxLength: 120,
    selector: (element) => `${element.key} ${element.name}`,
  });

  it('gives what comparing all of them gives', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(sortSpread([...list], (each) => each.key, byKey)).toEqual(inOrder(list));
      }),
    );
  });

  it('gives the first ones alone where only those are wanted', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 40 }), (list, most) => {
        expect(sortSpread([...list], (each) => each.key, byKey, most)).toEqual(inOrder(list).slice(0, most));
      }),
    );
  });
});
