import type { EvaluableExpectation } from '../../model/index.js';
import { allOf, derived, type Phrase, shipped, type Vocabulary, wholeWords } from '../../vocabulary/index.js';
import { containsPhrase } from './compare.js';
import type { OutputLine } from './output-record.js';

const patternsOf = derived(({ procedure, verdicts }: Vocabulary) => ({
  or: new RegExp(`[,，;；。、]|${wholeWords(allOf<Phrase>(procedure.or))}`, 'iu'),
  says: new RegExp(`^.*${wholeWords([...allOf<Phrase>(procedure.show), ...allOf<Phrase>(procedure.says)])}\\s*`, 'iu'),
  /** `FailedCreatePodSandBox`, `CrashLoopBackOff`: words written together, one of them for a failure. */
  failure: new RegExp(`(?:^|[a-z])(?:${verdicts.failureParts.join('|')})(?=[A-Z]|s?$)`),
}));

const joinedWords = /\b[A-Za-z]+[a-z][A-Z][A-Za-z]+\b/g;
/** English in text of another script is what a program prints. */
const foreignText = /[A-Za-z][\x20-\x7e]+[\w%]/g;
const isHan = /\p{Script=Han}/u;
/** Fewer words than this may stand in any output. */
const leastWords = 3;
const leastLength = 14;

/**
 * Texts that prove an abnormal expectation in prose when a program prints them: identifiers of failures
 * (`FailedCreatePodSandBox`) and alternatives of several words, as they are written. Their absence proves nothing.
 */
export function failureTexts(
  { verdict, text, condition }: EvaluableExpectation,
  vocabulary: Vocabulary = shipped,
): readonly string[] {
  if (verdict === 'normal' || condition) return [];
  const { or, says, failure } = patternsOf(vocabulary);
  // What stands in brackets is a clause of its own.
  const clauses = text
    .replace(/[`"'“”]/g, '')
    .split(/[()（）]/)
    .flatMap((part) => part.split(or));
  return clauses.flatMap((clause) => {
    const identifiers = [...clause.matchAll(joinedWords)].map(([word]) => word);
    const failures = identifiers.filter((word) => failure.test(word) && containsPhrase(clause, word, vocabulary));
    const written = isHan.test(clause)
      ? [...clause.matchAll(foreignText)].map(([run]) => run)
      : [clause, clause.replace(says, '')];
    const phrases = written.map((each) => each.trim());
    return [
      ...failures,
      ...phrases.filter((each) => each.split(/\s+/).length >= leastWords && each.length >= leastLength),
    ];
  });
}

/** The first line that holds one of the texts; null when none does. */
export function lineWithText(
  lines: readonly OutputLine[],
  texts: readonly string[],
  vocabulary: Vocabulary = shipped,
): OutputLine | null {
  if (texts.length === 0) return null;
  return lines.find(({ text }) => texts.some((each) => containsPhrase(text, each, vocabulary))) ?? null;
}
