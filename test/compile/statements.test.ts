import { describe, expect, it } from 'vitest';
import { TermDictionary } from '../../src/compile/index.js';
import { collectStatements, mergeStatements } from '../../src/compile/statements.js';
import { inverseDocumentFrequency, statementKinds } from '../../src/snapshot/index.js';
import { document, item } from './heads.js';

function statementsOf(rest: Parameters<typeof document>[1]): { kind: string; line: number; terms: string[] }[] {
  const dictionary = new TermDictionary();
  const { kinds, lines, offsets, terms } = collectStatements(document('cases/1.md', rest), dictionary);
  return [...kinds].map((kind, at) => ({
    kind: statementKinds[kind]!,
    line: lines[at]!,
    terms: [...terms.subarray(offsets[at], offsets[at + 1])].map((term) => dictionary.term(term)),
  }));
}

describe('the statements of a document', () => {
  it('are its title, its symptoms and what its sections are about, with their lines', () => {
    const signature = { ...item('dial tcp: i/o timeout', 9), masked: '' };
    const statements = statementsOf({
      title: 'Gateway lost',
      symptoms: [item('packets drop', 4)],
      signatures: [signature],
      causes: [item('cable unplugged', 12)],
    });
    expect(statements.map(({ kind, line }) => [kind, line])).toEqual([
      ['title', 1],
      ['symptom', 4],
    ]);
  });

  it('hold each term once, and no fillers', () => {
    const [statement] = statementsOf({ title: 'the gateway of the gateway is lost' });
    expect(statement!.terms).toHaveLength(new Set(statement!.terms).size);
    expect(statement!.terms).not.toContain('the');
    expect(statement!.terms).toContain('gateway');
  });

  it('are left out when they say nothing', () => {
    expect(statementsOf({ title: '', symptoms: [item(''), item('the of and'), item('…')] })).toEqual([]);
  });

  it('are bounded, however much a document says', () => {
    const symptoms = Array.from({ length: 500 }, (_, number) => item(`symptom${number} ${'word '.repeat(3)}`));
    const long = item(Array.from({ length: 5_000 }, (_, number) => `word${number.toString(36)}`).join(' '));
    expect(statementsOf({ title: 'x1', symptoms }).length).toBeLessThan(20);
    expect(statementsOf({ title: '', symptoms: [long] })[0]!.terms.length).toBeLessThanOrEqual(40);
  });
});

describe('the statements of a collection', () => {
  it('lie by document, and weigh what their terms tell', () => {
    const dictionary = new TermDictionary();
    const units = [
      document('1.md', { title: 'gateway lost' }),
      document('2.md', { title: '' }),
      document('3.md', { title: 'gateway' }),
    ].map((each) => collectStatements(each, dictionary));
    const terms = dictionary.added;
    const rankOf = Uint32Array.from(terms.keys());
    const frequency = (term: string) => (term === 'gateway' ? 2 : 1);
    const offsets = [0];
    for (const term of terms) offsets.push(offsets.at(-1)! + frequency(term));
    const merged = mergeStatements(units, { rankOf, offsets: Uint32Array.from(offsets) }, 3);
    expect([...merged.documents]).toEqual([0, 1, 1, 2]);
    for (const statement of [0, 1]) {
      const own = [...merged.terms.subarray(merged.offsets[statement], merged.offsets[statement + 1])];
      const told = own.reduce((sum, term) => sum + inverseDocumentFrequency(frequency(terms[term]!), 3), 0);
      expect(own.map((term) => terms[term])).toContain('gateway');
      expect(merged.weights[statement]).toBeCloseTo(told, 3);
    }
    expect(merged.weights[0]).toBeGreaterThan(merged.weights[1]!);
  });
});
