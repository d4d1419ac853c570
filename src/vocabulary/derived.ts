import { shipped, type Vocabulary } from './shipped.js';

/**
 * Computes something from a vocabulary (patterns, look-up tables) on first use, once for each vocabulary.
 *
 * @example
 * const stopWordsOf = derived(({ stopwords }) => new Set(stopwords.en));
 * const isStopWord = (word: string, vocabulary?: Vocabulary) => stopWordsOf(vocabulary).has(word);
 */
export function derived<Result>(make: (vocabulary: Vocabulary) => Result): (vocabulary?: Vocabulary) => Result {
  const made = new WeakMap<Vocabulary, { result: Result }>();
  return (vocabulary = shipped) => {
    const known = made.get(vocabulary) ?? { result: make(vocabulary) };
    made.set(vocabulary, known);
    return known.result;
  };
}

/** A phrase of a vocabulary. `*` at an edge allows an adjacent letter or digit; `notBefore` and `notAfter` exclude adjacent texts. */
export type Phrase =
  | string
  | {
      readonly text: string;
      readonly notBefore?: readonly string[];
      readonly notAfter?: readonly string[];
      /** At the end of the text only. */
      readonly atEnd?: boolean;
    };

/** Phrases by language code: `{ en: ['fine'], zh: ['正常'] }`. */
export type ByLanguage<Item = string> = Readonly<Record<string, readonly Item[]>>;

export const allOf = <Item>(phrases: ByLanguage<Item>): Item[] => Object.values(phrases).flat();

/**
 * The source of a pattern for any of these phrases, longest first, without a group. White space in a phrase matches any
 * white space, and an apostrophe also the typographic one. Without phrases, the pattern never matches.
 */
export const alternatives = (phrases: Iterable<Phrase>): string => joined(phrases, () => '');

/** The same as a group, for whole words: an edge that is an ASCII letter or digit must not touch another one. */
export const wholeWords = (phrases: Iterable<Phrase>): string =>
  `(?:${joined(phrases, (text, edge) => (edgeLetter[edge].test(text) ? untouched[edge] : ''))})`;

type Edge = 'start' | 'end';
const edgeLetter = { start: /^[a-z0-9_]/i, end: /[a-z0-9_]$/i };
const untouched = { start: '(?<![A-Za-z0-9_])', end: '(?![A-Za-z0-9_])' };

function joined(phrases: Iterable<Phrase>, boundary: (text: string, edge: Edge) => string): string {
  const all = [...phrases].map((phrase) => (typeof phrase === 'string' ? { text: phrase } : phrase));
  if (all.length === 0) return '(?!)';
  const sorted = all.sort((a, b) => b.text.length - a.text.length || (a.text < b.text ? -1 : 1));
  return sorted
    .map(({ text, notBefore, notAfter, atEnd }) => {
      const before = notAfter ? `(?<!${notAfter.map(literal).join('|')})` : '';
      const behind = (notBefore ? `(?!${notBefore.map(literal).join('|')})` : '') + (atEnd ? '\\s*$' : '');
      return before + boundary(text, 'start') + literal(text.replace(/^\*|\*$/g, '')) + boundary(text, 'end') + behind;
    })
    .join('|');
}

const literal = (text: string): string =>
  text
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
    .replace(/['’]/g, "['’]");
