import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identifierPlaces, wordPlaces } from '../../src/plan/start/word-places.js';

const pieces = fc.constantFrom(
  'pod',
  'v1',
  '.',
  '-',
  '_',
  ' ',
  '4',
  '地址',
  '々',
  '〇',
  '\u{20000}',
  '\ud842',
  'é',
  'Ⅳ',
  '⺁',
);
const texts = fc.oneof(
  fc.array(pieces).map((all) => all.join('')),
  fc.string({ unit: 'binary' }),
);

const cut = (text: string, places: readonly number[]): string[] =>
  places.flatMap((start, at) => (at % 2 === 0 ? [text.slice(start, places[at + 1])] : []));

describe('the words of a folded text', () => {
  it('are those that a pattern finds', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const found = text.match(/[a-z\d]+(?:\.[a-z\d]+)*|\p{Script=Han}+/gu) ?? [];
        expect(cut(text, wordPlaces(text))).toEqual([...found]);
      }),
    );
  });

  it('are identifiers where a letter begins them', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const found = text.match(/[a-z][a-z\d]*(?:[_.-][a-z\d]+)*/g) ?? [];
        expect(cut(text, identifierPlaces(text))).toEqual([...found]);
      }),
    );
  });
});
