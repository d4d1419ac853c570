import { describe, expect, it } from 'vitest';
import { assertedText, readQuery } from '../../src/plan/start/query-clauses.js';
import { equalTerms } from '../support/terms.js';

const reader = equalTerms();
const clausesOf = (text: string, more: object = {}) => readQuery({ text, ...more }, reader).clauses();

describe('the clauses of a query', () => {
  it.each([
    'the disk fills, the node hangs',
    '磁盘坏了，接口卡住。重启无效；仍然报错',
    'the disk fills. The node hangs! Why?\nNobody knows',
  ])('are separated by punctuation: %s', (text) => {
    const parts = text.split(/[,，。;；!！?？\n]|\.\s/);
    expect(clausesOf(text)!.all.map(({ terms }) => [...terms])).toEqual(parts.map((part) => [...reader.terms(part)]));
  });

  it('are not part of the trouble if they are healthy, unless all are', () => {
    const trouble = (text: string) => [...clausesOf(text)!.ofTrouble];
    expect(trouble('the gateway is healthy, packets get lost')).toEqual([...reader.terms('packets get lost')]);
    expect(trouble('the gateway is healthy')).toEqual([...reader.terms('the gateway is healthy')]);
  });

  it('are marked if they are negative', () => {
    expect(clausesOf('no packet arrives, the queue grows')!.all.map(({ isNegative }) => isNegative)).toEqual([
      true,
      false,
    ]);
  });

  it('include corrections in a single clause; with several, only the query has them', () => {
    const one = clausesOf('the quotta was spent', { corrections: ['quota'] })!;
    expect([...one.all[0]!.terms]).toContain('quota');
    const two = clausesOf('the quotta was spent, the node hangs', { corrections: ['quota'] })!;
    expect(two.all.map(({ terms }) => terms.has('quota'))).toEqual([false, false]);
    for (const { corrections, ofTrouble } of [one, two])
      expect([corrections, ofTrouble.has('quota')]).toEqual([['quota'], true]);
  });

  it('are a single one for a long text, with corrections', () => {
    const text = `the quotta was spent, ${'the node hangs, '.repeat(70)}`;
    const { all, ofTrouble } = clausesOf(text, { corrections: ['quota'] })!;
    expect(all).toMatchObject([{ isHealthy: false, isNegative: true }]);
    expect(all[0]!.terms).toEqual(ofTrouble);
    expect([...ofTrouble]).toEqual([...reader.terms(text), 'quota']);
    const known = clausesOf(text, { corrections: ['quota'], terms: ['node'] })!;
    expect([...known.ofTrouble].sort()).toEqual(['node', 'quota']);
  });

  it('are null for a dump of more than 120 words', () => {
    const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}x`).join(' ');
    expect(clausesOf(words(120))).not.toBeNull();
    expect(clausesOf(words(121))).toBeNull();
  });

  it('leave out words that the query rules out', () => {
    const text = 'DNS works fine, packets get lost, no clock skew';
    const ruledOut = [
      { start: 0, end: 14 },
      { start: 34, end: 47 },
    ];
    expect(assertedText({ text, ruledOut })).toBe(`${','.repeat(14)}, packets get lost, ${','.repeat(13)}`);
    expect([...clausesOf(text, { ruledOut })!.ofTrouble].sort()).toEqual([...reader.terms('packets get lost')].sort());
  });

  it('include the phrase for two different nodes that are named', () => {
    const text = 'the disk fills, node1 cannot reach node2';
    const apart = { start: 16, end: text.length, phrase: 'different nodes' };
    const query = readQuery({ text, apart }, reader);
    const [first, second] = query.clauses()!.all;
    expect([first!.terms.has('differ'), second!.terms.has('differ')]).toEqual([false, true]);
    expect(query.text.endsWith(' different nodes')).toBe(true);
  });
});
