import { checkOptions, namesOf } from '../../check-options.js';
import type { Diagnostic } from '../../model/index.js';
import { nodePlatform } from '../../platform/node.js';
import type { AuditOptions } from '../audit/audit.js';
import type { CacheStore } from '../file-cache.js';
import type { CompileProgress } from './build-options.js';
import { openKnowledgeBase } from './open-knowledge-base.js';
import { type OpenedParts, openParts, openSnapshot } from './open-parts.js';
import { resolveKnowledgeBase } from './resolve-knowledge-base.js';
import { SnapshotEngine } from './snapshot-engine.js';

export interface EngineOptions {
  /** Folders, files, globs, or one snapshot. Default: the configured, the local, or the shipped knowledge base. */
  readonly kb?: readonly string[];
  /** Snapshot bytes, instead of `kb`. They are not copied: do not modify them. */
  readonly snapshot?: Uint8Array;
  /** Cache compiled documents in the user's cache folder. Default true. */
  readonly cache?: boolean | CacheStore;
  readonly workers?: number;
  /** Folder of the `triagraph.config.json` that applies; default: the current one. */
  readonly project?: string;
  readonly onProgress?: (progress: CompileProgress) => void;
  /** Modules whose default export is a `Rule` or a list of rules, which run with the shipped ones (docs/extending.md). */
  readonly rules?: readonly string[];
  /** Modules whose default export is a `Dialect` or a list of dialects, asked before the shipped ones. */
  readonly dialects?: readonly string[];
  /**
   * Signs session tokens, at least 16 characters. Default: TRIAGRAPH_SESSION_KEY, else a key derived from the
   * knowledge base, which detects damage but prevents no forgery (docs/decisions/0008-session-tokens.md).
   */
  readonly sessionKey?: string;
}

/** The options of an engine, by name. */
export const engineOptionNames = {
  kb: true,
  snapshot: true,
  cache: true,
  workers: true,
  project: true,
  onProgress: true,
  rules: true,
  dialects: true,
  sessionKey: true,
} as const satisfies Readonly<Record<keyof EngineOptions, true>>;
const names = namesOf<EngineOptions>(engineOptionNames);

/**
 * An opened knowledge base.
 * @example
 * const engine = await Engine.open({ kb: ['runbooks/'] });
 * const diagnosis = engine.query('Pod stuck in ContainerCreating: no available ip');
 * console.log(diagnosis.workflow?.steps[0]?.commands[0]?.text);
 */
export class Engine extends SnapshotEngine {
  readonly #parts: OpenedParts;

  private constructor(parts: OpenedParts) {
    super(parts);
    this.#parts = parts;
  }

  /** @throws TriagraphError when the knowledge base is missing, not readable, or a damaged snapshot */
  static async open(options: EngineOptions = {}): Promise<Engine> {
    checkOptions('Engine.open', options, names);
    const { kb, snapshot: bytes, sessionKey, ...rest } = options;
    const snapshot =
      bytes === undefined
        ? await openKnowledgeBase({ ...rest, paths: resolveKnowledgeBase(kb, rest.project ?? process.cwd()) })
        : openSnapshot(bytes, 'The snapshot', nodePlatform);
    const key = sessionKey ?? (process.env.TRIAGRAPH_SESSION_KEY || undefined);
    return new Engine(await openParts(snapshot, key));
  }

  /**
   * Checks self-retrieval: which symptoms and error messages do not find their document, and which documents no text
   * of their own ranks first. One query for each; the findings are cached.
   */
  async audit(options: AuditOptions = {}): Promise<readonly Diagnostic[]> {
    const { auditKnowledge } = await import('../audit/audit.js');
    const { knowledge, matcher } = this.#parts.answers;
    return auditKnowledge(knowledge, matcher, options);
  }
}
