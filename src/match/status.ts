import type { Confidence, Status } from '../model/index.js';
import type { RankedDocument } from './combine.js';
import type { Knowledge } from './knowledge.js';
import { type StatusParameters, statusParameters } from './parameters.js';
import { saidConcepts } from './said-concepts.js';
import type { Symptom } from './symptom.js';
import { lacksDecisive, mostTellingUnsaid } from './unsaid.js';

export interface Judgement {
  readonly status: Status;
  readonly confidence: Confidence;
}

/**
 * What may be claimed. A score is the share of the symptom that is explained; a share says little of a symptom that says
 * little, so it is weighed with the mass of what it explains, counted in words that one document alone has; with what of
 * the symptom's concepts the document says; and against the most telling word and what decides that it does not say: names
 * are soon shared.
 * A trigger that tells enough, of the first or of one near it, is a claim by itself; that of an article as far as it says
 * half of the concepts.
 */
export function judge(
  ranked: readonly RankedDocument[],
  symptom: Symptom,
  knowledge: Pick<Knowledge, 'mostTelling' | 'postings' | 'kind'>,
  parameters: StatusParameters = statusParameters,
): Judgement {
  const [first, second] = ranked;
  if (first === undefined) return { status: 'no_match', confidence: 'low' };
  const mass = (first.score * symptom.mass) / knowledge.mostTelling;
  const foreign = symptom.unknown > parameters.mostUnknown;
  const said = saidConcepts(knowledge, symptom, first.found);
  const lacks = lacksDecisive(knowledge, symptom, first.found);
  const shared = Math.exp(-parameters.unsaid * mostTellingUnsaid(knowledge, symptom, first.found));
  const evidence = first.score * mass * said * shared * (lacks ? parameters.lacking : 1);
  const enough = mass >= parameters.leastMass && evidence >= parameters.leastEvidence;
  const explained = enough && !foreign;
  const telling = foreign ? parameters.sureTrigger : parameters.leastTrigger;
  const claims = ({ score, triggered, found }: RankedDocument) =>
    score >= first.score / 2 &&
    triggered >= telling &&
    (knowledge.kind(found) !== 'article' || 2 * saidConcepts(knowledge, symptom, found) * triggered >= telling);
  if (!explained && !ranked.some(claims)) return { status: 'no_match', confidence: 'low' };
  const margin = second === undefined ? 1 : (first.score - second.score) / first.score;
  if (margin < parameters.ambiguousMargin) return { status: 'ambiguous', confidence: 'low' };
  const sure =
    mass >= parameters.highMass && first.score >= parameters.highScore && symptom.unknown <= parameters.highUnknown;
  const high = sure && !lacks && margin >= parameters.highMargin;
  const medium = margin >= parameters.mediumMargin && first.score >= parameters.mediumScore;
  return { status: 'matched', confidence: high ? 'high' : medium ? 'medium' : 'low' };
}
