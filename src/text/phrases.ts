import { getOrMake } from '../collections.js';
import { allOf, derived, shipped, type Vocabulary } from '../vocabulary/index.js';
import { isAsciiAlphanumeric, isHan, isHump, type NormalizedText, normalize } from './normalize.js';
import { forEachToken } from './tokenize.js';
import { isStopWord } from './words.js';

/**
 * A text as phrases are searched in it. White space in a phrase matches any run of white space, `-` or `_`. Between a Han
 * character and a Latin letter or digit, white space is optional in the phrase and in the text.
 */
export interface FoldedText {
  /** Runs of white space, `-` and `_` as one space each, none between Han and Latin. */
  readonly text: string;
  /** Unit of `text` → index in the text it was folded from; null when the same. */
  readonly positions: Uint32Array | null;
}

const isGap = (unit: number): boolean =>
  unit === 0x20 ||
  unit === 0x2d ||
  unit === 0x5f ||
  (unit >= 0x09 && unit <= 0x0d) ||
  unit === 0x2028 ||
  unit === 0x2029 ||
  unit === 0x1680;

/** True between a Han character and an ASCII letter or digit, in either order. */
const scriptsMeet = (left: number, right: number): boolean =>
  (isHan(left) && isAsciiAlphanumeric(right)) || (isAsciiAlphanumeric(left) && isHan(right));

const han = '[\\u3005\\u3007\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff]';
/** Every gap except a single space, unless that separates a Han character from a Latin one. */
const foldable = new RegExp(`[\\s_-]{2,}|[^\\S ]|[_-]|(?<=${han}) (?=[A-Za-z0-9])|(?<=[A-Za-z0-9]) (?=${han})`, 'g');

export function foldGaps(text: string): FoldedText {
  let folded = '';
  const positions = new Uint32Array(text.length);
  let [count, copied] = [0, 0];
  const copyTo = (end: number) => {
    folded += text.slice(copied, end);
    while (copied < end) positions[count++] = copied++;
  };
  for (const { index, 0: gap } of text.matchAll(foldable)) {
    copyTo(index);
    copied += gap.length;
    const meets = index > 0 && scriptsMeet(text.charCodeAt(index - 1), text.charCodeAt(copied));
    if (meets) continue;
    folded += ' ';
    positions[count++] = index;
  }
  if (copied === 0) return { text, positions: null };
  copyTo(text.length);
  return { text: folded, positions: positions.subarray(0, count) };
}

export const foldedPosition = (folded: FoldedText, index: number): number => folded.positions?.[index] ?? index;

/** A phrase without white space around it, and with one space for each run inside. */
export const tidyPhrase = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The form in which a phrase is searched: its gaps folded, those at its edges removed. */
export function foldPhrase(phrase: string): string {
  return foldGaps(phrase).text.trim();
}

/**
 * Whether a tidy phrase occurs in a text with its first character that is not a gap at `start`; gaps match by the rules of
 * FoldedText. Characters are compared as they are, so the caller chooses the case.
 */
export function phraseStandsAt(phrase: string, text: string, start: number): boolean {
  let inPhrase = 0;
  let inText = start - gapEnd(phrase, 0);
  if (inText < 0) return false;
  for (;;) {
    const phraseGap = gapEnd(phrase, inPhrase);
    const textGap = gapEnd(text, inText);
    if (phraseGap === phrase.length)
      return phrase.slice(inPhrase) === text.slice(inText, inText + phraseGap - inPhrase);
    if (phraseGap > inPhrase || textGap > inText) {
      const meets = inText > 0 && scriptsMeet(text.charCodeAt(inText - 1), text.charCodeAt(textGap));
      if (!gapsAgree(phrase.slice(inPhrase, phraseGap), text.slice(inText, textGap), meets)) return false;
    }
    if (phrase.charCodeAt(phraseGap) !== text.charCodeAt(textGap)) return false;
    inPhrase = phraseGap + 1;
    inText = textGap + 1;
  }
}

function gapEnd(text: string, from: number): number {
  let index = from;
  while (index < text.length && isGap(text.charCodeAt(index))) index++;
  return index;
}

function gapsAgree(inPhrase: string, inText: string, scriptsMeet: boolean): boolean {
  if (inPhrase === '') return inText === '' || (scriptsMeet && inText.trim() === '');
  if (inPhrase === ' ') return inText !== '' || scriptsMeet;
  return inText.replace(/\s+/g, ' ') === inPhrase;
}

/**
 * Whether `start` to `end` of the normalized text can be an occurrence of a phrase: an edge that is an ASCII letter or digit
 * must not touch another one, unless a new word of an identifier begins there, and no prefix may negate the phrase
 * (`不同节点` does not contain `同节点`).
 */
export function hasPhraseEdges(
  { text, cased }: NormalizedText,
  start: number,
  end: number,
  vocabulary?: Vocabulary,
): boolean {
  return (
    !isInsideWord(text, cased, start) && !isInsideWord(text, cased, end) && !isNegatedByPrefix(text, start, vocabulary)
  );
}

const negatingPrefixes = derived(({ negation }): ReadonlySet<string> => new Set(allOf(negation.prefixes)));

