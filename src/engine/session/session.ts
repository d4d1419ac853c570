import { TriagraphError } from '../../errors.js';
import { limits } from '../../limits.js';
import type { Knowledge } from '../../match/index.js';
import type {
  CaseGraph,
  Diagnosis,
  FlowchartView,
  Notice,
  Observation,
  SessionView,
  Staleness,
} from '../../model/index.js';
import {
  advanceWalk,
  cut,
  type Planner,
  type RunningProduct,
  type Turn,
  titleOf,
  viewOf,
  type WalkState,
} from '../../plan/index.js';
import type { Answer, QueryOptions } from '../answer/diagnose.js';
import { flowchartOf } from '../graph/flowchart.js';
import { FollowingCases } from './cases.js';
import { SessionLibrary } from './library.js';
import { checkObservation } from './observation.js';
import { rebase } from './stale.js';
import { startNotices } from './start-notices.js';
import { isOf, openToken, sealToken } from './token.js';

export interface StartOptions extends QueryOptions {
  /** Id or path of the document to walk through; default: the answer's. */
  readonly document?: string;
}

/** A walk that has begun: the answer that it begins with, and its first turn. */
export interface Session {
  readonly diagnosis: Diagnosis;
  readonly view: SessionView;
}

/** Walks through procedures. It holds nothing of any walk: all that a walk is, is in its token. */
export class Sessions {
  readonly #library: SessionLibrary;
  readonly #cases: FollowingCases;

  constructor(
    readonly knowledge: Knowledge,
    planner: Planner,
    readonly key: string | undefined,
  ) {
    this.#library = new SessionLibrary(knowledge, planner);
    this.#cases = new FollowingCases(knowledge, (document) => this.#library.procedureOf(document));
  }

