import type { Language } from '../model/index.js';
import type { Knowledge } from './knowledge.js';
import { type MatchParameters, nearTie, scoreDecimals } from './parameters.js';
import type { Finding, Retrieval } from './retriever.js';
import { sortFew } from './sort-few.js';

export interface RankedDocument {
  readonly document: number;
  /** The document that the evidence is about: the same, or the translation or twin that was found. */
  readonly found: number;
  /** Rounded to `scoreDecimals`. */
  readonly score: number;
  /** Worth of the author's triggers that hit, 0 to 1. */
  readonly triggered: number;
  /** Leaves whose scores add up to `score`, greatest first. */
  readonly evidence: readonly Finding[];
}

/**
 * Adds up what the retrievers say about each candidate, and puts the candidates in the documented total order.
 * @param proposed the documents that the retrievers propose
 */
export function combine(
  knowledge: Knowledge,
  retrievals: readonly Retrieval[],
  proposed: ReadonlySet<number>,
  limit: number,
  language: Language,
  parameters: MatchParameters,
  reasons: Reasons = explain,
): RankedDocument[] {
  const lifts = liftWorkflows(knowledge, retrievals, proposed, parameters.lift);
  const scored: Scored[] = [];
  const add = (document: number) => {
    const score = round(sumOf(retrievals, document) + (lifts.get(document)?.score ?? 0));
    if (score > 0) scored.push({ document, score, id: undefined });
  };
  for (const document of proposed) add(document);
  for (const workflow of lifts.keys()) if (!proposed.has(workflow)) add(workflow);
  const longest = (document: number) =>
    retrievals.reduce((most, retrieval) => Math.max(most, retrieval.longestHit?.(document) ?? 0), 0);
  return choose(knowledge, scored, longest, limit).map(({ document, score }) => ({
    document: knowledge.inLanguage(document, language),
    found: document,
    score,
    triggered: retrievals.reduce((most, retrieval) => Math.max(most, retrieval.claim?.(document) ?? 0), 0),
    evidence: reasons(knowledge, { document, score }, retrievals, lifts.get(document)),
  }));
}

function sumOf(retrievals: readonly Retrieval[], document: number): number {
  let sum = 0;
  for (const retrieval of retrievals) sum += retrieval.score(document);
  return sum;
}

/** What the best case that follows a workflow adds to it. */
interface Lift {
  readonly from: number;
  readonly score: number;
}

/**
 * A case that matches speaks for the workflow that solved it, but never lifts it above itself: the solved case is the
 * nearer answer, and leads to the workflow anyway.
 */
function liftWorkflows(
  knowledge: Knowledge,
  retrievals: readonly Retrieval[],
  proposed: ReadonlySet<number>,
  share: number,
): ReadonlyMap<number, Lift> {
  const lifts = new Map<number, Lift>();
  for (const from of proposed) {
    const workflow = knowledge.follows(from);
    if (workflow < 0) continue;
    const own = sumOf(retrievals, from);
    const room = own * (1 - 2 * nearTie) - sumOf(retrievals, workflow);
    const score = Math.min(share * own, room);
    const known = lifts.get(workflow);
    if (score > 0 && (!known || score > known.score || (score === known.score && from < known.from))) {
      lifts.set(workflow, { from, score });
    }
  }
  return lifts;
}

/** Documents that may fall together into one answer. */
const groupSize = 4;

interface Scored {
  readonly document: number;
  readonly score: number;
  /** The document's id, once it was asked for: thousands of equal ones are compared many times each. */
  id: string | undefined;
}

/**
 * The first `limit` by score, then priority among near-ties, then the longest trigger hit, then id. Never input order. Of
 * translations and twin records the best stands for all.
 */
function choose(
  knowledge: Knowledge,
  scored: Scored[],
  longest: (document: number) => number,
  limit: number,
): Scored[] {
  sortFew(scored, (left, right) => right.score - left.score || byIdentity(knowledge, longest, left, right));
  const rest = scored.slice(0, limit * groupSize);
  const chosen: Scored[] = [];
  const groups: number[] = [];
  while (rest.length > 0 && chosen.length < limit) {
    const best = takeBest(knowledge, rest);
    const group = groupOf(knowledge, best.document);
    if (groups.includes(group)) continue;
    groups.push(group);
    chosen.push(best);
  }
  return chosen;
}

/** Takes the one out that comes first: of those that are nearly as good as the best the one of the highest priority. */
function takeBest({ priorities }: Knowledge, rest: Scored[]): Scored {
  // A near-tie is measured against the best that is left, so that ties never chain from far apart.
  const bound = rest[0]!.score * (1 - nearTie);
  let best = 0;
  for (let index = 1; index < rest.length && rest[index]!.score >= bound; index++) {
    if (priorities[rest[index]!.document]! < priorities[rest[best]!.document]!) best = index;
  }
  return rest.splice(best, 1)[0]!;
}

function byIdentity(knowledge: Knowledge, longest: (document: number) => number, left: Scored, right: Scored): number {
  const byPriority = knowledge.priorities[left.document]! - knowledge.priorities[right.document]!;
  if (byPriority !== 0) return byPriority;
  const byHit = longest(right.document) - longest(left.document);
  if (byHit !== 0) return byHit;
  left.id ??= knowledge.id(left.document);
  right.id ??= knowledge.id(right.document);
  const leftId = left.id;
  const rightId = right.id;
  return leftId < rightId ? -1 : leftId > rightId ? 1 : left.document - right.document;
}

/** Twins first, then translations of the twin that stands for them. */
export function groupOf(knowledge: Knowledge, document: number): number {
  const twin = knowledge.duplicateGroups[document]!;
  return knowledge.translationGroups[twin]!;
}

/** What speaks for a document: leaves whose scores add up to its own, greatest first. */
export type Reasons = typeof explain;

export function explain(
  knowledge: Knowledge,
  ranked: Pick<Scored, 'document' | 'score'>,
  retrievals: readonly Retrieval[],
  lift: Lift | undefined,
): Finding[] {
  const { document, score } = ranked;
  const findings: Finding[] = [];
  for (const retrieval of retrievals) for (const finding of retrieval.explain(document)) findings.push(finding);
  if (lift) {
    const source = { path: knowledge.path(lift.from), line: 1 };
    findings.push({ kind: 'case', value: knowledge.title(lift.from), score: lift.score, query: null, source });
  }
  sortFew(findings, (left, right) => right.score - left.score || compare(left.value, right.value));
  let sum = 0;
  for (const finding of findings) {
    finding.score = round(finding.score);
    sum += finding.score;
  }
  // Rounding each leaf may leave a rest; the greatest leaf takes it, so that the leaves add up.
  const rest = round(score - sum);
  const greatest = findings[0];
  if (rest !== 0 && greatest) greatest.score = round(greatest.score + rest);
  return findings;
}

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

const unit = 10 ** scoreDecimals;
const round = (value: number): number => Math.round(value * unit) / unit;
