import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyColumns } from '../../src/parse/case-lines.js';

const text = fc.string({ unit: fc.constantFrom(...'ab"\\{}[]:, 磁') });
const key = fc.constantFrom('id', 'title', 'a"b', 'a\\b', '{', 'kind', '磁盘');
const space = fc.constantFrom('', ' ', '  ', '\t');
const value: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.constantFrom(1, true, null),
  fc.array(text, { maxLength: 2 }),
  fc.dictionary(key, fc.oneof(text, fc.dictionary(key, text, { maxKeys: 2 })), { maxKeys: 2 }),
);

describe('the column of a key of a JSON object', () => {
  it('is that of the outermost object, not of an inner object or a text', () => {
    const entries = fc.uniqueArray(fc.tuple(key, value, space), { selector: ([name]) => name, maxLength: 5 });
    fc.assert(
      fc.property(entries, (all) => {
        const columns = new Map<string, number>();
        let json = '{';
        for (const [name, held, gap] of all) {
          json += `${json === '{' ? '' : ','}${gap}`;
          columns.set(name, json.length + 1);
          json += `${JSON.stringify(name)}${gap}:${gap}${JSON.stringify(held)}`;
        }
        expect(keyColumns(`${json}}`)).toEqual(columns);
      }),
      { numRuns: 150 },
    );
  });
});
