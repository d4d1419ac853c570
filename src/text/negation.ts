// Negation (after NegEx): phrases say that something is healthy, is not the cause, or is absent.

import {
  allOf,
  alternatives,
  type ByLanguage,
  derived,
  type Phrase,
  type Vocabulary,
  wholeWords,
} from '../vocabulary/index.js';
import type { Span } from './alert-fields.js';
import { type Clause, clausesOf, firstSentenceEnd, isSentence, lastSentenceStart } from './clauses.js';
import { stripLogPrefix } from './log-lines.js';
import { type NormalizedText, originalEnd, originalStart } from './normalize.js';

/** A span of a text that rules something out: `DNS works fine`, 不是证书问题. */
export interface NegationScope extends Span {
  /** The words that negate: `works fine`, 不是. */
  readonly cue: Span;
}

/** The negated part of a clause; code units within it. */
interface Negation {
  readonly from: number;
  readonly to: number;
  readonly cue: { readonly from: number; readonly to: number };
  /** After `healthy`, the next clause may still be about the same thing. */
  readonly form: 'healthy' | 'ruled-out' | 'no-fault';
}

/** Longer texts, and those with more lines, are logs and narratives. */
const maxCharacters = 1_000;
const maxLines = 5;

/** A test whether a text has any of these phrases. Texts in languages without spaces may have some beside Latin letters. */
function testFor(phrases: ByLanguage<Phrase>, unspacedLanguages: readonly string[], start = '', end = '') {
  const [spaced, unspaced] = split(phrases, unspacedLanguages);
  const inSpaced = new RegExp(`${start}${wholeWords(spaced)}${end}`);
  const inUnspaced = new RegExp(`${start}(?:${alternatives(unspaced)})`);
  return (text: string): boolean => inSpaced.test(text) || inUnspaced.test(text.replaceAll(' ', ''));
}

/** Phrases of languages with spaces between words, and of languages without. */
function split(phrases: ByLanguage<Phrase>, unspaced: readonly string[]): readonly [Phrase[], Phrase[]] {
  const entries = Object.entries(phrases);
  const ofLanguages = (isUnspaced: boolean) =>
    entries.flatMap(([language, all]) => (unspaced.includes(language) === isUnspaced ? all : []));
  return [ofLanguages(false), ofLanguages(true)];
}

