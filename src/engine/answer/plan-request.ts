import type { Knowledge, MatchResult } from '../../match/index.js';
import type { Language, Step } from '../../model/index.js';
import { type PlanRequest, stepOfBranch } from '../../plan/index.js';
import { nearScore, type QueryOptions, queryText, type Ranked } from './diagnosis.js';
import { reasonFor } from './reason.js';

/** The document whose procedure is planned, and how. */
export function planRequest(
  result: MatchResult,
  knowledge: Knowledge,
  { params, language }: QueryOptions & { readonly language: Language },
): { readonly document: number; readonly plan: PlanRequest } {
  const chosen = withProcedure(knowledge, result.ranked);
  const follows = knowledge.follows(chosen.document);
  const document = follows < 0 ? chosen.document : knowledge.inLanguage(follows, language);
  const { branch, title } = knowledge.head(chosen.document);
  // Most branches lead to a remedy. Only a case that is surely the same may skip the checks before it.
  const isSame = follows >= 0 && result.confidence === 'high';
  // The case names the branch that solved it in its own language.
  const solved = isSame ? (branchStep(knowledge, branch, document) ?? branchStep(knowledge, branch, follows)) : null;
  const plan: PlanRequest = {
    document: { ...knowledge.head(document), steps: knowledge.steps(document) },
    symptom: queryText(result),
    solvedAt: solved && { step: solved, title },
    entities: result.symptom.entities,
    params: new Map(Object.entries(params ?? {})),
    reason: reasonFor(chosen.evidence, language, follows >= 0 ? title : null),
  };
  return { document, plan };
}

const branchStep = (knowledge: Knowledge, branch: string | null, workflow: number): Step | null =>
  stepOfBranch(branch, knowledge.steps(workflow));

/** The first match, or a workflow or case that is nearly as good as an article. */
function withProcedure(knowledge: Knowledge, ranked: readonly Ranked[]): Ranked {
  const first = ranked[0]!;
  const near = ranked.find(
    ({ document, score }) => knowledge.kind(document) !== 'article' && score >= first.score * nearScore,
  );
  return near ?? first;
}
