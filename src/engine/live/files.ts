import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { TriagraphError } from '../../errors.js';
import { limits } from '../../limits.js';
import { isSnapshotFile } from '../open/open-knowledge-base.js';
import type { LiveCompilation, LiveCompiled } from './live-compile-worker.js';

/** A repeatedly readable source of snapshot bytes. */
export interface LiveSource {
  /** Its display name: paths, or an address. */
  readonly name: string;
  /**
   * The current snapshot, or null when nothing has changed since the last call.
   * @param force load even when nothing seems to have changed
   * @throws TriagraphError and file system errors: the current version stays
   */
  load(force: boolean): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

/** A snapshot file, or folders that are compiled in a thread, so that queries are not blocked. */
export class LiveFiles implements LiveSource {
  #seen: string | null = null;
  #thread: Worker | null = null;

  constructor(private readonly settings: LiveCompilation) {}

  get name(): string {
    return this.settings.paths.join(', ');
  }

  async load(force: boolean): Promise<Uint8Array | null> {
    const [path, ...more] = this.settings.paths;
    if (path === undefined || more.length > 0 || !isSnapshotFile(path)) return this.#compile();
    const look = await signatureOf(path);
    if (!force && look === this.#seen) return null;
    const bytes = await readFile(path);
    this.#seen = look;
    return bytes;
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  async #compile(): Promise<Uint8Array> {
    const script = new URL('./live-compile-worker.js', import.meta.url);
    // When run from sources, there is no worker script.
    if (existsSync(script)) return this.#compileInThread(script);
    const { compileKnowledgeBase } = await import('../open/compile-knowledge-base.js');
    return (await compileKnowledgeBase(this.settings)).bytes;
  }

  async #compileInThread(script: URL): Promise<Uint8Array> {
    const thread = new Worker(script, { workerData: this.settings });
    this.#thread = thread;
    const exit = once(thread, 'exit').then(() => {
      throw new TriagraphError('reload-ended', 'The thread that compiled the knowledge base was ended.');
    });
    const message = once(thread, 'message', { signal: AbortSignal.timeout(limits.liveReloadMs) });
    try {
      const [compiled] = (await Promise.race([message, exit])) as [LiveCompiled];
      if ('bytes' in compiled) return compiled.bytes;
      throw new TriagraphError(compiled.code, compiled.message);
    } catch (error) {
      throw (error as Error).name === 'AbortError' ? tooSlow() : error;
    } finally {
      this.#thread = null;
      void thread.terminate();
    }
  }
}

/** Identifies a version of a file by inode, size and time. */
async function signatureOf(path: string): Promise<string> {
  const { ino, size, mtimeMs, ctimeMs } = await stat(path);
  return [ino, size, mtimeMs, ctimeMs].join(' ');
}

const tooSlow = (): TriagraphError =>
  new TriagraphError(
    'reload-deadline',
    `Compiling took longer than ${limits.liveReloadMs / 1000} seconds; compile a snapshot beforehand (triagraph compile).`,
  );
