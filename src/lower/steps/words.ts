import { allOf, type ByLanguage, derived, type Phrase, type Vocabulary, wholeWords } from '../../vocabulary/index.js';

/** A word class of data/procedure.json, which lists its words by language. */
export type WordClass = keyof Vocabulary['procedure'];

const phrasesOf = (wordClass: WordClass, { procedure }: Vocabulary): readonly Phrase[] =>
  allOf<Phrase>(procedure[wordClass] as ByLanguage<Phrase>);

const textOf = (phrase: Phrase): string => (typeof phrase === 'string' ? phrase : phrase.text);

export const wordsOf = (wordClass: WordClass, vocabulary: Vocabulary): readonly string[] =>
  phrasesOf(wordClass, vocabulary).map(textOf);

/** The titles of a class, folded by {@link foldTitle}. */
export const titlesOf = (wordClass: WordClass, vocabulary: Vocabulary): ReadonlySet<string> =>
  new Set(wordsOf(wordClass, vocabulary).map((word) => foldTitle(word) || word));

/**
 * Compiles rules of the grammar: regular expressions in which `{class}` stands for any word of a class, longest first, and
 * `{class~}` for any word of it even where a letter follows. Rules ignore case unless `flags` says otherwise.
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

/** Classes from other vocabularies: numerals, units that are written without a space, printed statuses, negators. */
const specialClasses: Readonly<Record<string, (vocabulary: Vocabulary) => string>> = {
  numeral: (vocabulary) => `[\\d${wordsOf('numeral', vocabulary).join('')}${wordsOf('ten', vocabulary).join('')}]`,
  unspacedUnit: ({ verdicts }) => wholeWords(Object.values(verdicts.units).flat().filter(isUnspaced)),
  status: ({ verdicts }) => wholeWords(Object.keys(verdicts.statuses)),
  not: ({ negation }) => wholeWords(allOf<Phrase>(negation.negators)),
};

/** True for text in a script that puts no spaces between its words. */
export const isUnspaced = (text: string): boolean => unspaced.test(text);
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Folds a title for comparison: NFKC, lower case, letters and digits only. */
export function foldTitle(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text without a full stop, colon or semicolon at its end. */
export const withoutStop = (text: string): string => text.trim().replace(/[。.；;：:]$/, '');

const sentenceEnd = /[。！？\n]|[.!?](?=\s|$)/g;
const sentenceRules = grammar({
  abbreviation: '(?:{abbreviation}|(?:^|[\\s"“「『(（])\\d{1,3})$',
  // In `Step 3. If …` the full stop ends a sentence; in `3. Check …` it does not.
  counted: '(?:{step}|{situation}|{choice}|{figure})\\s\\d{1,3}$',
  /** A line that does not continue the sentence before it: `no: …`, `Branch B: …`. */
  ownLine: '^\\s*(?:(?:{yes}|{no})\\s*(?:[:：]|->|→)|{situation~}\\s*(?:{numeral}{1,2}|[A-Z])\\s*[:：])',
});

/**
 * Splits prose into sentences, each with its final mark. A line break ends a sentence only before an answer, `no: …`,
 * or a situation, `Branch B: …`.
 */
export function sentencesOf(text: string, vocabulary?: Vocabulary): string[] {
  const { abbreviation, counted, ownLine } = sentenceRules(vocabulary);
  const lines = text.split(/[ \t]*\n[ \t]*/);
  const flat = lines.reduce((before, line) => `${before}${ownLine.test(line) ? '\n' : ' '}${line}`);
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
