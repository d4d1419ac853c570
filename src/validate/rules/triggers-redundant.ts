import { normalize, tidyPhrase } from '../../text/index.js';
import { phraseRange } from '../trigger-phrases.js';
import type { DocumentRule } from '../types.js';

export const triggerRedundant: DocumentRule = {
  id: 'triggers/redundant',
  description: 'Each phrase of `all` asks for something that the others do not hold already.',
  severity: 'info',
  *check(view) {
    for (const trigger of view.document.triggers) {
      const folded = trigger.all.map((phrase) => ` ${tidyPhrase(normalize(phrase).text)} `);
      for (const [index, phrase] of trigger.all.entries()) {
        const inside = folded.findIndex(
          (other, place) => place !== index && other !== folded[index] && other.includes(folded[index]!),
        );
        if (inside < 0) continue;
        yield {
          message: `Unexpected '${phrase}' beside '${trigger.all[inside]}' in \`all\`, expected phrases that do not hold each other`,
          note: 'Wherever the longer one stands, the shorter one does too: leave the shorter one out.',
          range: phraseRange(view, trigger, phrase),
        };
      }
    }
  },
};
