import { checkId } from '../../check-options.js';
import { Knowledge, Matcher } from '../../match/index.js';
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
import { checkExplain, checkFlowchart, checkGraph, checkQuery, checkStart } from './check-query.js';
import { diagnose, plannerFor, type QueryOptions } from './diagnose.js';

/** What answers are made with. What their arguments and results are is written at `SnapshotEngine`, which hands them on. */
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
    return new Answers(knowledge, Matcher.with(knowledge, null), sessionKey);
  }

  /** Of any snapshot. */
  static async open(snapshot: SnapshotReader, sessionKey: string | undefined): Promise<Answers> {
    const knowledge = new Knowledge(snapshot);
    return new Answers(knowledge, await Matcher.open(knowledge), sessionKey);
  }

  query(text: string, options: QueryOptions): Diagnosis {
    checkQuery(text, options);
    return this.#answer(text, options);
  }

  #answer(text: string, options: QueryOptions): Diagnosis {
    return this.#sessions.withSolved(diagnose(this.matcher, this.#planner, { text, options }), options);
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
    // An id means all translations: the one that would be answered is explained.
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
