/// <reference path="./wink-porter2-stemmer.d.ts" />
import porter2 from 'wink-porter2-stemmer';
import type { Language } from '../model/index.js';
import { derived, type Vocabulary, wholeWords } from '../vocabulary/index.js';
import type { Span } from './alert-fields.js';

/** An ending stands behind a colon, a bracket or a quote, or begins the text: where a program put the error of another call. */
const patternOf = derived(
  ({ commonEndings }) => new RegExp(`(?<=(?:[:=()\\]"'，：]|^|\\n)\\s{0,4})${wholeWords(commonEndings.phrases)}`, 'gi'),
);

/**
 * The spans of a text that end messages of any program: `dial tcp`, `connect`, `connection refused` in
 * `billing: dial tcp 10.0.0.1:80: connect: connection refused`. In a sentence ("gets connection refused from the service")
 * they are what is reported.
 */
export const findCommonEndings = (text: string, vocabulary?: Vocabulary): Span[] =>
  [...text.matchAll(patternOf(vocabulary))].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));

export const withoutCommonEndings = (text: string, vocabulary?: Vocabulary): string =>
  text.replace(patternOf(vocabulary), ' ');

/// <reference path="./wink-porter2-stemmer.d.ts" />

const stopWordsOf = derived(({ stopwords, negation: { unspaced } }) => {
  const { chat: _chat, grammar: _grammar, ...languages } = stopwords;
  const ofLanguages = (isUnspaced: boolean) =>
    Object.entries(languages).flatMap(([language, words]) => (unspaced.includes(language) === isUnspaced ? words : []));
  return {
    en: new Set(ofLanguages(false)),
    // Han text is compared as pairs of characters, so a filler of more characters counts by each of its pairs.
    zh: new Set(ofLanguages(true).flatMap(pairs)),
  };
});

function pairs(phrase: string): string[] {
  if (phrase.length < 2) return [phrase];
  return Array.from({ length: phrase.length - 1 }, (_, index) => phrase.slice(index, index + 2));
}

/** True when a term (as tokens have it) carries no meaning of its own; `zh` is for languages without spaces. */
export function isStopWord(term: string, language: Language, vocabulary?: Vocabulary): boolean {
  return stopWordsOf(vocabulary)[language].has(term);
}

/** Reduces English words to their stems (Porter2), and remembers them: use one for many texts. */
export interface Stemmer {
  /** The stem of a lower-case ASCII word; stop words and names of the field (data/stemming.json) stay as they are. */
  stem(word: string): string;
}

/** Words remembered before the memory starts over: symptoms may hold any words. */
const capacity = 50_000;

const exceptionsOf = derived(
  ({ stemming }) =>
    new Map([...stemming.keep.map((word) => [word, word] as const), ...Object.entries(stemming.replace)]),
);

export function createStemmer(vocabulary?: Vocabulary): Stemmer {
  const exceptions = exceptionsOf(vocabulary);
  const known = new Map<string, string>();
  return {
    stem(word) {
      let stem = known.get(word);
      if (stem === undefined) {
        const own = ownCopy(word);
        stem = isStopWord(own, 'en', vocabulary) ? own : (exceptions.get(own) ?? porter2(own));
        if (known.size >= capacity) known.clear();
        known.set(own, stem);
      }
      return stem;
    },
  };
}

/** Code units from which V8 keeps a slice as a view of the whole string. */
const viewLength = 13;

/** A copy of a slice: a term that outlives its text must not keep the whole text in memory. */
export const ownCopy = (slice: string): string => (slice.length < viewLength ? slice : ` ${slice}`.slice(1));

/** A word, or words of which the last one is inflected: letters only, since names and numbers have no forms. */
const inflected = /^(?:[a-z]+[ -])*[a-z]{3,}$/;
/** Forms already, or words without a plural. */
const fixedEnd = /(?:[^s]s|ed|ing|ly)$/;

/**
 * The regular plural of an English noun, which is the third person of a verb as well: `policies`, `crashes`, `pods`. Null for
 * what has none. A form that nobody writes does no harm in a lexicon; what is irregular the lexicon lists.
 */
export function pluralOf(term: string): string | null {
  if (!inflected.test(term) || fixedEnd.test(term)) return null;
  if (/[^aeiou]y$/.test(term)) return `${term.slice(0, -1)}ies`;
  return `${term}${/(?:ss|x|z|ch|sh)$/.test(term) ? 'es' : 's'}`;
}
