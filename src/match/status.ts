import type { Confidence, Status } from '../model/index.js';
import type { RankedDocument } from './combine.js';
import { ambiguousMargin, matchThreshold } from './parameters.js';

export interface Judgement {
  readonly status: Status;
  readonly confidence: Confidence;
}

/** What may be claimed, from the share of the symptom that is explained and the margin to the next. */
export function judge(ranked: readonly RankedDocument[]): Judgement {
  const [first, second] = ranked;
  if (first === undefined || first.score < matchThreshold) return { status: 'no_match', confidence: 'low' };
  const margin = second === undefined ? 1 : (first.score - second.score) / first.score;
  if (margin < ambiguousMargin) return { status: 'ambiguous', confidence: 'low' };
  const high = first.score >= 2 * matchThreshold && margin >= 0.25;
  return { status: 'matched', confidence: high ? 'high' : margin >= 0.1 ? 'medium' : 'low' };
}
