import { describe, expect, it } from 'vitest';
import { hasPhraseEdges, negationScopes, normalize } from '../../src/text/index.js';
import { type Phrase, shipped } from '../../src/vocabulary/index.js';

const { negation } = shipped;

const said = (phrases: readonly Phrase[]): string[] =>
  phrases.map((phrase) => (typeof phrase === 'string' ? phrase : phrase.text));

/** Those of these sentences that deny something. */
const denying = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence) => negationScopes(normalize(sentence)).length > 0);

/** A sentence for each form of a denial, with a word in it. */
const forms: Readonly<Record<'en' | 'zh', readonly ((word: string) => string)[]>> = {
  en: [
    (word) => `pods hang, we ask ${word} the gateway works fine`,
    (word) => `pods hang, we ask ${word} the disk is not full`,
  ],
  zh: [(word) => `Pod 起不来，${word}网关正常`, (word) => `Pod 起不来，${word}网关没有丢包`],
};

describe('a sentence with a negation cue has no negation scope', () => {
  it('in any form if it is a question or a supposition', () => {
    for (const language of ['en', 'zh'] as const)
      for (const word of negation.questionWords[language])
        expect(denying(forms[language].map((form) => form(word)))).toEqual([]);
  });

  it('if it is limited to one place, one time or one test', () => {
    expect(denying(said(negation.reservations.en).map((word) => `pods hang, the gateway ${word} works fine`))).toEqual(
      [],
    );
    expect(denying(said(negation.reservations.zh).map((word) => `Pod 起不来，网关${word}正常`))).toEqual([]);
  });

  it('if the next clause reports a fault of the same thing', () => {
    expect(denying(negation.continuations.en.map((word) => `the gateway works fine, ${word} here`))).toEqual([]);
    expect(denying(negation.continuations.zh.map((word) => `网关正常，${word}`))).toEqual([]);
  });

  it('if a remedy is missing', () => {
    expect(denying(negation.remedies.zh.map((word) => `Pod 起不来，网关没有${word}错误`))).toEqual([]);
  });

  it('if the negated property is not a fault', () => {
    expect(denying(negation.notFaults.en.map((word) => `it is not ${word} here`))).toEqual([]);
    expect(denying(negation.notFaults.zh.map((word) => `不是${word}节点`))).toEqual([]);
  });
});

describe('a negating prefix of a Han phrase', () => {
  const stands = (text: string, phrase: string) => {
    const start = text.lastIndexOf(phrase);
    return hasPhraseEdges(normalize(text), start, start + phrase.length);
  };

  it('negates the phrase that follows immediately', () => {
    for (const prefix of negation.prefixes.zh) {
      expect([prefix, stands(`${prefix}同节点`, '同节点')]).toEqual([prefix, false]);
      expect([prefix, stands(`${prefix} 同节点`, '同节点'), stands(`${prefix}node`, 'node')]).toEqual([
        prefix,
        true,
        true,
      ]);
    }
  });

  it('negates nothing in a question such as 是不是', () => {
    for (const prefix of negation.prefixes.zh)
      for (const verb of ['能', '是', '通'])
        expect([prefix, verb, stands(`${verb}${prefix}${verb}创建`, `${verb}创建`)]).toEqual([prefix, verb, true]);
  });
});
