/// <reference path="./wink-porter2-stemmer.d.ts" />
import porter2 from 'wink-porter2-stemmer';
import type { Language } from '../model/index.js';
import { derived, type Vocabulary, wholeWords } from '../vocabulary/index.js';
import type { Span } from './alert-fields.js';

const stopWordsOf = derived(({ stopwords, negation: { unspaced } }) => {
  const { chat: _chat, grammar: _grammar, ...languages } = stopwords;
  const ofLanguages = (isUnspaced: boolean) =>
    Object.entries(languages).flatMap(([language, words]) => (unspaced.includes(language) === isUnspaced ? words : []));
  return {
    en: new Set(ofLanguages(false)),
    // Han text is compared as pairs of characters, so each pair of a longer stop word is one.
    zh: new Set(ofLanguages(true).flatMap(pairs)),
  };
});

function pairs(phrase: string): string[] {
  if (phrase.length < 2) return [phrase];
  return Array.from({ length: phrase.length - 1 }, (_, index) => phrase.slice(index, index + 2));
}

/** Whether a term of a token is a stop word; `zh` is for languages without spaces. */
export function isStopWord(term: string, language: Language, vocabulary?: Vocabulary): boolean {
  return stopWordsOf(vocabulary)[language].has(term);
}

/** Reduces English words to their stems (Porter2). Stems are cached, so use one stemmer for many texts. */
export interface Stemmer {
  /** The stem of a lower-case ASCII word; stop words and names of the field (data/stemming.json) stay as they are. */
  stem(word: string): string;
}

/** Maximum number of cached words: symptoms may contain any words. */
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

/** A copy of a slice, so that a term that outlives its text does not keep the whole text in memory. */
export const ownCopy = (slice: string): string => (slice.length < viewLength ? slice : ` ${slice}`.slice(1));

/** A word, or several words of which the last is inflected. Letters only: names and numbers are not inflected. */
const inflected = /^(?:[a-z]+[ -])*[a-z]{3,}$/;
/** Endings of inflected forms, and of words without a plural. */
const fixedEnd = /(?:[^s]s|ed|ing|ly)$/;

/**
 * The regular plural of an English noun, which is also the third person of a verb: `policies`, `crashes`, `pods`. Null for a
 * term that has none. A form that nobody uses does no harm in a lexicon; irregular forms are listed there.
 */
export function pluralOf(term: string): string | null {
  if (!inflected.test(term) || fixedEnd.test(term)) return null;
  if (/[^aeiou]y$/.test(term)) return `${term.slice(0, -1)}ies`;
  return `${term}${/(?:ss|x|z|ch|sh)$/.test(term) ? 'es' : 's'}`;
}

/** A common ending follows a colon, a bracket or a quote, or begins a line: there a program inserts the error of another call. */
const patternOf = derived(({ commonEndings }) => {
  const phrase = wholeWords(commonEndings.phrases);
  return new RegExp(`(?<=(?:[:=()\\]"'，：]|^|\\n)\\s{0,4})${phrase}|(?<=, )${phrase}(?=\\s*(?:$|\\n))`, 'gi');
});

/**
 * The common endings of messages in a text: `dial tcp`, `connect` and `connection refused` in
 * `billing: dial tcp 10.0.0.1:80: connect: connection refused`. In a sentence ("gets connection refused from the service")
 * the same words are the fault that is reported.
 */
export const findCommonEndings = (text: string, vocabulary?: Vocabulary): Span[] =>
  [...text.matchAll(patternOf(vocabulary))].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));

export const withoutCommonEndings = (text: string, vocabulary?: Vocabulary): string =>
  text.replace(patternOf(vocabulary), ' ');