/** Whether 不, 未, … negates the Han phrase that follows (不同节点). A question (`能不能`) repeats the character and negates nothing. */
export function isNegatedByPrefix(text: string, start: number, vocabulary: Vocabulary = shipped): boolean {
  const prefix = text[start - 1];
  if (prefix === undefined || !negatingPrefixes(vocabulary).has(prefix)) return false;
  return /\p{Script=Han}/u.test(text[start] ?? '') && text[start - 2] !== text[start];
}

/** Whether a position is between two ASCII letters or digits; false where a new word of an identifier begins. */
export function isInsideWord(text: string, cased: string, index: number): boolean {
  if (index === 0 || index === text.length) return false;
  if (!isAsciiAlphanumeric(text.charCodeAt(index - 1)) || !isAsciiAlphanumeric(text.charCodeAt(index))) return false;
  return !isHump(cased, index);
}

/** @param phrase index of the phrase; positions are those of the normalized text */
type PhraseCallback = (phrase: number, start: number, end: number) => void;

const prefixLength = 4;

/** Finds folded phrases (foldPhrase) in texts, only at word boundaries. */
export class PhraseFinder {
  /**
   * Phrases by length and hash of their prefix; a shorter phrase by those of the whole of it. An empty list stands for the
   * beginnings of longer prefixes.
   */
  #groups: readonly ReadonlyMap<number, readonly number[]>[] | null = null;

  /** @param phrases distinct; empty ones are never found */
  constructor(private readonly phrases: readonly string[]) {}

  /** Calls back for all occurrences, including overlapping ones; those of one phrase in text order. */
  forEach({ text: whole, cased }: NormalizedText, folded: FoldedText, callback: PhraseCallback): void {
    const { text, positions } = folded;
    this.#groups ??= this.#groupByPrefix();
    let inWord = false;
    for (let start = 0; start < text.length; start++) {
      const wasInWord = inWord;
      inWord = isAsciiAlphanumeric(text.charCodeAt(start));
      if (wasInWord && inWord && !isHump(cased, positions === null ? start : positions[start]!)) continue;
      let hash = 0;
      for (let length = 1; length <= prefixLength && start + length <= text.length; length++) {
        hash = extended(hash, text.charCodeAt(start + length - 1));
        const phrases = this.#groups[length]!.get(hash);
        if (phrases === undefined) break;
        for (const phrase of phrases) {
          if (!text.startsWith(this.phrases[phrase]!, start)) continue;
          const end = foldedPosition(folded, start + this.phrases[phrase]!.length - 1) + 1;
          if (!isInsideWord(whole, cased, end)) callback(phrase, foldedPosition(folded, start), end);
        }
      }
    }
  }

  #groupByPrefix(): Map<number, number[]>[] {
    const groups = Array.from({ length: prefixLength + 1 }, () => new Map<number, number[]>());
    this.phrases.forEach((phrase, index) => {
      const prefix = phrase.slice(0, prefixLength);
      let hash = 0;
      for (let length = 1; length <= prefix.length; length++) {
        hash = extended(hash, prefix.charCodeAt(length - 1));
        const group = getOrMake(groups[length]!, hash, () => []);
        if (length === prefix.length) group.push(index);
      }
    });
    return groups;
  }
}

/** Hash of a text with one more code unit. */
const extended = (hash: number, unit: number): number => (Math.imul(hash, 0x01000193) ^ unit) | 0;

const fillerWeight = 0.25;
/** Maximum number of letters that count in a word. */
const maxWordLength = 12;

/** Specificity by words alone: 1 for two Han characters, 0.5 to 2.5 for a Latin word, 0.25 for a stop word; never 0. */
export function phraseSpecificity(phrase: string, vocabulary?: Vocabulary): number {
  let sum = 0;
  forEachToken(normalize(phrase), (term, start, end, kind) => {
    if (kind === 'part') return;
    if (isStopWord(term, 'en', vocabulary) || isStopWord(term, 'zh', vocabulary)) sum += fillerWeight;
    else sum += kind === 'han' ? Math.min(1, (end - start) / 2) : 0.5 + Math.min(end - start, maxWordLength) / 6;
  });
  return Math.max(fillerWeight, sum);
}

/** The same for a pattern, by its literal letters. */
export const patternSpecificity = (pattern: string, vocabulary?: Vocabulary): number =>
  phraseSpecificity(pattern.replace(/\\[pP]\{[^}]*\}|\\.|\(\?[a-zA-Z]*\)?|\{[0-9,]*\}/g, ' '), vocabulary);

/**
 * The first phrases without repetitions. If one phrase contains another, the longer one is returned at the position of the
 * first of them. Case is ignored; single characters are left out.
 */
export function distinctPhrases(phrases: Iterable<string>, count: number): string[] {
  const distinct: { phrase: string; folded: string }[] = [];
  for (const phrase of phrases) {
    const folded = phrase.toLowerCase();
    if (folded.length < 2 || distinct.some((known) => known.folded.includes(folded))) continue;
    const index = distinct.findIndex((known) => folded.includes(known.folded));
    if (index >= 0) {
      const rest = distinct.slice(index + 1).filter((known) => !folded.includes(known.folded));
      distinct.splice(index, distinct.length, { phrase, folded }, ...rest);
    } else if (distinct.push({ phrase, folded }) === count) break;
  }
  return distinct.map(({ phrase }) => phrase);
}
