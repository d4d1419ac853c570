import { foldPhrase, hasPhraseEdges, normalize, tidyPhrase } from '../../text/index.js';
import { phraseRange } from '../trigger-phrases.js';
import type { DocumentRule, Finding } from '../types.js';
import type { DocumentView } from '../view.js';

export const triggerNeverHits: DocumentRule = {
  id: 'triggers/never-hits',
  description:
    'Each phrase of a trigger can hit: its own `not` does not stand in it, and it is more than spaces and dashes.',
  severity: 'warning',
  *check(view) {
    for (const trigger of view.document.triggers) {
      for (const phrase of [...trigger.any, ...trigger.all]) yield* faultOf(view, trigger, phrase);
    }
  },
};

function* faultOf(
  view: DocumentView,
  trigger: DocumentView['document']['triggers'][number],
  phrase: string,
): Generator<Finding> {
  const range = phraseRange(view, trigger, phrase);
  if (foldPhrase(tidyPhrase(normalize(phrase).text)) === '') {
    yield { message: `Unexpected trigger '${phrase}' of spaces and dashes alone, expected words that can hit`, range };
    return;
  }
  const veto = trigger.not.find((word) => standsIn(word, phrase));
  if (veto === undefined) return;
  yield {
    message: `Unexpected '${phrase}' beside not '${veto}', expected words that the rule does not veto: it can never hit`,
    note: 'A text that holds the one holds the other. Change the phrase or the `not`.',
    range,
  };
}

/** True when a text that holds `phrase` always holds `word` too. */
function standsIn(word: string, phrase: string): boolean {
  const text = normalize(phrase);
  const wanted = tidyPhrase(normalize(word).text);
  if (wanted === '') return false;
  for (let at = text.text.indexOf(wanted); at >= 0; at = text.text.indexOf(wanted, at + 1)) {
    if (hasPhraseEdges(text, at, at + wanted.length)) return true;
  }
  return false;
}
