import { allOf, type ByLanguage, derived, type Phrase, type Vocabulary, wholeWords } from '../../vocabulary/index.js';

/** Word classes of procedures, listed by language in data/procedure.json. */
export type WordClass = keyof Vocabulary['procedure'];

const phrasesOf = (wordClass: WordClass, { procedure }: Vocabulary): readonly Phrase[] =>
  allOf<Phrase>(procedure[wordClass] as ByLanguage<Phrase>);

const textOf = (phrase: Phrase): string => (typeof phrase === 'string' ? phrase : phrase.text);

export const wordsOf = (wordClass: WordClass, vocabulary: Vocabulary): readonly string[] =>
  phrasesOf(wordClass, vocabulary).map(textOf);

/** The titles that a class lists, folded as {@link foldTitle} folds them. */
export const titlesOf = (wordClass: WordClass, vocabulary: Vocabulary): ReadonlySet<string> =>
  new Set(wordsOf(wordClass, vocabulary).map((word) => foldTitle(word) || word));

/**
 * Compiles rules of the grammar: regular expressions in which `{class}` stands for any word of a class, longest first,
 * and `{class~}` for one that a letter may touch behind it. Rules ignore case unless `flags` say otherwise.
 *
 * @example
 * const rulesOf = grammar({ otherwise: '^{otherwise}\\s*[,:]?\\s*(\\S.*)$' });
 * const action = rulesOf(vocabulary).otherwise.exec(sentence)?.[1];
 */
export function grammar<Rule extends string>(
  rules: Readonly<Record<Rule, string>>,
  flags = 'iu',
): (vocabulary?: Vocabulary) => Readonly<Record<Rule, RegExp>> {
  return derived((vocabulary) => {
    const compile = (rule: string) =>
      rule.replace(/\{([a-z][A-Za-z]*)(~?)\}/g, (_, name: string, open: string) => {
        const special = specialClasses[name];
        if (special) return special(vocabulary);
        const phrases = phrasesOf(name as WordClass, vocabulary);
        return wholeWords(open ? phrases.map((phrase) => `${textOf(phrase)}*`) : phrases);
      });
    const compiled = Object.entries<string>(rules).map(([name, rule]) => [name, new RegExp(compile(rule), flags)]);
    return Object.fromEntries(compiled) as Record<Rule, RegExp>;
  });
}

/** Classes that other vocabularies list: digits, units that touch their number, statuses as printed, negation. */
const specialClasses: Readonly<Record<string, (vocabulary: Vocabulary) => string>> = {
  numeral: (vocabulary) => `[\\d${wordsOf('numeral', vocabulary).join('')}${wordsOf('ten', vocabulary).join('')}]`,
  unspacedUnit: ({ verdicts }) => wholeWords(Object.values(verdicts.units).flat().filter(isUnspaced)),
  status: ({ verdicts }) => wholeWords(Object.keys(verdicts.statuses)),
  not: ({ negation }) => wholeWords(allOf<Phrase>(negation.negators)),
};

/** True for text in a script that puts no spaces between its words. */
export const isUnspaced = (text: string): boolean => unspaced.test(text);
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Text for comparing titles and references: NFKC, lower case, letters and digits only. */
export function foldTitle(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text without the full stop, colon or semicolon that it ends with. */
export const withoutStop = (text: string): string => text.trim().replace(/[。.；;：:]$/, '');

const sentenceEnd = /[。！？\n]|[.!?](?=\s|$)/g;
const sentenceRules = grammar({
  abbreviation: '(?:{abbreviation}|(?:^|[\\s"“「『(（])\\d{1,3})$',
  // `Step 3. If …`: the full stop behind a counted word ends a sentence; other numbers belong to what follows.
  counted: '(?:{step}|{situation}|{choice}|{figure})\\s\\d{1,3}$',
  answerLine: '^\\s*(?:{yes}|{no})\\s*(?:[:：]|->|→)',
});

/** Cuts prose into sentences, each with its closing mark. Soft line breaks do not end one, but before `no: …`. */
export function sentencesOf(text: string, vocabulary?: Vocabulary): string[] {
  const { abbreviation, counted, answerLine } = sentenceRules(vocabulary);
  const lines = text.split(/[ \t]*\n[ \t]*/);
  const flat = lines.reduce((before, line) => `${before}${answerLine.test(line) ? '\n' : ' '}${line}`);
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: mark, index } of flat.matchAll(sentenceEnd)) {
    if (mark === '.') {
      if (flat[index - 1] === '.') continue;
      const before = flat.slice(Math.max(start, index - 16), index);
      if (abbreviation.test(before) && !counted.test(before)) continue;
    }
    sentences.push(flat.slice(start, index + 1).trim());
    start = index + 1;
  }
  sentences.push(flat.slice(start).trim());
  return sentences.filter((sentence) => sentence !== '');
}
