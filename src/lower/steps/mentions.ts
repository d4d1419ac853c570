import type { Vocabulary } from '../../vocabulary/index.js';
import { instructs } from './clause.js';
import { grammar } from './words.js';

/** Inline code in the source of a block. */
export interface CodeSpan {
  /** Offset of its text. */
  readonly start: number;
  /** Offsets with the backticks. */
  readonly outer: { readonly start: number; readonly end: number };
}

const rulesOf = grammar({
  cue: '{runCue}(?:[\\s]*{runCueNoun})*[\\s:：]*$',
  negated: '{runNot}',
  told: '^(?:{command}\\s+)?[a-z]*{runTold}',
  // Other commands of the same list: `A`, `B` and `C`.
  listed: '(?:`[^`\\n]*`\\s*(?:,|、|，|[/|+]|{and}|{or}|{also}|{thenWord}|{sequence}|\\s)*)+$',
  shows: '^(?:{command}\\s*)?(?:{show}|{showNot}|{says}|{answers})',
});
/** The beginning of a line: marks of lists, quotes and tasks, emphasis. */
const marks = /^(?:[^\p{L}\p{N}`'"(（$]|\d{1,9}[.)、]|\[[xX]\])*/u;
/** The end of a sentence or of a label in front of the code. */
const sentenceEnd = /[。！？；;\n]|[.!?](?=\s)/g;

/**
 * Whether prose asks to run a command in inline code, which it may only mention: `pods copied by X carry the addresses`.
 * A command that only reads is also asked for where the sentence says what it shows, or is a question.
 */
export function asksToRun(raw: string, { outer }: CodeSpan, reads: boolean, vocabulary?: Vocabulary): boolean {
  const { cue, negated, told, shows, listed } = rulesOf(vocabulary);
  const window = raw.slice(Math.max(0, outer.start - longestBefore), outer.start);
  const start = [...window.matchAll(sentenceEnd)].at(-1)?.index ?? -1;
  const whole = window.slice(start + 1).replace(marks, '');
  const before = whole
    .replace(listed, '')
    .replace(/[*_"“'(（]+$/, '')
    .trimEnd();
  const behind = raw
    .slice(outer.end, outer.end + longestBefore)
    .replace(/^[*_"”')）]+/, '')
    .trimStart();
  const clause = before.slice(before.search(/[^,，;]*$/));
  if (negated.test(clause.replace(/`[^`]*`/g, ''))) return false;
  if (cue.test(before)) return true;
  const asked = [before, clause].some((text) => text !== '' && instructs(text.trim(), vocabulary));
  const isAside = /[(（]$/.test(whole.trimEnd()) && /^[)）]/.test(raw.slice(outer.end));
  if (asked && (reads || isAside)) return true;
  const isSubject = told.test(behind);
  if (isSubject) return reads && shows.test(behind);
  if (before === '' || /[:：→—–]$/.test(before)) return true;
  return reads && /^[^.。！!\n]{0,80}[?？]/.test(behind);
}

const longestBefore = 300;
