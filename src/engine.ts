// The chain, in the order of the data. All other modules are parts of it, or clients.
//
//   build:  read → parse → lower → validate → compile ⇒ snapshot
//   answer: analyse the symptom → find candidates → score → accept or abstain → plan ⇒ diagnosis
//
// Live reload, goldens, diff, gaps, sessions and the editor (src/engine/) are clients of these functions; adapters are
// clients of src/index.ts.

import { describeAnswer, type QueryOptions, queryText, withMeaning } from './engine/answer/diagnosis.js';
import { forVersion } from './engine/answer/for-version.js';
import { planRequest } from './engine/answer/plan-request.js';
import type { BuildOptions } from './engine/open/build-options.js';
import type { LinkedFiles } from './engine/open/collection-findings.js';
import type { ProjectConfig } from './engine/open/project-config.js';
import type { FollowingCases } from './engine/session/cases.js';
import {
  accept,
  analyzeSymptom,
  findCandidates,
  isUndecided,
  type Knowledge,
  type MatchResult,
  matchByMeaning,
  matchParameters,
  type Supposition,
  type Symptom,
  score,
} from './match/index.js';
import type { Diagnosis, Diagnostic, Language, MeaningUse } from './model/index.js';
import type { Plan, Planner } from './plan/index.js';
import type { ReadResult } from './read/index.js';
import type { QuantizedVector, SnapshotFile, SnapshotMeta } from './snapshot/index.js';

export interface Built {
  readonly snapshot: SnapshotFile;
  readonly meta: SnapshotMeta;
  /** Sorted by path, then by position. */
  readonly diagnostics: readonly Diagnostic[];
  /** A deadline ended an analysis, or the embedding model failed: nothing of this build may be cached. */
  readonly isCutShort: boolean;
  readonly linkedFiles: LinkedFiles;
}

/** Compiles folders and files to a snapshot: same files, same bytes. @throws TriagraphError if a path cannot be read */
export async function build(options: BuildOptions): Promise<Built> {
  const { readKnowledgeBase } = await import('./engine/open/project-config.js');
  const { sources, project } = await readKnowledgeBase(options); // read
  return buildFrom(sources, options, project);
}

/**
 * Compiles files that have been read.
 * @param sources its list of files is emptied
 */
export async function buildFrom(sources: ReadResult, options: BuildOptions, known?: ProjectConfig): Promise<Built> {
  // Loaded here: answering needs none of it.
  const { analysisFor } = await import('./engine/analyze/analysis.js');
  const { analyzeFiles } = await import('./engine/analyze/analyze-files.js');
  const { unpackDocuments } = await import('./engine/analyze/packed-document.js');
  const { collectionFindings } = await import('./engine/open/collection-findings.js');
  const { assembleSnapshot } = await import('./compile/index.js');
  const { meaningOf } = await import('./engine/meaning/document-vectors.js');
  const total = sources.files.length;
  const analysis = await analysisFor(options, known);

  // parse → lower → validate, each document by itself, in threads and cached (engine/analyze/analyze-document.ts)
  const analyzed = await analyzeFiles(sources.files, analysis.settings, analysis.cache, {
    workers: options.workers,
    onProgress: (done) => options.onProgress?.({ phase: 'parse', done, total }),
  });
  const documents = unpackDocuments(analyzed);
  options.onProgress?.({ phase: 'compile', done: total, total });

  // embed titles and symptoms, where a model is configured
  const meaning = await meaningOf(documents, analysis.meaning);

  // validate, all documents together
  const collection = analysis.collectionOf(documents);
  const read = [...sources.diagnostics, ...meaning.diagnostics];
  const { diagnostics, linkedFiles } = collectionFindings(collection, read, analysis.project);

  // compile
  const input = { ...analysis.inputOf(collection), vectors: meaning.vectors, diagnostics };
  const { snapshot, meta } = assembleSnapshot({ ...input, wholeBytes: options.wholeBytes });
  const isCutShort = meaning.diagnostics.length > 0 || documents.some((document) => document.isCutShort);
  return { snapshot, meta, diagnostics, isCutShort, linkedFiles };
}

