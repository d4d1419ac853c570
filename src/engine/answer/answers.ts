import { checkId, checkOptions, namesOf } from '../../check-options.js';
import { answer, Matcher } from '../../engine.js';
import { TriagraphError } from '../../errors.js';
import { Knowledge } from '../../match/index.js';
import type {
  CaseGraph,
  Diagnosis,
  Explanation,
  FlowchartView,
  GraphView,
  Observation,
  SessionView,
} from '../../model/index.js';
import type { Planner } from '../../plan/index.js';
import type { SnapshotReader } from '../../snapshot/index.js';
import { detectLanguage } from '../../text/index.js';
import { type ExplainOptions, explainMatch } from '../explain/explain.js';
import type { FlowchartOptions } from '../graph/flowchart.js';
import { type GraphOptions, KnowledgeGraph } from '../graph/graph-view.js';
import { type Session, Sessions, type StartOptions } from '../session/session.js';
import { plannerFor, type QueryOptions } from './diagnosis.js';

/** Answers questions about one knowledge base. `SnapshotEngine` documents the arguments and results. */
export class Answers {
  readonly #planner: Planner;
  readonly #sessions: Sessions;
  #graph: KnowledgeGraph | null = null;

  private constructor(
    readonly knowledge: Knowledge,
    readonly matcher: Matcher,
    sessionKey: string | undefined,
  ) {
    this.#planner = plannerFor(knowledge);
    this.#sessions = new Sessions(knowledge, this.#planner, sessionKey);
  }

  /** Of a snapshot without patterns of authors (`hasPatterns`). */
  static of(snapshot: SnapshotReader, sessionKey: string | undefined): Answers {
    const knowledge = new Knowledge(snapshot);
    return new Answers(knowledge, new Matcher(knowledge), sessionKey);
  }

  /** Of any snapshot. */
  static async open(snapshot: SnapshotReader, sessionKey: string | undefined): Promise<Answers> {
    const knowledge = await Knowledge.open(snapshot);
    return new Answers(knowledge, new Matcher(knowledge), sessionKey);
  }

  query(text: string, options: QueryOptions): Diagnosis {
    checkQuery(text, options);
    return this.#answer(text, options);
  }

  #answer(text: string, options: QueryOptions): Diagnosis {
    return this.#sessions.withSolved(answer(this.matcher, this.#planner, { text, options }), options);
  }

  start(text: string, options: StartOptions): Session {
    checkStart(text, options);
    return this.#sessions.start(this.#answer(text, options), options);
  }

  advance(token: string, observation: Observation): SessionView {
    return this.#sessions.advance(token, observation);
  }

  cases(id: string): CaseGraph | null {
    checkId(id);
    const document = this.knowledge.find(id);
    return document < 0 ? null : this.#sessions.cases(document);
  }

  explain(text: string, options: ExplainOptions): Explanation | null {
    checkExplain(text, options);
    const { doc, language } = options;
    const found = this.knowledge.find(doc);
    if (found < 0) return null;
    // An id stands for all translations: the one that an answer would have is explained.
    const named = this.knowledge.id(found) === doc;
    const document = named ? this.knowledge.inLanguage(found, language ?? detectLanguage(text)) : found;
    return explainMatch(this.matcher, text, document, language);
  }

  graph(options: GraphOptions): GraphView | null {
    checkGraph(options);
    this.#graph ??= new KnowledgeGraph(this.knowledge);
    return this.#graph.view(options);
  }

  flowchart(id: string, options: FlowchartOptions): FlowchartView | null {
    checkFlowchart(id, options);
    const found = this.knowledge.find(id);
    if (found < 0) return null;
    const diagnosis = options.symptom === undefined ? null : this.query(options.symptom, {});
    const language = options.language ?? diagnosis?.query.language;
    const isPath = this.knowledge.path(found) === id;
    const document = isPath || language === undefined ? found : this.knowledge.inLanguage(found, language);
    return this.#sessions.flowchart(document, diagnosis);
  }
}

const queryNames = { limit: true, language: true, product: true, version: true, params: true } as const;
const ofQuery = namesOf<QueryOptions>(queryNames);
const ofStart = namesOf<StartOptions>({ ...queryNames, document: true });
const ofExplain = namesOf<ExplainOptions>({ doc: true, language: true });
const ofFlowchart = namesOf<FlowchartOptions>({ symptom: true, language: true });
const ofGraph = namesOf<GraphOptions>({ around: true, depth: true });

/** @throws TriagraphError for invalid arguments of a caller without types; so do the functions below. */
function checkQuery(text: unknown, options: QueryOptions): void {
  checkOptions('query', options, ofQuery);
  checkAsked(text, options);
}

function checkStart(text: unknown, options: StartOptions): void {
  checkOptions('start', options, ofStart);
  checkAsked(text, options);
}

function checkExplain(text: unknown, options: ExplainOptions): void {
  checkOptions('explain', options, ofExplain);
  const { doc, language } = options;
  checkAsked(text, language === undefined ? {} : { language });
  checkId(doc);
}

function checkFlowchart(id: unknown, options: FlowchartOptions): void {
  checkId(id);
  checkOptions('flowchart', options, ofFlowchart);
}

function checkGraph(options: GraphOptions): void {
  checkOptions('graph', options, ofGraph);
  const { around, depth } = options;
  if (around !== undefined) checkId(around);
  if (depth !== undefined && !(Number.isInteger(depth) && depth >= 0))
    throw misuse('graph-depth', `depth ${depth}`, 'a whole number from 0');
}

function checkAsked(text: unknown, options: QueryOptions): void {
  const { limit, language, product, version, params } = options;
  if (typeof text !== 'string') throw misuse('query-text', `symptom of type ${typeof text}`, 'a string');
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1))
    throw misuse('query-limit', `limit ${limit}`, 'a whole number from 1');
  if (language !== undefined && language !== 'zh' && language !== 'en')
    throw misuse('query-language', `language ${language}`, 'zh or en');
  if (product !== undefined) checkText('query-product', 'product', product);
  if (version !== undefined) checkText('query-version', 'version', version);
  if (params !== undefined) checkParameters(params);
}

function checkParameters(params: unknown): void {
  if (typeof params !== 'object' || params === null || Array.isArray(params))
    throw misuse('query-params', 'params', 'strings by name');
  for (const [name, value] of Object.entries(params)) checkText('query-params', `parameter ${name}`, value);
}

/** YAML and JSON read `1.2` and `8080` as numbers, which would turn `1.10` into another version. */
function checkText(code: string, what: string, value: unknown): void {
  if (typeof value !== 'string') throw misuse(code, `${what} of type ${typeof value}`, 'a string');
}

const misuse = (code: string, found: string, expected: string): TriagraphError =>
  new TriagraphError(code, `Unexpected ${found}, expected ${expected}.`);
