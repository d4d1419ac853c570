import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inverseDocumentFrequency, type KeyText, KeyTexts, offsetsOf, packKeyTexts } from '../../src/snapshot/index.js';

const termCount = 12;
const keyText: fc.Arbitrary<KeyText> = fc.record({
  kind: fc.nat(3),
  line: fc.nat(100_000),
  qualifiers: fc.nat(2 ** 31),
  terms: fc.uniqueArray(fc.nat(termCount - 1), { maxLength: 6 }),
});
const documents = fc.array(fc.array(keyText, { minLength: 1, maxLength: 4 }), { maxLength: 8 });
const idfs = Float64Array.from({ length: termCount }, (_, term) => 0.25 * (term + 1));

describe('the key texts of a knowledge base', () => {
  it('are stored by document and found by term', () => {
    fc.assert(
      fc.property(documents, (byDocument) => {
        const texts = new KeyTexts(packKeyTexts(byDocument, idfs));
        const all = byDocument.flatMap((own, document) => own.map((text) => ({ ...text, document })));
        byDocument.forEach((_, document) => {
          expect(texts.first(document)).toBe(all.findIndex((text) => text.document === document));
        });
        all.forEach(({ kind, line, qualifiers, terms }, text) => {
          expect([texts.kind(text), texts.line(text), texts.qualifiers(text)]).toEqual([kind, line, qualifiers]);
          expect(texts.weight(text)).toBeCloseTo(
            terms.reduce((sum, term) => sum + idfs[term]!, 0),
            5,
          );
        });
        for (let term = 0; term < termCount; term++)
          expect([...texts.having(term)]).toEqual(
            all.flatMap(({ terms }, text) => (terms.includes(term) ? [text] : [])),
          );
      }),
    );
  });

  it('have offsets that are the ends of the lists before them', () => {
    expect([...offsetsOf([])]).toEqual([0]);
    expect([...offsetsOf(['ab', '', 'cde'])]).toEqual([0, 2, 2, 5]);
  });
});

describe('the inverse document frequency', () => {
  it('is that of Robertson and Sparck Jones with ten additional documents', () => {
    expect(inverseDocumentFrequency(1, 1)).toBeCloseTo(Math.log(1 + 10.5 / 1.5), 12);
    expect(inverseDocumentFrequency(3, 100)).toBeCloseTo(Math.log(1 + 107.5 / 3.5), 12);
    expect(inverseDocumentFrequency(100, 100)).toBeCloseTo(Math.log(1 + 10.5 / 100.5), 12);
  });
});
