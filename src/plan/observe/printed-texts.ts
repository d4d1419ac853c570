import type { Branch, EvaluableExpectation } from '../../model/index.js';
import { allOf, derived, type Phrase, shipped, type Vocabulary, wholeWords } from '../../vocabulary/index.js';
import { containsPhrase } from './compare.js';
import type { OutputLine } from './output-record.js';

const saying = ({ show, says, containing }: Vocabulary['procedure']): string =>
  wholeWords([show, says, containing].flatMap((words) => allOf<Phrase>(words)));

const patternsOf = derived(({ procedure, verdicts }: Vocabulary) => ({
  or: new RegExp(`[,，;；。、]|${wholeWords(allOf<Phrase>(procedure.or))}`, 'iu'),
  /** `the message says …`, up to the first or the last such verb. */
  saysFirst: new RegExp(`^.*?${saying(procedure)}\\s*`, 'iu'),
  says: new RegExp(`^.*${saying(procedure)}\\s*`, 'iu'),
  /** Case counts: `No space left on device` is a message of a program. */
  lacking: new RegExp(wholeWords(allOf<Phrase>(procedure.lacking)), 'u'),
  lacksBefore: new RegExp(`${wholeWords(allOf<Phrase>(procedure.lacking))}\\s*$`, 'iu'),
  pointing: new RegExp(wholeWords(allOf<Phrase>(procedure.pointing)), 'iu'),
  /** A word for a failure inside words written together: `FailedCreatePodSandBox`, `CrashLoopBackOff`, `OOMKilled`. */
  failure: new RegExp(`(?:^|[A-Za-z])(?:${verdicts.failureParts.join('|')})(?=[A-Z]|s?$)`),
}));

/** Whether a sentence only refers to the branches below: `see the branches below`. */
export const pointsOnly = (sentence: string, vocabulary: Vocabulary = shipped): boolean =>
  clausesOf(sentence, vocabulary).every((clause) => patternsOf(vocabulary).pointing.test(clause));

export const hasAlternatives = (sentence: string, vocabulary: Vocabulary = shipped): boolean =>
  clausesOf(sentence, vocabulary).length > 1;

const clausesOf = (sentence: string, vocabulary: Vocabulary): string[] =>
  sentence.split(patternsOf(vocabulary).or).filter((clause) => clause.trim() !== '');

const quoted = /["“]([^"“”]{3,120})["”]/g;
const joinedWords = /\b(?:[A-Za-z]+[a-z][A-Z]|[A-Z]{2,}[a-z])[A-Za-z]+\b/g;
/** English within text of another script, which a program printed. */
const foreignText = /[A-Za-z][\x20-\x7e]+[\w%]/g;
const isHan = /\p{Script=Han}/u;
/** Shorter texts may occur in any output. */
const minWords = 3;
const minLength = 14;

/**
 * Texts whose occurrence in output proves a sentence: quotations, identifiers of failures (`FailedCreatePodSandBox`), and
 * alternatives of several words, literally. Their absence proves nothing.
 */
export function printedTexts(sentence: string, vocabulary: Vocabulary = shipped): readonly string[] {
  const { or, says, lacking, lacksBefore, failure, saysFirst } = patternsOf(vocabulary);
  const cited = [...sentence.matchAll(quoted)].filter(({ index }) => !lacksBefore.test(sentence.slice(0, index)));
  // A text in brackets is a clause of its own.
  const clauses = sentence
    .replace(quoted, '、')
    .replace(/[`'‘’]/g, '')
    .split(/[()（）]/)
    .flatMap((part) => part.split(or))
    .filter((clause) => !lacking.test(clause));
  const written = clauses.flatMap((clause) => {
    const identifiers = [...clause.matchAll(joinedWords)].map(([word]) => word);
    const failures = identifiers.filter((word) => failure.test(word) && containsPhrase(clause, word, vocabulary));
    const phrases = (
      isHan.test(clause)
        ? [...clause.matchAll(foreignText)].map(([run]) => run)
        : [clause, clause.replace(says, ''), clause.replace(saysFirst, '')]
    )
      .map((each) => each.trim())
      .filter((each) => each.split(/\s+/).length >= minWords && each.length >= minLength);
    return [...failures, ...phrases];
  });
  return [...cited.map(([, text = '']) => text), ...written];
}

/** Whether a text ends in a word that negates what follows: `there is no`. */
export const deniesNext = (text: string, vocabulary: Vocabulary = shipped): boolean =>
  patternsOf(vocabulary).lacksBefore.test(text);

/** Whether a text proves a fault in the output of any command: an identifier of a failure, or a longer message. */
export const isMessage = (text: string, vocabulary: Vocabulary = shipped): boolean =>
  patternsOf(vocabulary).failure.test(text) || (text.split(/\s+/).length >= minWords && text.length >= minLength);

/** The texts that prove an abnormal expectation, including those of branches that it refers to. */
export function failureTexts(
  { verdict, text, condition, claims }: EvaluableExpectation,
  branches: readonly Pick<Branch, 'when'>[] = [],
  vocabulary: Vocabulary = shipped,
): readonly string[] {
  if (verdict === 'normal' || (condition && !claims)) return [];
  const pointed = patternsOf(vocabulary).pointing.test(text) ? branches : [];
  const texts = [text, ...pointed.map(({ when }) => when)].flatMap((sentence) => printedTexts(sentence, vocabulary));
  // With claims, the condition covers the phrases, so that only identifiers are left to search.
  return condition ? texts.filter((each) => /^\w+$/.test(each)) : texts;
}

/** Whether a name is that of a counter, which occurs in every output: `InCsumErrors: 12`, `InCsumErrors 12`. */
function isCounted(line: string, name: string): boolean {
  const at = /^\w+$/.test(name) ? line.indexOf(name) : -1;
  return at >= 0 && /^\s*[:=]?\s*\d+$/.test(line.slice(at + name.length));
}

/** The first line with one of the texts, in which `…` matches anything; null if there is none. */
export function lineWithText(
  lines: readonly OutputLine[],
  texts: readonly string[],
  vocabulary: Vocabulary = shipped,
): OutputLine | null {
  const wanted = texts.map((each) => each.split(/\s*(?:…|\.{3})\s*/).filter((part) => part !== ''));
  const holds = ({ text }: OutputLine) =>
    wanted.some((parts) => parts.every((part) => containsPhrase(text, part, vocabulary) && !isCounted(text, part)));
  return wanted.length === 0 ? null : (lines.find(holds) ?? null);
}
