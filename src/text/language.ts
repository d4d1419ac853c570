import type { Language } from '../model/index.js';
import { allOf, derived, type Vocabulary } from '../vocabulary/index.js';
import { characterKind, HAN, isAsciiLetter, LATIN, SEPARATOR } from './characters.js';
import { type NormalizedText, normalize } from './normalize.js';
import { kindAt, unitsAt } from './tokenize.js';

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

/** Characters from which on a text is more than a greeting. */
const maximumLength = 120;
/** Words or Han characters of the longest phrase. */
const maximumUnits = 6;

const key = (units: readonly string[]): string => units.join(' ');
const keysOf = (phrases: readonly string[]): ReadonlySet<string> =>
  new Set(phrases.map((phrase) => key(units(phrase))));
const wordsOf = derived(({ stopwords: { chat, grammar: _grammar, ...languages } }) => ({
  phrases: keysOf(chat),
  fillers: keysOf(allOf(languages)),
}));

/**
 * True for a text that consists of greetings, thanks and the like, with fillers between them: no symptom.
 * @param normalized the text, where that is at hand
 */
export function isSmallTalk(text: string, normalized?: NormalizedText, vocabulary?: Vocabulary): boolean {
  if (text.length > maximumLength) return false;
  const { phrases, fillers } = wordsOf(vocabulary);
  const all = units((normalized ?? normalize(text)).text);
  let index = 0;
  let found = false;
  while (index < all.length) {
    const phrase = longest(all, index, phrases);
    const length = phrase || longest(all, index, fillers);
    if (length === 0) return false;
    if (phrase > 0) found = true;
    index += length;
  }
  return found;
}

function longest(all: readonly string[], index: number, known: ReadonlySet<string>): number {
  for (let length = Math.min(maximumUnits, all.length - index); length > 0; length--) {
    if (known.has(key(all.slice(index, index + length)))) return length;
  }
  return 0;
}

/** Latin words and single Han characters, in order; an apostrophe belongs to its word. */
function units(text: string): string[] {
  const result: string[] = [];
  // Where the word at hand begins, -1 outside of words.
  let word = -1;
  const endWord = (end: number) => {
    if (word >= 0) result.push(text.slice(word, end));
    word = -1;
  };
  for (let index = 0; index < text.length; ) {
    const kind = kindAt(text, index);
    const next = index + unitsAt(text, index);
    if (kind === HAN || (kind === SEPARATOR && text.charCodeAt(index) !== apostrophe)) endWord(index);
    else if (word < 0) word = index;
    if (kind === HAN) result.push(text.slice(index, next));
    index = next;
  }
  endWord(text.length);
  return result;
}

const apostrophe = 0x27;
