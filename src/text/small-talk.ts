import { allOf, derived, type Vocabulary } from '../vocabulary/index.js';
import { HAN, SEPARATOR } from './characters.js';
import { type NormalizedText, normalize } from './normalize.js';
import { kindAt, unitsAt } from './tokenize.js';

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
