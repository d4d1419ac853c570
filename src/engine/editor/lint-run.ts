import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { buildFrom } from '../../engine.js';
import { TriagraphError, type TriagraphErrorCode } from '../../errors.js';
import type { Diagnostic } from '../../model/index.js';
import type { ReadResult } from '../../read/index.js';
import { auditKnowledge } from '../audit/audit.js';
import { Engine } from '../open/engine.js';

export interface LintRequest {
  readonly sources: ReadResult;
  readonly roots: readonly string[];
  readonly folder: string;
  /** Paths of the open documents: self-retrieval is checked only for these. */
  readonly open: ReadonlySet<string>;
  readonly cache: boolean;
}

export interface LintResult {
  /** The snapshot. */
  readonly bytes: Uint8Array;
  readonly diagnostics: readonly Diagnostic[];
}

/** Compiles the sources and lints them. */
export async function lintSources({ sources, roots, folder, open, cache }: LintRequest): Promise<LintResult> {
  const { snapshot, diagnostics } = await buildFrom(sources, { paths: roots, cache, project: folder });
  const bytes = snapshot.toBytes();
  if (open.size === 0) return { bytes, diagnostics };
  const { knowledge, matcher } = (await Engine.open({ snapshot: bytes })).answering;
  const audited = await auditKnowledge(knowledge, matcher, { cache: false, project: folder, only: open });
  return { bytes, diagnostics: [...diagnostics, ...audited] };
}

export type LintReply =
  | { readonly result: LintResult }
  | {
      readonly failed: {
        readonly code: TriagraphErrorCode | null;
        readonly message: string;
        readonly stack?: string | undefined;
      };
    };

/**
 * Lints in a worker thread, so that the editor's other requests are answered meanwhile. Without a worker script (when
 * run from sources) it lints in this thread.
 */
export class LintThread {
  #worker: Worker | null = null;
  readonly #script = new URL('./lint-worker.js', import.meta.url);

  /** @throws TriagraphError as compilation does */
  async run(request: LintRequest): Promise<LintResult> {
    if (!existsSync(this.#script)) return lintSources(request);
    this.#worker ??= this.#start();
    const answer = replyOf(this.#worker);
    this.#worker.postMessage(request);
    const reply = await answer;
    if ('result' in reply) return reply.result;
    const { code, message, stack } = reply.failed;
    if (code !== null) throw new TriagraphError(code, message);
    throw Object.assign(new Error(message), stack === undefined ? {} : { stack });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }

  #start(): Worker {
    const worker = new Worker(this.#script);
    worker.unref();
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    // One listener stays registered: an unhandled error would end the process.
    worker.on('error', () => {});
    return worker;
  }
}

/** The next message of the thread. Keeps the process alive until it arrives. */
function replyOf(worker: Worker): Promise<LintReply> {
  const controller = new AbortController();
  const { signal } = controller;
  worker.ref();
  return Promise.race([
    once(worker, 'message', { signal }).then(([reply]) => reply as LintReply),
    once(worker, 'exit', { signal }).then(() => {
      throw new TriagraphError('lint-cancelled', 'Linting was cancelled.');
    }),
  ]).finally(() => {
    controller.abort();
    worker.unref();
  });
}
