import { checkId } from '../../check-options.js';
import { defined } from '../../collections.js';
import { answer, answerByMeaning } from '../../engine.js';
import { TriagraphError } from '../../errors.js';
import type {
  CaseGraph,
  Diagnosis,
  Diagnostic,
  Document,
  Explanation,
  FlowchartView,
  GraphView,
  Observation,
  SessionView,
  ShownDocument,
} from '../../model/index.js';
import type { SnapshotMeta } from '../../snapshot/index.js';
import { caseLinePlace, detectLanguage } from '../../text/index.js';
import { findIn, nameOf } from '../answer/assessment.js';
import type { QueryOptions } from '../answer/diagnosis.js';
import { type ExplainOptions, explainMatch } from '../explain/explain.js';
import type { FlowchartOptions } from '../graph/flowchart.js';
import type { GraphOptions } from '../graph/graph-view.js';
import { embedderOf } from '../meaning/embedder.js';
import type { Session, StartOptions } from '../session/session.js';
import { checkExplain, checkFlowchart, checkGraph, checkQuery, checkStart } from './check-arguments.js';
import type { Answering, OpenedParts } from './open-parts.js';

export interface EngineInfo {
  /** `sha256:…` over the content hashes and paths of all documents. */
  readonly hash: string;
  readonly documents: number;
  readonly steps: number;
  readonly commands: number;
  /** Nodes and edges of the graph. */
  readonly nodes: number;
  readonly edges: number;
  /** Size of the snapshot. */
  readonly bytes: number;
}

/** A document in a list; `show` gives the whole document by id or path. Translations share an id, a path is unique. */
export type DocumentEntry = Pick<Document, 'id' | 'path' | 'kind' | 'title' | 'language'>;

/** Answers from an opened snapshot, without files, threads or other APIs of Node. */
export class SnapshotEngine {
  readonly #parts: OpenedParts;
  readonly #meta: SnapshotMeta;
  #isClosed = false;

  /** @internal */
  constructor(parts: OpenedParts) {
    this.#parts = parts;
    this.#meta = parts.snapshot.json('meta');
  }

  /** @internal @throws TriagraphError `engine-closed` */
  get answering(): Answering {
    if (this.#isClosed) throw new TriagraphError('engine-closed', 'The engine was closed; open another one to ask.');
    return this.#parts.answering();
  }

  /** @internal Builds the index of names, half a second for 100,000 documents, before the first question. */
  prepare(): this {
    this.answering.knowledge.resolve('', '');
    return this;
  }

  /**
   * Computes something from the knowledge base. If the documents are in a store, fetches the records that are needed; all
   * other methods except `ask` and `begin` then throw `store-asynchronous` when called outside of `work`.
   * @param work synchronous; it may run several times
   * @throws TriagraphError `store-unavailable` when a store cannot be reached
   */
  async reading<T>(work: (engine: this) => T): Promise<T> {
    const { fetched } = this.#parts;
    return fetched === null ? work(this) : fetched.reading(() => work(this));
  }

  /** Whether the documents are in a store, such as a search cluster, instead of a snapshot. */
  get isStored(): boolean {
    return this.#parts.fetched !== null;
  }

  /** Resolves if questions can be answered. @throws TriagraphError `store-unavailable` */
  async check(): Promise<void> {
    await this.#parts.fetched?.store.check();
  }

  /** The answer to a symptom. Pure: the same knowledge base and question give the same answer. */
  query(text: string, options: QueryOptions = {}): Diagnosis {
    checkQuery(text, options);
    return this.#answer(text, options);
  }

  /** As `query`, but if the words find no answer or nearly tie, the embedding model is asked too, if there is one (`meaning`). */
  async ask(text: string, options: QueryOptions = {}): Promise<Diagnosis> {
    checkQuery(text, options);
    return this.#ask(text, options);
  }

  /** `start` with the answer of `ask`. */
  async begin(text: string, options: StartOptions = {}): Promise<Session> {
    checkStart(text, options);
    const diagnosis = await this.#ask(text, options);
    return this.reading(() => this.answering.sessions.start(diagnosis, options));
  }

  async #ask(text: string, options: QueryOptions): Promise<Diagnosis> {
    const { embedding } = this.#parts;
    if (this.isStored) return this.reading(() => this.#answer(text, options));
    const { matcher, planner, sessions, knowledge } = this.answering;
    const of = knowledge.vectors?.of ?? null;
    if (embedding === null && of === null) return this.#answer(text, options);
    const embed = embedderOf(embedding, of, knowledge.vocabulary);
    const model = of?.model ?? embedding!.model;
    return answerByMeaning(matcher, planner, { text, options, cases: sessions.cases, model, embed });
  }

  #answer(text: string, options: QueryOptions): Diagnosis {
    const { matcher, planner, sessions } = this.answering;
    return answer(matcher, planner, { text, options, cases: sessions.cases });
  }

