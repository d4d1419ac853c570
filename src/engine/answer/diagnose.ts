import type { Knowledge, MatchResult } from '../../match/index.js';
import type {
  Correction,
  Diagnosis,
  Diagnostic,
  Evidence,
  Match,
  SimilarCase,
  Status,
  Step,
} from '../../model/index.js';
import {
  casesFor,
  type PlannableDocument,
  Planner,
  type PlanRequest,
  saidBefore,
  stepOfBranch,
} from '../../plan/index.js';
import { askWhich } from '../session/question.js';
import { describeCut } from './cut-symptom.js';
import { reasonFor } from './reason.js';
import { wordingOf } from './wording.js';

export interface QueryOptions {
  /** Matches to return; default 5. */
  readonly limit?: number;
  /** Language of the answer; default: the symptom's. */
  readonly language?: 'zh' | 'en';
  readonly product?: string;
  readonly version?: string;
  /** Values of placeholders, by name. */
  readonly params?: Readonly<Record<string, string>>;
}

const similarCases = 3;
const defaultLimit = 5;

/** An answer, and the number of the document whose procedure is its workflow; null without one. */
export interface Answer {
  readonly diagnosis: Diagnosis;
  readonly planned: number | null;
}

/** Turns matches into the answer: CONTRACT.md, `query --json`. */
export function toAnswer(knowledge: Knowledge, planner: Planner, result: MatchResult, options: QueryOptions): Answer {
  const { symptom, ranked } = result;
  const language = options.language ?? symptom.language;
  const claimed = result.status !== 'no_match';
  const matches = claimed ? ranked.slice(0, options.limit ?? defaultLimit).map(toMatch(knowledge)) : [];
  const procedure = claimed ? procedureOf(knowledge, ranked, language) : null;
  const plan = procedure && planner.plan(planRequest(knowledge, procedure, result, options, language));
  const similar = findCases(knowledge, claimed ? ranked : [], procedure?.document ?? null, options);
  const diagnosis: Diagnosis = {
    schema: 'triagraph/diagnosis/1',
    kb: { hash: knowledge.meta.hash, documents: knowledge.documents },
    query: { text: symptom.text, language, entities: groupEntities(result), corrections: corrections(result) },
    status: result.status,
    confidence: result.confidence,
    matches,
    workflow: plan?.workflow ?? null,
    cases: similar.cases,
    fallback: claimed ? null : findFallback(knowledge, language),
    suggestions: claimed ? [] : ranked.slice(0, similarCases).map(({ document }) => brief(knowledge, document)),
    question: result.status === 'ambiguous' ? askWhich(knowledge, planner, result, language) : null,
    diagnostics: [...describeCut(symptom.text), ...(plan?.diagnostics ?? []), ...similar.diagnostics],
  };
  return { diagnosis, planned: procedure?.document ?? null };
}

export function toDiagnosis(
  knowledge: Knowledge,
  planner: Planner,
  result: MatchResult,
  options: QueryOptions,
): Diagnosis {
  return toAnswer(knowledge, planner, result, options).diagnosis;
}

/** What an answer says first. */
export interface Verdict {
  readonly status: Status;
  readonly first: Pick<Match, 'id' | 'path'> | null;
  /** Step at which its procedure begins; null also where it was not asked for. */
  readonly start: string | null;
}

/** The same as in the whole answer, for a fraction of the work. */
export function toVerdict(knowledge: Knowledge, planner: Planner, result: MatchResult, start = true): Verdict {
  const { symptom, ranked, status } = result;
  if (status === 'no_match') return { status, first: null, start: null };
  const { document } = ranked[0]!;
  const { language } = symptom;
  const request = () => planRequest(knowledge, procedureOf(knowledge, ranked, language), result, {}, language);
  return {
    status,
    first: { id: knowledge.id(document), path: knowledge.path(document) },
    start: start ? planner.start(request()) : null,
  };
}

function toMatch(knowledge: Knowledge) {
  return ({ document, score, evidence }: MatchResult['ranked'][number], index: number): Match => ({
    rank: index + 1,
    id: knowledge.id(document),
    path: knowledge.path(document),
    kind: knowledge.kind(document),
    title: knowledge.title(document),
    language: knowledge.language(document),
    priority: knowledge.priorities[document]!,
    score,
    evidence: evidence as readonly Evidence[],
  });
}

/**
 * Branches name documents by id, path, file name or title.
 * @param earlier of an earlier version of the knowledge base that has the same lexicon
 */
export function plannerFor(knowledge: Knowledge, earlier?: Planner): Planner {
  const resolve = (target: string, path: string) => {
    const named = knowledge.resolve(target, path);
    return named === null ? null : knowledge.id(named);
  };
  const looks = knowledge.keepsAll ? 0 : looksOfMany;
  return new Planner(wordingOf(knowledge), resolve, earlier, looks);
}

/** Questions after which a document of a large knowledge base counts as one that is asked often. */
const looksOfMany = 4;

