import type { Verdict, VisitOutcome } from '../../model/index.js';
import { normalize } from '../../text/index.js';
import { verdicts } from '../../vocabulary/index.js';

/** Words for each verdict, in Chinese and English, lower case: those that mark an expectation in a document. */
export const verdictWords: Readonly<Record<Verdict, ReadonlySet<string>>> = {
  normal: new Set(verdicts.words.normal),
  warning: new Set(verdicts.words.warning),
  abnormal: new Set(verdicts.words.abnormal),
};

/** Carried out, and nothing to judge. */
const done: ReadonlySet<string> = new Set(['done', 'next', 'continue', '完成', '已完成', '下一步', '继续']);

const longestWord = 40;

/** What a word says of a step, or null when it is none of the known ones. */
export function outcomeOf(word: string): VisitOutcome | null {
  const folded = normalize(word.slice(0, longestWord)).text.trim();
  if (done.has(folded)) return 'done';
  for (const verdict of ['normal', 'warning', 'abnormal'] as const)
    if (verdict === folded || verdictWords[verdict].has(folded)) return verdict;
  return null;
}
