import type { DocumentRule } from '../types.js';
import { codePointName } from '../wording.js';

/** A letter that looks Latin and is not, inside a word of Latin letters. */
const lookalike = /[A-Za-z][\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][A-Za-z]/u;

export const mixedScript: DocumentRule = {
  id: 'content/mixed-script',
  description:
    'A word of a command is written in one script: a Cyrillic `е` in `kubectl` cannot be seen and does not run.',
  severity: 'warning',
  *check(document) {
    for (const command of document.steps.flatMap((step) => step.commands)) {
      const word = command.text.split(/\s+/).find((part) => lookalike.test(part));
      if (word === undefined) continue;
      const letter = /[\p{Script=Cyrillic}\p{Script=Greek}]/u.exec(word)?.[0] ?? '';
      yield {
        message: `Unexpected letter '${letter}' (${codePointName(letter)}) in '${word.slice(0, 60)}', expected Latin letters only`,
        range: command.range,
      };
    }
  },
};
