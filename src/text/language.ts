import type { Language } from '../model/index.js';
import { allOf, derived, type Vocabulary } from '../vocabulary/index.js';
import { characterKind, HAN, isAsciiLetter, LATIN } from './characters.js';

/** Han characters per Latin word from which on a text is Chinese: Chinese prose is full of English identifiers. */
const share = 0.15;
/** The same where Chinese holds the sentence together; names alone may be quoted in an English text. */
const shareWithGrammar = 0.03;
const grammarOf = derived(({ stopwords }) => new Set<string>(allOf(stopwords.grammar)));

/**
 * The language that a text is written in, by its Han characters against its Latin words (an identifier is one). Without
 * letters it is English.
 */
export function detectLanguage(text: string, vocabulary?: Vocabulary): Language {
  const grammar = grammarOf(vocabulary);
  let han = 0;
  let words = 0;
  let inWord = false;
  let grammatical = false;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) {
      const isLetter = isAsciiLetter(unit);
      if (isLetter && !inWord) words++;
      // What is no white space continues an identifier: `kube-ovn`, `net/http`.
      inWord = isLetter || (inWord && unit > 0x20);
      continue;
    }
    const kind = characterKind(unit);
    if (kind === HAN) {
      han++;
      grammatical ||= grammar.has(text[index]!);
    }
    if (kind === LATIN && !inWord) words++;
    inWord = kind === LATIN;
  }
  return han > 0 && han >= (grammatical ? shareWithGrammar : share) * words ? 'zh' : 'en';
}
