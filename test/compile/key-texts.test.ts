import { describe, expect, it } from 'vitest';
import { collectKeyTexts } from '../../src/compile/compile-document.js';
import { DocumentTerms, TermReader } from '../../src/compile/terms.js';
import { keyTextKinds, packKeyTexts } from '../../src/snapshot/index.js';
import { read } from '../lower/steps/support.js';
import { document, item } from './heads.js';

const reader = new TermReader();

function keyTextsOf(rest: Parameters<typeof document>[1]): { kind: string; line: number; terms: string[] }[] {
  const own = new DocumentTerms();
  return collectKeyTexts(document('cases/1.md', rest), reader, own).map(({ kind, line, terms }) => ({
    kind: keyTextKinds[kind]!,
    line,
    terms: terms.map((term) => own.terms[term]!),
  }));
}

describe('the key texts of a document', () => {
  it('are its title, symptoms and headings, with their lines', () => {
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

  it('contain each term once, and no stop words', () => {
    const [text] = keyTextsOf({ title: 'the gateway of the gateway is lost' });
    expect(text!.terms).toHaveLength(new Set(text!.terms).size);
    expect(text!.terms).not.toContain('the');
    expect(text!.terms).toContain('gateway');
  });

  it('are left out if they have no terms', () => {
    expect(keyTextsOf({ title: '', symptoms: [item(''), item('the of and'), item('…')] })).toEqual([]);
  });

  it('are limited, however long a document is', () => {
    const symptoms = Array.from({ length: 500 }, (_, number) => item(`symptom${number} ${'word '.repeat(3)}`));
    const long = item(Array.from({ length: 5_000 }, (_, number) => `word${number.toString(36)}`).join(' '));
    expect(keyTextsOf({ title: 'x1', symptoms }).length).toBeLessThan(20);
    expect(keyTextsOf({ title: '', symptoms: [long] })[0]!.terms.length).toBeLessThanOrEqual(40);
  });
});

describe('the key texts of a collection', () => {
  it('are stored by document, with the sum of the idf of their terms as weight', () => {
    const [lost, empty, gateway] = [
      { kind: 0, line: 3, qualifiers: 0, terms: [0, 1] },
      [],
      { kind: 1, line: 5, qualifiers: 0, terms: [1] },
    ];
    const packed = packKeyTexts([[lost], empty, [gateway]], [1.5, 0.5]);
    expect([...packed.documents]).toEqual([0, 1, 1, 2]);
    expect([...packed.kinds]).toEqual([0, 1]);
    expect([...packed.lines]).toEqual([3, 5]);
    expect([...packed.weights]).toEqual([2, 0.5]);
    expect([...packed.textsAt]).toEqual([0, 1, 3]);
    expect([...packed.texts]).toEqual([0, 0, 1]);
  });
});
