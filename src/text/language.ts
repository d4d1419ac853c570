import type { Language } from '../model/index.js';
import { allOf, derived, type Vocabulary } from '../vocabulary/index.js';
import { type NormalizedText, normalize } from './normalize.js';

/** Least number of Han characters per Latin word in a Chinese text, which has many English identifiers. */
const minShare = 0.15;
/** The same for texts with Chinese function words. Without these the Han characters may be quoted names. */
const minShareWithGrammar = 0.03;
const grammarOf = derived(({ stopwords }) => new Set<string>(allOf(stopwords.grammar)));

const hanCharacters = /[\u3005\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/g;
/** An identifier with everything that continues it (`kube-ovn`, `net/http`) is one word. */
const latinWords =
  /(?:[A-Za-z]|(?=[\x80-\u036f])[\p{L}\p{N}\p{M}])(?:[\x21-\x7f]|(?=[\x80-\u036f])[\p{L}\p{N}\p{M}])*/gu;

/** The language of a text by its Han characters and Latin words. A text without letters is English. */
export function detectLanguage(text: string, vocabulary?: Vocabulary): Language {
  const han = text.match(hanCharacters);
  if (han === null) return 'en';
  const grammar = grammarOf(vocabulary);
  const least = han.some((character) => grammar.has(character)) ? minShareWithGrammar : minShare;
  return han.length >= least * (text.match(latinWords)?.length ?? 0) ? 'zh' : 'en';
}

const maximumLength = 120;
/** Maximum number of words or Han characters of a phrase. */
const maximumUnits = 6;

const key = (units: readonly string[]): string => units.join(' ');
const keysOf = (phrases: readonly string[]): ReadonlySet<string> =>
  new Set(phrases.map((phrase) => key(units(phrase))));
const wordsOf = derived(({ stopwords: { chat, grammar: _grammar, ...languages } }) => ({
  phrases: keysOf(chat),
  fillers: keysOf(allOf(languages)),
}));

/** Whether a text consists only of greetings, thanks and the like, with stop words between them. */
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

/** Words and single Han characters, in order; an apostrophe belongs to its word. */
const units = (text: string): string[] =>
  text.match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}'])+/gu) ?? [];
