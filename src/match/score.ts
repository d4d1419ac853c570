import { byText, getOrMake } from '../collections.js';
import type { Language } from '../model/index.js';
import { keyTextKinds, type NearestText } from '../snapshot/index.js';
import type { Candidate } from './candidates.js';
import { errorLineFindings, errorLineStrength } from './error-lines.js';
import type { Knowledge } from './knowledge.js';
import { acceptParameters, matchParameters, nearTie, scoreDecimals } from './parameters.js';
import { scoreText, type TextScore, textFindings } from './text-score.js';
import { triggerFindings, triggerStrength } from './trigger-score.js';
import type { Finding, Symptom } from './types.js';

/** A match in the order of the answer. */
export interface ScoredMatch {
  readonly document: number;
  /** The document that the evidence refers to: the same, its translation or its duplicate. */
  readonly found: number;
  /** Rounded to `scoreDecimals`. */
  readonly score: number;
  /** 0 to 1: strength of a trigger, error line or key text that can be accepted regardless of the query coverage. */
  readonly triggered: number;
  /** Leaves whose scores add up to `score`, highest first. */
  readonly evidence: readonly Finding[];
}

export interface ScoreOptions {
  /** Matches to return. */
  readonly limit: number;
  /** Of several translations, the one in this language is returned. */
  readonly language: Language;
}

interface Scored {
  readonly candidate: Candidate;
  readonly text: TextScore;
  readonly score: number;
}

/** The documents that explain a symptom, best first. */
export interface Ranking {
  readonly ranked: readonly ScoredMatch[];
  /** Of the documents that exclude the symptom (`excludes`), the one that explains it best. */
  readonly excluded: { readonly document: number; readonly score: number } | null;
}

/** Scores the candidates, ranks those that are not excluded, and explains the first `limit`. */
export function score(
  symptom: Symptom,
  candidates: readonly Candidate[],
  knowledge: Knowledge,
  { limit, language }: ScoreOptions,
): Ranking {
  const scored = candidates
    .map((candidate) => scoreCandidate(candidate, symptom, knowledge))
    .filter((each) => each.score > 0);
  const possible = scored.filter(({ candidate }) => !candidate.isExcluded);
  const [excluded = null] = scored
    .filter(({ candidate }) => candidate.isExcluded)
    .map((each) => ({ document: each.candidate.document, score: each.score }))
    .sort((left, right) => right.score - left.score || left.document - right.document);
  const ranked = rankAndCollapse(knowledge, possible, limit).map((chosen) => {
    const { document } = chosen.candidate;
    return {
      document: knowledge.inLanguage(document, language),
      found: document,
      score: chosen.score,
      triggered: decisiveStrength(chosen),
      evidence: explain(chosen, symptom, knowledge),
    };
  });
  knowledge.records.expect('doc', new Set(ranked.flatMap(({ document, found }) => readOf(knowledge, document, found))));
  return { ranked, excluded };
}

/** The documents that an answer with this match reads. */
const readOf = (knowledge: Knowledge, document: number, found: number): number[] =>
  [document, found, knowledge.follows(document), knowledge.follows(found)].filter((each) => each >= 0);

function scoreCandidate(candidate: Candidate, symptom: Symptom, knowledge: Knowledge): Scored {
  const { document, triggers, errorLines } = candidate;
  const text = scoreText(candidate, symptom, knowledge);
  const ofTriggers = triggerStrength(triggers) * triggerWeight(knowledge, document);
  const ofErrorLines = errorLineStrength(errorLines) * matchParameters.errorLine;
  return { candidate, text, score: round(ofTriggers + ofErrorLines + text.score + meaningScore(candidate.meaning)) };
}

/** The contribution of similarity in meaning to a score. */
const meaningScore = (near: NearestText | null | undefined): number =>
  near ? matchParameters.meaning * near.similarity : 0;

function meaningFindings(near: NearestText | null | undefined, path: string): Finding[] {
  if (!near) return [];
  const { kind, line } = near;
  const value = `~${keyTextKinds[kind]!}`;
  return [{ kind: 'meaning', value, score: meaningScore(near), query: null, source: { path, line } }];
}

