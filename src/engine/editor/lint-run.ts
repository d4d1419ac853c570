import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { buildFrom, Matcher } from '../../engine.js';
import { TriagraphError } from '../../errors.js';
import { Knowledge } from '../../match/index.js';
import type { Diagnostic, SourceFile } from '../../model/index.js';
import { nodePlatform } from '../../platform/node.js';
import type { ReadResult } from '../../read/index.js';
import { SnapshotReader } from '../../snapshot/index.js';
import { auditKnowledge } from '../audit/audit.js';
import { type CacheStore, memoryCache } from '../file-cache.js';

/** What a lint run of the editor covers. */
export interface LintScope {
  readonly roots: readonly string[];
  readonly folder: string;
  /** Paths of the open documents: self-retrieval is checked only for these. */
  readonly open: ReadonlySet<string>;
}

export interface LintResult {
  /** The snapshot. */
  readonly bytes: Uint8Array;
  readonly diagnostics: readonly Diagnostic[];
}

/** Compiles the sources and lints them. */
export async function lintSources(
  sources: ReadResult,
  scope: LintScope,
  cache: boolean | CacheStore,
): Promise<LintResult> {
  const { roots, folder, open } = scope;
  const { bytes, diagnostics } = await buildFrom(sources, { paths: roots, cache, project: folder });
  if (open.size === 0) return { bytes, diagnostics };
  const knowledge = await Knowledge.open(new SnapshotReader(bytes, nodePlatform));
  const matcher = new Matcher(knowledge);
  const asked = await auditKnowledge(knowledge, matcher, { cache: false, project: folder, only: open });
  return { bytes, diagnostics: [...diagnostics, ...asked] };
}

export interface LintRequest {
  /** Files whose content the thread does not have yet. */
  readonly changed: readonly SourceFile[];
  /** All files, in order. */
  readonly paths: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  readonly scope: LintScope;
  readonly cached: boolean;
}

export type LintReply =
  | { readonly result: LintResult }
  | { readonly failed: { readonly code: string; readonly message: string; readonly stack?: string | undefined } };

/** Documents analyzed by the first lint run are cached on disk for the next start; those analyzed while typing, in memory. */
export class FirstRunCache {
  #runs = 0;
  readonly #memory: CacheStore;

  constructor(private readonly wanted: boolean) {
    this.#memory = memoryCache(wanted);
  }

  next(): boolean | CacheStore {
    return this.#runs++ === 0 ? this.wanted : this.#memory;
  }
}

/**
 * Lints in a worker thread, so that the editor's other requests are answered meanwhile. Without a worker script (when
 * run from sources) it lints in this thread.
 */
export class LintThread {
  #worker: Worker | null = null;
  /** Files that the thread has: path → hash. */
  readonly #sent = new Map<string, string>();
  readonly #cache;
  readonly #script = new URL('./lint-worker.js', import.meta.url);

  constructor(private readonly cached: boolean) {
    this.#cache = new FirstRunCache(cached);
  }

  /** @throws TriagraphError as compilation does */
  async run(sources: ReadResult, scope: LintScope): Promise<LintResult> {
    if (!existsSync(this.#script)) return lintSources(sources, scope, this.#cache.next());
    const worker = this.#start();
    const changed = sources.files.filter(({ path, hash }) => this.#sent.get(path) !== hash);
    const paths = sources.files.map(({ path }) => path);
    const { diagnostics } = sources;
    const answer = replyOf(worker);
    worker.postMessage({ changed, paths, diagnostics, scope, cached: this.cached } satisfies LintRequest);
    this.#sent.clear();
    for (const { path, hash } of sources.files) this.#sent.set(path, hash);
    const reply = await answer;
    if ('result' in reply) return reply.result;
    const { code, message, stack } = reply.failed;
    if (code !== '') throw new TriagraphError(code, message);
    throw Object.assign(new Error(message), stack === undefined ? {} : { stack });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#forget();
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.#script);
    worker.unref();
    worker.on('exit', () => {
      if (this.#worker === worker) this.#forget();
    });
    // One listener stays registered: an unhandled error would end the process.
    worker.on('error', () => {});
    this.#worker = worker;
    return worker;
  }

  #forget(): void {
    this.#worker = null;
    this.#sent.clear();
  }
}

const ended = (): TriagraphError => new TriagraphError('lint-cancelled', 'Linting was cancelled.');

/** The next message of the thread. Keeps the process alive until it arrives. */
function replyOf(worker: Worker): Promise<LintReply> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void): void => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      worker.unref();
      done();
    };
    const onMessage = (reply: LintReply) => settle(() => resolve(reply));
    const onError = (error: unknown) => settle(() => reject(error));
    const onExit = () => settle(() => reject(ended()));
    worker.ref();
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