const patternsOf = derived(({ negation: data }) => {
  /** Alternatives of the languages with spaces, and of those without. */
  const en = (phrases: ByLanguage<Phrase>) => alternatives(split(phrases, data.unspaced)[0]);
  const zh = (phrases: ByLanguage<Phrase>) => alternatives(split(phrases, data.unspaced)[1]);
  const pattern = (source: string) => new RegExp(`^${source}$`, 'd');
  const openings = `(?:(?:${en(data.openings)})\\s+|(?:${zh(data.openings)})\\s*){0,6}`;
  const attached = (phrases: ByLanguage) => `(?:\\s+(?=[^'’])|(?=['’]))(?:${alternatives(allOf(phrases))})`;
  const particles = `(?:${zh(data.particles)})?`;
  const predicate = `(?:${alternatives(allOf(data.copulas))})(?:\\s+(?:${alternatives(allOf(data.adverbs))})){0,2}\\s+(?:${en(data.healthyAdjectives)})`;
  return {
    healthy: [
      pattern(`(?<what>.{0,60}?)(?<cue>(?<![a-z])(?:${en(data.healthy)}|${predicate}))`),
      pattern(
        `(?<what>.{0,4})(?<cue>(?:${alternatives(allOf(data.contractedCopulas))})\\s+(?:${en(data.healthyAdjectives)}))`,
      ),
      pattern(`(?<what>.{0,30}?)(?<cue>(?:${zh(data.healthy)}))${particles}`),
    ],
    ruledOut: [
      pattern(`${openings}(?<cue>${en(data.ruledOut)})\\s+(?<what>.{1,80})`),
      pattern(
        `${openings}(?<cue>(?:${alternatives(allOf(data.ruledOutSubjects))})${attached(data.isNot)}(?:\\s+(?:${alternatives(allOf(data.ruledOutPrepositions))}))?)\\s+(?<what>.{1,60})`,
      ),
      pattern(`${openings}(?<cue>${zh(data.ruledOut)})\\s*(?<what>.{1,40})`),
      ...data.ruledOutAround.map(({ before, after }) =>
        pattern(`${openings}(?<cue>${alternatives(before)})\\s*(?<what>.{1,30}?)\\s*(?:${alternatives(after)})`),
      ),
    ],
    not: pattern(
      `(?:(?:${en(data.openings)})\\s+){0,3}(?<cue>${alternatives(allOf(data.not))})\\s+(?<article>(?:${alternatives(allOf(data.articles))})\\s+)?(?<what>.{1,60})`,
    ),
    no: pattern(
      `${openings}(?<cue>${alternatives(allOf(data.no))})\\s+(?:\\S{1,30}\\s+){0,3}(?:${en(data.faults)})(?:\\s+(?:${alternatives(allOf(data.noClosings))}))?`,
    ),
    notFaulty: pattern(
      `(?<what>.{1,60}?)(?<cue>\\s+(?:${alternatives(allOf(data.beNot))})(?:\\s+(?:${alternatives(allOf(data.beNotAdverbs))}))?)\\s+(?:${alternatives(allOf(data.faultAdjectives))})`,
    ),
    absent: pattern(
      `(?<what>.{0,30}?)(?<cue>${zh(data.absence)}|(?:${zh(data.absenceBeforeFault)})(?=${zh(data.faults)}))(?:${zh(data.quantifiers)})?\\s*(?<of>(?:(?!${zh(data.notBetween)}).){0,12}?)\\s*(?:${zh(data.faults)})${particles}(?:${zh(data.observations)})?${particles}`,
    ),
    absenceAsked: new RegExp(`(?:${zh(data.absenceNotAfter)})$`),
    asksUnspaced: new RegExp(zh(data.questionWords)),
    asks: testFor(data.questionWords, data.unspaced),
    hasReservation: testFor(data.reservations, data.unspaced),
    isNoFault: testFor(data.notFaults, data.unspaced, '^'),
    isRemedy: testFor(data.remedies, data.unspaced),
    continues: testFor(data.continuations, data.unspaced, '^', "(?!')"),
    checked: testFor(data.checked, data.unspaced, '^'),
    pronouns: new Set(['', ...allOf(data.pronouns)]),
    endsInFault: new RegExp(`(?<![a-z])(?:${en(data.faults)})$`),
    verbForm: new RegExp(`^[a-z]+(?:${alternatives(allOf(data.formEndings))})(?![a-z])`),
    listEnd: new RegExp(`(?:^|\\s)(?:${alternatives(allOf(data.listConjunctions))})\\s`),
  };
});

/**
 * The negation scopes of a text, in order and without overlap; positions in the text as typed. Log lines, questions,
 * quotations, and texts of more than 1,000 characters or 5 lines have none. Linear time.
 */
export function negationScopes(normalized: NormalizedText, vocabulary?: Vocabulary): readonly NegationScope[] {
  const { text, cased } = normalized;
  if (text.replace(/\s+/g, ' ').length > maxCharacters) return [];
  const lines = text.split('\n');
  if (lines.filter((line) => line.trim() !== '').length > maxLines) return [];
  const found: NegationScope[] = [];
  let offset = 0;
  for (const line of lines) {
    const written = cased.slice(offset, offset + line.length);
    if (stripLogPrefix(written) === written.trim())
      found.push(...scopesOf(clausesOf(line, offset, vocabulary), vocabulary));
    offset += line.length + 1;
  }
  const original = ({ start, end }: Span): Span => ({
    start: originalStart(normalized, start),
    end: originalEnd(normalized, end),
  });
  return found.map(({ start, end, cue }) => ({ ...original({ start, end }), cue: original(cue) }));
}

