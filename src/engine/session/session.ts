import { shortened } from '../../collections.js';
import { TriagraphError } from '../../errors.js';
import { limits } from '../../limits.js';
import type { Knowledge } from '../../match/index.js';
import type {
  Diagnosis,
  FlowchartView,
  Notice,
  Observation,
  PlannedWorkflow,
  SessionView,
  Staleness,
} from '../../model/index.js';
import type { Planner } from '../../plan/index.js';
import { findIn } from '../answer/assessment.js';
import type { QueryOptions } from '../answer/diagnosis.js';
import { stepsForVersion } from '../answer/for-version.js';
import { flowchartOf } from '../graph/flowchart.js';
import { FollowingCases } from './cases.js';
import { rebase, SessionDocuments } from './documents.js';
import { Move } from './move.js';
import { positionAt, type SessionState } from './state.js';
import { isOf, openToken, sealToken } from './token.js';
import { advanceSession, checkObservation, type Turn } from './turn.js';
import { viewOf } from './view.js';

export interface StartOptions extends Omit<QueryOptions, 'labels'> {
  /** Id or path of the document to go through; default: the answer's. */
  readonly document?: string;
}

export interface Session {
  readonly diagnosis: Diagnosis;
  readonly view: SessionView;
}

export interface SessionSettings {
  readonly sessionKey?: string | undefined;
  /** The clock for the times in the report; without one no times are recorded. */
  readonly clock?: (() => Date) | undefined;
}

/** Goes through procedures step by step. The whole state of a session is in its token. */
export class Sessions {
  readonly #documents: SessionDocuments;
  readonly cases: FollowingCases;

