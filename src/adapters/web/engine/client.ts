import type { AnswerMessage, CallMessage, Calls, TokenMessage } from './calls.js';

const tokenKey = 'triagraph-token';

/** What a call failed with; `code` is that of the engine's error, `snapshot` if that could not be opened, or `failed`. */
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
  /** Called when the server asks for a token, or refused the one it was given; calls wait until `authorize`. */
  onTokenWanted: (isRefused: boolean) => void = () => {};

  constructor(snapshot: URL) {
    this.#worker = this.#started(snapshot);
  }

  /** @throws CallError what the engine threw, or that it or the snapshot did not load */
  async call<Name extends keyof Calls>(name: Name, ...args: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>> {
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
    sessionStorage.setItem(tokenKey, token);
    this.#worker.postMessage({ token } satisfies TokenMessage);
  }

  /** Headers for what the page asks of the server itself. */
  get headers(): Record<string, string> {
    const token = sessionStorage.getItem(tokenKey);
    return token === null ? {} : { authorization: `Bearer ${token}` };
  }

  #started(snapshot: URL): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: snapshot.href });
    worker.addEventListener('message', ({ data }: MessageEvent<AnswerMessage | TokenMessage>) => {
      if ('token' in data) this.onTokenWanted(sessionStorage.getItem(tokenKey) !== null);
      else this.#answered(data);
    });
    worker.addEventListener('error', ({ message }) => {
      for (const id of this.#waiting.keys()) this.#answered({ id, code: 'failed', message: message || 'worker' });
    });
    worker.postMessage({ token: sessionStorage.getItem(tokenKey) } satisfies TokenMessage);
    return worker;
  }

  #answered(answer: AnswerMessage): void {
    const resolve = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    resolve?.(answer);
  }
}
