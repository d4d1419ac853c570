import type { Confidence, Status } from '../model/index.js';
import type { Knowledge } from './knowledge.js';
import { acceptParameters, matchParameters } from './parameters.js';
import type { Ranking, ScoredMatch } from './score.js';
import type { Symptom, SymptomTerm } from './types.js';

export interface Acceptance {
  readonly status: Status;
  readonly confidence: Confidence;
  /** The document that would explain the symptom better and excludes it: the reason for a refusal. */
  readonly excludedBy?: number;
}

/** The documents that explain a symptom, best first, and whether they are accepted. */
export interface MatchResult extends Acceptance {
  readonly symptom: Symptom;
  readonly ranked: readonly ScoredMatch[];
}

type Index = Pick<Knowledge, 'maxIdf' | 'postings' | 'kind' | 'follows' | 'translationGroups' | 'head'>;

const refused: Acceptance = { status: 'no_match', confidence: 'low' };

/**
 * Decides whether the first match is an answer, and how sure it is. The score is the fraction of the symptom that is
 * explained. For short symptoms that fraction is unreliable, so it is multiplied by the evidence weight, by the concept
 * coverage, and by penalties for an unmatched specific term, a missing decisive concept and a foreign subject. A
 * sufficiently specific trigger is accepted by itself, whether it is a trigger of the first match or of one with at least
 * half its score; the trigger of an article only in proportion to its concept coverage.
 */
export function accept({ ranked, excluded }: Ranking, symptom: Symptom, knowledge: Index): Acceptance {
  const [first] = ranked;
  if (first === undefined) return refused;
  // The document that explains the symptom best excludes it: only a strong trigger outweighs that.
  if (excluded && first.score < excluded.score && first.triggered < acceptParameters.surestTrigger)
    return { ...refused, excludedBy: excluded.document };
  const lacks = lacksDecisive(knowledge, symptom, first.found);
  const evidenceWeight = (first.score * symptom.idf) / knowledge.maxIdf;
  const leader: Leader = { ...first, lacks, evidenceWeight };
  if (!isExplained(leader, symptom, knowledge) && !isTriggered(ranked, leader, { symptom, knowledge })) return refused;
  const second = rivalOf(ranked, knowledge);
  const margin = second === undefined ? 1 : (first.score - second.score) / first.score;
  if (margin < acceptParameters.ambiguousMargin) return { status: 'ambiguous', confidence: 'low' };
  return { status: 'matched', confidence: confidenceOf(leader, margin, symptom) };
}

/** The first match. */
interface Leader extends ScoredMatch {
  /** Whether it lacks a decisive concept of the symptom. */
  readonly lacks: boolean;
  /** In units of maxIdf. */
  readonly evidenceWeight: number;
}

/** Whether most of the symptom is in words that no document has. */
const isForeign = ({ unknownShare }: Symptom): boolean => unknownShare > acceptParameters.mostUnknown;

function isExplained({ found, score, evidenceWeight, lacks }: Leader, symptom: Symptom, knowledge: Index): boolean {
  const evidence =
    score *
    evidenceWeight *
    conceptCoverage(knowledge, symptom, found) *
    Math.exp(-acceptParameters.unmatched * maxUnmatchedIdf(knowledge, symptom, found)) *
    (lacks ? acceptParameters.lacksDecisive : 1) *
    (symptom.foreignSubject ? acceptParameters.foreignSubject : 1);
  return (
    !isForeign(symptom) &&
    evidenceWeight >= acceptParameters.leastWeight &&
    evidence >= acceptParameters.leastEvidence &&
    namesSubject(knowledge, symptom, found)
  );
}

function isTriggered(
  ranked: readonly ScoredMatch[],
  { score: best, lacks }: Leader,
  { symptom, knowledge }: { readonly symptom: Symptom; readonly knowledge: Index },
): boolean {
  const isOfOther = lacks || symptom.foreignSubject;
  const least = acceptParameters[isOfOther ? 'surestTrigger' : isForeign(symptom) ? 'sureTrigger' : 'leastTrigger'];
  return ranked.some(
    ({ score, triggered, found }) =>
      score >= best / 2 &&
      triggered >= least &&
      (knowledge.kind(found) !== 'article' || 2 * conceptCoverage(knowledge, symptom, found) * triggered >= least),
  );
}

function confidenceOf({ score, evidenceWeight, lacks }: Leader, margin: number, { unknownShare }: Symptom): Confidence {
  const isHigh =
    !lacks &&
    margin >= acceptParameters.highMargin &&
    evidenceWeight >= acceptParameters.highWeight &&
    score >= acceptParameters.highScore &&
    unknownShare <= acceptParameters.highUnknown;
  if (isHigh) return 'high';
  return margin >= acceptParameters.mediumMargin && score >= acceptParameters.mediumScore ? 'medium' : 'low';
}

/**
 * The best match that leads elsewhere than the first. A workflow and a case that follows it are one answer, and so are
 * cases that ended in the same branch of it, if a trigger or an error line holds for either. Without one, both may have
 * matched by the same misleading words, so every other match is a rival.
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
 * The weighted share of a symptom's concepts that a document has, 0 to 1. The fault itself is usually a concept (restart,
 * leak, refuse): a document about the same component that lacks it is not an answer.
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
 * The idf of the most specific single term of a symptom that a document lacks, as a share of maxIdf and at most 1, even for
 * a repeated term. Documents about one component share its name, so an unmatched specific term usually names the fault.
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

/** The idf of a term. A pair of Han characters counts as a part of a word. */
const idfOf = ({ weight, han }: SymptomTerm): number =>
  han ? (weight * acceptParameters.hanIdf) / matchParameters.han : weight;

/**
 * Whether a document matches more of a symptom than common endings of messages: `context deadline exceeded` alone says
 * neither which program printed it nor what the program was doing.
 */
function namesSubject({ postings, maxIdf }: Index, { terms }: Symptom, document: number): boolean {
  if (!terms.some(({ ending }) => ending)) return true;
  const beside = terms.filter(
    ({ form, term, ending }) => form === 'single' && !ending && term >= 0 && postings.find(term, document) >= 0,
  );
  return beside.reduce((sum, term) => sum + idfOf(term), 0) >= acceptParameters.leastBesideEndings * maxIdf;
}

/** Whether a document lacks a decisive concept of a symptom (a defect of a program, the name of another system). */
export const lacksDecisive = (
  { postings }: Pick<Knowledge, 'postings'>,
  { decisive }: Pick<Symptom, 'decisive'>,
  document: number,
): boolean => decisive.some((term) => term < 0 || postings.find(term, document) < 0);
