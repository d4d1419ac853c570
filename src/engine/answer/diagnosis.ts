import { defined, getOrMake } from '../../collections.js';
import { limits } from '../../limits.js';
import { type Knowledge, type MatchResult, wordsOf } from '../../match/index.js';
import type { Diagnosis, Diagnostic, Evidence, Language, Match, MeaningUse, SimilarCase } from '../../model/index.js';
import { casesFor, type Plan, Planner, type QueryText } from '../../plan/index.js';
import { assess, nameOf, offersOf } from './assessment.js';

export interface QueryOptions {
  /** Matches to return; default 5. */
  readonly limit?: number;
  /** Language of the answer; default: the symptom's. */
  readonly language?: Language;
  readonly product?: string;
  readonly version?: string;
  /** A version such as `v1.13`: lines of the answer that do not hold for it are marked. */
  readonly forVersion?: string;
  /** Values of placeholders given by a person, by name. */
  readonly params?: Readonly<Record<string, string>>;
  /**
   * Labels of an alert: values of placeholders by name. Only letters, digits and a few signs are allowed, since an alert is
   * not written by the person who runs the command. Labels that no command uses are ignored.
   */
  readonly labels?: Readonly<Record<string, string>>;
}

export type Ranked = MatchResult['ranked'][number];

const similarCases = 3;
/** Least score of a similar case, as a share of the first match. Others only share a few words with the symptom. */
const minSimilarity = 0.25;
const maxAskedAbout = 5;
/** Least share of the first score at which a match is asked about, or preferred to an article. */
export const nearScore = 0.9;

interface Planned {
  readonly options: QueryOptions & { readonly limit: number; readonly language: Language };
  /** Number of the document whose procedure is planned; null without one. */
  readonly planned: number | null;
  readonly plan: Plan | null;
  readonly ask: (documents: readonly ReturnType<Knowledge['head']>[]) => Diagnosis['question'];
}

/** The answer in the form of the contract. */
export function describeAnswer(
  text: string,
  result: MatchResult,
  knowledge: Knowledge,
  { options, planned, plan, ask }: Planned,
): Diagnosis {
  const { ranked, status, confidence, symptom } = result;
  const { limit, language } = options;
  const accepted = status === 'no_match' ? [] : ranked;
  const askAbout = (documents: readonly number[]) => ask(documents.map((document) => knowledge.head(document)));
  const similar = findCases(knowledge, accepted, planned, options);
  return {
    schema: 'triagraph/diagnosis/1',
    kb: { hash: knowledge.meta.hash, documents: knowledge.documents },
    query: {
      text,
      language,
      entities: groupEntities(result),
      corrections: symptom.corrections.map(({ from, to }) => ({ from, to })),
    },
    status,
    confidence,
    assessment: { ...assess(result, knowledge), ...(plan?.startIsCertain === false ? { startIsUncertain: true } : {}) },
    matches: accepted.slice(0, limit).map((match, index) => matchOf(knowledge, match, index)),
    workflow: plan?.workflow ?? null,
    cases: similar.cases,
    ...(status === 'no_match'
      ? offersOf(result, knowledge, { language, ask: askAbout })
      : { fallback: null, suggestions: [], question: status === 'ambiguous' ? askAbout(equallyGood(result)) : null }),
    diagnostics: [...describeCut(text), ...(plan?.diagnostics ?? []), ...similar.diagnostics],
  };
}

export function plannerFor(knowledge: Knowledge): Planner {
  const words = wordsOf(knowledge);
  const idf = (word: string): number => {
    const term = words.termOf(word);
    return term < 0 ? 0 : knowledge.idf(term) / knowledge.maxIdf;
  };
  return new Planner({ concepts: knowledge.concepts, vocabulary: knowledge.vocabulary, idf }, (target, path) => {
    const named = knowledge.resolve(target, path);
    return named === null ? null : knowledge.id(named);
  });
}

export const queryText = ({ symptom }: MatchResult): QueryText => ({
  text: symptom.text,
  folded: symptom.normalized.text,
  ruledOut: symptom.negations,
  apart: symptom.apart,
  terms: symptom.knownTerms.map(({ text }) => text),
  corrections: symptom.corrections.map(({ to }) => to),
});

function equallyGood({ ranked }: MatchResult): readonly number[] {
  const least = (ranked[0]?.score ?? 0) * nearScore;
  const equal = ranked.slice(0, maxAskedAbout).filter(({ score }, index) => index < 2 || score >= least);
  return equal.map(({ document }) => document);
}

function matchOf(knowledge: Knowledge, { document, score, evidence }: Ranked, index: number): Match {
  return {
    rank: index + 1,
    ...nameOf(knowledge, document),
    kind: knowledge.kind(document),
    language: knowledge.language(document),
    priority: knowledge.priorities[document]!,
    score,
    evidence: evidence as readonly Evidence[],
    ...alikeOf(knowledge, document),
  };
}

const alikeOf = (knowledge: Knowledge, document: number): Pick<Match, 'alike'> =>
  defined({ alike: knowledge.alike(document) ?? undefined });

function findCases(
  knowledge: Knowledge,
  ranked: readonly Ranked[],
  planned: number | null,
  options: QueryOptions,
): { readonly cases: SimilarCase[]; readonly diagnostics: readonly Diagnostic[] } {
  const least = (ranked[0]?.score ?? 0) * minSimilarity;
  const found = ranked.filter(
    ({ document, score }) => knowledge.kind(document) === 'case' && document !== planned && score >= least,
  );
  const solved = found.map(({ document, evidence }) => ({ ...knowledge.head(document), document, evidence }));
  const { applicable, diagnostics } = casesFor(solved, options);
  const cases = applicable.slice(0, similarCases).map(({ document, evidence }) => ({
    ...similarCase(knowledge, document),
    evidence: evidence as readonly Evidence[],
  }));
  return { cases, diagnostics };
}

export function similarCase(knowledge: Knowledge, document: number): SimilarCase {
  const { causes, resolutions, workarounds } = knowledge.head(document);
  return {
    ...nameOf(knowledge, document),
    cause: causes[0]?.text ?? null,
    resolution: (resolutions[0] ?? workarounds[0])?.text ?? null,
    evidence: [],
    ...alikeOf(knowledge, document),
  };
}

function groupEntities({ symptom }: MatchResult): Record<string, string[]> {
  const grouped = new Map<string, Set<string>>();
  for (const { type, value } of symptom.entities) getOrMake(grouped, type, () => new Set()).add(value);
  return Object.fromEntries([...grouped].map(([type, values]) => [type, [...values]]));
}

export function withMeaning(diagnosis: Diagnosis, meaning: MeaningUse, why?: string): Diagnosis {
  if (why === undefined) return { ...diagnosis, meaning };
  const reason = why.replace(/\.$/, '');
  const note: Diagnostic = {
    ruleId: 'query/meaning-unavailable',
    severity: 'warning',
    message: `The embedding model could not be asked (${reason}); this is the answer of the words alone.`,
    path: '',
    values: { why: reason },
  };
  return { ...diagnosis, meaning, diagnostics: [...diagnosis.diagnostics, note] };
}

function describeCut({ length }: string): Diagnostic[] {
  if (length <= limits.queryCharacters) return [];
  const [found, most] = [length.toLocaleString('en-US'), limits.queryCharacters.toLocaleString('en-US')];
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
