import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileTriggers, type DocumentTrigger } from '../../src/compile/triggers.js';
import { item } from './heads.js';

/** Phrases without spelling variants: folding has tests of its own. */
const phrase = fc.constantFrom('disk full', 'no ip', 'mtu', 'OOM', 'oom');
const phrases = fc.uniqueArray(phrase, { maxLength: 3 });
const trigger = fc.record({
  ...{ any: phrases, all: phrases, not: phrases, cased: fc.boolean() },
  regex: fc.constantFrom(null, null, 'code=\\d+', 'x{2}'),
  weight: fc.constantFrom(0.4, 1, 2),
});
const collection = fc.array(fc.array(trigger, { maxLength: 3 }), { minLength: 1, maxLength: 5 }).map((byDocument) =>
  byDocument.flatMap((triggers, document) =>
    triggers.map(
      (each, at): DocumentTrigger => ({
        document,
        trigger: { source: '', ...each, range: item('', 10 * document + at + 1).range },
      }),
    ),
  ),
);

const roles = ['any', 'all', 'not'] as const;
const foldOf = (text: string, cased: boolean): string => (cased ? text : text.toLowerCase());

/** Each phrase, as it is compared, with the rules that have it and the documents that use it, straight from the triggers. */
function naive(triggers: readonly DocumentTrigger[]): string[] {
  const keys = triggers.flatMap(({ trigger: own }) =>
    roles.flatMap((role) => own[role].map((text) => `${Number(own.cased)} ${foldOf(text, own.cased)}`)),
  );
  return [...new Set(keys)].map((key) => {
    const uses = triggers.flatMap(({ document, trigger: own }, rule) =>
      roles.flatMap((role) =>
        own[role].some((text) => `${Number(own.cased)} ${foldOf(text, own.cased)}` === key)
          ? [{ rule, role, document }]
          : [],
      ),
    );
    const documents = new Set(uses.filter(({ role }) => role !== 'not').map(({ document }) => document)).size;
    return `${key}: ${uses
      .map(({ rule, role }) => `${rule} ${role}`)
      .sort()
      .join(', ')}; ${documents} documents`;
  });
}

const listOf = (values: Uint32Array, offsets: Uint32Array, at: number): number[] => [
  ...values.subarray(offsets[at], offsets[at + 1]),
];

describe('the triggers of a knowledge base', () => {
  it('have each phrase once, with its rules and the number of documents that use it other than as a veto', () => {
    fc.assert(
      fc.property(collection, (triggers) => {
        const index = compileTriggers(triggers);
        const found = index.phrases.map((text, at) => {
          const members = listOf(index.members, index.memberOffsets, at).map(
            (member) => `${Math.floor(member / 3)} ${roles[member % 3]}`,
          );
          return `${index.phraseCased[at]} ${text}: ${members.sort().join(', ')}; ${index.phraseDocuments[at]} documents`;
        });
        expect([...found].sort()).toEqual(naive(triggers).sort());
        const shared = index.folded.map((_, at) =>
          index.phrases.slice(index.foldedOffsets[at], index.foldedOffsets[at + 1]),
        );
        expect(shared.flat()).toEqual(index.phrases);
        shared.forEach((own, at) => {
          for (const text of own) expect(text.toLowerCase()).toBe(index.folded[at]);
        });
      }),
      { numRuns: 100 },
    );
  });

  it('have each pattern once, with its rules and the number of documents that use it', () => {
    fc.assert(
      fc.property(collection, (triggers) => {
        const { regexes, regexDocuments, regexOffsets, regexRules } = compileTriggers(triggers);
        const found = regexes.map((source, at) => [source, listOf(regexRules, regexOffsets, at), regexDocuments[at]]);
        const written = triggers.map(({ trigger: { regex, cased } }) => regex && `${cased ? '(?m)' : '(?im)'}${regex}`);
        const expected = [...new Set(written)].filter((source) => source !== null).sort();
        expect(found).toEqual(
          expected.map((source) => {
            const rules = [...written.keys()].filter((rule) => written[rule] === source);
            return [source, rules, new Set(rules.map((rule) => triggers[rule]!.document)).size];
          }),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('have rules with their documents, lines, weights and requirements', () => {
    fc.assert(
      fc.property(collection, (triggers) => {
        const index = compileTriggers(triggers);
        triggers.forEach(({ document, trigger: own }, rule) => {
          const before = triggers.slice(0, rule).filter((each) => each.document === document).length;
          expect([index.ruleDocuments[rule], index.ruleOrdinals[rule], index.ruleLines[rule]]).toEqual([
            ...[document, before, own.range.start.line],
          ]);
          expect([index.ruleWeights[rule], index.ruleNeeded[rule], index.ruleNeeds[rule]]).toEqual([
            own.weight,
            new Set(own.all.map((text) => foldOf(text, own.cased))).size,
            (own.any.length > 0 ? 1 : 0) + (own.regex === null ? 0 : 2),
          ]);
        });
      }),
      { numRuns: 60 },
    );
  });
});
