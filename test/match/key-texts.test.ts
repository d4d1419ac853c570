import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyTextComparer } from '../../src/match/key-texts.js';
import { matchParameters } from '../../src/match/parameters.js';
import { KeyTexts, keyTextKinds, packKeyTexts } from '../../src/snapshot/index.js';
import { shipped } from '../../src/vocabulary/index.js';
import { soak } from '../support/soak.js';

const termCount = 40;
const idf = (term: number) => 1 + (term % 7) / 2;

interface KeyText {
  readonly kind: number;
  readonly terms: readonly number[];
}

const terms = fc.uniqueArray(fc.nat(termCount - 1), { minLength: 1, maxLength: 30 });
const keyText = fc.record({ kind: fc.nat(keyTextKinds.length - 1), terms });
const documents = fc.array(fc.array(keyText, { maxLength: 8 }), { minLength: 1, maxLength: 12 });
type DocumentTexts = readonly KeyText[];

const weightOf = ({ terms: own }: KeyText) => own.reduce((sum, term) => sum + idf(term), 0);

function open(texts: readonly DocumentTexts[]) {
  let line = 0;
  const numbered = texts.map((ofDocument) => ofDocument.map((text) => ({ ...text, line: line++, qualifiers: 0 })));
  const packed = packKeyTexts(
    numbered,
    Array.from({ length: termCount }, (_, term) => idf(term)),
  );
  return { keyTexts: new KeyTexts(packed), idf, vocabulary: shipped };
}

/** The definition: the agreement of each key text that shares a term with the symptom, by its line. */
function agreementsOf(texts: DocumentTexts, first: number, symptom: readonly { term: number; weight: number }[]) {
  const total = symptom.reduce((sum, { weight }) => sum + weight, 0);
  return texts.flatMap((text, place) => {
    const common = symptom.filter(({ term }) => text.terms.includes(term));
    if (common.length === 0) return [];
    const shared = common.reduce((sum, { weight }) => sum + weight, 0);
    const covered = common.reduce((sum, { term }) => sum + idf(term), 0);
    const agreement = Math.sqrt(shared / total) * (covered / Math.fround(weightOf(text)));
    const kind = keyTextKinds[text.kind]!;
    return [{ kind, line: first + place, agreement, score: agreement * matchParameters[kind] }];
  });
}

describe('the best key text of a document', () => {
  it('is the first of those with the same agreement', () => {
    const text = (kind: number) => ({ kind, terms: [1, 2, 3] });
    for (const kind of keyTextKinds.keys())
      for (const before of [0, 1, 3]) {
        const other = { kind, terms: [20, 21] };
        const knowledge = open([[...Array.from({ length: before }, () => other), text(kind), text(kind), text(kind)]]);
        const knownTerms = [1, 2].map((term) => ({ text: '', term, weight: 1 })) as never;
        const best = keyTextComparer({ knownTerms, weight: 2, qualifiers: 0 }, knowledge);
        expect(best(0, Int32Array.of(0, 1))).toMatchObject({ kind: keyTextKinds[kind], line: before });
      }
  });

  it('is the same as by comparing each of them with the symptom', () => {
    fc.assert(
      fc.property(documents, fc.array(terms, { minLength: 1, maxLength: 3 }), (told, symptoms) => {
        const knowledge = open(told);
        for (const own of symptoms) {
          const symptom = own.map((term) => ({ term, weight: 0.25 + (term % 5) / 4 }));
          const total = symptom.reduce((sum, { weight }) => sum + weight, 0);
          const best = keyTextComparer({ knownTerms: symptom as never, weight: total, qualifiers: 0 }, knowledge);
          let first = 0;
          told.forEach((document, number) => {
            const has = (term: number) => document.some((text) => text.terms.includes(term));
            const found = best(
              number,
              Int32Array.from(symptom, ({ term }) => (has(term) ? 0 : -1)),
            );
            const all = agreementsOf(document, first, symptom);
            const same = all.find(({ kind, line }) => kind === found?.kind && line === found.line);
            expect(found === null).toBe(all.length === 0);
            expect(found?.agreement ?? 0).toBeCloseTo(same?.agreement ?? 0, 9);
            // Of two with the same agreement the last digit decides, which is not promised.
            expect(same?.score ?? 0).toBeCloseTo(Math.max(0, ...all.map(({ score }) => score)), 9);
            first += document.length;
          });
        }
      }),
      { numRuns: soak(200, 60) },
    );
  });
});
