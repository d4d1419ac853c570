import type { NearestText, QuantizedVector } from '../snapshot/index.js';
import { isSmallTalk } from '../text/index.js';
import { lacksDecisive, type MatchResult } from './accept.js';
import { findCandidates } from './candidates.js';
import type { Knowledge } from './knowledge.js';
import { acceptParameters, proposedByMeaning } from './parameters.js';
import { type Ranking, type ScoreOptions, score } from './score.js';
import type { Symptom } from './types.js';

/** Whether an embedding model may change the result of the words: no match, or two nearly equal documents. */
export const isUndecided = ({ status, symptom }: MatchResult, { vocabulary }: Knowledge): boolean =>
  status !== 'matched' && !isSmallTalk(symptom.text, symptom.normalized, vocabulary);

/**
 * Matches by words and by an embedding model together. If the words found no match, the documents that are similar in
 * meaning are scored too; between nearly equal documents, the more similar one comes first. The confidence is always low,
 * and neither `excludes` nor a missing decisive concept is overruled.
 * @param words the undecided result of the words
 */
export function matchByMeaning(
  words: MatchResult,
  query: QuantizedVector,
  knowledge: Knowledge,
  options: ScoreOptions,
): MatchResult {
  const { symptom } = words;
  const near = nearDocuments(query, symptom, knowledge);
  if (words.status === 'ambiguous') keepOnly(near, equalDocuments(words));
  if (near.size === 0) return words;
  const candidates = findCandidates(symptom, knowledge, { documents: [...near.keys()] });
  const ranking = score(
    symptom,
    candidates.map((candidate) => ({ ...candidate, meaning: near.get(candidate.document) ?? null })),
    knowledge,
    options,
  );
  return decide(words, ranking, near, knowledge);
}

function decide(
  words: MatchResult,
  { ranked, excluded }: Ranking,
  near: ReadonlyMap<number, NearestText>,
  knowledge: Knowledge,
): MatchResult {
  const { symptom } = words;
  const [first, second] = ranked;
  const isProposed =
    first !== undefined &&
    first.score >= (excluded?.score ?? 0) &&
    near.has(first.found) &&
    !lacksDecisive(knowledge, symptom, first.found);
  if (!isProposed) return words;
  const margin = second === undefined ? 1 : (first.score - second.score) / first.score;
  const status = margin < acceptParameters.ambiguousMargin ? 'ambiguous' : 'matched';
  return { symptom, ranked, status, confidence: 'low' };
}

/** The documents that are more similar to the query than documents usually are to each other, most similar first. */
function nearDocuments(query: QuantizedVector, { language }: Symptom, knowledge: Knowledge): Map<number, NearestText> {
  const { vectors } = knowledge;
  if (vectors === null) return new Map();
  const near = vectors.nearest(query).flatMap((text, document): [number, NearestText][] => {
    const least = vectors.of.least[language][knowledge.language(document)];
    return text === null || least === null || text.similarity < least ? [] : [[document, text]];
  });
  near.sort(([left, { similarity: one }], [right, { similarity: other }]) => other - one || left - right);
  return new Map(near.slice(0, proposedByMeaning));
}

/** The documents between which the words do not decide. */
function equalDocuments({ ranked }: MatchResult): ReadonlySet<number> {
  const least = ranked[0]!.score * (1 - acceptParameters.ambiguousMargin);
  return new Set(ranked.filter(({ score: each }, index) => index < 2 || each >= least).map(({ found }) => found));
}

function keepOnly(near: Map<number, NearestText>, documents: ReadonlySet<number>): void {
  for (const document of near.keys()) if (!documents.has(document)) near.delete(document);
}
