import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { TriagraphError } from '../../errors.js';
import type { Diagnostic, SourceFile } from '../../model/index.js';
import type { ReadResult } from '../../read/index.js';
import { type CacheStore, memoryCache } from '../file-cache.js';
import { type EditorLook, type Looked, lookAt } from './look.js';

export interface LookRequest {
  /** Files that the thread does not have so. */
  readonly changed: readonly SourceFile[];
  /** All files, in order. */
  readonly paths: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  readonly look: EditorLook;
  readonly cached: boolean;
}

export type LookReply =
  | { readonly looked: Looked }
  | { readonly failed: { readonly code: string; readonly message: string; readonly stack?: string | undefined } };

/** What the first look parses is kept on disk for the next start; what is made while one types stays in memory. */
export class LookCache {
  #looks = 0;
  readonly #memory: CacheStore;

  constructor(private readonly wanted: boolean) {
    this.#memory = memoryCache(wanted);
  }

  next(): boolean | CacheStore {
    return this.#looks++ === 0 ? this.wanted : this.#memory;
  }
}

/**
 * Looks at a knowledge base in a thread of its own, so that an editor is answered meanwhile. Where the thread cannot be
 * started (run from sources) it looks here.
 */
export class EditorLooks {
  #worker: Worker | null = null;
  /** What the thread has: path → hash. */
  readonly #sent = new Map<string, string>();
  readonly #cache;
  readonly #script = new URL('./editor-look-worker.js', import.meta.url);

  constructor(private readonly cached: boolean) {
    this.#cache = new LookCache(cached);
  }

  /** @throws TriagraphError as compiling does */
  async look(sources: ReadResult, look: EditorLook): Promise<Looked> {
    if (!existsSync(this.#script)) return lookAt(sources, look, this.#cache.next());
    const worker = this.#start();
    const changed = sources.files.filter(({ path, hash }) => this.#sent.get(path) !== hash);
    const paths = sources.files.map(({ path }) => path);
    const { diagnostics } = sources;
    const answer = replyOf(worker);
    worker.postMessage({ changed, paths, diagnostics, look, cached: this.cached } satisfies LookRequest);
    this.#sent.clear();
    for (const { path, hash } of sources.files) this.#sent.set(path, hash);
    const reply = await answer;
    if ('looked' in reply) return reply.looked;
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
    // One listener stays for good: an error without any would end the process.
    worker.on('error', () => {});
    this.#worker = worker;
    return worker;
  }

  #forget(): void {
    this.#worker = null;
    this.#sent.clear();
  }
}

const ended = (): TriagraphError =>
  new TriagraphError('look-ended', 'The look at the knowledge base was ended before it was done.');

/** The next message of the thread. It holds the process alive while it is waited for. */
function replyOf(worker: Worker): Promise<LookReply> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void): void => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      worker.unref();
      done();
    };
    const onMessage = (reply: LookReply) => settle(() => resolve(reply));
    const onError = (error: unknown) => settle(() => reject(error));
    const onExit = () => settle(() => reject(ended()));
    worker.ref();
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