  /**
   * Starts a session for a symptom: the answer, and its first step with a token for the next turn.
   * @throws TriagraphError `session-document` when `options.document` is not in the knowledge base.
   * @example
   * const { view } = engine.start('Pod stuck in ContainerCreating: no available ip');
   * const next = engine.advance(view.token!, { output: 'v4availableIPs: 0' });
   * console.log(next.judgement?.verdict, next.step?.title);
   */
  start(text: string, options: StartOptions = {}): Session {
    checkStart(text, options);
    return this.answering.sessions.start(this.#answer(text, options), options);
  }

  /**
   * The next turn of a session. Pure: any process with the same knowledge base and key can continue a token. A document
   * that has changed since gives a `stale` view with a token of its own.
   * @throws TriagraphError `session-token-format`, `-size`, `-signature`, `session-knowledge-base`, `session-observation`
   */
  advance(token: string, observation: Observation): SessionView {
    return this.answering.sessions.advance(token, observation);
  }

  /** How many solved cases ended at which step of a workflow, and for which versions; null without such a document. */
  cases(id: string): CaseGraph | null {
    const document = this.#find(id);
    return document < 0 ? null : this.answering.sessions.cases.graph(document);
  }

  /**
   * Why a document answers a symptom or does not, and what would change that. Null when there is no such document;
   * without `doc`, when no document has anything in common with the symptom.
   */
  explain(text: string, options: ExplainOptions = {}): Explanation | null {
    checkExplain(text, options);
    const { doc, language } = options;
    const { knowledge, matcher } = this.answering;
    const answered = language ?? detectLanguage(text, knowledge.vocabulary);
    const document = doc === undefined ? null : findIn(knowledge, doc, answered);
    if (document !== null && document < 0) return null;
    return explainMatch(matcher, this.#answer(text, defined({ language })), document);
  }

  /** One document, by id or path, or null. */
  show(id: string): ShownDocument | null {
    const found = this.#find(id);
    if (found < 0) return null;
    const { knowledge } = this.answering;
    return { ...knowledge.document(found), diagnostics: knowledge.diagnosticsOf(found) };
  }

  /** The text of a document's file, by id or path; null when there is no such document, or the snapshot lacks it. */
  source(id: string): string | null {
    const found = this.#find(id);
    return found < 0 ? null : this.answering.knowledge.source(found);
  }

  /** Where a document can be edited, by `edit` of the project's configuration, or null. @param line from 1 */
  editAddress(path: string, line = 1): string | null {
    const { edit } = this.#meta;
    // A snapshot may come from anybody.
    if (edit === undefined || !/^https?:\/\//.test(edit)) return null;
    const place = caseLinePlace(path) ?? { file: path, line };
    const encoded = place.file.split('/').map(encodeURIComponent).join('/');
    return edit.replaceAll('{path}', () => encoded).replaceAll('{line}', String(place.line));
  }

  /** All findings in the content, sorted by path and position. */
  lint(): readonly Diagnostic[] {
    this.#refuseStored();
    return this.answering.knowledge.diagnostics();
  }

  /** All documents, sorted by path. */
  documents(): readonly DocumentEntry[] {
    const { knowledge } = this.answering;
    return Array.from({ length: knowledge.documents }, (_, document) => ({
      ...nameOf(knowledge, document),
      kind: knowledge.kind(document),
      language: knowledge.language(document),
    }));
  }

  /** Similar ids, best first. */
  suggestIds(id: string): string[] {
    checkId(id);
    return this.answering.knowledge.similarIds(id);
  }

  /** The graph, or the part around a document or node; null when there is no such node. */
  graph(options: GraphOptions = {}): GraphView | null {
    checkGraph(options);
    this.#refuseStored();
    return this.answering.graph().view(options);
  }

  /** One document's procedure by id or path, or null. With a symptom, the step where the diagnosis begins is the start. */
  flowchart(id: string, options: FlowchartOptions = {}): FlowchartView | null {
    checkFlowchart(id, options);
    const { knowledge, sessions } = this.answering;
    const diagnosis = options.symptom === undefined ? null : this.query(options.symptom);
    const document = findIn(knowledge, id, options.language ?? diagnosis?.query.language);
    return document < 0 ? null : sessions.flowchart(document, diagnosis);
  }

  info(): EngineInfo {
    const { hash, documents, steps, commands, nodes, edges } = this.#meta;
    return { hash, documents, steps, commands, nodes, edges, bytes: this.#parts.snapshot.byteLength };
  }

  /**
   * The snapshot's bytes, as `Engine.open({ snapshot })` takes them. They are not copied: do not modify them.
   * @throws TriagraphError `snapshot/too-large` above 2 GiB, `store-whole` for documents that are stored elsewhere
   */
  snapshot(): Uint8Array {
    this.#refuseStored();
    return this.#parts.snapshot.bytes;
  }

  /** Releases the snapshot. Later questions throw `engine-closed`. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#parts.snapshot.close();
    await this.#parts.fetched?.store.close();
  }

  /** @throws TriagraphError `store-whole` for documents in a store, which cannot be read all at once */
  #refuseStored(): void {
    const { fetched } = this.#parts;
    const advice = 'this needs all documents at once; ask the snapshot that was published.';
    if (fetched) throw new TriagraphError('store-whole', `${fetched.store.name}: ${advice}`);
  }

  #find(id: string): number {
    checkId(id);
    return this.answering.knowledge.find(id);
  }
}
