import type { Knowledge } from './knowledge.js';
import type { Symptom } from './symptom.js';

/**
 * Concepts that every symptom is taken to have besides its own, half of which any document says, in words that one document
 * alone has: a symptom with few or none is not judged by those few.
 */
const presumed = 0.11;

/**
 * The share of a symptom's concepts that a document says, 0 to 1, each by its weight: what is wrong is mostly a concept
 * (restart, leak, refuse), and a document about the same component that says nothing of it is no answer.
 */
export function saidConcepts(
  { postings, mostTelling }: Pick<Knowledge, 'postings' | 'mostTelling'>,
  { terms }: Pick<Symptom, 'terms'>,
  document: number,
): number {
  let all = presumed * mostTelling;
  let said = all / 2;
  for (const { form, term, weight } of terms) {
    if (form !== 'concept' || term < 0) continue;
    all += weight;
    const posting = postings.find(term, document);
    if (posting >= 0) said += (weight * postings.impacts[posting]!) / 255;
  }
  return said / all;
}
