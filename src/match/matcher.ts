import type { Language } from '../model/index.js';
import { type Acceptance, accept } from './accept.js';
import { findCandidates, type Supposition } from './candidates.js';
import type { Knowledge } from './knowledge.js';
import { type ScoredMatch, score } from './score.js';
import { analyzeSymptom } from './symptom.js';
import type { Symptom } from './types.js';

export interface MatchResult extends Acceptance {
  readonly symptom: Symptom;
  readonly ranked: readonly ScoredMatch[];
}

/** The second match decides how sure the first is. */
const leastRanked = 2;

/** Matches symptoms against one knowledge base: analyse, find candidates, score, accept or abstain. */
export class Matcher {
  constructor(readonly knowledge: Knowledge) {}

  /** @param supposed further evidence to suppose for this symptom */
  match(text: string, limit: number, language?: Language, supposed?: Supposition): MatchResult {
    const { knowledge } = this;
    const symptom = analyzeSymptom(text, knowledge);
    const candidates = findCandidates(symptom, knowledge, supposed);
    const ranked = score(symptom, candidates, knowledge, {
      limit: Math.max(limit, leastRanked),
      language: language ?? symptom.language,
    });
    return { symptom, ranked, ...accept(ranked, symptom, knowledge) };
  }
}
