import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterSymptoms, minSimilarity, similarity, type WeightedTerms } from '../../src/engine/gaps/cluster.js';
import { soak } from '../support/soak.js';

/** The same, comparing each symptom with every leader. */
function naive(symptoms: readonly WeightedTerms[]): number[][] {
  const clusters: number[][] = [];
  symptoms.forEach((terms, symptom) => {
    let best = -1;
    let most = minSimilarity;
    clusters.forEach(([leader], cluster) => {
      const found = similarity(terms, symptoms[leader!]!);
      if (found > most || (found === most && best < 0)) [best, most] = [cluster, found];
    });
    if (best < 0) clusters.push([symptom]);
    else clusters[best]!.push(symptom);
  });
  return clusters;
}

const weights = new Map([...'abcdefghijkl'].map((term, place) => [term, [1, 0.4, 0.7, 0.25][place % 4]!]));
const symptom = fc
  .uniqueArray(fc.constantFrom(...weights.keys()), { maxLength: 7 })
  .map((terms) => new Map(terms.map((term) => [term, weights.get(term)!])));

const said = (...terms: string[]) => new Map(terms.map((term) => [term, 1]));

describe('clustering of symptoms', () => {
  it('gives the same result as comparing with every leader', () => {
    fc.assert(
      fc.property(fc.array(symptom, { maxLength: 40 }), (symptoms) => {
        expect(clusterSymptoms(symptoms)).toEqual(naive(symptoms));
      }),
      { numRuns: soak(400, 80) },
    );
  });

  it('puts every symptom into exactly one cluster', () => {
    fc.assert(
      fc.property(fc.array(symptom, { maxLength: 60 }), (symptoms) => {
        expect(
          clusterSymptoms(symptoms)
            .flat()
            .sort((left, right) => left - right),
        ).toEqual([...symptoms.keys()]);
      }),
    );
  });

  it('joins reports of one problem that differ in their other words', () => {
    const [orders, shipping] = [said('kafka', 'lag', 'orders', 'behind'), said('kafka', 'lag', 'alert', 'shipping')];
    expect(clusterSymptoms([orders, shipping, said('kafka', 'broker', 'disk', 'full')])).toEqual([[0, 1], [2]]);
  });

  it('uses the weight of shared terms relative to that of all terms', () => {
    expect(similarity(said('gpu', 'xid'), said('gpu', 'xid', 'error'))).toBeCloseTo(2 / 3);
    expect(similarity(said(), said())).toBe(0);
    expect(clusterSymptoms([said('gpu', 'xid'), said('disk', 'full'), said('gpu', 'xid', 'error')])).toEqual([
      [0, 2],
      [1],
    ]);
  });
});
