import { describe, expect, it } from 'vitest';
import { PlainBm25 } from '../../bench/plain-bm25.mjs';
import { makeSymptoms, symptomKinds } from '../../bench/symptoms.mjs';

const sayings = Array.from({ length: 40 }, (_, document) => [
  `子网 ${document} 的地址耗尽，新建的 Pod 一直停在 ContainerCreating，网关不通`,
  `error ${document}: no available address in subnet net-${document}, gateway 10.${document}.0.1 does not answer ping`,
  `the controller of zone ${document} restarts, certificate of etcd member ${document} expired and leader election fails again and again`,
]);

describe('the questions of the benchmarks', () => {
  it.each(symptomKinds)('of $name are all different, and the same for the same seed', (kind) => {
    const made = makeSymptoms(sayings, kind, 100, 1);
    expect(new Set(made).size).toBe(100);
    expect(makeSymptoms(sayings, kind, 100, 1)).toEqual(made);
    expect(makeSymptoms(sayings, kind, 100, 2)).not.toEqual(made);
  });

  it('of a log have 4 KB', () => {
    const [log] = makeSymptoms(sayings, symptomKinds[2]!, 1, 1);
    expect(log).toHaveLength(4096);
  });
});

describe('the plain BM25 beside which is measured', () => {
  it('finds the document that says the rare word', () => {
    const index = new PlainBm25([
      '子网地址耗尽',
      'certificate expired',
      'gateway does not answer',
      'certificate renewed',
    ]);
    expect(index.search('the expired certificate')[0]).toBe(1);
    expect(index.search('地址耗尽')).toEqual([0]);
    expect(index.search('nothing of that')).toEqual([]);
  });
});
