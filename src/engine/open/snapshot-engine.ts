import { checkId } from '../../check-options.js';
import { defined } from '../../defined.js';
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
} from '../../model/index.js';
import type { SnapshotMeta } from '../../snapshot/index.js';
import { caseLinePlace, detectLanguage } from '../../text/index.js';
import type { QueryOptions } from '../answer/diagnosis.js';
import { type ExplainOptions, explainMatch } from '../explain/explain.js';
import type { FlowchartOptions } from '../graph/flowchart.js';
import type { GraphOptions } from '../graph/graph-view.js';
import { embedderOf, noVectors } from '../meaning/embedder.js';
import type { Session, StartOptions } from '../session/session.js';
import { checkExplain, checkFlowchart, checkGraph, checkQuery, checkStart } from './check-arguments.js';
import type { Answering, OpenedParts } from './open-parts.js';

export interface EngineInfo {
  readonly hash: string;
  readonly documents: number;
  readonly steps: number;
  readonly commands: number;
  readonly nodes: number;
  readonly edges: number;
  readonly bytes: number;
}

/** A document with its diagnostics. */
export type ShownDocument = Document & { readonly diagnostics: readonly Diagnostic[] };

/** A document in a list; `show` gives the whole document by id or path. Translations share an id, a path is unique. */
export type DocumentEntry = Pick<Document, 'id' | 'path' | 'kind' | 'title' | 'language'>;

/** Answers from an opened snapshot, without files, threads or anything else of Node. */
export class SnapshotEngine {
  readonly #parts: OpenedParts;
  readonly #meta: SnapshotMeta;

  /** @internal */
  constructor(parts: OpenedParts) {
    this.#parts = parts;
    this.#meta = parts.snapshot.json('meta');
  }

  /** @internal */
  get answering(): Answering {
    return this.#parts.answering();
  }

  /**
   * Prepares the first answer now, so that no caller waits for it.
   * @internal
   */
  prepare(): this {
    // Builds the index of names: half a second for 100,000 documents.
    this.answering.knowledge.resolve('', '');
    return this;
  }

  /**
   * Computes something of the knowledge base. Where documents are stored elsewhere, it fetches what that needs; the other
   * methods, except `ask` and `begin`, then throw `store-asynchronous` when they are called outside of this.
   * @param work synchronous; it may run several times
   * @throws TriagraphError `store-unavailable` when a store cannot be reached
   * @example
   * const shown = await engine.reading((open) => open.show('ip-management'));
   */
  async reading<T>(work: (engine: this) => T): Promise<T> {
    const { fetched } = this.#parts;
    return fetched === null ? work(this) : fetched.reading(() => work(this));
  }

  /** Whether the documents are stored elsewhere: in a search cluster, not in a snapshot. */
  get isStored(): boolean {
    return this.#parts.fetched !== null;
  }

  /**
   * Resolves when questions can be answered now.
   * @throws TriagraphError `store-unavailable`
   */
  async check(): Promise<void> {
    await this.#parts.fetched?.store.check();
  }

  /** The answer to a symptom. Pure: the same knowledge base and question give the same answer. */
  query(text: string, options: QueryOptions = {}): Diagnosis {
    checkQuery(text, options);
    return this.#answer(text, options);
  }

  /**
   * The answer to a symptom, with an embedding model where one is configured: it is asked where the words refuse or nearly
   * tie. Without one, this is the answer of `query`, and so it is where the model fails, which `meaning` says.
   */
  async ask(text: string, options: QueryOptions = {}): Promise<Diagnosis> {
    checkQuery(text, options);
    return this.#ask(text, options);
  }