  constructor(
    readonly knowledge: Knowledge,
    planner: Planner,
    readonly settings: SessionSettings,
  ) {
    this.#documents = new SessionDocuments(knowledge, planner);
    this.cases = new FollowingCases(knowledge, (document) => this.#documents.procedureOf(document));
  }

  start(diagnosis: Diagnosis, options: StartOptions): Session {
    const { language } = diagnosis.query;
    const path = options.document === undefined ? firstPath(diagnosis) : this.#chosen(options.document, language);
    if (path === null) return { diagnosis, view: nothingToDo(diagnosis) };
    const time = this.#time();
    const procedure = this.#documents.procedure(path);
    if (procedure === null)
      throw new TriagraphError(
        'snapshot/damaged',
        `The snapshot is damaged: it names no ${path}; compile it again.`,
        1,
      );
    const started = beginning(diagnosis, options, procedure.document);
    const state = time === null ? started : { ...started, began: time };
    const planned = this.#planned(diagnosis, path, state);
    const step = planned === null ? undefined : procedure.step(planned);
    const move = new Move(state, this.#documents, time);
    if (step) move.approach(step);
    else move.end('read');
    const skipped = move.step ? procedure.before(move.step.id) : 0;
    if (skipped > 0) move.notify('started-at', { skipped });
    const turn = { state: move.state, notices: move.notices, judgement: null, suggested: null };
    return { diagnosis, view: this.#view(turn, null) };
  }

  advance(token: string, observation: Observation): SessionView {
    const given = checkObservation(observation);
    const opened = openToken(token, this.settings.sessionKey, this.knowledge.snapshot.platform);
    const { state } = opened;
    const based = rebase(state, this.#documents);
    if (based === null) throw otherKnowledgeBase(state);
    const same = isOf(opened, this.knowledge.meta.hash);
    const notices: Notice[] = same ? [] : [{ code: 'new-knowledge-base', values: {} }];
    if (based.stale) return this.#view({ state: based.state, notices, judgement: null, suggested: null }, based.stale);
    const turn = advanceSession(new Move(based.state, this.#documents, this.#time()), given);
    return this.#view({ ...turn, notices: [...notices, ...turn.notices] }, null);
  }

  /** The steps of a document and where they lead, with the start step for the symptom, or else the first step. */
  flowchart(document: number, diagnosis: Diagnosis | null): FlowchartView {
    const procedure = this.#documents.procedureOf(document);
    const { path } = procedure.document;
    const first = procedure.steps[0]?.id ?? null;
    const start = diagnosis ? this.#planned(diagnosis, path, beginning(diagnosis, {}, procedure.document)) : first;
    return flowchartOf({ knowledge: this.knowledge, document, procedure, start: start ?? first });
  }

  /** The start step, before which a check may come. */
  #planned({ workflow }: Diagnosis, path: string, state: SessionState): string | null {
    return workflow?.path === path ? workflow.start : this.#documents.start(path, state);
  }

  #time(): string | null {
    return this.settings.clock?.().toISOString().replace(/\.\d+/, '') ?? null;
  }

  #view(turn: Turn, stale: Staleness | null): SessionView {
    const { state } = turn;
    const { path } = state.documents[state.at.document]!;
    const running = { product: state.product ?? undefined, version: state.version ?? undefined };
    return viewOf({
      turn,
      stale,
      documents: this.#documents,
      workflow: this.#forVersion(this.#documents.plan(path, state).workflow, state),
      token: sealToken(state, this.knowledge.meta.hash, this.settings.sessionKey, this.knowledge.snapshot.platform),
      casesAt: (workflow, step) => this.cases.endedAt(this.#documents.number(workflow), step, running).length,
      cases: (workflow, conclusion) => this.cases.sessionCases(this.#documents.number(workflow), conclusion, running),
    });
  }

  #forVersion(workflow: PlannedWorkflow, { forVersion, language }: SessionState): PlannedWorkflow {
    if (forVersion === undefined) return workflow;
    return { ...workflow, steps: stepsForVersion(workflow.steps, this.knowledge, { version: forVersion, language }) };
  }

  #chosen(idOrPath: string, language: 'zh' | 'en'): string {
    const found = findIn(this.knowledge, idOrPath, language);
    if (found < 0)
      throw new TriagraphError(
        'session-document',
        `No document "${idOrPath}" in this knowledge base; give an id or path that query prints.`,
      );
    return this.knowledge.path(found);
  }
}

const otherKnowledgeBase = ({ documents, at }: SessionState): TriagraphError =>
  new TriagraphError(
    'session-knowledge-base',
    `This session belongs to a different knowledge base: here is no document ${shortened(documents[at.document]!.path, limits.sessionTextCharacters)}. Start a new session.`,
  );

/** The workflow of the answer, else the first match; null if the answer abstains. */
function firstPath({ status, workflow, matches }: Diagnosis): string | null {
  return status === 'no_match' ? null : (workflow?.path ?? matches[0]?.path ?? null);
}

function beginning(
  diagnosis: Diagnosis,
  options: StartOptions,
  document: { id: string; path: string; hash: string },
): SessionState {
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
    at: positionAt(0, undefined),
    visits: [],
    dropped: 0,
    params,
    symptom: { text: shortened(query.text, limits.sessionSymptomCharacters), match: status, entities },
    language: query.language,
    product: nameOf(options.product),
    version: nameOf(options.version),
    ...(options.forVersion === undefined
      ? {}
      : { forVersion: shortened(options.forVersion, limits.sessionTextCharacters) }),
  };
}

const nameOf = (text: string | undefined): string | null =>
  text === undefined ? null : shortened(text, limits.sessionTextCharacters);

function nothingToDo({ query, status }: Diagnosis): SessionView {
  return {
    schema: 'triagraph/session/1',
    status: 'no_match',
    language: query.language,
    match: status,
    symptom: shortened(query.text, limits.sessionSymptomCharacters),
    token: null,
    document: null,
    number: null,
    step: null,
    confirm: null,
    choices: [],
    below: [],
    parameters: [],
    offers: [],
    output: null,
    judgement: null,
    notices: [],
    visits: [],
    notes: [],
    began: null,
    dropped: 0,
    conclusion: null,
    cases: { workflow: 0, here: 0, versions: [], similar: [] },
    end: null,
    stale: null,
  };
}
