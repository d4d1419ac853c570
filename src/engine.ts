import type { AuditOptions } from './engine/audit.js';
import { checkQuery } from './engine/check-query.js';
import type { CompileProgress } from './engine/compile-knowledge-base.js';
import { plannerFor, type QueryOptions, toDiagnosis } from './engine/diagnose.js';
import { type ExplainOptions, explainMatch } from './engine/explain.js';
import type { CacheStore } from './engine/file-cache.js';
import { type GraphOptions, KnowledgeGraph } from './engine/graph-view.js';
import { openKnowledgeBase, openSnapshot } from './engine/open-knowledge-base.js';
import { resolveKnowledgeBase } from './engine/resolve-knowledge-base.js';
import { type Session, Sessions, type StartOptions } from './engine/session.js';
import { Knowledge, Matcher } from './match/index.js';
import type {
  CaseGraph,
  Diagnosis,
  Diagnostic,
  Document,
  Explanation,
  FlowchartView,
  GraphView,
  Language,
  Observation,
  SessionView,
} from './model/index.js';
import type { Planner } from './plan/index.js';

export interface EngineOptions {
  /** Folders, files, globs, or one snapshot. Default: what is configured, is here, or is shipped. */
  readonly kb?: readonly string[];
  /** Bytes of a snapshot, instead of `kb`. They are not copied: leave them as they are. */
  readonly snapshot?: Uint8Array;
  /** Keep what was compiled in the user's cache folder. Default true. */
  readonly cache?: boolean | CacheStore;
  readonly workers?: number;
  readonly onProgress?: (progress: CompileProgress) => void;
  /**
   * Signs session tokens, at least 16 characters. Default: TRIAGRAPH_SESSION_KEY, else a key that follows from the knowledge
   * base, which shows damage but keeps no one from making a token (docs/decisions/0008-session-tokens.md).
   */
  readonly sessionKey?: string;
}

export interface FlowchartOptions {
  /** Marks the step where the diagnosis of this symptom begins; default: the first step. */
  readonly symptom?: string;
  /** Of several translations with one id; default: the symptom's language, else the first by path. */
  readonly language?: Language;
}

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

/**
 * An opened knowledge base.
 *
 * @example
 * const engine = await Engine.open({ kb: ['runbooks/'] });
 * const diagnosis = engine.query('Pod stuck in ContainerCreating: no available ip');
 * console.log(diagnosis.workflow?.steps[0]?.commands[0]?.text);
 */
export class Engine {
  readonly #knowledge: Knowledge;
  readonly #matcher: Matcher;
  readonly #planner: Planner;
  readonly #sessions: Sessions;
  #graph: KnowledgeGraph | null = null;

  private constructor(matcher: Matcher, sessionKey: string | undefined) {
    this.#knowledge = matcher.knowledge;
    this.#matcher = matcher;
    this.#planner = plannerFor(matcher.knowledge);
    this.#sessions = new Sessions(matcher.knowledge, this.#planner, sessionKey);
  }

  /** @throws TriagraphError when the knowledge base is missing, not readable, or a damaged snapshot. */
  static async open(options: EngineOptions = {}): Promise<Engine> {
    const { kb, snapshot: bytes, sessionKey, ...rest } = options;
    const { snapshot } =
      bytes === undefined
        ? await openKnowledgeBase({ ...rest, paths: resolveKnowledgeBase(kb, process.cwd()) })
        : openSnapshot(bytes, 'The snapshot');
    const key = sessionKey ?? (process.env.TRIAGRAPH_SESSION_KEY || undefined);
    return new Engine(await Matcher.open(new Knowledge(snapshot)), key);
  }

  /** The answer to a symptom. Pure: the same knowledge base and question give the same answer. */
  query(text: string, options: QueryOptions = {}): Diagnosis {
    checkQuery(text, options);
    const result = this.#matcher.match(text, options.limit ?? 5, options.language);
    return toDiagnosis(this.#knowledge, this.#planner, result, options);
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
    return this.#sessions.start(this.query(text, options), options);
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
    return this.#sessions.advance(token, observation);
  }

  /**
   * How many solved cases ended at which step of a workflow, and for which versions; null when there is no such document.
   * @example
   * for (const { title, cases, versions } of engine.cases('ip-management')?.steps ?? []) console.log(title, cases, versions);
   */
  cases(id: string): CaseGraph | null {
    const document = this.#knowledge.find(id);
    return document < 0 ? null : this.#sessions.cases(document);
  }

  /** Why a document is the answer to a symptom, or why not, and what would change it; null when there is no such document. */
  explain(text: string, { doc, language }: ExplainOptions): Explanation | null {
    checkQuery(text, language === undefined ? {} : { language });
    const document = this.#knowledge.find(doc);
    return document < 0 ? null : explainMatch(this.#matcher, text, document, language);
  }

  /** One document as it was understood, by id or path, or null. */
  show(id: string): ShownDocument | null {
    const document = this.#knowledge.find(id);
    if (document < 0) return null;
    const shown = this.#knowledge.document(document);
    return { ...shown, diagnostics: this.lint().filter(({ path }) => path === shown.path) };
  }

  /**
   * Which symptoms and error messages of the documents do not find their document, and which documents nothing brings to
   * the first place. Asks the knowledge base for each once; the findings are kept for the next time.
   */
  async audit(options: AuditOptions = {}): Promise<readonly Diagnostic[]> {
    const { auditKnowledge } = await import('./engine/audit.js');
    return auditKnowledge(this.#knowledge, this.#matcher, options);
  }

  /** Everything that was found wrong in the content, by path and place. */
  lint(): readonly Diagnostic[] {
    return this.#knowledge.diagnostics();
  }

  /** What documents there are, in the order of their paths. */
  documents(): readonly DocumentEntry[] {
    const knowledge = this.#knowledge;
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
    return this.#knowledge.similarIds(id);
  }

  /** The graph, or the part around a document or node; null when there is no such node. */
  graph(options: GraphOptions = {}): GraphView | null {
    this.#graph ??= new KnowledgeGraph(this.#knowledge);
    return this.#graph.view(options);
  }

  /**
   * One document's procedure as a flowchart, by id or path; null when there is no such document. With a symptom, the step
   * where the diagnosis begins is marked as the start.
   * @example
   * console.log(presenters.flowchart.mermaid(engine.flowchart('ip-management')!));
   */
  flowchart(id: string, options: FlowchartOptions = {}): FlowchartView | null {
    const found = this.#knowledge.find(id);
    if (found < 0) return null;
    const diagnosis = options.symptom === undefined ? null : this.query(options.symptom);
    const language = options.language ?? diagnosis?.query.language;
    const isPath = this.#knowledge.path(found) === id;
    const document = isPath || language === undefined ? found : this.#knowledge.inLanguage(found, language);
    return this.#sessions.flowchart(document, diagnosis);
  }

  info(): EngineInfo {
    const { hash, documents, steps, commands, nodes, edges } = this.#knowledge.meta;
    return { hash, documents, steps, commands, nodes, edges, bytes: this.#knowledge.snapshot.byteLength };
  }

  /** Lets go of the snapshot. */
  async close(): Promise<void> {}
}