  /** The same as `start` with the answer of `ask`. */
  async begin(text: string, options: StartOptions = {}): Promise<Session> {
    checkStart(text, options);
    if (this.isStored) return this.reading(() => this.start(text, options));
    return this.answering.sessions.start(await this.#ask(text, options), options);
  }

  async #ask(text: string, options: QueryOptions): Promise<Diagnosis> {
    const { embedding } = this.#parts;
    if (this.isStored) return this.reading(() => this.#answer(text, options));
    const { matcher, planner, sessions, knowledge } = this.answering;
    const { vectors } = knowledge;
    if (embedding === null && vectors === null) return this.#answer(text, options);
    const embed = vectors === null ? noVectors : embedderOf(embedding, vectors.of, knowledge.vocabulary);
    const model = vectors?.of.model ?? embedding!.model;
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
   * The next turn of a session. Pure: nothing is stored here, so any process with the same knowledge base and key can
   * continue a token. A document that has changed since gives a `stale` view with a token of its own.
   * @throws TriagraphError `session-token-format`, `-size` or `-signature` for an invalid, too long or changed token,
   * `session-knowledge-base` for one of another knowledge base, `session-observation` for an invalid observation.
   * @example
   * const next = engine.advance(token, { outcome: 'abnormal' });
   * const chosen = engine.advance(next.token!, { branch: 2 });
   * const earlier = engine.advance(chosen.token!, { back: true });
   */
  advance(token: string, observation: Observation): SessionView {
    return this.answering.sessions.advance(token, observation);
  }

  /**
   * How many solved cases ended at which step of a workflow, and for which versions; null when there is no such document.
   * @example
   * for (const { title, cases, versions } of engine.cases('ip-management')?.steps ?? []) console.log(title, cases, versions);
   */
  cases(id: string): CaseGraph | null {
    const document = this.#find(id);
    return document < 0 ? null : this.answering.sessions.cases.graph(document);
  }

  /**
   * Why a document answers a symptom or does not, why this status, confidence and start, and what would change that.
   * Null when there is no such document; without `doc`, when no document has anything in common with the symptom.
   */
  explain(text: string, options: ExplainOptions = {}): Explanation | null {
    checkExplain(text, options);
    const { doc, language } = options;
    const { knowledge, matcher } = this.answering;
    const found = doc === undefined ? null : knowledge.find(doc);
    if (found !== null && found < 0) return null;
    // An id stands for all translations: the one that an answer would have is explained.
    const isId = found !== null && knowledge.id(found) === doc;
    const document = isId ? knowledge.inLanguage(found, language ?? detectLanguage(text, knowledge.vocabulary)) : found;
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

  /**
   * Where a document can be edited, by `edit` of the project's configuration; null where that is not said.
   * @param line the line to edit, from 1
   */
  editAddress(path: string, line = 1): string | null {
    const { edit } = this.#meta;
    // A snapshot is a file of anybody's.
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
      id: knowledge.id(document),
      path: knowledge.path(document),
      kind: knowledge.kind(document),
      title: knowledge.title(document),
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

  /**
   * One document's procedure as a flowchart, by id or path; null when there is no such document. With a symptom, the step
   * where the diagnosis begins is marked as the start.
   * @example
   * console.log(presenters.flowchart.mermaid(engine.flowchart('ip-management')!));
   */
  flowchart(id: string, options: FlowchartOptions = {}): FlowchartView | null {
    checkFlowchart(id, options);
    const { knowledge, sessions } = this.answering;
    const found = knowledge.find(id);
    if (found < 0) return null;
    const diagnosis = options.symptom === undefined ? null : this.query(options.symptom);
    const language = options.language ?? diagnosis?.query.language;
    const isPath = knowledge.path(found) === id;
    const document = isPath || language === undefined ? found : knowledge.inLanguage(found, language);
    return sessions.flowchart(document, diagnosis);
  }

  info(): EngineInfo {
    const { hash, documents, steps, commands, nodes, edges } = this.#meta;
    return { hash, documents, steps, commands, nodes, edges, bytes: this.#parts.snapshot.byteLength };
  }

  /**
   * The snapshot's bytes, as `Engine.open({ snapshot })` takes them. They are not copied: do not modify them.
   * @throws TriagraphError `snapshot/too-large` for a file above 2 GiB, which is never in memory as a whole; `store-whole`
   * for documents that are stored elsewhere
   */
  snapshot(): Uint8Array {
    this.#refuseStored();
    return this.#parts.snapshot.bytes;
  }

  /** Releases the snapshot. */
  async close(): Promise<void> {
    this.#parts.snapshot.close();
    await this.#parts.fetched?.store.close();
  }

  /** What needs all documents at once is a question to a snapshot. */
  #refuseStored(): void {
    if (this.isStored)
      throw new TriagraphError(
        'store-whole',
        `${this.#parts.fetched!.store.name}: this needs all documents at once; ask the snapshot that was published.`,
      );
  }

  #find(id: string): number {
    checkId(id);
    return this.answering.knowledge.find(id);
  }
}
