import type { Knowledge } from './knowledge.js';
import { matchParameters, statusParameters } from './parameters.js';
import type { Symptom } from './symptom.js';

const hanShare = statusParameters.hanMass / matchParameters.han;

/**
 * What the most telling word of a symptom that a document does not have tells, in words that one document alone has; 0
 * when it has all of them, 1 at the most: a word that is repeated is missing once. Documents about the same component share
 * its name; the word that is missing is what is wrong.
 */
export function mostTellingUnsaid(
  { postings, mostTelling }: Pick<Knowledge, 'postings' | 'mostTelling'>,
  { terms }: Pick<Symptom, 'terms'>,
  document: number,
): number {
  let most = 0;
  // By weight, greatest first: few are looked up.
  for (const { form, term, weight, han } of terms) {
    const told = han ? weight * hanShare : weight;
    if (form === 'single' && told > most && (term < 0 || postings.find(term, document) < 0)) most = told;
  }
  return Math.min(most / mostTelling, 1);
}

/**
 * Whether a symptom speaks of something that decides (a defect of a program, the name of another system) of which a document
 * says nothing: what only mentions the rest of it is about something else.
 */
export const lacksDecisive = (
  { postings }: Pick<Knowledge, 'postings'>,
  { decisive }: Pick<Symptom, 'decisive'>,
  document: number,
): boolean => decisive.some((term) => term < 0 || postings.find(term, document) < 0);
