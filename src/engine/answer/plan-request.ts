import { findStarts, type Knowledge, type MatchResult } from '../../match/index.js';
import type { Evidence, Language, Step } from '../../model/index.js';
import { type PlanRequest, stepOfBranch } from '../../plan/index.js';
import { distinctPhrases } from '../../text/index.js';
import { shipped, type Vocabulary } from '../../vocabulary/index.js';
import { nearScore, type QueryOptions, queryText, type Ranked } from './diagnosis.js';

/** What to plan: the procedure of the best match, or of the workflow that this case follows. */
export function planRequest(
  result: MatchResult,
  knowledge: Knowledge,
  { params, labels, language }: QueryOptions & { readonly language: Language },
): { readonly document: number; readonly plan: PlanRequest } {
  const chosen = withProcedure(knowledge, result.ranked);
  const follows = knowledge.follows(chosen.document);
  const document = follows < 0 ? chosen.document : knowledge.inLanguage(follows, language);
  const { branch, title } = knowledge.head(chosen.document);
  // Most branches lead to a remedy, so only a case that is certainly the same may skip the checks before it.
  const isSame = follows >= 0 && result.confidence === 'high';
  // The case names its branch in its own language, so both translations are searched.
  const solved = isSame ? (branchStep(knowledge, branch, document) ?? branchStep(knowledge, branch, follows)) : null;
  const plan: PlanRequest = {
    document: { ...knowledge.head(document), steps: knowledge.steps(document) },
    symptom: queryText(result),
    stated: findStarts(result.symptom, document, knowledge),
    solvedAt: solved && { step: solved, title },
    entities: result.symptom.entities,
    params: new Map(Object.entries(params ?? {})),
    labels: new Map(Object.entries(labels ?? {})),
    reason: reasonFor(chosen.evidence, language, follows >= 0 ? title : null),
  };
  return { document, plan };
}

const branchStep = (knowledge: Knowledge, branch: string | null, workflow: number): Step | null =>
  stepOfBranch(branch, knowledge.steps(workflow));

/** The first match; instead of an article, a workflow or case that is nearly as good. */
function withProcedure(knowledge: Knowledge, ranked: readonly Ranked[]): Ranked {
  const first = ranked[0]!;
  const near = ranked.find(
    ({ document, score }) => knowledge.kind(document) !== 'article' && score >= first.score * nearScore,
  );
  return near ?? first;
}

const maxPhrases = 4;

/** @param solved title of the solved case that follows the workflow */
export function reasonFor(
  evidence: readonly Pick<Evidence, 'kind' | 'value' | 'query'>[],
  language: Language,
  solved: string | null = null,
  vocabulary: Vocabulary = shipped,
): string {
  const texts = vocabulary.answerTexts[language];
  const quoted = (text: string): string => fill(texts.quoted, { text });
  const matched = evidence.filter(({ query }) => query !== null).map(({ value }) => value);
  const phrases = distinctPhrases(matched, maxPhrases).map(quoted).join(texts.separator);
  if (solved === null && evidence[0]?.kind === 'meaning') return texts.meaning;
  if (solved === null) return phrases === '' ? texts.closest : fill(texts.matches, { phrases });
  const template = phrases === '' ? texts.solvedAlike : texts.solvedAlikeMatches;
  return fill(template, { title: quoted(solved), phrases });
}

export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
