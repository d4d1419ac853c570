import { isAsciiAlphanumeric, isHan, isHump } from './characters.js';
import { type NormalizedText, normalize } from './normalize.js';
import { forEachToken } from './tokenize.js';
import { isStopWord } from './words.js';

/**
 * How phrases of authors stand in texts (SEMANTICS.md, Triggers). White space in a phrase stands for any run of white
 * space, `-` or `_`; between a Han character and a Latin letter or digit it means nothing on either side.
 */
export interface FoldedText {
  /** Runs of white space, `-` and `_` as one space each, none between Han and Latin. */
  readonly text: string;
  /** Unit of `text` → index in the text it was folded from; null when the same. */
  readonly positions: Uint32Array | null;
}

const ascii = 0x80;

export function isSpace(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || unit === 0x2028 || unit === 0x2029 || unit === 0x1680;
}

const gaps = Uint8Array.from({ length: ascii }, (_, unit) => (isSpace(unit) || unit === 0x2d || unit === 0x5f ? 1 : 0));

/** White space, `-` and `_`: what white space in a phrase stands for. */
const isGap = (unit: number): boolean => (unit < ascii ? gaps[unit] === 1 : isSpace(unit));

/** True between a Han character and an ASCII letter or digit, in either order. */
function scriptsMeet(left: number, right: number): boolean {
  if (left < ascii === right < ascii) return false;
  return (isHan(left) && isAsciiAlphanumeric(right)) || (isAsciiAlphanumeric(left) && isHan(right));
}

/** Folds the gaps of a normalised text. Linear. */
export function foldGaps(text: string): FoldedText {
  /** Start and end of each gap that is not one space already, and how many spaces stand for it. */
  const folded: number[] = [];
  const size = text.length;
  let index = 0;
  while (index < size) {
    const unit = text.charCodeAt(index);
    if (!isGap(unit)) {
      index++;
      continue;
    }
    const start = index;
    while (index < size && isGap(text.charCodeAt(index))) index++;
    const meets = start > 0 && index < size && scriptsMeet(text.charCodeAt(start - 1), text.charCodeAt(index));
    if (meets || index - start > 1 || unit !== 0x20) folded.push(start, index, meets ? 0 : 1);
  }
  return folded.length === 0 ? { text, positions: null } : withFolded(text, folded);
}

function withFolded(text: string, folded: readonly number[]): FoldedText {
  const pieces: string[] = [];
  const positions = new Uint32Array(text.length);
  let length = 0;
  let copied = 0;
  for (let at = 0; at < folded.length; at += 3) {
    const start = folded[at]!;
    pieces.push(text.slice(copied, start));
    while (copied < start) positions[length++] = copied++;
    if (folded[at + 2] === 1) {
      pieces.push(' ');
      positions[length++] = start;
    }
    copied = folded[at + 1]!;
  }
  pieces.push(text.slice(copied));
  while (copied < text.length) positions[length++] = copied++;
  return { text: pieces.join(''), positions: positions.subarray(0, length) };
}

export const foldedPosition = (folded: FoldedText, index: number): number => folded.positions?.[index] ?? index;

/** The spelling of a phrase that is compared: no white space around it, one space for each run inside. */
export const tidyPhrase = (text: string): string => text.trim().replace(/\s+/g, ' ');

/**
 * True when the folded spelling of a phrase says less than the phrase: it holds a literal `-` or `_`, or Han and Latin
 * side by side, which white space in the text may part but a hyphen may not.
 */
export function needsCheck(phrase: string): boolean {
  for (let index = 0; index < phrase.length; index++) {
    const unit = phrase.charCodeAt(index);
    if (unit === 0x2d || unit === 0x5f) return true;
    if (index > 0 && scriptsMeet(phrase.charCodeAt(index - 1), unit)) return true;
  }
  return false;
}

/** What the automaton looks for: the phrase's gaps folded, those at its edges left out. */
export function foldPhrase(phrase: string): string {
  return foldGaps(phrase).text.trim();
}

/**
 * True when a tidy phrase stands in a text so that what is not a gap at its beginning is at `start`, gaps by the rules
 * above. The text may be of either case.
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
 * True when a phrase may stand at `start` to `end` of the normalised text: an edge that is an ASCII letter or digit does
 * not touch another one, unless a new word of an identifier begins there.
 */
export function hasPhraseEdges({ text, cased }: NormalizedText, start: number, end: number): boolean {
  return !isInsideWord(text, cased, start) && !isInsideWord(text, cased, end);
}

/** True between two ASCII letters or digits, unless a new word of an identifier begins there. */
export function isInsideWord(text: string, cased: string, index: number): boolean {
  if (index === 0 || index === text.length) return false;
  if (!isAsciiAlphanumeric(text.charCodeAt(index - 1)) || !isAsciiAlphanumeric(text.charCodeAt(index))) return false;
  return !isHump(cased, index);
}

/** What a word tells that occurs in any report of a problem. */
const fillerWeight = 0.25;
/** Letters from which on a longer word tells no more. */
const maxWordLength = 12;

/**
 * How much a phrase tells by its words alone: 1 for each pair of Han characters, 0.5 to 2.5 for each Latin word by its
 * length, 0.25 for fillers (`问题`, `the`). Never 0.
 */
export function phraseSpecificity(phrase: string): number {
  let sum = 0;
  forEachToken(normalize(phrase), (term, start, end, kind) => {
    if (kind === 'part') return;
    if (isStopWord(term, 'en') || isStopWord(term, 'zh')) sum += fillerWeight;
    else sum += kind === 'han' ? Math.min(1, (end - start) / 2) : 0.5 + Math.min(end - start, maxWordLength) / 6;
  });
  return Math.max(fillerWeight, sum);
}

/** The same for a pattern, by the letters that it must find literally. */
export function patternSpecificity(pattern: string): number {
  return phraseSpecificity(pattern.replace(/\\[pP]\{[^}]*\}|\\.|\(\?[a-zA-Z]*\)?|\{[0-9,]*\}/g, ' '));
}

/**
 * The first phrases, each thing told once: of two of which one stands in the other the longer is told, at the place of the
 * first. Letters are compared without case; a single character tells nobody anything.
 */
export function distinctPhrases(phrases: Iterable<string>, count: number): string[] {
  const told: { phrase: string; folded: string }[] = [];
  for (const phrase of phrases) {
    const folded = phrase.toLowerCase();
    if (folded.length < 2 || told.some((known) => known.folded.includes(folded))) continue;
    const place = told.findIndex((known) => folded.includes(known.folded));
    if (place >= 0) {
      const rest = told.slice(place + 1).filter((known) => !folded.includes(known.folded));
      told.splice(place, told.length, { phrase, folded }, ...rest);
    } else if (told.push({ phrase, folded }) === count) break;
  }
  return told.map(({ phrase }) => phrase);
}
