import { readFile, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { TriagraphError, type TriagraphErrorCode } from '../../errors.js';
import { limits } from '../../limits.js';
import type { StoreSource } from '../../match/index.js';
import { decoded } from '../../snapshot/index.js';
import { Thread } from '../../thread.js';
import type { BuildOptions } from '../open/build-options.js';
import type { EngineOptions } from '../open/engine.js';
import { isSnapshotFile } from '../open/open-knowledge-base.js';

/** What a version is opened from: the path of a snapshot, its bytes, or a store. */
export type LiveVersion = Pick<EngineOptions, 'kb' | 'snapshot' | 'store'>;

/** A repeatedly readable source of snapshots. */
export interface LiveSource {
  readonly name: string;
  /**
   * The current snapshot, or null when nothing has changed since the last call.
   * @param force load even when nothing seems to have changed
   * @throws TriagraphError and file system errors: the current version stays
   */
  load(force: boolean): Promise<LiveVersion | null>;
  close(): Promise<void>;
}

export type LiveCompilation = Pick<BuildOptions, 'paths' | 'project' | 'workers'> & { readonly cache?: boolean };

export async function compileBytes(settings: LiveCompilation): Promise<Uint8Array> {
  const { compileKnowledgeBase } = await import('../open/compile-knowledge-base.js');
  return (await compileKnowledgeBase(settings)).bytes;
}

/** A snapshot file, or folders, which are compiled in a thread so that queries are not blocked. */
export class LiveFiles implements LiveSource {
  #seen: string | null = null;
  readonly #thread = new Thread(new URL('./live-compile-worker.js', import.meta.url), compileBytes, { ended });

  constructor(private readonly settings: LiveCompilation) {}

  get name(): string {
    return this.settings.paths.join(', ');
  }

  async load(force: boolean): Promise<LiveVersion | null> {
    const [path, ...more] = this.settings.paths;
    if (path === undefined || more.length > 0 || !isSnapshotFile(path)) return this.#compile();
    const seen = await signatureOf(path);
    if (!force && seen === this.#seen) return null;
    const { size } = await stat(path);
    const version = size > limits.snapshotWholeBytes ? { kb: [path] } : { snapshot: await readFile(path) };
    this.#seen = seen;
    return version;
  }

  async close(): Promise<void> {
    await this.#thread.close();
  }

  async #compile(): Promise<LiveVersion> {
    const deadline = sleep(limits.liveReloadMs, undefined, { ref: false }).then(() => {
      throw tooSlow();
    });
    try {
      return { snapshot: await Promise.race([this.#thread.run(this.settings), deadline]) };
    } finally {
      void this.#thread.close();
    }
  }
}

async function signatureOf(path: string): Promise<string> {
  const { ino, size, mtimeMs, ctimeMs } = await stat(path);
  return [ino, size, mtimeMs, ctimeMs].join(' ');
}

const ended = (): TriagraphError =>
  new TriagraphError('reload-ended', 'The thread that compiled the knowledge base was ended.');

const tooSlow = (): TriagraphError =>
  new TriagraphError(
    'reload-deadline',
    `Compiling took longer than ${limits.liveReloadMs / 1000} seconds; compile a snapshot beforehand (triagraph compile).`,
  );

export const liveStore = (source: StoreSource): LiveSource => ({
  name: source.name,
  async load(force) {
    const store = await source.open(force);
    return store && { store };
  },
  close: () => source.close(),
});

/** A snapshot at an http or https address, fetched conditionally with the validators of the last response. */
export class LiveAddress implements LiveSource {
  #etag: string | null = null;
  #modified: string | null = null;

  constructor(readonly address: URL) {}

  /** The address without its password. */
  get name(): string {
    return `${this.address.origin}${this.address.pathname}`;
  }

  async load(force: boolean): Promise<LiveVersion | null> {
    const headers: Record<string, string> = { accept: 'application/octet-stream, */*;q=0.1' };
    if (!force && this.#etag !== null) headers['if-none-match'] = this.#etag;
    if (!force && this.#modified !== null) headers['if-modified-since'] = this.#modified;
    const signal = AbortSignal.timeout(limits.liveFetchMs);
    const answer = await this.#ask(headers, signal);
    if (answer.status === 304) return null;
    if (answer.status !== 200) {
      await answer.body?.cancel();
      throw this.#wrong('reload-status', `answers with status ${answer.status}, expected 200 or 304`);
    }
    const snapshot = await this.#read(answer);
    this.#etag = answer.headers.get('etag');
    this.#modified = answer.headers.get('last-modified');
    return { snapshot };
  }

  async close(): Promise<void> {}

  async #ask(headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
    const { username, password } = this.address;
    const plain = new URL(this.address);
    plain.username = '';
    plain.password = '';
    if (username !== '') {
      const pair = `${decoded(username)}:${decoded(password)}`;
      headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
    }
    try {
      return await fetch(plain, { headers, signal, redirect: 'error' });
    } catch (error) {
      const { message, cause } = error as Error;
      throw this.#wrong('reload-fetch', `cannot be fetched: ${(cause as Error | undefined)?.message ?? message}`);
    }
  }

  /** Reads at most `limits.liveSnapshotBytes`, whatever length the header announces. */
  async #read(answer: Response): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    let length = 0;
    try {
      for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
        length += chunk.length;
        if (length > limits.liveSnapshotBytes)
          throw this.#wrong('reload-size', `sends more than ${limits.liveSnapshotBytes} bytes`);
        chunks.push(chunk);
      }
    } catch (error) {
      if (error instanceof TriagraphError) throw error;
      throw this.#wrong('reload-fetch', `broke off: ${(error as Error).message}`);
    }
    return Buffer.concat(chunks, length);
  }

  #wrong(code: TriagraphErrorCode, what: string): TriagraphError {
    return new TriagraphError(code, `${this.name} ${what}.`);
  }
}
