import type { Step } from '../model/index.js';
import { allOf, alternatives, derived, type Vocabulary, wholeWords } from '../vocabulary/index.js';
import { looseName } from './search-terms.js';

// How titles number steps and scenarios, and how people and texts name a step.

type Label = 'situation' | 'choice';

/** A title with a label such as `Scenario 2: …` or 方案一：…; the first group is the title without it. */
const labelled = (label: Label) =>
  derived(({ procedure }: Vocabulary) => {
    const words = alternatives(allOf(procedure[label]));
    const numeral = `\\d{1,3}|[A-Z]|[${allOf(procedure.numeral).join('')}]`;
    return new RegExp(`^(?:${words})\\s*(?:${numeral})\\s*[:：.、)）-]\\s*(\\S.*)$`, 'iu');
  });
export const situationOf = labelled('situation');
export const optionOf = labelled('choice');

/** Whether a title begins with a name: `step 1` begins "Step 1: …" but not "Step 10: …". */
export function begins({ title }: Step, wanted: string): boolean {
  const loosened = looseName(title);
  return loosened.startsWith(wanted) && !/^\d/.test(loosened.slice(wanted.length));
}

/** The pattern of a step number. Groups: the word before it if any, digits, a numeral. */
const numberPattern = ({ startStep: { stepNumbers } }: Vocabulary): string => {
  const { words, wordsAlone, prefixes, suffixes, numerals } = stepNumbers;
  const before = [...words, ...wordsAlone, ...prefixes].join('|');
  return `(?:(${before})[\\s-]*)?(?:(\\d{1,3}(?:\\.\\d{1,3})*)|(${numerals.join('|')}))\\s*(?:${suffixes.join('|')})?`;
};

export const stepNumberOf = derived((vocabulary: Vocabulary) => new RegExp(`^${numberPattern(vocabulary)}$`, 'iu'));

/** `Step 3: title`, `3 title`, `第 3 步「title」`. */
export const numberAndTitleOf = derived((vocabulary: Vocabulary) => {
  const pattern = numberPattern(vocabulary).replace(/\((?!\?)/g, '(?:');
  return new RegExp(`^(${pattern})[\\s:：.、"“「]+([^\\s\\d].{1,300}?)["”」.]*$`, 'iu');
});

export const stepReferenceOf = derived(({ startStep: { stepNumbers } }: Vocabulary) => {
  const { words, wordsAlone, prefixes, suffixes, counters, numerals } = stepNumbers;
  const before = `(?:${wholeWords(words)}\\s+|(?:${[...prefixes, ...wordsAlone].join('|')})\\s*)`;
  const digits = `(\\d{1,3}(?:\\.\\d{1,3})*)(?!\\s*(?:${counters.join('|')}))`;
  return new RegExp(`${before}(?:${digits}|(${numerals.join('|')})(?=\\s*(?:${suffixes.join('|')})))`, 'giu');
});