/** Whether a span lies in a negation scope. The cue itself is not negated. */
export const isNegated = (scopes: readonly NegationScope[], start: number, end: number): boolean =>
  scopes.some(
    (scope) => scope.start <= start && end <= scope.end && (end <= scope.cue.start || scope.cue.end <= start),
  );

const cuesOf = derived(({ negation: data }) => {
  const negators = allOf(data.negators);
  // A negator may precede a healthy word: `not ok`, 不正常.
  const negated = `(?<!${alternatives(negators)})(?<!(?:${alternatives(negators)})\\s)`;
  return {
    healthy: new RegExp(`${negated}${wholeWords(allOf<Phrase>(data.healthyWords))}`, 'i'),
    partly: new RegExp(wholeWords(allOf(data.partly)), 'i'),
    negative: new RegExp(wholeWords([...negators, ...allOf(data.failures)]), 'i'),
    first: new RegExp(`^${wholeWords(negators)}`, 'i'),
    last: new RegExp(`${wholeWords(negators)}\\s*$`, 'i'),
    notTriggered: new RegExp(wholeWords(allOf(data.notTriggered)), 'i'),
  };
});

/** Whether a clause says that something works (`the same node is fine`, 小包正常); false if it works only partly. */
export function isHealthy(clause: string, vocabulary?: Vocabulary): boolean {
  const { healthy, partly } = cuesOf(vocabulary);
  return healthy.test(clause) && !partly.test(clause);
}

export const isNegative = (clause: string, vocabulary?: Vocabulary): boolean =>
  cuesOf(vocabulary).negative.test(clause);

/** Whether a clause begins with a negator: `no request leaves`, 没有请求发出. */
export const startsNegated = (clause: string, vocabulary?: Vocabulary): boolean =>
  cuesOf(vocabulary).first.test(clause);

/** Whether a text ends in a negator, like the text before `errors` in `no errors`. */
export const endsNegated = (text: string, vocabulary?: Vocabulary): boolean => cuesOf(vocabulary).last.test(text);

/** Whether a sentence says that something does not fire or cause an alert. */
export const saysNotTriggered = (sentence: string, vocabulary?: Vocabulary): boolean =>
  cuesOf(vocabulary).notTriggered.test(sentence);

function scopesOf(clauses: readonly Clause[], vocabulary?: Vocabulary): NegationScope[] {
  const { continues, checked, pronouns } = patternsOf(vocabulary);
  const scopes: NegationScope[] = [];
  for (let index = 0; index < clauses.length; index++) {
    const clause = clauses[index]!;
    const next = clauses[index + 1];
    const negation = negationIn(clause, next === undefined, vocabulary);
    if (negation === null) continue;
    const cue = { start: clause.start + negation.cue.from, end: clause.start + negation.cue.to };
    let start = clause.start + negation.from;
    let end = clause.start + negation.to;
    if (negation.form === 'healthy') {
      // `DNS works, but slowly` reports a fault of the same thing.
      if (next !== undefined && continues(next.text)) continue;
      const before = clauses[index - 1];
      if (pronouns.has(clause.text.slice(negation.from, negation.cue.from).trim())) {
        if (before === undefined || !checked(before.text)) continue;
        start = before.start;
      }
    } else if (negation.form === 'ruled-out' && negation.to === clause.text.length) {
      index = lastOfList(clauses, index, vocabulary);
      end = clauses[index]!.end;
    }
    scopes.push({ start, end, cue });
  }
  return scopes;
}

/** The last clause of a list of names: `ruled out DNS, MTU and quotas`. */
function lastOfList(clauses: readonly Clause[], first: number, vocabulary?: Vocabulary): number {
  const { listEnd } = patternsOf(vocabulary);
  for (let at = first; clauses[at]?.endsInComma && at + 1 < clauses.length; at++) {
    const { text } = clauses[at + 1]!;
    const names = text.split(listEnd);
    if (isSentence(text, vocabulary) || names.some((name) => name.split(' ').length > 2)) break;
    if (names.length > 1) return at + 1;
  }
  return first;
}

