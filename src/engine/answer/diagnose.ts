import { limits } from '../../limits.js';
import type { Knowledge, Matcher, MatchResult } from '../../match/index.js';
import type { Diagnosis, Diagnostic, Evidence, Language, Match, SimilarCase, Step } from '../../model/index.js';
import { casesFor, Planner, type PlanRequest, type QueryText, stepOfBranch } from '../../plan/index.js';
import { reasonFor } from './reason.js';

export interface QueryOptions {
  /** Matches to return; default 5. */
  readonly limit?: number;
  /** Language of the answer; default: the symptom's. */
  readonly language?: Language;
  readonly product?: string;
  readonly version?: string;
  /** Values of placeholders, by name. */
  readonly params?: Readonly<Record<string, string>>;
}

type Ranked = MatchResult['ranked'][number];
/** Further evidence to suppose for a symptom. */
type Supposed = Parameters<Matcher['match']>[3];

const defaultLimit = 5;
const similarCases = 3;
const maxAskedAbout = 5;
/**
 * Fraction of the first score from which on a match is near: asked about, or preferred to an article for its procedure.
 */
const nearScore = 0.9;

/** The answer, and the number of the document whose procedure is its workflow; null without one. */
export interface Answer {
  readonly diagnosis: Diagnosis;
  readonly planned: number | null;
}

/**
 * Analyses the symptom, ranks the documents, accepts or abstains, and plans the procedure: CONTRACT.md, `query --json`.
 */
export function diagnose(
  matcher: Matcher,
  planner: Planner,
  symptom: { readonly text: string; readonly options: QueryOptions; readonly supposed?: Supposed },
): Answer {
  const { knowledge } = matcher;
  const { text, options, supposed } = symptom;
  const { limit = defaultLimit } = options;
  const result = matcher.match(text, limit, options.language, supposed);
  const language = options.language ?? result.symptom.language;
  const { ranked, status, confidence } = result;
  const accepted = status === 'no_match' ? [] : ranked;
  const request = accepted.length > 0 ? planRequest(knowledge, result, options, language) : null;
  const plan = request && planner.plan(request.plan);
  const similar = findCases(knowledge, accepted, request?.document ?? null, options);
  const diagnosis: Diagnosis = {
    schema: 'triagraph/diagnosis/1',
    kb: { hash: knowledge.meta.hash, documents: knowledge.documents },
    query: {
      text,
      language,
      entities: groupEntities(result),
      corrections: result.symptom.corrections.map(({ from, to }) => ({ from, to })),
    },
    status,
    confidence,
    matches: accepted.slice(0, limit).map((match, index) => matchOf(knowledge, match, index)),
    workflow: plan?.workflow ?? null,
    cases: similar.cases,
    fallback: status === 'no_match' ? findFallback(knowledge, language) : null,
    suggestions:
      status === 'no_match' ? ranked.slice(0, similarCases).map(({ document }) => brief(knowledge, document)) : [],
    question: status === 'ambiguous' ? askWhich(planner, knowledge, result, language) : null,
    diagnostics: [...describeCut(text), ...(plan?.diagnostics ?? []), ...similar.diagnostics],
  };
  return { diagnosis, planned: request?.document ?? null };
}

/** Plans with the terms of a knowledge base. Branches name documents by id, path, file name or title. */
export function plannerFor(knowledge: Knowledge): Planner {
  const idf = (word: string): number => {
    const term = knowledge.term(word);
    return term < 0 ? 0 : knowledge.idf(term) / knowledge.maxIdf;
  };
  return new Planner({ concepts: knowledge.concepts, vocabulary: knowledge.vocabulary, idf }, (target, path) => {
    const named = knowledge.resolve(target, path);
    return named === null ? null : knowledge.id(named);
  });
}

/** What planning is told of the analyzed symptom. */
const queryText = ({ symptom }: MatchResult): QueryText => ({
  text: symptom.text,
  folded: symptom.normalized.text,
  ruledOut: symptom.negations,
  terms: symptom.knownTerms.map(({ text }) => text),
  corrections: symptom.corrections.map(({ to }) => to),
});

/** The document whose procedure is planned, and how. */
function planRequest(
  knowledge: Knowledge,
  result: MatchResult,
  options: QueryOptions,
  language: Language,
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
    params: new Map(Object.entries(options.params ?? {})),
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

/** The question whose answer best separates the matches that explain the symptom about equally well. */
function askWhich(planner: Planner, knowledge: Knowledge, result: MatchResult, language: Language) {
  const least = (result.ranked[0]?.score ?? 0) * nearScore;
  const near = result.ranked.slice(0, maxAskedAbout).filter(({ score }, index) => index < 2 || score >= least);
  const documents = near.map(({ document }) => knowledge.head(document));
  return planner.question(documents, queryText(result), language);
}

function matchOf(knowledge: Knowledge, { document, score, evidence }: Ranked, index: number): Match {
  return {
    rank: index + 1,
    id: knowledge.id(document),
    path: knowledge.path(document),
    kind: knowledge.kind(document),
    title: knowledge.title(document),
    language: knowledge.language(document),
    priority: knowledge.priorities[document]!,
    score,
    evidence: evidence as readonly Evidence[],
  };
}

function findCases(
  knowledge: Knowledge,
  ranked: readonly Ranked[],
  planned: number | null,
  options: QueryOptions,
): { readonly cases: SimilarCase[]; readonly diagnostics: readonly Diagnostic[] } {
  const found = ranked.filter(({ document }) => knowledge.kind(document) === 'case' && document !== planned);
  const solved = found.map(({ document, evidence }) => ({ ...knowledge.head(document), document, evidence }));
  const { applicable, diagnostics } = casesFor(solved, options);
  const cases = applicable.slice(0, similarCases).map(({ document, evidence }) => ({
    ...similarCase(knowledge, document),
    evidence: evidence as readonly Evidence[],
  }));
  return { cases, diagnostics };
}

/** A solved case with its cause and resolution. */
export function similarCase(knowledge: Knowledge, document: number): SimilarCase {
  const { causes, resolutions, workarounds } = knowledge.head(document);
  return {
    ...brief(knowledge, document),
    cause: causes[0]?.text ?? null,
    resolution: (resolutions[0] ?? workarounds[0])?.text ?? null,
    evidence: [],
  };
}

function findFallback(knowledge: Knowledge, language: Language): Diagnosis['fallback'] {
  const general = knowledge.generalWorkflow();
  return general < 0 ? null : brief(knowledge, knowledge.inLanguage(general, language));
}

function brief(knowledge: Knowledge, document: number) {
  return { id: knowledge.id(document), title: knowledge.title(document), path: knowledge.path(document) };
}

function groupEntities({ symptom }: MatchResult): Record<string, string[]> {
  const grouped = new Map<string, Set<string>>();
  for (const { type, value } of symptom.entities) grouped.set(type, (grouped.get(type) ?? new Set()).add(value));
  return Object.fromEntries([...grouped].map(([type, values]) => [type, [...values]]));
}

/** What the answer must say about a symptom of which only the beginning was read. */
function describeCut({ length }: string): Diagnostic[] {
  if (length <= limits.queryCharacters) return [];
  const [found, most] = [length, limits.queryCharacters].map((count) => count.toLocaleString('en-US')) as [
    string,
    string,
  ];
  return [
    {
      ruleId: 'query/too-long',
      severity: 'warning',
      message: `Unexpected symptom of ${found} characters, expected at most ${most}; the rest was not looked at.`,
      path: '',
      note: 'Ask with the lines around the error.',
      values: { found, most },
    },
  ];
}
