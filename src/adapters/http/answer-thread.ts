import { type Engine, presenters, type SnapshotEngine } from '../../index.js';
import { limits } from '../../limits.js';
import { Thread } from '../../thread.js';

export interface Call {
  readonly method: 'ask' | 'begin' | 'advance' | 'graph';
  readonly args: readonly unknown[];
}

/** Calls the engine. A graph becomes JSON: copying its objects between threads would block the one that receives them. */
export function answerCall(engine: Engine, { method, args }: Call): unknown {
  const value = (engine[method] as (...args: readonly unknown[]) => unknown)(...args);
  return value !== null && method === 'graph' ? Buffer.from(presenters.graph.json(value as never)) : value;
}

const script = new URL('./answer-worker.js', import.meta.url);

/**
 * Answers slow requests (long symptoms and outputs, graphs) in a thread, so that no other request waits for them. The
 * thread is started on demand, and ended when it has been idle for a while.
 */
export class AnswerThread {
  readonly #graphs = new WeakMap<Engine, Promise<Uint8Array>>();
  #running: { readonly engine: Engine; readonly thread: Thread<Call, unknown> } | null = null;

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
    void this.#running?.thread.close();
    this.#running = null;
  }

  async #ask(engine: Engine, call: Call): Promise<unknown> {
    // A snapshot that is read in pieces cannot be copied into a thread.
    if (engine.info().bytes > limits.snapshotWholeBytes) return answerCall(engine, call);
    // The thread of another version finishes its calls, and ends when it has been idle.
    if (this.#running?.engine !== engine) this.#running = { engine, thread: threadOf(engine) };
    return this.#running.thread.run(call);
  }
}

function threadOf(engine: Engine): Thread<Call, unknown> {
  const { sessionKey } = engine.answering.sessions.settings;
  const data = { snapshot: engine.snapshot(), sessionKey };
  return new Thread(script, (call) => answerCall(engine, call), { data, idleMs: limits.httpThreadIdleMs });
}

/** Characters of a text, or of the longest text of an observation. */
function textLength(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Math.max(0, ...Object.values(value).map((each) => (typeof each === 'string' ? each.length : 0)));
}
