import type { Knowledge, MatchResult } from '../match/index.js';
import type {
  Correction,
  Diagnosis,
  Diagnostic,
  Evidence,
  Match,
  PlannedWorkflow,
  SimilarCase,
} from '../model/index.js';
import { Planner } from '../plan/index.js';
import { normalize } from '../text/index.js';
import { reasonFor } from './reason.js';

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

/** Turns matches into the answer: CONTRACT.md, `query --json`. */
export function toDiagnosis(
  knowledge: Knowledge,
  planner: Planner,
  result: MatchResult,
  options: QueryOptions,
): Diagnosis {
  const { symptom, ranked } = result;
  const language = options.language ?? symptom.language;
  const claimed = result.status !== 'no_match';
  const matches = claimed ? ranked.slice(0, options.limit ?? defaultLimit).map(toMatch(knowledge)) : [];
  const planned = claimed ? plan(knowledge, planner, result, options, language) : { workflow: null, diagnostics: [] };
  return {
    schema: 'triagraph/diagnosis/1',
    kb: { hash: knowledge.meta.hash, documents: knowledge.documents },
    query: { text: symptom.text, language, entities: groupEntities(result), corrections: corrections(result) },
    status: result.status,
    confidence: result.confidence,
    matches,
    workflow: planned.workflow,
    cases: claimed ? findCases(knowledge, result, planned.workflow) : [],
    fallback: claimed ? null : findFallback(knowledge, language),
    suggestions: claimed ? [] : ranked.slice(0, similarCases).map(({ document }) => brief(knowledge, document)),
    question: result.status === 'ambiguous' ? question(knowledge, result, language) : null,
    diagnostics: planned.diagnostics,
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

/** Branches name documents by id, path, file name or title. */
export function plannerFor(knowledge: Knowledge): Planner {
  return new Planner(fold, (target, path) => {
    const named = knowledge.resolve(target, path);
    return named === null ? null : knowledge.id(named);
  });
}

const fold = (text: string): string => normalize(text).text;

/** An article explains and is never a procedure: the best workflow or case near the first match is planned. */
function plan(
  knowledge: Knowledge,
  planner: Planner,
  { ranked, symptom }: MatchResult,
  options: QueryOptions,
  language: 'zh' | 'en',
) {
  const first = ranked[0]!;
  const chosen = ranked.find(
    ({ document, score }) => knowledge.kind(document) !== 'article' && score >= first.score * nearEnough,
  );
  if (!chosen) return { workflow: null, diagnostics: [] as Diagnostic[] };
  const follows = knowledge.follows(chosen.document);
  const planned = follows < 0 ? chosen.document : knowledge.inLanguage(follows, language);
  // A solved case leads to the branch of the workflow that solved it.
  const branch = follows < 0 ? null : knowledge.head(chosen.document).branch;
  return planner.plan({
    document: { ...knowledge.head(planned), steps: knowledge.body(planned).steps },
    symptom: branch ? `${symptom.normalized.text}\n${fold(branch)}` : symptom.normalized.text,
    entities: symptom.entities,
    params: new Map(Object.entries(options.params ?? {})),
    reason: reasonFor(chosen.evidence, language),
  });
}

/** Share of the first match's score that the document of the procedure needs. */
const nearEnough = 0.5;

function findCases(knowledge: Knowledge, { ranked }: MatchResult, workflow: PlannedWorkflow | null): SimilarCase[] {
  const cases = ranked.filter(
    ({ document }) => knowledge.kind(document) === 'case' && knowledge.path(document) !== workflow?.path,
  );
  return cases.slice(0, similarCases).map(({ document, evidence }) => {
    const head = knowledge.head(document);
    return {
      ...brief(knowledge, document),
      cause: head.causes[0]?.text ?? null,
      resolution: (head.resolutions[0] ?? head.workarounds[0])?.text ?? null,
      evidence: evidence as readonly Evidence[],
    };
  });
}

function findFallback(knowledge: Knowledge, language: 'zh' | 'en'): Diagnosis['fallback'] {
  const general = knowledge.generalWorkflow();
  return general < 0 ? null : brief(knowledge, knowledge.inLanguage(general, language));
}

function brief(knowledge: Knowledge, document: number) {
  return { id: knowledge.id(document), title: knowledge.title(document), path: knowledge.path(document) };
}

function question(knowledge: Knowledge, { ranked }: MatchResult, language: 'zh' | 'en'): Diagnosis['question'] {
  const near = ranked.slice(0, similarCases);
  return {
    text: language === 'zh' ? '哪一种更符合你看到的现象？' : 'Which of these is closer to what you see?',
    options: near.map(({ document }) => {
      const head = knowledge.head(document);
      return { answer: head.symptoms[0]?.text ?? head.title, id: head.id };
    }),
  };
}

function corrections({ symptom }: MatchResult): Correction[] {
  return symptom.corrections.map(({ from, to }) => ({ from, to }));
}

function groupEntities({ symptom }: MatchResult): Record<string, string[]> {
  const grouped = new Map<string, Set<string>>();
  for (const { type, value } of symptom.entities) grouped.set(type, (grouped.get(type) ?? new Set()).add(value));
  return Object.fromEntries([...grouped].map(([type, values]) => [type, [...values]]));
}