/** @param isLast whether no other clause follows in its line */
function negationIn({ text, isQuestion, isFirst }: Clause, isLast: boolean, vocabulary?: Vocabulary): Negation | null {
  if (isQuestion) return null;
  return (
    healthyIn(text, vocabulary) ??
    ruledOutIn(text, vocabulary) ??
    (isFirst ? notIn(text, isLast, vocabulary) : null) ??
    noFaultIn(text, vocabulary)
  );
}

function healthyIn(text: string, vocabulary?: Vocabulary): Negation | null {
  const { healthy, asks, hasReservation } = patternsOf(vocabulary);
  for (const pattern of healthy) {
    const groups = groupsOf<'what' | 'cue'>(pattern, text);
    if (groups === null) continue;
    const from = lastSentenceStart(groups.what.text, vocabulary);
    const about = groups.what.text.slice(from);
    if (asks(about) || hasReservation(about)) return null;
    return { from, to: text.length, cue: groups.cue, form: 'healthy' };
  }
  return null;
}

function ruledOutIn(text: string, vocabulary?: Vocabulary): Negation | null {
  const { ruledOut, asksUnspaced, isNoFault, verbForm } = patternsOf(vocabulary);
  for (const pattern of ruledOut) {
    const groups = groupsOf<'what' | 'cue'>(pattern, text);
    if (groups === null) continue;
    const { what, cue } = groups;
    if (asksUnspaced.test(text) || isNoFault(what.text) || verbForm.test(what.text)) return null;
    const to = what.to === text.length ? what.from + firstSentenceEnd(what.text, vocabulary) : text.length;
    return { from: 0, to, cue, form: 'ruled-out' };
  }
  return null;
}

/** `not an OOM, …`, `not a DNS issue`. */
function notIn(text: string, isLast: boolean, vocabulary?: Vocabulary): Negation | null {
  const { not, endsInFault, isNoFault, verbForm } = patternsOf(vocabulary);
  const groups = groupsOf<'what' | 'cue' | 'article'>(not, text);
  if (groups === null) return null;
  const { what, cue, article } = groups;
  if (!endsInFault.test(what.text) && (article.text === '' || isLast)) return null;
  if (isNoFault(what.text) || verbForm.test(what.text)) return null;
  return { from: 0, to: text.length, cue, form: 'ruled-out' };
}

function noFaultIn(text: string, vocabulary?: Vocabulary): Negation | null {
  const { no, notFaulty, absent, absenceAsked, asks, hasReservation, isRemedy } = patternsOf(vocabulary);
  const whole = { from: 0, to: text.length, form: 'no-fault' } as const;
  const none = groupsOf<'cue'>(no, text);
  if (none !== null) return { ...whole, cue: none.cue };
  const sound = groupsOf<'what' | 'cue'>(notFaulty, text);
  if (sound !== null) return asks(sound.what.text) ? null : { ...whole, cue: sound.cue };
  const groups = groupsOf<'what' | 'cue' | 'of'>(absent, text);
  if (groups === null || asks(text)) return null;
  const { what, cue, of } = groups;
  if (isRemedy(of.text) || absenceAsked.test(what.text)) return null;
  return { ...whole, from: hasReservation(what.text) ? cue.from : 0, cue };
}

interface Group {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

function groupsOf<Name extends string>(pattern: RegExp, text: string): Readonly<Record<Name, Group>> | null {
  const match = pattern.exec(text);
  if (match === null) return null;
  const groups = Object.entries(match.indices!.groups!).map(([name, span]) => {
    const [from, to] = span ?? [0, 0];
    return [name, { text: text.slice(from, to), from, to }] as const;
  });
  return Object.fromEntries(groups) as Record<Name, Group>;
}
