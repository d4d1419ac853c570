import type { DocumentRule } from '../types.js';
import { codePointName } from '../wording.js';

/** Cyrillic and Greek letters that look like a Latin one (not `μ`, which units such as `μs` have). */
const lookalikes = 'аеорсухіјѕһԁАВЕКМНОРСТУХІЈЅονΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const lookalike = new RegExp(`[${lookalikes}]`, 'u');
const besideLatin = new RegExp(`[A-Za-z][${lookalikes}]|[${lookalikes}][A-Za-z]`, 'u');

export const mixedScript: DocumentRule = {
  id: 'content/mixed-script',
  description:
    'A word of a command is written in one script: a Cyrillic `е` in `kubectl` cannot be seen and does not run.',
  severity: 'warning',
  *check({ commands, source }) {
    for (const { command } of commands) {
      if (!lookalike.test(command.text)) continue;
      const word = command.text.split(/\s+/).find((part) => besideLatin.test(part));
      if (word === undefined) continue;
      const letter = lookalike.exec(word)?.[0] ?? '';
      yield {
        message: `Unexpected letter '${letter}' (${codePointName(letter)}) in '${word.slice(0, 60)}', expected Latin letters only`,
        range: source.find(word, command.range),
      };
    }
  },
};
