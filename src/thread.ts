import { existsSync } from 'node:fs';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { TriagraphError, type TriagraphErrorCode } from './errors.js';

/** Errors are sent as data, because their class is lost between threads. */
type Reply<Result> =
  | { readonly result: Result }
  | { readonly code: TriagraphErrorCode | null; readonly message: string; readonly stack?: string | undefined };

type Handler<Request, Result> = (request: Request) => Result | Promise<Result>;

/** In the script of a thread: handles its requests, one at a time. @param make the handler, from the data of the thread */
export function serveThread<Data, Request, Result>(make: (data: Data) => Handler<Request, Result>): void {
  if (parentPort === null) return;
  const port = parentPort;
  const handle = make(workerData as Data);
  let last = Promise.resolve();
  port.on('message', (request: Request) => {
    last = last.then(async () => port.postMessage(await replyTo(request, handle)));
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

interface ThreadOptions {
  readonly data?: unknown;
  /** Milliseconds without a request after which the thread is ended; it starts again on demand. */
  readonly idleMs?: number;
  /** Makes the error of a request whose thread has ended. */
  readonly ended?: () => Error;
}

interface Waiting<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/** A worker thread that starts on demand and does not keep the process alive while it is idle. */
export class Thread<Request, Result> {
  #worker: Worker | null = null;
  /** In the order of the requests, which is that of the replies. */
  readonly #waiting: Waiting<Result>[] = [];
  #idle: NodeJS.Timeout | undefined;

  /**
   * @param script calls `serveThread`; it exists only in the built program
   * @param handle handles requests without a script
   */
  constructor(
    private readonly script: URL,
    private readonly handle: Handler<Request, Result>,
    private readonly options: ThreadOptions = {},
  ) {}

  async run(request: Request): Promise<Result> {
    if (!existsSync(this.script)) return this.handle(request);
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage(request);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#gone();
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.script, { workerData: this.options.data });
    const ifCurrent = (handle: () => void): void => {
      if (this.#worker === worker) handle();
    };
    worker.on('message', (reply: Reply<Result>) => ifCurrent(() => this.#replied(reply)));
    worker.on('error', (error) => ifCurrent(() => this.#gone(error)));
    worker.on('exit', () => ifCurrent(() => this.#gone()));
    return worker;
  }

  #replied(reply: Reply<Result>): void {
    const { resolve, reject } = this.#waiting.shift()!;
    if ('result' in reply) resolve(reply.result);
    else reject(errorOf(reply));
    if (this.#waiting.length > 0) return;
    this.#worker?.unref();
    const { idleMs } = this.options;
    if (idleMs !== undefined) this.#idle = setTimeout(() => void this.close(), idleMs).unref();
  }

  #gone(error = new Error('the thread has ended')): void {
    this.#worker = null;
    clearTimeout(this.#idle);
    for (const { reject } of this.#waiting.splice(0)) reject(this.options.ended?.() ?? error);
  }
}

function errorOf({ code, message, stack }: Exclude<Reply<never>, { result: never }>): Error {
  if (code !== null) return new TriagraphError(code, message);
  return Object.assign(new Error(message), stack === undefined ? {} : { stack });
}
