import type { Confidence, Status } from '../model/index.js';
import type { Knowledge } from './knowledge.js';
import { acceptParameters, matchParameters } from './parameters.js';
import type { Ranking, ScoredMatch } from './score.js';
import type { Symptom, SymptomTerm } from './types.js';

export interface Acceptance {
  readonly status: Status;
  readonly confidence: Confidence;
}

/** The documents that explain a symptom, best first, and whether they are accepted. */
export interface MatchResult extends Acceptance {
  readonly symptom: Symptom;
  readonly ranked: readonly ScoredMatch[];
}

type Index = Pick<Knowledge, 'maxIdf' | 'postings' | 'kind' | 'follows' | 'translationGroups' | 'head'>;

const refused: Acceptance = { status: 'no_match', confidence: 'low' };

/**
 * Decides whether the first match is an answer, and how sure it is. A score is the share of the symptom that is explained,
 * which is unreliable for short symptoms: it is multiplied by the total idf of what is explained, by the share of concepts
 * that the document has, and by factors for the most specific term and the decisive concept that it lacks, and for a subject
 * that no document has. A trigger that is specific enough, of the first match or of one with at least half its score, is
 * accepted by itself; that of an article by as much as the article has half of the concepts.
 */
export function accept(
  { ranked: matches, excludedScore }: Ranking,
  symptom: Symptom,
  knowledge: Index,
  parameters: Readonly<Record<keyof typeof acceptParameters, number>> = acceptParameters,
): Acceptance {
  const [first] = matches;
  const second = rivalOf(matches, knowledge);
  // What explains the symptom best says that it is another document's, or nobody's: a strong trigger says which.
  const isOnlyRest = first !== undefined && first.score < excludedScore;
  if (first === undefined || (isOnlyRest && first.triggered < parameters.surestTrigger)) return refused;
  const isForeign = symptom.unknownShare > parameters.mostUnknown;
  const lacks = lacksDecisive(knowledge, symptom, first.found);
  const evidenceWeight = (first.score * symptom.idf) / knowledge.maxIdf;
  const evidence =
    first.score *
    evidenceWeight *
    conceptCoverage(knowledge, symptom, first.found) *
    Math.exp(-parameters.unmatched * maxUnmatchedIdf(knowledge, symptom, first.found)) *
    (lacks ? parameters.lacksDecisive : 1) *
    (symptom.foreignSubject ? parameters.foreignSubject : 1);
  const isExplained =
    !isForeign &&
    evidenceWeight >= parameters.leastWeight &&
    evidence >= parameters.leastEvidence &&
    namesSubject(knowledge, symptom, first.found, parameters.leastBesideEndings);
  const isOfOther = lacks || symptom.foreignSubject;
  const least = parameters[isOfOther ? 'surestTrigger' : isForeign ? 'sureTrigger' : 'leastTrigger'];
  const isTriggered = ({ score, triggered, found }: ScoredMatch) =>
    score >= first.score / 2 &&
    triggered >= least &&
    (knowledge.kind(found) !== 'article' || 2 * conceptCoverage(knowledge, symptom, found) * triggered >= least);
  if (!isExplained && !matches.some(isTriggered)) return refused;
  const margin = second === undefined ? 1 : (first.score - second.score) / first.score;
  if (margin < parameters.ambiguousMargin) return { status: 'ambiguous', confidence: 'low' };
  const isHigh =
    !lacks &&
    margin >= parameters.highMargin &&
    evidenceWeight >= parameters.highWeight &&
    first.score >= parameters.highScore &&
    symptom.unknownShare <= parameters.highUnknown;
  const isMedium = margin >= parameters.mediumMargin && first.score >= parameters.mediumScore;
  return { status: 'matched', confidence: isHigh ? 'high' : isMedium ? 'medium' : 'low' };
}

/**
 * The best match that leads elsewhere than the first: a workflow and a case that follows it are one answer, and so are
 * cases that ended in the same branch of it. Where no author's phrase holds, both may be wrong for the same words.
 */
export function rivalOf(
  [first, ...others]: readonly ScoredMatch[],
  knowledge: Pick<Knowledge, 'follows' | 'translationGroups' | 'head'>,
): ScoredMatch | undefined {
  const workflowOf = (document: number): number => {
    const followed = knowledge.follows(document);
    return knowledge.translationGroups[followed < 0 ? document : followed]!;
  };
  const branchOf = (document: number): string | null => knowledge.head(document).branch;
  return others.find(({ found, triggered }) => {
    const own = first!.found;
    if (first!.triggered + triggered === 0 || workflowOf(found) !== workflowOf(own)) return true;
    const areCases = knowledge.follows(found) >= 0 && knowledge.follows(own) >= 0;
    return areCases && (branchOf(found) === null || branchOf(found) !== branchOf(own));
  });
}

/**
 * The share of a symptom's concepts that a document has, 0 to 1, by weight: what is wrong is mostly a concept (restart, leak,
 * refuse), and a document about the same component without it is no answer.
 */
export function conceptCoverage(
  { postings, maxIdf }: Pick<Knowledge, 'postings' | 'maxIdf'>,
  { terms }: Pick<Symptom, 'terms'>,
  document: number,
): number {
  let all = acceptParameters.presumedConcepts * maxIdf;
  let matched = all / 2;
  for (const { form, term, weight } of terms) {
    if (form !== 'concept' || term < 0) continue;
    all += weight;
    const posting = postings.find(term, document);
    if (posting >= 0) matched += (weight * postings.impacts[posting]!) / 255;
  }
  return matched / all;
}

/**
 * The idf of the most specific single term of a symptom that a document lacks, as a share of maxIdf, at most 1: a repeated
 * term is missing once. Documents about one component share its name; the term that is missing is what is wrong.
 */
export function maxUnmatchedIdf(
  { postings, maxIdf }: Pick<Knowledge, 'postings' | 'maxIdf'>,
  { terms }: Pick<Symptom, 'terms'>,
  document: number,
): number {
  const missing = terms.filter(
    ({ form, term }) => form === 'single' && (term < 0 || postings.find(term, document) < 0),
  );
  return Math.min(Math.max(0, ...missing.map(idfOf)) / maxIdf, 1);
}

/** The idf of a term, where a pair of Han characters is a part of a word. */
const idfOf = ({ weight, han }: SymptomTerm): number =>
  han ? (weight * acceptParameters.hanIdf) / matchParameters.han : weight;

/**
 * Whether a document has more of a symptom than how messages of any program end: `context deadline exceeded` alone says
 * neither which program prints it nor what it was doing.
 */
function namesSubject(
  { postings, maxIdf }: Pick<Knowledge, 'postings' | 'maxIdf'>,
  { terms }: Pick<Symptom, 'terms'>,
  document: number,
  least: number,
): boolean {
  if (!terms.some(({ ending }) => ending)) return true;
  const beside = terms.filter(
    ({ form, term, ending }) => form === 'single' && !ending && term >= 0 && postings.find(term, document) >= 0,
  );
  return beside.reduce((sum, term) => sum + idfOf(term), 0) >= least * maxIdf;
}

/** Whether a document lacks a decisive concept of a symptom (a defect of a program, the name of another system). */
export const lacksDecisive = (
  { postings }: Pick<Knowledge, 'postings'>,
  { decisive }: Pick<Symptom, 'decisive'>,
  document: number,
): boolean => decisive.some((term) => term < 0 || postings.find(term, document) < 0);
