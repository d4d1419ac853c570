import { checkOf } from '../../check-options.js';
import { TriagraphError } from '../../errors.js';
import type { RecordStore } from '../../match/index.js';
import type { Diagnostic } from '../../model/index.js';
import { areBytes } from '../../platform/index.js';
import { nodePlatform } from '../../platform/node.js';
import type { AuditOptions } from '../audit/audit.js';
import { configuredEmbedding } from '../meaning/endpoint.js';
import type { Publication } from '../publish/publication.js';
import { type BuildSettings, buildSettingNames } from './build-options.js';
import { openKnowledgeBase } from './open-knowledge-base.js';
import { openParts, openSnapshot, openStored } from './open-parts.js';
import { resolveKnowledgeBase } from './resolve-knowledge-base.js';
import { SnapshotEngine } from './snapshot-engine.js';

export interface EngineOptions extends BuildSettings {
  /** Folders, files, globs, or one snapshot. Default: the configured, the local, or the shipped knowledge base. */
  readonly kb?: readonly string[];
  /** Snapshot bytes, instead of `kb`. They are not copied: do not modify them. */
  readonly snapshot?: Uint8Array;
  /** Documents that are stored elsewhere, for instance in a search cluster, instead of `kb`. */
  readonly store?: RecordStore;
  /**
   * Signs session tokens, at least 16 characters. Default: TRIAGRAPH_SESSION_KEY, else a key derived from the
   * knowledge base, which detects damage but prevents no forgery (docs/decisions/0008-session-tokens.md).
   */
  readonly sessionKey?: string;
  /** The time of each turn of a session, for its report. Without a clock no times are recorded, and turns are pure. */
  readonly clock?: () => Date;
}

export const engineOptionNames = {
  kb: true,
  snapshot: true,
  store: true,
  ...buildSettingNames,
  sessionKey: true,
  clock: true,
} as const satisfies Readonly<Record<keyof EngineOptions, true>>;
const checkNames = checkOf<EngineOptions>(engineOptionNames);

/** @throws TriagraphError for options of a caller without types */
function check(taker: string, options: EngineOptions): void {
  checkNames(taker, options);
  const { snapshot, project = '', clock } = options;
  const refuse = (name: keyof EngineOptions, expected: string): never => {
    throw new TriagraphError(
      'options-type',
      `Unexpected ${name} of type ${typeof options[name]}, expected ${expected}.`,
    );
  };
  if (snapshot !== undefined && !areBytes(snapshot))
    refuse('snapshot', 'a Uint8Array; a file is opened by its path, as kb');
  if (typeof project !== 'string') refuse('project', 'a path');
  if (clock !== undefined && typeof clock !== 'function') refuse('clock', 'a function that returns a Date');
}

/**
 * An opened knowledge base.
 * @example
 * const engine = await Engine.open({ kb: ['runbooks/'] });
 * const diagnosis = engine.query('Pod stuck in ContainerCreating: no available ip');
 * console.log(diagnosis.workflow?.steps[0]?.commands[0]?.text);
 */
export class Engine extends SnapshotEngine {
  /** @throws TriagraphError when the knowledge base is missing, not readable, or a damaged snapshot */
  static async open(options: EngineOptions = {}): Promise<Engine> {
    check('Engine.open', options);
    const { kb, snapshot: bytes, store, sessionKey, clock, ...rest } = options;
    const { project = process.cwd() } = rest;
    const key = sessionKey ?? (process.env.TRIAGRAPH_SESSION_KEY || undefined);
    if (store !== undefined) return new Engine(await openStored(store, { sessionKey: key, clock }, nodePlatform));
    const snapshot =
      bytes === undefined
        ? await openKnowledgeBase({ ...rest, paths: resolveKnowledgeBase(kb, project) })
        : openSnapshot(bytes, 'The snapshot', nodePlatform);
    const embedding = rest.embedding ?? (await configuredEmbedding(project));
    return new Engine(await openParts(snapshot, { sessionKey: key, clock }, embedding));
  }

  /**
   * Checks self-retrieval: which symptoms and error messages do not find their document, and which documents are ranked
   * first for none of their own texts. Makes a query for each text; the diagnostics are cached.
   */
  async audit(options: AuditOptions = {}): Promise<readonly Diagnostic[]> {
    const { auditKnowledge } = await import('../audit/audit.js');
    const { knowledge, matcher } = this.answering;
    return auditKnowledge(knowledge, matcher, options);
  }

  /** @throws TriagraphError `publish-vectors` for a knowledge base with vectors of an embedding model */
  async publication(): Promise<Publication> {
    const { publicationOf } = await import('../publish/publication.js');
    return publicationOf(this.answering.knowledge);
  }
}
