import type { Matcher } from '../../engine.js';
import { limits } from '../../limits.js';
import { groupOf, type Knowledge, type MatchResult } from '../../match/index.js';
import type { Explanation, FlippingChange } from '../../model/index.js';
import { forEachToken, isStopWord, normalize } from '../../text/index.js';

interface Duel {
  readonly document: number;
  readonly rival: number;
  readonly language: 'zh' | 'en' | undefined;
}

/** The part of an `Explanation` about changes. */
export type FoundChanges = Pick<Explanation, 'tried' | 'changes'>;

/** Changes of each kind that are tried: each costs a query. */
const maxTried = 48;
/** Fewer for a log, since each costs a query of its size. */
const maxTriedOfLogs = 12;
const logCharacters = 4_096;
const depth = 40;

/** A change to try; the smallest comes first. */
interface Attempt {
  readonly kind: FlippingChange['kind'];
  readonly text: string;
  readonly ask: () => MatchResult;
}

/**
 * The smallest change of each kind that reverses the order of the two documents. Each was tried: the changed symptom
 * was asked again, or the same one with a supposed trigger.
 */
export function findChanges(matcher: Matcher, result: MatchResult, duel: Duel): FoundChanges {
  const { knowledge } = matcher;
  const scoreOf = scorer(knowledge);
  const leads = scoreOf(result, duel.document) > 0 && isFirst(knowledge, result, duel);
  const loser = leads ? duel.rival : duel.document;
  const changes: FlippingChange[] = [];
  const kinds = [
    removals(matcher, result, duel),
    additions(matcher, result, duel, loser),
    triggers(matcher, result, duel, loser),
  ];
  for (const attempts of kinds) {
    const flipped = firstFlip(matcher, attempts, duel, leads);
    if (flipped) changes.push(flipped);
  }
  return {
    tried: kinds.reduce((sum, attempts) => sum + attempts.length, 0),
    changes: changes.sort((left, right) => left.text.length - right.text.length),
  };
}

function firstFlip(matcher: Matcher, attempts: readonly Attempt[], duel: Duel, leads: boolean): FlippingChange | null {
  const { knowledge } = matcher;
  const scoreOf = scorer(knowledge);
  for (const { kind, text, ask } of attempts) {
    const after = ask();
    const document = scoreOf(after, duel.document);
    const rival = scoreOf(after, duel.rival);
    if (Math.max(document, rival) === 0 || isFirst(knowledge, after, duel) === leads) continue;
    return { kind, text, first: knowledge.id(leads ? duel.rival : duel.document), document, rival };
  }
  return null;
}

function scorer(knowledge: Knowledge): (result: MatchResult, document: number) => number {
  return ({ ranked }, document) => ranked.find(({ found }) => sameGroup(knowledge, found, document))?.score ?? 0;
}

/** True when the document ranks before its rival. */
function isFirst(knowledge: Knowledge, { ranked }: MatchResult, { document, rival }: Duel): boolean {
  for (const { found } of ranked) {
    if (sameGroup(knowledge, found, document)) return true;
    if (sameGroup(knowledge, found, rival)) return false;
  }
  return false;
}

const asking = (matcher: Matcher, text: string, { document, rival, language }: Duel): MatchResult =>
  matcher.match(text, depth, language, { documents: [document, rival] });

const bySize = (left: { text: string }, right: { text: string }): number =>
  left.text.length - right.text.length || (left.text < right.text ? -1 : left.text > right.text ? 1 : 0);

