import { describe, expect, it } from 'vitest';
import { collectKeyTexts, mergeKeyTexts } from '../../src/compile/key-texts.js';
import { DocumentTerms, TermReader } from '../../src/compile/terms.js';
import { IdfTable } from '../../src/compile/text-index.js';
import { inverseDocumentFrequency, keyTextKinds } from '../../src/snapshot/index.js';
import { read } from '../lower/steps/support.js';
import { document, item } from './heads.js';

const reader = new TermReader();

function keyTextsOf(rest: Parameters<typeof document>[1]): { kind: string; line: number; terms: string[] }[] {
  const own = new DocumentTerms();
  const { kinds, lines, offsets, terms } = collectKeyTexts(document('cases/1.md', rest), reader, own);
  return [...kinds].map((kind, at) => ({
    kind: keyTextKinds[kind]!,
    line: lines[at]!,
    terms: [...terms.subarray(offsets[at], offsets[at + 1])].map((term) => own.terms[term]!),
  }));
}

describe('the key texts of a document', () => {
  it('are its title, its symptoms and what its sections are about, with their lines', () => {
    const signature = { ...item('dial tcp: i/o timeout', 9), masked: '' };
    const texts = keyTextsOf({
      title: 'Gateway lost',
      symptoms: [item('packets drop', 4)],
      signatures: [signature],
      causes: [item('cable unplugged', 12)],
    });
    expect(texts.map(({ kind, line }) => [kind, line])).toEqual([
      ['title', 1],
      ['symptom', 4],
    ]);
  });

  it('include the titles of steps, but no title twice', () => {
    const { steps, sections } = read(
      '# Gateway lost\n\n## Diagnosis\n\n1. Ping the neighbour\n2. Ping the neighbour\n3. Replace the cable\n',
      'workflow',
    );
    const texts = keyTextsOf({ title: 'Gateway lost', steps, sections });
    expect(texts.map(({ kind, line }) => [kind, line])).toEqual([
      ['title', 1],
      ['heading', 3],
      ['heading', 5],
      ['heading', 7],
    ]);
  });

  it('hold each term once, and no stop words', () => {
    const [text] = keyTextsOf({ title: 'the gateway of the gateway is lost' });
    expect(text!.terms).toHaveLength(new Set(text!.terms).size);
    expect(text!.terms).not.toContain('the');
    expect(text!.terms).toContain('gateway');
  });

  it('are left out when they say nothing', () => {
    expect(keyTextsOf({ title: '', symptoms: [item(''), item('the of and'), item('…')] })).toEqual([]);
  });

  it('are bounded, however much a document says', () => {
    const symptoms = Array.from({ length: 500 }, (_, number) => item(`symptom${number} ${'word '.repeat(3)}`));
    const long = item(Array.from({ length: 5_000 }, (_, number) => `word${number.toString(36)}`).join(' '));
    expect(keyTextsOf({ title: 'x1', symptoms }).length).toBeLessThan(20);
    expect(keyTextsOf({ title: '', symptoms: [long] })[0]!.terms.length).toBeLessThanOrEqual(40);
  });
});

describe('the key texts of a collection', () => {
  it('lie by document, and weigh the idf of their terms', () => {
    const terms = new DocumentTerms();
    const documents = [
      document('1.md', { title: 'gateway lost' }),
      document('2.md', { title: '' }),
      document('3.md', { title: 'gateway' }),
    ].map((each) => ({ keyTexts: collectKeyTexts(each, reader, terms) }));
    const frequency = (rank: number) => (terms.terms[rank] === 'gateway' ? 2 : 1);
    const ranks = documents.map(() => Uint32Array.from(terms.terms.keys()));
    const merged = mergeKeyTexts(documents, { ranks, frequency }, new IdfTable(3));
    expect([...merged.documents]).toEqual([0, 1, 1, 2]);
    for (const text of [0, 1]) {
      const own = [...merged.terms.subarray(merged.offsets[text], merged.offsets[text + 1])];
      const weight = own.reduce((sum, term) => sum + inverseDocumentFrequency(frequency(term), 3), 0);
      expect(own.map((term) => terms.terms[term])).toContain('gateway');
      expect(merged.weights[text]).toBeCloseTo(weight, 3);
    }
    expect(merged.weights[0]).toBeGreaterThan(merged.weights[1]!);
  });
});