/** The procedure of an answer. */
interface Procedure {
  /** The match that it was chosen for. */
  readonly chosen: MatchResult['ranked'][number];
  /** The workflow that the match follows, or -1. */
  readonly follows: number;
  readonly document: number;
}

/** The first match's, or that of the workflow or case that is nearly as good as an article. */
function procedureOf(knowledge: Knowledge, ranked: MatchResult['ranked'], language: 'zh' | 'en'): Procedure {
  const chosen = withProcedure(knowledge, ranked);
  const follows = knowledge.follows(chosen.document);
  return { chosen, follows, document: follows < 0 ? chosen.document : knowledge.inLanguage(follows, language) };
}

function planRequest(
  knowledge: Knowledge,
  { chosen, follows, document: planned }: Procedure,
  { symptom, confidence }: MatchResult,
  options: QueryOptions,
  language: 'zh' | 'en',
): PlanRequest {
  const document = plannable(knowledge, planned);
  const { branch, title } = knowledge.head(chosen.document);
  // A branch is mostly a cure. Only a case that is surely the same leads past the checks before it.
  const isSame = follows >= 0 && confidence === 'high';
  // A solved case leads to the branch of the workflow that solved it, which it names in its own language.
  const solved = isSame ? (branchStep(knowledge, branch, planned) ?? branchStep(knowledge, branch, follows)) : null;
  return {
    document,
    symptom: saidBefore({
      text: symptom.text,
      folded: symptom.normalized.text,
      words: symptom.knownByPlace,
      wordsIn: symptom.wordsIn,
      corrected: symptom.corrections.map(({ to }) => to),
    }),
    solvedAt: solved && { step: solved, title },
    entities: symptom.entities,
    params: new Map(Object.entries(options.params ?? {})),
    reason: reasonFor(chosen.evidence, language, follows >= 0 ? title : null),
  };
}

function plannable(knowledge: Knowledge, document: number): PlannableDocument {
  const steps = knowledge.steps(document);
  const { id, kind, title, path, language, symptoms, causes } = knowledge.head(document);
  return { id, kind, title, path, language, symptoms, causes, steps };
}

const branchStep = (knowledge: Knowledge, branch: string | null, workflow: number): Step | null =>
  stepOfBranch(branch, knowledge.steps(workflow));

/** Share of the score of an article in front that a workflow or case needs to be the procedure in its place. */
const nearEnough = 0.9;

function withProcedure(knowledge: Knowledge, ranked: MatchResult['ranked']): MatchResult['ranked'][number] {
  const first = ranked[0]!;
  const near = ranked.find(
    ({ document, score }) => knowledge.kind(document) !== 'article' && score >= first.score * nearEnough,
  );
  return near ?? first;
}

function findCases(
  knowledge: Knowledge,
  ranked: MatchResult['ranked'],
  planned: number | null,
  options: QueryOptions,
): { readonly cases: SimilarCase[]; readonly diagnostics: readonly Diagnostic[] } {
  const found = ranked.filter(({ document }) => knowledge.kind(document) === 'case' && document !== planned);
  // Without a product or version every case may be shown, and the first ones are enough.
  const asked = options.product === undefined && options.version === undefined ? found.slice(0, similarCases) : found;
  const solved = asked.map(({ document, evidence }) => {
    const { id, products, versions } = knowledge.head(document);
    return { id, products, versions, document, evidence };
  });
  const { kept, diagnostics } = casesFor(solved, options);
  return { cases: kept.slice(0, similarCases).map((each) => similarCase(knowledge, each)), diagnostics };
}

function similarCase(
  knowledge: Knowledge,
  { document, evidence }: Pick<MatchResult['ranked'][number], 'document' | 'evidence'>,
): SimilarCase {
  const { causes, resolutions, workarounds } = knowledge.head(document);
  return {
    ...brief(knowledge, document),
    cause: causes[0]?.text ?? null,
    resolution: (resolutions[0] ?? workarounds[0])?.text ?? null,
    evidence: evidence as readonly Evidence[],
  };
}

function findFallback(knowledge: Knowledge, language: 'zh' | 'en'): Diagnosis['fallback'] {
  const general = knowledge.generalWorkflow();
  return general < 0 ? null : brief(knowledge, knowledge.inLanguage(general, language));
}

function brief(knowledge: Knowledge, document: number) {
  return { id: knowledge.id(document), title: knowledge.title(document), path: knowledge.path(document) };
}

function corrections({ symptom }: MatchResult): Correction[] {
  return symptom.corrections.map(({ from, to }) => ({ from, to }));
}

function groupEntities({ symptom }: MatchResult): Record<string, string[]> {
  const grouped = new Map<string, Set<string>>();
  for (const { type, value } of symptom.entities) grouped.set(type, (grouped.get(type) ?? new Set()).add(value));
  return Object.fromEntries([...grouped].map(([type, values]) => [type, [...values]]));
}
