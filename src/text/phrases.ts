import { limits } from '../limits.js';
import { allOf, derived, shipped, type Vocabulary } from '../vocabulary/index.js';
import { isAsciiAlphanumeric, isHan, isHump, type NormalizedText, normalize, replaceVariants } from './normalize.js';
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
/** Every gap but a single space that parts no Han character from a Latin one. */
const foldable = new RegExp(`[\\s_-]{2,}|[^\\S ]|[_-]|(?<=${han}) (?=[A-Za-z0-9])|(?<=[A-Za-z0-9]) (?=${han})`, 'g');

export function foldGaps(text: string): FoldedText {
  let folded = '';
  const positions: number[] = [];
  let copied = 0;
  const copyTo = (end: number) => {
    folded += text.slice(copied, end);
    while (copied < end) positions.push(copied++);
  };
  for (const { index, 0: gap } of text.matchAll(foldable)) {
    copyTo(index);
    copied += gap.length;
    const meets = index > 0 && scriptsMeet(text.charCodeAt(index - 1), text.charCodeAt(copied));
    if (meets) continue;
    folded += ' ';
    positions.push(index);
  }
  if (copied === 0) return { text, positions: null };
  copyTo(text.length);
  return { text: folded, positions: Uint32Array.from(positions) };
}

export const foldedPosition = (folded: FoldedText, index: number): number => folded.positions?.[index] ?? index;

/** The spelling of a phrase that is compared: no white space around it, one space for each run inside. */
export const tidyPhrase = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The form in which a phrase is searched: its gaps folded, those at its edges removed. */
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
 * not touch another one, unless a new word of an identifier begins there; no prefix turns its meaning (`不同节点` has no
 * `同节点`).
 */
export function hasPhraseEdges(
  { text, cased }: NormalizedText,
  start: number,
  end: number,
  vocabulary?: Vocabulary,
): boolean {
  return (
    !isInsideWord(text, cased, start) && !isInsideWord(text, cased, end) && !isTurnedByPrefix(text, start, vocabulary)
  );
}

const turningPrefixes = derived(({ negation }): ReadonlySet<string> => new Set(allOf(negation.prefixes)));

/** Whether 不, 未, … turns the Han phrase behind it (不同节点). A question (`能不能`) names both sides and turns nothing. */
export function isTurnedByPrefix(text: string, start: number, vocabulary: Vocabulary = shipped): boolean {
  const prefix = text[start - 1];
  if (prefix === undefined || !turningPrefixes(vocabulary).has(prefix)) return false;
  return /\p{Script=Han}/u.test(text[start] ?? '') && text[start - 2] !== text[start];
}

/** True between two ASCII letters or digits, unless a new word of an identifier begins there. */
export function isInsideWord(text: string, cased: string, index: number): boolean {
  if (index === 0 || index === text.length) return false;
  if (!isAsciiAlphanumeric(text.charCodeAt(index - 1)) || !isAsciiAlphanumeric(text.charCodeAt(index))) return false;
  return !isHump(cased, index);
}

const fillerWeight = 0.25;
/** Maximum number of letters of a word that count. */
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

/** The same for a pattern, by the letters that it must find literally. */
export const patternSpecificity = (pattern: string, vocabulary?: Vocabulary): number =>
  phraseSpecificity(pattern.replace(/\\[pP]\{[^}]*\}|\\.|\(\?[a-zA-Z]*\)?|\{[0-9,]*\}/g, ' '), vocabulary);

/**
 * The first phrases without repetitions: of two phrases of which one contains the other, the longer one is returned, at
 * the position of the first. Case is ignored, and so are single characters.
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

/**
 * An author's pattern as it is compiled: characters folded like the texts that it searches, `^` and `$` at lines, case
 * folded unless `cased`. A full-width punctuation character becomes the escaped ASCII one: `（` opens no group.
 */
export function foldPattern(pattern: string, cased: boolean): string {
  const folded = replaceVariants(pattern, (character) => character.replace(/[!-/:-@[-`{-~]/, '\\$&'));
  return `${cased ? '(?m)' : '(?im)'}${folded}`;
}

const lookAround = /\(\?<?[=!]/;

/** Why an author's pattern cannot be used, in words, or null when it can. Loads the linear-time engine. */
export async function patternProblem(pattern: string): Promise<string | null> {
  if (pattern.length > limits.patternCharacters) {
    return `${pattern.length} characters, at most ${limits.patternCharacters} are allowed`;
  }
  const { RE2JS } = await import('re2js');
  try {
    RE2JS.compile(foldPattern(pattern, false));
    return null;
  } catch (error) {
    const around = lookAround.exec(pattern);
    if (around) return `look-around: \`${around[0]}\``;
    const message = error instanceof Error ? error.message.replace(/^error parsing regexp: /, '') : String(error);
    return message.replace('`(?im)', '`');
  }
}

/** What a phrase is to a rule: one that suffices, one that is needed, one that vetoes. */
export const triggerRoles = ['any', 'all', 'not'] as const;

/** Bits of `ruleNeeds`. */
export const needsAny = 1;
export const needsRegex = 2;

/**
 * The trigger rules of a knowledge base, made by compile and read by match. Typed arrays and lists of strings only.
 * `xOffsets` arrays have one entry more than there are x: entries `offsets[i]` to `offsets[i + 1]` belong to `i`.
 */
export interface TriggerIndex {
  /** Distinct folded phrases, in code unit order. */
  readonly folded: readonly string[];
  /** Folded phrase → its phrases. */
  readonly foldedOffsets: Uint32Array;
  /** Tidy phrases: normalized, case-sensitive ones in their case. */
  readonly phrases: readonly string[];
  /** 1 for case-sensitive phrases. */
  readonly phraseCased: Uint8Array;
  /** How many documents use the phrase other than as a veto. */
  readonly phraseDocuments: Uint32Array;
  readonly memberOffsets: Uint32Array;
  readonly members: Uint32Array;
  /** Patterns of authors, with their flags. */
  readonly regexes: readonly string[];
  readonly regexDocuments: Uint32Array;
  readonly regexOffsets: Uint32Array;
  readonly regexRules: Uint32Array;
  /** Rule → its document, its index among the document's triggers, its weight, and what it needs. */
  readonly ruleDocuments: Uint32Array;
  readonly ruleOrdinals: Uint32Array;
  /** Line of the rule in its document. */
  readonly ruleLines: Uint32Array;
  readonly ruleWeights: Float64Array;
  readonly ruleNeeded: Uint32Array;
  readonly ruleNeeds: Uint8Array;
}