  start(diagnosis: Diagnosis, options: StartOptions): Session {
    const { language } = diagnosis.query;
    const path = options.document === undefined ? firstPath(diagnosis) : this.#chosen(options.document, language);
    if (path === null) return { diagnosis, view: nothingToWalk(diagnosis) };
    const state = beginning(diagnosis, options, this.#library.procedure(path)!.document);
    const planned = diagnosis.workflow?.path === path ? diagnosis.workflow.start : this.#library.start(path, state);
    const step = planned === null ? undefined : this.#library.procedure(path)!.step(planned);
    const at = { ...state.at, step: step?.id ?? null, title: titleOf(step), end: step ? null : ('read' as const) };
    const notices = step ? startNotices(this.#library.procedure(path)!, step.id) : [];
    const turn = { state: { ...state, at }, notices, judgement: null, suggested: null };
    return { diagnosis, view: this.#view(turn, null) };
  }

  /** @throws TriagraphError for a token that is none, was changed, or is of another knowledge base; for what is no observation. */
  advance(token: string, observation: Observation): SessionView {
    const given = checkObservation(observation);
    const opened = openToken(token, this.key, this.knowledge.snapshot.platform);
    const based = rebase(opened.state, this.#library);
    if (based === null) throw otherKnowledgeBase(opened.state);
    const same = isOf(opened, this.knowledge.meta.hash);
    const notices: Notice[] = same ? [] : [{ code: 'new-knowledge-base', values: {} }];
    if (based.stale) return this.#view({ state: based.state, notices, judgement: null, suggested: null }, based.stale);
    const turn = advanceWalk(based.state, given, this.#library);
    return this.#view({ ...turn, notices: [...notices, ...turn.notices] }, null);
  }

  /** The steps of a document with where they lead, and where a walk for the symptom begins; the first step without one. */
  flowchart(document: number, diagnosis: Diagnosis | null): FlowchartView {
    const procedure = this.#library.procedureOf(document);
    const { path } = procedure.document;
    const first = procedure.steps[0]?.id ?? null;
    const start = diagnosis ? this.start(diagnosis, { document: path }).view.step?.id : first;
    return flowchartOf({ knowledge: this.knowledge, document, procedure, start: start ?? first });
  }

  /** The answer with the solved cases that ended at each step of its workflow. */
  withSolved({ diagnosis, planned }: Answer, running: RunningProduct): Diagnosis {
    const { workflow } = diagnosis;
    if (workflow === null || planned === null) return diagnosis;
    const solved = this.#cases.solvedAt(planned, running);
    if (solved.size === 0) return diagnosis;
    const steps = workflow.steps.map((step) => {
      const ended = solved.get(step.id);
      return ended ? { ...step, solved: ended } : step;
    });
    return { ...diagnosis, workflow: { ...workflow, steps } };
  }

  cases(document: number): CaseGraph {
    return this.#cases.graph(document);
  }

  #view(turn: Turn, stale: Staleness | null): SessionView {
    const { state } = turn;
    const { path } = state.documents[state.at.document]!;
    const running = { product: state.product ?? undefined, version: state.version ?? undefined };
    return viewOf({
      turn,
      stale,
      library: this.#library,
      workflow: this.#library.plan(path, state).workflow,
      token: sealToken(state, this.knowledge.meta.hash, this.key, this.knowledge.snapshot.platform),
      casesAt: (workflow, step) => this.#cases.endedAt(this.#library.number(workflow), step, running).length,
      cases: (workflow, conclusion) => this.#cases.sessionCases(this.#library.number(workflow), conclusion, running),
    });
  }

  /** An id stands for all translations: the one in the language of the answer is meant. */
  #chosen(idOrPath: string, language: 'zh' | 'en'): string {
    const found = this.knowledge.find(idOrPath);
    if (found < 0)
      throw new TriagraphError(
        'session-document',
        `No document "${idOrPath}" in this knowledge base; give an id or path that query prints.`,
      );
    const named = this.knowledge.path(found) === idOrPath ? found : this.knowledge.inLanguage(found, language);
    return this.knowledge.path(named);
  }
}

const otherKnowledgeBase = ({ documents, at }: WalkState): TriagraphError =>
  new TriagraphError(
    'session-knowledge-base',
    `The session is of another knowledge base: this one has no document ${cut(documents[at.document]!.path, limits.sessionTextCharacters)}; start a new session.`,
  );

/** The workflow of the answer, else the document that came first; null when nothing was claimed. */
function firstPath({ status, workflow, matches }: Diagnosis): string | null {
  return status === 'no_match' ? null : (workflow?.path ?? matches[0]?.path ?? null);
}

function beginning(
  diagnosis: Diagnosis,
  options: StartOptions,
  document: { id: string; path: string; hash: string },
): WalkState {
  const { query, status } = diagnosis;
  const entities = Object.entries(query.entities)
    .flatMap(([type, values]) => values.map((value) => [type, value] as const))
    .filter(([, value]) => value.length <= limits.sessionParameterCharacters / 4)
    .slice(0, limits.sessionEntities);
  const params = Object.entries(options.params ?? {})
    .filter(([name, value]) => name.length + value.length <= limits.sessionParameterCharacters)
    .slice(0, limits.sessionParameters);
  return {
    documents: [{ id: document.id, path: document.path, hash: document.hash }],
    at: { document: 0, step: null, title: '', end: null, asked: false },
    visits: [],
    dropped: 0,
    params,
    symptom: { text: cut(query.text, limits.sessionSymptomCharacters), match: status, entities },
    language: query.language,
    product: shortened(options.product),
    version: shortened(options.version),
  };
}

const shortened = (text: string | undefined): string | null =>
  text === undefined ? null : cut(text, limits.sessionTextCharacters);

function nothingToWalk({ query, status }: Diagnosis): SessionView {
  return {
    schema: 'triagraph/session/1',
    status: 'no_match',
    language: query.language,
    match: status,
    symptom: cut(query.text, limits.sessionSymptomCharacters),
    token: null,
    document: null,
    step: null,
    number: null,
    choices: [],
    below: [],
    parameters: [],
    judgement: null,
    notices: [],
    visits: [],
    dropped: 0,
    conclusion: null,
    cases: { workflow: 0, here: 0, versions: [], similar: [] },
    end: null,
    stale: null,
  };
}