/** Triggers of an article count less, because they name its subject, not a fault. */
const triggerWeight = (knowledge: Knowledge, document: number): number =>
  matchParameters.trigger * (knowledge.kind(document) === 'article' ? matchParameters.topic : 1);

function decisiveStrength({ candidate: { triggers, errorLines, keyText } }: Scored): number {
  const isSame = keyText !== null && keyText.agreement >= acceptParameters.sameKeyText;
  return isSame ? 1 : Math.max(triggerStrength(triggers), errorLineStrength(errorLines));
}

/** Maximum number of documents that are collapsed into one result. */
const maxGroupSize = 4;

/**
 * The first `limit` candidates by score, near-ties by priority, ties by the longest trigger hit, then by id: the order of
 * the input never matters. Translations and duplicates are collapsed into one result.
 */
function rankAndCollapse(knowledge: Knowledge, scored: Scored[], limit: number): Scored[] {
  // An id is decoded from the snapshot, and of thousands of candidates with one score each is compared often.
  const ids = new Map<number, string>();
  const idOf = (document: number): string => getOrMake(ids, document, () => knowledge.id(document));
  const inOrder = byIdentity(knowledge, idOf);
  scored.sort((left, right) => right.score - left.score || inOrder(left.candidate, right.candidate));
  const rest = scored.slice(0, limit * maxGroupSize);
  const chosen: Scored[] = [];
  const groups = new Set<number>();
  while (rest.length > 0 && chosen.length < limit) {
    const best = takeBest(knowledge, rest);
    const group = groupOf(knowledge, best.candidate.document);
    if (groups.has(group)) continue;
    groups.add(group);
    chosen.push(best);
  }
  return chosen;
}

/** Removes and returns the candidate with the highest priority among those within a near-tie of the best. */
function takeBest({ priorities }: Knowledge, rest: Scored[]): Scored {
  const least = rest[0]!.score * (1 - nearTie);
  const priorityOf = (index: number) => priorities[rest[index]!.candidate.document]!;
  let best = 0;
  for (let index = 1; index < rest.length && rest[index]!.score >= least; index++)
    if (priorityOf(index) < priorityOf(best)) best = index;
  return rest.splice(best, 1)[0]!;
}

const byIdentity =
  ({ priorities }: Knowledge, idOf: (document: number) => string) =>
  (left: Candidate, right: Candidate): number =>
    priorities[left.document]! - priorities[right.document]! ||
    longestHit(right) - longestHit(left) ||
    byText(idOf(left.document), idOf(right.document)) ||
    left.document - right.document;

const longestHit = ({ triggers }: Candidate): number =>
  triggers.reduce((longest, { start, end }) => Math.max(longest, end - start), 0);

/** A number shared by a document, its duplicates, and the translations of the first duplicate. */
export function groupOf(knowledge: Knowledge, document: number): number {
  return knowledge.translationGroups[knowledge.duplicateGroups[document]!]!;
}

function explain({ candidate, text, score: total }: Scored, symptom: Symptom, knowledge: Knowledge): Finding[] {
  const findings = [
    ...triggerFindings(knowledge, candidate.triggers, triggerWeight(knowledge, candidate.document)),
    ...errorLineFindings(knowledge, symptom.text, candidate.errorLines),
    ...textFindings(candidate, text, { symptom, knowledge }),
    ...meaningFindings(candidate.meaning, knowledge.path(candidate.document)),
  ];
  findings.sort((left, right) => right.score - left.score || byText(left.value, right.value));
  let sum = 0;
  for (const finding of findings) {
    finding.score = round(finding.score);
    sum += finding.score;
  }
  // The largest leaf absorbs the rounding error, so that the leaves add up.
  const rest = round(total - sum);
  const greatest = findings[0];
  if (rest !== 0 && greatest) greatest.score = round(greatest.score + rest);
  return findings;
}

const scale = 10 ** scoreDecimals;
const round = (value: number): number => Math.round(value * scale) / scale;
