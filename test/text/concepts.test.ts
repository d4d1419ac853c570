import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildConceptIndex, normalize } from '../../src/text/index.js';
import { foldedPosition, foldGaps, foldPhrase, hasPhraseEdges, tidyPhrase } from '../../src/text/phrases.js';
import { pluralOf } from '../../src/text/words.js';
import { forEachConcept } from '../support/concepts.js';
import { soak } from '../support/soak.js';

type Hit = readonly [concept: number, start: number, end: number];

const lexiconOf = (groups: readonly (readonly string[])[]) => ({
  groups: groups.map((terms, number) => ({ id: `g${number}`, terms: [...terms] })),
});

function find(groups: readonly (readonly string[])[], text: string): Hit[] {
  const hits: Hit[] = [];
  forEachConcept(buildConceptIndex(lexiconOf(groups)), normalize(text), (concept, start, end) => {
    hits.push([concept, start, end]);
  });
  return hits;
}

/** The definition: every range of the text that is a word and has the edges of one. */
function findEverywhere(groups: readonly (readonly string[])[], text: string): Hit[] {
  const normalized = normalize(text);
  const folded = foldGaps(normalized.text);
  const fold = (term: string) => foldPhrase(tidyPhrase(normalize(term).text));
  const written = new Set(groups.flat().map(fold));
  const withForms = groups.map((terms) => [
    ...terms.map(fold),
    ...terms.flatMap((term) => pluralOf(term) ?? []).filter((form) => !written.has(form)),
  ]);
  const words = new Set(withForms.flat());
  const hits: Hit[] = [];
  for (let to = 1; to <= folded.text.length; to++)
    for (let from = 0; from < to; from++) {
      const word = folded.text.slice(from, to);
      const start = foldedPosition(folded, from);
      const end = foldedPosition(folded, to - 1) + 1;
      if (!words.has(word) || !hasPhraseEdges(normalized, start, end)) continue;
      withForms.forEach((terms, concept) => {
        if (terms.includes(word)) hits.push([concept, start, end]);
      });
    }
  return hits;
}

describe('the words of the lexicon in a text', () => {
  it('are found at word boundaries, also inside longer words, ordered by their ends', () => {
    const groups = [['out of memory', 'OOM'], ['memory'], ['内存溢出'], ['内存']];
    expect(find(groups, 'Out-of_memory, oom: 内存溢出; roomy memoryless')).toEqual([
      [0, 0, 13],
      [1, 7, 13],
      [0, 15, 18],
      [3, 20, 22],
      [2, 20, 24],
    ]);
  });

  it('may begin and end inside an identifier in camel case', () => {
    expect(find([['available']], 'NoAvailableAddress unavailable')).toEqual([[0, 2, 11]]);
  });

  it('are found in their plural', () => {
    const groups = [['network policy', '网络策略'], ['crash', '崩溃'], ['OOM'], ['status']];
    const texts = (text: string) =>
      find(groups, text).map(([group, start, end]) => `${group} ${text.slice(start, end)}`);
    expect(texts('network policies, Crashes')).toEqual(['0 network policies', '1 Crashes']);
    expect(texts('network policing, OOMs, statuss, crashed')).toEqual([]);
  });

  it('belong only to the group in which a form is listed', () => {
    const index = buildConceptIndex({
      groups: [
        { id: 'fire', terms: ['fire', '火'] },
        { id: 'alert', terms: ['fires', '告警'] },
      ],
    });
    const found: number[] = [];
    forEachConcept(index, normalize('it fires'), (concept) => found.push(concept));
    expect(found.map((concept) => index.ids[concept])).toEqual(['alert']);
  });

  it('are the same as by naive search, in the same order', () => {
    const unit = fc.constantFrom(
      'a',
      'b',
      'A',
      'B',
      's',
      'v',
      '1',
      ' ',
      '-',
      '_',
      '\n',
      '.',
      '耗',
      '尽',
      'é',
      '\ud83d',
    );
    const word = fc.string({ unit, minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { maxLength: 6 }),
        fc.string({ unit, maxLength: 50 }),
        (groups, text) => {
          expect(find(groups, text)).toEqual(findEverywhere(groups, text));
        },
      ),
      { numRuns: soak(3_000, 400) },
    );
  });
});
