import { Knowledge, Matcher } from '../match/index.js';
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
} from '../model/index.js';
import type { Planner } from '../plan/index.js';
import type { SnapshotReader } from '../snapshot/index.js';
import { detectLanguage } from '../text/index.js';
import { checkId } from './check-options.js';
import { checkExplain, checkFlowchart, checkGraph, checkQuery, checkStart } from './check-query.js';
import { plannerFor, type QueryOptions, toDiagnosis } from './diagnose.js';
import { type ExplainOptions, explainMatch } from './explain.js';
import type { FlowchartOptions } from './flowchart.js';
import { type GraphOptions, KnowledgeGraph } from './graph-view.js';
import { type Session, Sessions, type StartOptions } from './session.js';
import { ReadTexts } from './wording.js';

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
 * What an engine that has been opened consists of.
 * @internal
 */
export interface OpenedParts {
  readonly knowledge: Knowledge;
  readonly matcher: Matcher;
  readonly sessionKey: string | undefined;
  /** What texts say, for who opens one version of a knowledge base after the other; null otherwise. */
  readonly read: ReadTexts | null;
}

/** @internal */
export async function openParts(
  snapshot: SnapshotReader,
  sessionKey: string | undefined,
  earlier?: OpenedParts,
): Promise<OpenedParts> {
  const knowledge = new Knowledge(snapshot, earlier?.knowledge);
  const read = earlier ? (earlier.read?.of(knowledge) ?? new ReadTexts(knowledge)) : null;
  return { knowledge, matcher: await Matcher.open(knowledge), sessionKey, read };
}

/** All that an opened snapshot answers, without files, threads or anything else of Node. */
export class SnapshotEngine {
  readonly #knowledge: Knowledge;
  readonly #matcher: Matcher;
  readonly #planner: Planner;
  readonly #sessions: Sessions;
  #graph: KnowledgeGraph | null = null;

  /** @internal */
  constructor({ knowledge, matcher, sessionKey, read }: OpenedParts) {
    this.#knowledge = knowledge;
    this.#matcher = matcher;
    this.#planner = plannerFor(knowledge, read);
    this.#sessions = new Sessions(knowledge, this.#planner, sessionKey);
  }

  /** The answer to a symptom. Pure: the same knowledge base and question give the same answer. */
  query(text: string, options: QueryOptions = {}): Diagnosis {
    checkQuery(text, options);
    return this.#answer(text, options);
  }

  #answer(text: string, options: QueryOptions): Diagnosis {
    const result = this.#matcher.match(text, options.limit ?? 5, options.language);
    return this.#sessions.withSolved(toDiagnosis(this.#knowledge, this.#planner, result, options), options);
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
    checkStart(text, options);
    return this.#sessions.start(this.#answer(text, options), options);
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
    checkId(id);
    const document = this.#knowledge.find(id);
    return document < 0 ? null : this.#sessions.cases(document);
  }

  /** Why a document is the answer to a symptom, or why not, and what would change it; null when there is no such document. */
  explain(text: string, options: ExplainOptions): Explanation | null {
    checkExplain(text, options);
    const { doc, language } = options;
    const found = this.#knowledge.find(doc);
    if (found < 0) return null;
    // An id means all translations: the one that would be answered is explained.
    const named = this.#knowledge.id(found) === doc;
    const document = named ? this.#knowledge.inLanguage(found, language ?? detectLanguage(text)) : found;
    return explainMatch(this.#matcher, text, document, language);
  }

  /** One document as it was understood, by id or path, or null. */
  show(id: string): ShownDocument | null {
    checkId(id);
    const document = this.#knowledge.find(id);
    if (document < 0) return null;
    const shown = this.#knowledge.document(document);
    return { ...shown, diagnostics: this.lint().filter(({ path }) => path === shown.path) };
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
    checkId(id);
    return this.#knowledge.similarIds(id);
  }

  /** The graph, or the part around a document or node; null when there is no such node. */
  graph(options: GraphOptions = {}): GraphView | null {
    checkGraph(options);
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
    checkFlowchart(id, options);
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

  /** The snapshot that is answered from, as `Engine.open({ snapshot })` takes it. No copy: leave it as it is. */
  snapshot(): Uint8Array {
    return this.#knowledge.snapshot.bytes;
  }

  /** Lets go of the snapshot. */
  async close(): Promise<void> {}
}
