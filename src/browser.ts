export type { QueryOptions } from './engine/answer/diagnosis.js';
export type { ExplainOptions } from './engine/explain/explain.js';
export type { FlowchartOptions } from './engine/graph/flowchart.js';
export type { GraphOptions } from './engine/graph/graph-view.js';
export type { DocumentEntry, EngineInfo, SnapshotEngine } from './engine/open/snapshot-engine.js';
export type { Session, StartOptions } from './engine/session/session.js';
export { TriagraphError, type TriagraphErrorCode } from './errors.js';
export type * from './model/index.js';
export {
  type DiagnosisSentences,
  diagnosisSentences,
  type PresentOptions,
  presenters,
  type SessionSentences,
  type StepSentences,
  sanitize,
  sessionCaseDraft,
  sessionReport,
  sessionSentences,
  stepTitle,
} from './present/index.js';
export { detectLanguage, redactSecrets as maskSecrets } from './text/index.js';
export { version } from './version.js';

import { checkOf } from './check-options.js';
import { openParts, openSnapshot as readSnapshot } from './engine/open/open-parts.js';
import { SnapshotEngine } from './engine/open/snapshot-engine.js';
import { TriagraphError } from './errors.js';
import { webPlatform } from './platform/web.js';

/** Snapshot bytes, or an object that provides them: a `Response` of `fetch`, a `Blob`, a `File`. */
export type SnapshotSource = ArrayBuffer | Uint8Array | BytesHolder;

/** The part of `Response` and `Blob` that is used. */
export interface BytesHolder {
  arrayBuffer(): Promise<ArrayBuffer>;
  /** Of a `Response`: whether the request succeeded. */
  readonly ok?: boolean;
  readonly status?: number;
}

export interface SnapshotOptions {
  /**
   * Signs session tokens, at least 16 characters; users of a page can read its key. Default: a key derived from the
   * knowledge base, which only detects damage.
   */
  readonly sessionKey?: string;
  /** The time of each turn of a session, for its report. Without it no times are recorded. */
  readonly clock?: () => Date;
}

const check = checkOf<SnapshotOptions>({ sessionKey: true, clock: true });

/**
 * Opens a snapshot that `triagraph compile` wrote. Nothing is fetched or stored; answers equal those of `Engine`. The
 * bytes are not copied: do not modify them.
 * @throws TriagraphError `snapshot-not-fetched` when a response reports failure, `snapshot/not-a-snapshot`,
 * `snapshot/version` or `snapshot/damaged` for invalid bytes
 * @example
 * const engine = await openSnapshot(await fetch('kb.snapshot'));
 * const diagnosis = engine.query('Pod stuck in ContainerCreating: no available ip');
 * console.log(presenters.diagnosis.markdown(diagnosis));
 */
export async function openSnapshot(source: SnapshotSource, options: SnapshotOptions = {}): Promise<SnapshotEngine> {
  check('openSnapshot', options);
  const bytes = await bytesOf(source);
  const snapshot = readSnapshot(bytes, 'The snapshot', webPlatform);
  return new SnapshotEngine(await openParts(snapshot, options));
}

async function bytesOf(source: SnapshotSource): Promise<Uint8Array> {
  if (ArrayBuffer.isView(source)) return source;
  if (!('arrayBuffer' in source)) return new Uint8Array(source);
  if (source.ok === false)
    throw new TriagraphError(
      'snapshot-not-fetched',
      `The snapshot was not fetched: status ${source.status}. Put the file where the page asks for it.`,
    );
  return new Uint8Array(await source.arrayBuffer());
}
