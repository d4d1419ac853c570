import type { Diagnosis, Match } from '../../model/index.js';

/** The matches that an ambiguous answer is between: those that its question tells apart, else all. */
export function candidatesOf({ matches, question }: Diagnosis): readonly Match[] {
  if (!question) return matches;
  const named = new Set(question.options.map(({ id }) => id));
  const candidates = matches.filter(({ id }) => named.has(id));
  return candidates.length > 1 ? candidates : matches;
}

/** The answers of a question, each with the matches that it leaves, as they are numbered and named. */
export function answersOf({
  matches,
  question,
}: Diagnosis): { readonly answer: string; readonly candidates: string[] }[] {
  const answers = new Map<string, string[]>();
  for (const { answer, id } of question?.options ?? []) {
    const match = matches.find((each) => each.id === id);
    const candidate = match ? `${match.rank}. ${match.title}` : id;
    answers.set(answer, [...(answers.get(answer) ?? []), candidate]);
  }
  return [...answers].map(([answer, candidates]) => ({ answer, candidates }));
}
