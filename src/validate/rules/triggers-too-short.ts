import { phrasesAlone } from '../trigger-phrases.js';
import type { DocumentRule } from '../types.js';

export const triggerTooShort: DocumentRule = {
  id: 'triggers/too-short',
  description: 'A phrase of a trigger is long enough to mean one thing.',
  severity: 'warning',
  *check(view) {
    for (const { phrase, range } of phrasesAlone(view)) {
      const letters = phrase.replace(/[^\p{L}\p{N}]+/gu, '');
      const digits = /^\d+$/.test(letters);
      if (letters.length === 0 || letters.length > (digits ? 2 : 1)) continue;
      yield {
        message: `Unexpected trigger '${phrase}' of ${letters.length} ${digits ? 'digit' : 'letter'}${letters.length > 1 ? 's' : ''}, expected at least ${digits ? 'three digits' : 'two letters'}`,
        note: 'It hits any text in which that stands by itself. Write the words that it comes with.',
        range,
      };
    }
  },
};
