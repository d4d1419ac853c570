import type { Diagnosis, Match } from '../../model/index.js';

/** The matches that an ambiguous answer is between: those that its question tells apart, else all. */
export function candidatesOf({ matches, question }: Diagnosis): readonly Match[] {
  if (!question) return matches;
  const named = new Set(question.options.map(({ id }) => id));
  const candidates = matches.filter(({ id }) => named.has(id));
  return candidates.length > 1 ? candidates : matches;
}
