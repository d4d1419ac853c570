import fc from 'fast-check';
import { expect, it } from 'vitest';
import { phraseSpecificity } from '../../../src/text/index.js';
import { soak } from '../../support/soak.js';
import { knowledge, type Rule } from './rules.js';

/** Several of the same specificity, so that rarity and position decide too. */
const words = ['delta', 'gamma', 'kappa', 'sigma', 'no ip', 'disk is full', '网络'];
const phrases = fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 4 });
const rule = fc.oneof(
  phrases.map((any): Rule => ({ any })),
  phrases.map((all): Rule => ({ all })),
  fc.tuple(phrases, phrases).map(([any, all]): Rule => ({ any, all })),
);
const documents = fc.array(fc.array(rule, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 });

const phrasesOf = (each: Rule): readonly string[] =>
  typeof each === 'string' ? [each] : [...(each.any ?? []), ...(each.all ?? [])];

it('a hit is quoted by its most specific phrase, of equal ones the rarest, then the first; it is as rare as the rarest', async () => {
  await fc.assert(
    fc.asyncProperty(documents, fc.shuffledSubarray(words, { minLength: words.length }), async (all, order) => {
      const text = order.join(' and ');
      const useOf = (phrase: string): number =>
        all.filter((rules) => rules.some((each) => phrasesOf(each).includes(phrase))).length;
      const found = (await knowledge(...all))(text);
      expect(found).toHaveLength(all.flat().length);
      for (const { document, ordinal, phrase, start, end, documents: use, members } of found) {
        const { any = [], all: needed = [] } = all[document]![ordinal] as Exclude<Rule, string>;
        const ranked = (some: readonly string[]) =>
          some.toSorted(
            (left, right) =>
              phraseSpecificity(right) - phraseSpecificity(left) ||
              useOf(left) - useOf(right) ||
              text.indexOf(left) - text.indexOf(right),
          );
        const used = [...ranked(any).slice(0, 1), ...needed];
        const [most] = ranked(used);
        expect([phrase, start, end]).toEqual([most, text.indexOf(most!), text.indexOf(most!) + most!.length]);
        expect(use).toBe(Math.min(...used.map(useOf)));
        expect(members.map((member) => [member.phrase, member.documents])).toEqual(
          used.toSorted((left, right) => text.indexOf(left) - text.indexOf(right)).map((each) => [each, useOf(each)]),
        );
      }
    }),
    { numRuns: soak(2_000, 150) },
  );
});
