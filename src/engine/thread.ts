import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { parentPort, Worker } from 'node:worker_threads';
import { TriagraphError, type TriagraphErrorCode } from '../errors.js';

/** Errors are sent as data, because their class is lost between threads. */
type Reply<Result> =
  | { readonly result: Result }
  | { readonly code: TriagraphErrorCode | null; readonly message: string; readonly stack?: string | undefined };

type Handler<Request, Result> = (request: Request) => Promise<Result>;

/** In the script of a thread: handles its requests, one at a time. */
export function serveThread<Request, Result>(handle: Handler<Request, Result>): void {
  let last = Promise.resolve();
  parentPort?.on('message', (request: Request) => {
    last = last.then(async () => parentPort?.postMessage(await replyTo(request, handle)));
  });
}

async function replyTo<Request, Result>(request: Request, handle: Handler<Request, Result>): Promise<Reply<Result>> {
  try {
    return { result: await handle(request) };
  } catch (error) {
    const { message, stack } = error as Error;
    return { code: error instanceof TriagraphError ? error.code : null, message, stack };
  }
}

/** A worker thread that starts on demand and does not keep the process alive while it is idle. */
export class Thread<Request, Result> {
  #worker: Worker | null = null;
  readonly #script: URL;

  /**
   * @param name of the script, which calls `serveThread`; it exists only in the built program
   * @param handle handles requests without a script
   * @param ended makes the error of a request whose thread was closed
   */
  constructor(
    name: string,
    private readonly handle: Handler<Request, Result>,
    private readonly ended: () => TriagraphError,
  ) {
    this.#script = new URL(name, import.meta.url);
  }

  async run(request: Request): Promise<Result> {
    if (!existsSync(this.#script)) return this.handle(request);
    this.#worker ??= this.#start();
    const answer = this.#next(this.#worker);
    this.#worker.postMessage(request);
    const reply = await answer;
    if ('result' in reply) return reply.result;
    const { code, message, stack } = reply;
    if (code !== null) throw new TriagraphError(code, message);
    throw Object.assign(new Error(message), stack === undefined ? {} : { stack });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.#script);
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    // One listener stays registered: an unhandled error would end the process.
    worker.on('error', () => {});
    return worker;
  }

  /** The next message of the thread, until which the process is kept alive. */
  #next(worker: Worker): Promise<Reply<Result>> {
    const controller = new AbortController();
    const { signal } = controller;
    worker.ref();
    return Promise.race([
      once(worker, 'message', { signal }).then(([reply]) => reply as Reply<Result>),
      once(worker, 'exit', { signal }).then(() => {
        throw this.ended();
      }),
    ]).finally(() => {
      controller.abort();
      worker.unref();
    });
  }
}
