import type { Vocabulary } from '../../vocabulary/index.js';
import { grammar, isUnspaced } from './words.js';

/** Where the condition of a sentence ends, and where its action begins. */
export interface ClauseCut {
  readonly end: number;
  readonly next: number;
}

const circumstance = '(?:{purpose}[^,;:，。；：]{1,120}(?:,|，(?!\\s*[a-z]))\\s*)?';
/** Bounded: without a bound, time would grow with the square of the number of such words. */
const sequence = '(?:{sequence}[,，]?\\s*){0,6}';
const rulesOf = grammar({
  instruct: `^${sequence}${circumstance}${sequence}(?:{able}\\s)?{instruct}(?!{notBehindInstruct})(?:\\s|(?<=[^A-Za-z]))`,
  refer: '^{beforeReference}{0,6}(?:{refer}|{lead})',
  place: '^{beforeReference}{0,6}{refer}',
  /** `first mend it` is an action, whatever its verb. */
  advises: '^{beforeReference}',
  consequence: '^{consequence}',
  conclusion: '^{conclusion}',
  supposition: '{supposition}',
  thenFirst: '^{thenWord}',
  goesOn: '^{goesOn}(?!-)',
  mayGoOn: '^{mayGoOn}',
  alternative: '{listEnd}',
  ownClause: '^{ownClause}',
});

/** True for a sentence that begins with a verb of instruction, perhaps behind a purpose or condition. */
export const instructs = (sentence: string, vocabulary?: Vocabulary): boolean =>
  rulesOf(vocabulary).instruct.test(sentence);

/** True for text that follows a condition: an instruction, a reference, a conclusion. */
export function startsAction(rest: string, vocabulary?: Vocabulary): boolean {
  const { consequence, refer } = rulesOf(vocabulary);
  return consequence.test(rest) || refer.test(rest) || instructs(rest, vocabulary);
}

export const longestCondition = 240;
const mostParts = 8;
const longestPart = 90;

/**
 * Where the condition at the beginning of a text ends: at the comma or colon before the action, not at one between parts of
 * the condition (`A, B or C, go to …`). Null when the text has no second clause.
 * @param text without "if", and with its quotations and brackets shielded
 */
export function conditionEnd(text: string, vocabulary?: Vocabulary): ClauseCut | null {
  const cuts = cutsOf(text, vocabulary).slice(0, mostParts);
  const first = cuts.findIndex(({ final, next }) => final || !continues(text.slice(next), vocabulary));
  const cut = cuts[first];
  if (!cut || cut.final || startsAction(text.slice(cut.next), vocabulary)) return cut ?? null;
  const others = cuts.slice(first);
  return (
    beforeThen(text, others, vocabulary) ??
    listEnd(text, others, vocabulary) ??
    beforePlace(text, others, vocabulary) ??
    cut
  );
}

interface Cut extends ClauseCut {
  /** A colon, a dash or "then": the condition ends there. */
  readonly final: boolean;
  readonly isThen: boolean;
}

/** Marks between clauses. A comma within a number and the colon of an address are matched first and skipped. */
const partingOf = grammar(
  {
    parting: [
      '(?<=\\d),(?=\\d)',
      ':(?!\\s|$)',
      '\\s{0,4}[，：]\\s*',
      '\\s{0,4},\\s{0,4}(?<then>{thenWord})\\s+',
      '(?<!{notBeforeThen})\\s{1,4}(?<then2>{thenWord})\\s+(?=\\S)',
      ',\\s*',
      ':\\s+',
      '\\s{0,4}[—–]{1,2}\\s*',
      '[;；。]',
    ].join('|'),
  },
  'giu',
);

function cutsOf(text: string, vocabulary?: Vocabulary): Cut[] {
  const cuts: Cut[] = [];
  const { parting } = partingOf(vocabulary);
  for (const { 0: mark, index, groups } of text.slice(0, longestCondition).matchAll(parting)) {
    if (/^[;；。]/.test(mark)) break;
    if (mark === ':' || (mark === ',' && /^\d,\d/.test(text.slice(index - 1, index + 2)))) continue;
    const next = index + mark.length;
    const rest = text.slice(next);
    if (rest === '') continue;
    const isDash = /[—–]/.test(mark);
    const opens = cuts.length === 0 ? startsAction(rest, vocabulary) : rulesOf(vocabulary).thenFirst.test(rest);
    if (isDash && !opens) continue;
    const isColon = isDash || /[:：]/.test(mark);
    const hasMore = () => !startsAction(rest, vocabulary) && /[，,]/.test(rest.slice(0, longestCondition));
    if (isColon && isUnspaced(text) && hasMore()) continue;
    const isThen = (groups?.then ?? groups?.then2) !== undefined;
    cuts.push({ end: index, next, final: isColon || isThen, isThen });
    if (isColon || isThen || cuts.length > mostParts) break;
  }
  return cuts;
}

