import { stripLogPrefix } from './log-prefix.js';
import { maskLine, withoutMarks } from './mask.js';
import { normalize } from './normalize.js';
import type { Stemmer } from './stemmer.js';
import { isStopWord } from './stop-words.js';
import { forEachToken } from './tokenize.js';

/** The masked message of a line: what two occurrences of one message have in common. */
export const maskMessage = (line: string): string => maskLine(stripLogPrefix(line));

/**
 * The words of a masked line that tell it from others: terms as the text index has them, each once, without marks, fillers
 * and parts of identifiers.
 */
export function signatureWords(masked: string, stemmer: Stemmer): Set<string> {
  const words = new Set<string>();
  forEachToken(
    normalize(withoutMarks(masked)),
    (term, _start, _end, kind) => {
      if (kind !== 'part' && !isStopWord(term, kind === 'han' ? 'zh' : 'en')) words.add(term);
    },
    stemmer,
  );
  return words;
}
