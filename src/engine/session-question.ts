import type { Knowledge, MatchResult } from '../match/index.js';
import type { Diagnosis, Language } from '../model/index.js';
import { bestQuestion, type Candidate } from '../plan/index.js';

/** How near to the first a match must be to be asked about (share of its score), and how many are. */
const nearEnough = 0.9;
const mostCandidates = 5;
/** Signs of one document that a question may use. */
const mostSigns = 12;

/** The question whose answer separates the matches best that explain the symptom about equally well. */
export function askWhich(
  knowledge: Knowledge,
  { ranked, symptom }: MatchResult,
  language: Language,
  fold: (text: string) => string,
): Diagnosis['question'] {
  const least = (ranked[0]?.score ?? 0) * nearEnough;
  const near = ranked.slice(0, mostCandidates).filter(({ score }, index) => index < 2 || score >= least);
  const candidates = near.map(({ document }) => candidateOf(knowledge, document));
  return bestQuestion(candidates, symptom.normalized.text, language, fold);
}

function candidateOf(knowledge: Knowledge, document: number): Candidate {
  const { id, title, symptoms, signatures, triggers } = knowledge.head(document);
  const phrases = triggers.flatMap(({ any, not, regex }) => (regex === null && not.length === 0 ? any : []));
  const texts = [...symptoms, ...signatures].map(({ text }) => text);
  return { id, title, signs: [...new Set([...texts, ...phrases])].slice(0, mostSigns) };
}
