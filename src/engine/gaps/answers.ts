import { addTo, getOrMake } from '../../collections.js';
import type { Matcher } from '../../engine.js';
import type { Knowledge, MatchResult } from '../../match/index.js';
import type { GapCluster } from '../../model/index.js';
import { createStemmer, normalize } from '../../text/index.js';
import { forEachWord, idfOf, withoutMasks } from './cluster.js';
import type { LoggedSymptom } from './log.js';
import { wordsOf } from './phrases.js';

/** Number of symptoms of a cluster that are queried again, most frequent first. */
const maxQueried = 20;
const depth = 5;
/** How strongly a symptom counts as a need, by its current answer. `refused` is an answer that users rejected. */
const needs = { unanswered: 1, refused: 1, low: 0.5, medium: 0.25, sure: 0 } as const;

export interface Answers {
  readonly asked: readonly LoggedSymptom[];
  readonly counts: GapCluster['answers'];
  /** Fraction of the queried lines that count as a need, 0 to 1. */
  readonly need: number;
  /** Number of the nearest document, or -1, and its mean score. */
  readonly nearest: number;
  readonly score: number;
  /** Fraction of the queried lines for which the nearest document is the accepted first result. */
  readonly accepted: number;
}

/** Queries a cluster's symptoms again: what was unanswered when it was logged may be answered now. */
export function queryCluster(matcher: Matcher, members: readonly LoggedSymptom[]): Answers {
  const asked = members.slice(0, maxQueried);
  const counts = { asked: 0, unanswered: 0, unsure: 0, sure: 0 };
  const scores = new Map<number, number>();
  const accepted = new Map<number, number>();
  let need = 0;
  for (const symptom of asked) {
    const result = matcher.match(symptom.text, depth);
    const state = stateOf(matcher, symptom, result);
    const { count } = symptom;
    counts.asked += count;
    counts[state === 'unanswered' || state === 'sure' ? state : 'unsure'] += count;
    need += count * needs[state];
    for (const { document, score } of result.ranked) addTo(scores, document, score * count);
    if (state !== 'unanswered') addTo(accepted, result.ranked[0]!.document, count);
  }
  const [nearest, score] = [...scores].sort(([left, a], [right, b]) => b - a || left - right)[0] ?? [-1, 0];
  return {
    asked,
    counts,
    need: need / counts.asked,
    nearest,
    score: Math.round((score / counts.asked) * 10_000) / 10_000,
    accepted: (accepted.get(nearest) ?? 0) / counts.asked,
  };
}

function stateOf(
  matcher: Matcher,
  symptom: LoggedSymptom,
  { status, confidence, ranked }: MatchResult,
): keyof typeof needs {
  const first = ranked[0];
  if (status === 'no_match' || first === undefined) return 'unanswered';
  if (isRefused(matcher, symptom, first.document)) return 'refused';
  return confidence === 'high' ? 'sure' : confidence;
}

/** Whether users reported that this document did not help, or that another one is correct. */
function isRefused({ knowledge }: Matcher, { against, instead }: LoggedSymptom, document: number): boolean {
  const is = (name: string) => name === knowledge.id(document) || name === knowledge.path(document);
  return [...against.keys()].some(is) || (instead.size > 0 && ![...instead.keys()].some(is));
}

const maxWords = 12;

export function commonWords(members: readonly LoggedSymptom[], knowledge: Knowledge): string[] {
  const stemmer = createStemmer(knowledge.vocabulary);
  const words = new Map<string, { readonly word: string; readonly symptoms: Set<number> }>();
  members.forEach(({ masked }, member) => {
    const text = withoutMasks(masked);
    forEachWord(normalize(text), stemmer, (term, { start, end, kind }) => {
      if (kind === 'number') return;
      getOrMake(words, term, () => ({ word: text.slice(start, end), symptoms: new Set() })).symptoms.add(member);
    });
  });
  const common = [...words]
    .filter(([, { symptoms }]) => symptoms.size * 2 >= members.length)
    .map(([term, { word }]) => ({ word, term, idf: idfOf(term, knowledge) }))
    .sort((left, right) => right.idf - left.idf || (left.term < right.term ? -1 : 1))
    .slice(0, maxWords * 3)
    .map(({ word }) => word);
  return joinBigrams(
    common,
    members.slice(0, maxQueried).map(({ masked }) => masked),
  );
}

/** Joins overlapping Han bigrams to the whole words of the texts, and drops those across two words. */
function joinBigrams(words: readonly string[], texts: readonly string[]): string[] {
  const bigrams = new Set(words.filter((word) => /^\p{Script=Han}{2}$/u.test(word)));
  const runs = texts.flatMap((text) => runsOf(bigrams, text));
  const joined = words.map((word) => (bigrams.has(word) ? (runs.find((run) => run.includes(word)) ?? '') : word));
  return [...new Set(joined)].filter(Boolean).slice(0, maxWords);
}

function runsOf(bigrams: ReadonlySet<string>, text: string): string[] {
  const runs: string[] = [];
  for (let index = 0; index < text.length; index++) {
    let end = index;
    while (bigrams.has(text.slice(end, end + 2))) end++;
    if (end > index) runs.push(wholeWords(text, index, end + 1));
    index = end;
  }
  return runs;
}

/** The words of a text that lie between two offsets, as one piece. */
function wholeWords(text: string, from: number, to: number): string {
  const inside = wordsOf(text).filter(({ start, end }) => start >= from && end <= to);
  return inside.length === 0 ? '' : text.slice(inside[0]!.start, inside.at(-1)!.end);
}

export function missingWords(knowledge: Knowledge, document: number, words: readonly string[]): string[] {
  const stemmer = createStemmer(knowledge.vocabulary);
  return words.filter((word) => {
    let lacks = false;
    forEachWord(normalize(word), stemmer, (text) => {
      const term = knowledge.term(text);
      lacks ||= term < 0 || knowledge.postings.find(term, document) < 0;
    });
    return lacks;
  });
}
