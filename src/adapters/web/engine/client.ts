import { inTab } from '../storage.js';
import type { AnswerMessage, CallMessage, Calls, LoadingMessage, TokenMessage } from './calls.js';
import type { Loaded } from './snapshot.js';

const tokenKey = 'triagraph-token';

/** What a call failed with; `code` is that of the engine's error, `snapshot` if it or the snapshot did not load, or `failed`. */
export class CallError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The engine with its snapshot, in a worker, so that typing stays smooth. */
export class KnowledgeBase {
  readonly #waiting = new Map<number, (answer: AnswerMessage) => void>();
  readonly #worker: Worker;
  #calls = 0;
  #token = inTab.get(tokenKey);
  /** Why the engine answers nothing; null while it does. */
  #broken: string | null = null;
  /** Called when the server asks for a token, or refused the one it was given; calls wait until `authorize`. */
  onTokenWanted: (isRefused: boolean) => void = () => {};
  /** How much of the snapshot has come; null when it does not load. */
  loading: Loaded | null = null;
  readonly #watching = new Set<() => void>();

  constructor(snapshot: URL) {
    this.#worker = this.#started(snapshot);
  }

  /** @throws CallError what the engine threw, or that it or the snapshot did not load */
  async call<Name extends keyof Calls>(name: Name, ...args: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>> {
    if (this.#broken !== null) throw new CallError('snapshot', this.#broken);
    const id = ++this.#calls;
    const answer = await new Promise<AnswerMessage>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#worker.postMessage({ id, name, args } satisfies CallMessage);
    });
    if ('code' in answer) throw new CallError(answer.code, answer.message);
    return answer.value as ReturnType<Calls[Name]>;
  }

  /** Gives the server's token, and keeps it until the tab is closed. */
  authorize(token: string): void {
    this.#token = token;
    inTab.set(tokenKey, token);
    this.#worker.postMessage({ token } satisfies TokenMessage);
  }

  /** Headers for what the page asks of the server itself. */
  get headers(): Record<string, string> {
    return this.#token === null ? {} : { authorization: `Bearer ${this.#token}` };
  }

  /** Calls a listener whenever `loading` changes. Returns what ends that. */
  watchLoading(listener: () => void): () => void {
    this.#watching.add(listener);
    return () => this.#watching.delete(listener);
  }

  #started(snapshot: URL): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: snapshot.href });
    worker.addEventListener('message', ({ data }: MessageEvent<AnswerMessage | TokenMessage | LoadingMessage>) => {
      if ('token' in data) this.onTokenWanted(this.#token !== null);
      else if ('loading' in data) {
        this.loading = data.loading;
        for (const listener of this.#watching) listener();
      } else this.#answered(data);
    });
    worker.addEventListener('error', ({ message }) => {
      this.#broken = message || 'worker';
      for (const id of this.#waiting.keys()) this.#answered({ id, code: 'snapshot', message: this.#broken });
    });
    worker.postMessage({ token: this.#token } satisfies TokenMessage);
    return worker;
  }

  #answered(answer: AnswerMessage): void {
    const resolve = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    resolve?.(answer);
  }
}