interface EvidenceSpan {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function tried({ symptom }: MatchResult): number {
  const { length } = symptom.text;
  const affordable = Math.floor(limits.explainedCharacters / Math.max(1, length));
  return Math.min(affordable, length > logCharacters ? maxTriedOfLogs : maxTried);
}

/** Removals of each word, each evidence span, and each line of the symptom. */
function removals(matcher: Matcher, result: MatchResult, duel: Duel): Attempt[] {
  const { text } = result.symptom;
  const spans = [...runs(text, /[^\s,，。;；、]+/g), ...evidenceSpans(result)];
  if (text.includes('\n')) spans.push(...runs(text, /[^\n]+/g));
  const distinct = new Map(spans.map((span) => [`${span.start} ${span.end}`, span]));
  const whole = text.trim().length;
  return [...distinct.values()]
    .filter((span) => span.text.trim().length > 0 && span.text.trim().length < whole)
    .sort((left, right) => bySize(left, right) || left.start - right.start)
    .slice(0, tried(result))
    .map((span) => ({
      kind: 'remove',
      text: span.text,
      ask: () => asking(matcher, text.slice(0, span.start) + text.slice(span.end), duel),
    }));
}

function evidenceSpans({ symptom, ranked }: MatchResult): EvidenceSpan[] {
  return ranked
    .slice(0, 2)
    .flatMap(({ evidence }) =>
      evidence.flatMap(({ query }) =>
        query === null ? [] : [{ ...query, text: symptom.text.slice(query.start, query.end) }],
      ),
    );
}

function runs(text: string, pattern: RegExp): EvidenceSpan[] {
  const spans: EvidenceSpan[] = [];
  for (const { 0: run, index } of text.matchAll(pattern)) {
    spans.push({ text: run, start: index, end: index + run.length });
    if (spans.length >= maxTried) break;
  }
  return spans;
}

/** What the document that is to come first says of itself, added to the symptom. */
function additions(matcher: Matcher, result: MatchResult, duel: Duel, loser: number): Attempt[] {
  const { text } = result.symptom;
  return additionsOf(matcher.knowledge, loser, tried(result), text).map((added) => ({
    kind: 'add',
    text: added,
    ask: () => asking(matcher, `${text} ${added}`, duel),
  }));
}

/** Consecutive words that may form a trigger. */
const phraseWords = 4;

/** A phrase of the symptom as an additional trigger of the document that is to come first. */
function triggers(matcher: Matcher, result: MatchResult, duel: Duel, loser: number): Attempt[] {
  const { text } = result.symptom;
  const words = runs(text, /[A-Za-z0-9][A-Za-z0-9_.-]*[A-Za-z0-9]|\p{Script=Han}+/gu);
  const phrases: EvidenceSpan[] = [];
  words.forEach(({ start }, from) => {
    for (const { end } of words.slice(from, from + phraseWords)) {
      const phrase = text.slice(start, end);
      if (!/[\n,，。;；:：]/.test(phrase)) phrases.push({ text: phrase, start, end });
    }
  });
  return phrases
    .filter((phrase) => phrase.text.length >= 4 || /^\p{Script=Han}{2,}$/u.test(phrase.text))
    .sort((left, right) => bySize(left, right) || left.start - right.start)
    .slice(0, tried(result) * 2)
    .map((phrase) => {
      const { start, end } = phrase;
      const supposed = {
        documents: [duel.document, duel.rival],
        triggers: [{ document: loser, phrase: phrase.text, start, end }],
      };
      return { kind: 'trigger', text: phrase.text, ask: () => matcher.match(text, depth, duel.language, supposed) };
    });
}

const sameGroup = (knowledge: Knowledge, left: number, right: number): boolean =>
  groupOf(knowledge, left) === groupOf(knowledge, right);

const maxAdditionLength = 120;

/**
 * Texts of a document that could be added to a symptom: words with high idf, trigger phrases, and clauses of its
 * symptoms; the shortest first.
 * @param most maximum number
 * @param symptom texts that it already contains are left out
 */
function additionsOf(knowledge: Knowledge, document: number, most: number, symptom: string): string[] {
  const { title, symptoms, signatures, triggers } = knowledge.head(document);
  const said = [title, ...[...symptoms, ...signatures].map(({ text }) => text)];
  const phrases = triggers.flatMap(({ any, all }) => (all.length > 0 ? [all.join(' ')] : any));
  const words = rarestWords(knowledge, said);
  const third = Math.ceil(most / 3);
  const small = symptom.toLowerCase();
  const candidates = [...words.slice(0, third), ...phrases.slice(0, third), ...partsOf(said).slice(0, third)];
  return [...new Set(candidates.map((each) => each.trim()))]
    .filter((each) => each !== '' && !small.includes(each.toLowerCase()))
    .sort((left, right) => left.length - right.length || (left < right ? -1 : 1))
    .slice(0, most);
}

/** Words by idf. Pairs of Han characters are no words, so Chinese text counts by its parts. */
function rarestWords(knowledge: Knowledge, texts: readonly string[]): string[] {
  const words = new Map<string, { word: string; idf: number }>();
  for (const text of texts) {
    forEachToken(normalize(text), (token, start, end, kind) => {
      if (kind === 'part' || kind === 'number' || kind === 'han' || isStopWord(token, 'en') || words.has(token)) return;
      const term = knowledge.term(token);
      if (term >= 0) words.set(token, { word: text.slice(start, end), idf: knowledge.idf(term) });
    });
  }
  return [...words.values()]
    .sort((left, right) => right.idf - left.idf || left.word.length - right.word.length)
    .map(({ word }) => word);
}

/** Clauses, then the whole text. */
function partsOf(texts: readonly string[]): string[] {
  const parts = texts.flatMap((text) => [...text.split(/[，。；、：,;()（）|\n]|:\s/), text]);
  return parts.map((part) => part.trim()).filter((part) => saysSomething(part) && part.length <= maxAdditionLength);
}

const saysSomething = (part: string): boolean => (part.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 2;
