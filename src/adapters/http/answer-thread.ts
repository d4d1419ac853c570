import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type Engine, presenters, type SnapshotEngine, TriagraphError, type TriagraphErrorCode } from '../../index.js';
import { limits } from '../../limits.js';

export interface Call {
  readonly method: 'ask' | 'begin' | 'advance' | 'graph';
  readonly args: readonly unknown[];
}

/** What the thread sends back: a value, or an error; `code` is null for an internal fault. */
export type Reply = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly code: TriagraphErrorCode | null; readonly message: string }
);

/** Calls the engine. A graph becomes JSON: copying its objects between threads would block the one that receives them. */
export function answerCall(engine: Engine, { method, args }: Call): unknown {
  const value = (engine[method] as (...args: readonly unknown[]) => unknown)(...args);
  return value !== null && method === 'graph' ? Buffer.from(presenters.graph.json(value as never)) : value;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Answers slow requests (long symptoms and outputs, graphs) in a thread, so that no other request waits for them. The
 * thread is started on demand, and ended when it has been idle for a while or the knowledge base has changed.
 */
export class AnswerThread {
  readonly #script = new URL('./answer-worker.js', import.meta.url);
  readonly #graphs = new WeakMap<Engine, Promise<Uint8Array>>();
  #running: { readonly engine: Engine; readonly thread: RunningThread } | null = null;

  /** Calls a method of the engine, in the thread when the text is long. */
  call<M extends 'ask' | 'begin' | 'advance'>(
    engine: Engine,
    method: M,
    args: Parameters<SnapshotEngine[M]>,
  ): Promise<Awaited<ReturnType<SnapshotEngine[M]>>> {
    const isLong = !engine.isStored && args.some((each) => textLength(each) > limits.httpHereCharacters);
    const here = (): unknown => answerCall(engine, { method, args });
    // `ask` and `begin` read by themselves.
    const answer = isLong ? this.#ask(engine, { method, args }) : method === 'advance' ? engine.reading(here) : here();
    return answer as Promise<Awaited<ReturnType<SnapshotEngine[M]>>>;
  }

  /** The graph as JSON; null when there is no such node. The whole graph is made once for each version. */
  async graph(engine: Engine, options: Parameters<Engine['graph']>[0] & object): Promise<Uint8Array | null> {
    const call = { method: 'graph', args: [options] } as const;
    if (options.around !== undefined) return (await this.#ask(engine, call)) as Uint8Array | null;
    const known = this.#graphs.get(engine) ?? (this.#ask(engine, call) as Promise<Uint8Array>);
    this.#graphs.set(engine, known);
    known.catch(() => this.#graphs.delete(engine));
    return known;
  }

  close(): void {
    this.#running?.thread.end();
    this.#running = null;
  }

  async #ask(engine: Engine, call: Call): Promise<unknown> {
    // The sources have no compiled script, and a snapshot that is read in pieces cannot be copied into a thread.
    if (!existsSync(this.#script) || engine.info().bytes > limits.snapshotWholeBytes) return answerCall(engine, call);
    if (this.#running?.engine !== engine || this.#running.thread.hasEnded) {
      this.#running?.thread.end();
      const { sessionKey } = engine.answering.sessions.settings;
      const worker = new Worker(this.#script, { workerData: { snapshot: engine.snapshot(), sessionKey } });
      this.#running = { engine, thread: new RunningThread(worker) };
    }
    return this.#running.thread.ask(call);
  }
}

/** A thread that ends when it has been idle; `end` lets it finish the calls in progress. */
class RunningThread {
  hasEnded = false;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(private readonly worker: Worker) {
    worker.unref();
    worker.on('message', (reply: Reply) => this.#replied(reply));
    worker.on('error', (error) => this.#gone(error));
    worker.on('exit', () => this.#gone(new Error('the thread that answers has ended')));
  }

  ask(call: Call): Promise<unknown> {
    clearTimeout(this.#idle);
    const id = ++this.#last;
    this.worker.postMessage({ id, ...call });
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  end(): void {
    this.hasEnded = true;
    if (this.#waiting.size === 0) void this.worker.terminate();
  }

  #replied(reply: Reply): void {
    const { resolve, reject } = this.#waiting.get(reply.id)!;
    this.#waiting.delete(reply.id);
    if ('value' in reply) resolve(reply.value);
    else reject(reply.code === null ? new Error(reply.message) : new TriagraphError(reply.code, reply.message));
    if (this.#waiting.size > 0) return;
    if (this.hasEnded) this.end();
    else this.#idle = setTimeout(() => this.end(), limits.httpThreadIdleMs).unref();
  }

  #gone(error: Error): void {
    this.hasEnded = true;
    clearTimeout(this.#idle);
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** Characters of a text, or of the longest text of an observation. */
function textLength(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Math.max(0, ...Object.values(value).map((each) => (typeof each === 'string' ? each.length : 0)));
}
