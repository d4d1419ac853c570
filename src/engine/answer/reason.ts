import type { Evidence, Language } from '../../model/index.js';
import { distinctPhrases } from '../../text/index.js';
import { shipped, type Vocabulary } from '../../vocabulary/index.js';

const maxPhrases = 4;

/**
 * Why a document was chosen, in one line: the strongest phrases that it and the symptom have in common.
 * @param solved title of the solved case that has them, where the document is the workflow that it follows
 */
export function reasonFor(
  evidence: readonly Pick<Evidence, 'kind' | 'value' | 'query'>[],
  language: Language,
  solved: string | null = null,
  vocabulary: Vocabulary = shipped,
): string {
  const texts = vocabulary.answerTexts[language];
  const quoted = (text: string): string => fill(texts.quoted, { text });
  const matched = evidence.filter(({ query }) => query !== null).map(({ value }) => value);
  const phrases = distinctPhrases(matched, maxPhrases).map(quoted).join(texts.separator);
  if (solved === null) return phrases === '' ? texts.closest : fill(texts.matches, { phrases });
  const template = phrases === '' ? texts.solvedAlike : texts.solvedAlikeMatches;
  return fill(template, { title: quoted(solved), phrases });
}

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
