import { checkId } from '../../check-options.js';
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
import type { QueryOptions } from '../answer/diagnosis.js';
import type { ExplainOptions } from '../explain/explain.js';
import type { FlowchartOptions } from '../graph/flowchart.js';
import type { GraphOptions } from '../graph/graph-view.js';
import type { Session, StartOptions } from '../session/session.js';
import type { OpenedParts } from './open-parts.js';

export interface EngineInfo {
  readonly hash: string;
  readonly documents: number;
  readonly steps: number;
  readonly commands: number;
  readonly nodes: number;
  readonly edges: number;
  readonly bytes: number;
}

/** A document as it was understood, with what was found wrong in it. */
export type ShownDocument = Document & { readonly diagnostics: readonly Diagnostic[] };

/** A document in a list: `show` gives it whole, by id or path. Translations share an id; a path is one document's alone. */
export type DocumentEntry = Pick<Document, 'id' | 'path' | 'kind' | 'title' | 'language'>;

/** All that an opened snapshot answers, without files, threads or anything else of Node. */
export class SnapshotEngine {
  readonly #parts: OpenedParts;
  readonly #meta: SnapshotMeta;

  /** @internal */
  constructor(parts: OpenedParts) {
    this.#parts = parts;
    this.#meta = parts.snapshot.json('meta');
  }

  /**
   * Makes what answers now: who waits for questions does not let the first one wait.
   * @internal
   */
  prepare(): this {
    void this.#parts.answers;
    return this;
  }

  /** The answer to a symptom. Pure: the same knowledge base and question give the same answer. */
  query(text: string, options: QueryOptions = {}): Diagnosis {
    return this.#parts.answers.query(text, options);
  }

  /**
   * Begins a walk through the procedure for a symptom: the answer, and its first step with a token to go on with.
   * @throws TriagraphError `session-document` when `options.document` is not in the knowledge base.
   * @example
   * const { view } = engine.start('Pod stuck in ContainerCreating: no available ip');
   * const next = engine.advance(view.token!, { output: 'v4availableIPs: 0' });
   * console.log(next.judgement?.verdict, next.step?.title);
   */
  start(text: string, options: StartOptions = {}): Session {
    return this.#parts.answers.start(text, options);
  }

  /**
   * The next turn of a walk. Pure: nothing is kept here, so any process with the same knowledge base and key goes on with a
   * token. A document that has changed since gives a `stale` view, whose own token goes on.
   * @throws TriagraphError `session-token-format`, `-size` or `-signature` for a token that is none, too long or was changed,
   * `session-knowledge-base` for one of another knowledge base, `session-observation` for what is no observation.
   * @example
   * const next = engine.advance(token, { outcome: 'abnormal' });
   * const chosen = engine.advance(next.token!, { branch: 2 });
   * const earlier = engine.advance(chosen.token!, { back: true });
   */
  advance(token: string, observation: Observation): SessionView {
    return this.#parts.answers.advance(token, observation);
  }

  /**
   * How many solved cases ended at which step of a workflow, and for which versions; null when there is no such document.
   * @example
   * for (const { title, cases, versions } of engine.cases('ip-management')?.steps ?? []) console.log(title, cases, versions);
   */
  cases(id: string): CaseGraph | null {
    return this.#parts.answers.cases(id);
  }

  /** Why a document is the answer to a symptom, or why not, and what would change it; null when there is no such document. */
  explain(text: string, options: ExplainOptions): Explanation | null {
    return this.#parts.answers.explain(text, options);
  }

  /** One document as it was understood, by id or path, or null. */
  show(id: string): ShownDocument | null {
    checkId(id);
    const { knowledge } = this.#parts.answers;
    const document = knowledge.find(id);
    if (document < 0) return null;
    const shown = knowledge.document(document);
    return { ...shown, diagnostics: this.lint().filter(({ path }) => path === shown.path) };
  }

  /** Everything that was found wrong in the content, by path and place. */
  lint(): readonly Diagnostic[] {
    return this.#parts.answers.knowledge.diagnostics();
  }

  /** What documents there are, in the order of their paths. */
  documents(): readonly DocumentEntry[] {
    const { knowledge } = this.#parts.answers;
    return Array.from({ length: knowledge.documents }, (_, document) => ({
      id: knowledge.id(document),
      path: knowledge.path(document),
      kind: knowledge.kind(document),
      title: knowledge.title(document),
      language: knowledge.language(document),
    }));
  }

  /** Ids that look like this one, best first. */
  suggestIds(id: string): string[] {
    checkId(id);
    return this.#parts.answers.knowledge.similarIds(id);
  }

  /** The graph, or the part around a document or node; null when there is no such node. */
  graph(options: GraphOptions = {}): GraphView | null {
    return this.#parts.answers.graph(options);
  }

  /**
   * One document's procedure as a flowchart, by id or path; null when there is no such document. With a symptom, the step
   * where the diagnosis begins is marked as the start.
   * @example
   * console.log(presenters.flowchart.mermaid(engine.flowchart('ip-management')!));
   */
  flowchart(id: string, options: FlowchartOptions = {}): FlowchartView | null {
    return this.#parts.answers.flowchart(id, options);
  }

  info(): EngineInfo {
    const { hash, documents, steps, commands, nodes, edges } = this.#meta;
    return { hash, documents, steps, commands, nodes, edges, bytes: this.#parts.snapshot.byteLength };
  }

  /** The snapshot that is answered from, as `Engine.open({ snapshot })` takes it. No copy: leave it as it is. */
  snapshot(): Uint8Array {
    return this.#parts.snapshot.bytes;
  }

  /** Lets go of the snapshot. */
  async close(): Promise<void> {}
}