/** At least this many matches are ranked, whatever the limit: the confidence and the planned procedure depend on the runners-up. */
const minRanked = 5;

export class Matcher {
  constructor(readonly knowledge: Knowledge) {}

  /** @param supposed evidence to assume in addition */
  match(text: string, limit: number, language?: Language, supposed?: Supposition): MatchResult {
    const { knowledge } = this;
    const result = this.#match(analyzeSymptom(text, knowledge), limit, language, supposed);
    if (result.status !== 'no_match' || result.symptom.language !== 'zh' || knowledge.hasChinese) return result;
    const again = this.#match(analyzeSymptom(text, knowledge, matchParameters.foreignHan), limit, language, supposed);
    // Across languages, a common name ("jenkins") is not enough: a concept must match.
    return again.ranked[0]?.evidence.some(({ concept }) => concept !== undefined) ? again : result;
  }

  #match(symptom: Symptom, limit: number, language?: Language, supposed?: Supposition): MatchResult {
    const { knowledge } = this;
    const candidates = findCandidates(symptom, knowledge, supposed);
    const ranking = score(symptom, candidates, knowledge, {
      limit: Math.max(limit, minRanked),
      language: language ?? symptom.language,
    });
    return { symptom, ranked: ranking.ranked, ...accept(ranking, symptom, knowledge) };
  }
}

export interface Question {
  readonly text: string;
  readonly options: QueryOptions;
  readonly cases?: FollowingCases;
}

const defaultLimit = 5;

/** The answer to a symptom: CONTRACT.md, `query --json`. Pure. */
export function answer(matcher: Matcher, planner: Planner, question: Question): Diagnosis {
  const { text, options } = question;
  const result = matcher.match(text, options.limit ?? defaultLimit, options.language);
  return diagnose(result, matcher, planner, question);
}

/** Asks an embedding model if the words do not decide the answer. If the model fails, the answer of the words stays. */
export async function answerByMeaning(
  matcher: Matcher,
  planner: Planner,
  question: Question & { readonly model: string; readonly embed: (text: string) => Promise<QuantizedVector> },
): Promise<Diagnosis> {
  const { text, options, model, embed } = question;
  const { limit = defaultLimit, language } = options;
  const { knowledge } = matcher;
  const words = matcher.match(text, limit, language);
  const answered = (result: MatchResult, state: MeaningUse['state'], why?: string): Diagnosis =>
    withMeaning(diagnose(result, matcher, planner, question), { model, state }, why);
  if (!isUndecided(words, knowledge)) return answered(words, 'not-needed');
  try {
    const found = { limit: Math.max(limit, minRanked), language: language ?? words.symptom.language };
    return answered(matchByMeaning(words, await embed(text), knowledge, found), 'used');
  } catch (error) {
    return answered(words, 'unavailable', (error as Error).message);
  }
}

function diagnose(
  result: MatchResult,
  matcher: Matcher,
  planner: Planner,
  { text, options, cases }: Question,
): Diagnosis {
  const { knowledge } = matcher;
  const { limit = defaultLimit } = options;
  const language = options.language ?? result.symptom.language;
  const request = result.status === 'no_match' ? null : planRequest(result, knowledge, { ...options, language });
  const solved = request && cases?.solvedAt(request.document, options);
  const plan = request && planner.plan({ ...request.plan, ...(solved ? { solved } : {}) });
  const described = describeAnswer(text, plan ? forStart(result, plan) : result, knowledge, {
    options: { ...options, limit, language },
    planned: request?.document ?? null,
    plan,
    ask: (documents) => planner.question(documents, queryText(result), language),
  });
  return options.forVersion === undefined ? described : forVersion(described, knowledge, options.forVersion);
}

/** Lowers the confidence for an uncertain start step: to `medium` if it has a reason, else to `low`. */
const forStart = (result: MatchResult, { startIsCertain, workflow }: Plan): MatchResult => {
  if (startIsCertain || result.confidence === 'low') return result;
  return { ...result, confidence: workflow.startBecause ? 'medium' : 'low' };
};
