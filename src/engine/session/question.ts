import type { Knowledge, MatchResult } from '../../match/index.js';
import type { Diagnosis, Language } from '../../model/index.js';
import { askedSymptom, bestQuestion, type Planner } from '../../plan/index.js';

/** How near to the first a match must be to be asked about (share of its score), and how many are. */
const nearEnough = 0.9;
const mostCandidates = 5;

/** The question whose answer separates the matches best that explain the symptom about equally well. */
export function askWhich(
  knowledge: Knowledge,
  planner: Planner,
  { ranked, symptom }: MatchResult,
  language: Language,
): Diagnosis['question'] {
  const least = (ranked[0]?.score ?? 0) * nearEnough;
  const near = ranked.slice(0, mostCandidates).filter(({ score }, index) => index < 2 || score >= least);
  const candidates = near.map(({ document }) => planner.candidate(knowledge.head(document)));
  const { text, normalized, wordsIn } = symptom;
  return bestQuestion(candidates, askedSymptom({ text, folded: normalized.text, wordsIn }), language);
}
