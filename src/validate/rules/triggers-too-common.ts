import { isStopWord, normalize, tidyPhrase } from '../../text/index.js';
import { ruleWords } from '../../vocabulary/index.js';
import { phrasesAlone } from '../trigger-phrases.js';
import type { DocumentRule } from '../types.js';

const english: ReadonlySet<string> = new Set(ruleWords.generic.en);
const chinese: ReadonlySet<string> = new Set(ruleWords.generic.zh);

export const triggerTooCommon: DocumentRule = {
  id: 'triggers/too-common',
  description: 'A phrase of a trigger has a word that tells this problem from others.',
  severity: 'warning',
  *check(view) {
    for (const { phrase, range } of phrasesAlone(view)) {
      if (!tellsNothing(phrase)) continue;
      yield {
        message: `Unexpected trigger '${phrase}' that any report may hold, expected a phrase that tells this problem from others`,
        note: 'Add what failed, or the words of the error message.',
        range,
      };
    }
  },
};

/** One word that any report may hold. Several of them together may well be the wording of a symptom. */
function tellsNothing(phrase: string): boolean {
  const word = tidyPhrase(normalize(phrase).text);
  return english.has(word) || chinese.has(word) || isStopWord(word, 'en') || isStopWord(word, 'zh');
}