function continues(rest: string, vocabulary?: Vocabulary): boolean {
  const { goesOn, mayGoOn } = rulesOf(vocabulary);
  if (goesOn.test(rest)) return true;
  const word = mayGoOn.exec(rest)?.[0];
  return word !== undefined && !startsAction(rest.slice(word.length), vocabulary);
}

/** `A, B, then C`: the condition ends before "then", unless an instruction comes earlier. */
function beforeThen(text: string, cuts: readonly Cut[], vocabulary?: Vocabulary): Cut | null {
  const isOpened = cuts.slice(1).find(({ next }) => startsAction(text.slice(next), vocabulary));
  return isOpened && rulesOf(vocabulary).thenFirst.test(text.slice(isOpened.next)) ? isOpened : null;
}

/** `A, B or C, <action>`: the comma before the action, where the condition is a list. */
function listEnd(text: string, cuts: readonly Cut[], vocabulary?: Vocabulary): Cut | null {
  const { ownClause, consequence, conclusion, alternative } = rulesOf(vocabulary);
  let isList = false;
  for (const [place, cut] of cuts.entries()) {
    const next = cuts[place + 1];
    if (!next) break;
    const part = text.slice(cut.next, next.end);
    if (part.length > longestPart || ownClause.test(part) || consequence.test(part)) return null;
    isList ||= alternative.test(part);
    const rest = text.slice(next.next);
    if (isList && !conclusion.test(rest) && (next.isThen || startsAction(rest, vocabulary))) return next;
  }
  return null;
}

/**
 * `A, B, go to …`: the condition ends before the reference, unless a part of it is an instruction, a consequence or a
 * supposition (`the disk is probably slow`).
 */
function beforePlace(text: string, cuts: readonly Cut[], vocabulary?: Vocabulary): Cut | null {
  const { advises, ownClause, place, supposition } = rulesOf(vocabulary);
  for (const [index, cut] of cuts.entries()) {
    const next = cuts[index + 1];
    if (!next) break;
    const part = text.slice(cut.next, next.end);
    if (part.length > longestPart || [ownClause, supposition, advises].some((rule) => rule.test(part))) return null;
    if (startsAction(part, vocabulary)) return null;
    if (place.test(text.slice(next.next))) return next;
  }
  return null;
}

const spansOfSource = /`([^`\n]{1,200})`|\*\*([^*\n]{1,200})\*\*/g;
const spansOfText = /\([^()\n]{1,200}\)|（[^（）\n]{1,200}）|"[^"\n]{1,200}"|“[^“”\n]{1,200}”/g;
const separators = ',，:：;；。、';
const separator = /[,，:：;；。、]/g;
/** A sentence that is entirely bold, apart from its bullet and full stop, is split at its commas all the same. */
const longestRest = 3;
/** Private-use characters, one for each separator. */
const firstShield = 0xe000;
const shielded = /[\ue000-\ue007]/g;

/** The text with the separators inside code, bold names, brackets and quotes replaced: they separate no clauses. */
export function shield(text: string, raw: string): string {
  let covered = text.replace(spansOfText, cover);
  for (const [, code, bold] of raw.matchAll(spansOfSource)) {
    const span = (code ?? bold ?? '').replace(/`/g, '');
    const isWhole = span.length + longestRest >= text.trim().length;
    if (!isWhole && span.search(separator) >= 0) covered = covered.split(span).join(cover(span));
  }
  return covered;
}

export const unshield = (text: string): string =>
  text.replace(shielded, (character) => separators.charAt(character.charCodeAt(0) - firstShield));

/** A span whose separators separate nothing. */
export const cover = (span: string): string =>
  span.replace(separator, (character) => String.fromCharCode(firstShield + separators.indexOf(character)));
