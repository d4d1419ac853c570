import { openSnapshot, TriagraphError } from '../../../browser.js';
import {
  type AnswerMessage,
  type CallMessage,
  type Calls,
  callsOf,
  type LoadingMessage,
  type TokenMessage,
} from './calls.js';
import { fetchSnapshot, type Loaded } from './snapshot.js';

/** The part of a worker's scope that is used. */
interface Scope {
  postMessage(message: AnswerMessage | TokenMessage | LoadingMessage): void;
  addEventListener(type: 'message', listen: (event: MessageEvent<CallMessage | TokenMessage>) => void): void;
  readonly name: string;
}

const scope = self as unknown as Scope;
const reportEveryMs = 100;

let opened: (calls: Promise<Calls>) => void;
const calls = new Promise<Calls>((resolve) => {
  opened = resolve;
});

/** Opens the snapshot at the address in the worker's name. If the server refuses the token, the page is asked for another. */
async function open(token: string | null): Promise<void> {
  let reported = 0;
  const report = (loading: Loaded): void => {
    if (performance.now() - reported < reportEveryMs) return;
    reported = performance.now();
    scope.postMessage({ loading });
  };
  const source = fetchSnapshot(scope.name, token, report);
  const given = await source.catch(() => null);
  scope.postMessage({ loading: null });
  if (given instanceof Response && given.status === 401) scope.postMessage({ token: null });
  else opened(source.then((snapshot) => openSnapshot(snapshot, { clock: () => new Date() })).then(callsOf));
}

async function answer({ id, name, args }: CallMessage): Promise<void> {
  const fail = (code: string, error: unknown): void =>
    scope.postMessage({ id, code, message: error instanceof Error ? error.message : String(error) });
  const all = await calls.catch((error: unknown) => fail('snapshot', error));
  if (!all) return;
  try {
    const call = all[name] as (...args: readonly unknown[]) => unknown;
    scope.postMessage({ id, value: call(...args) });
  } catch (error) {
    fail(error instanceof TriagraphError ? error.code : 'failed', error);
  }
}

scope.addEventListener('message', ({ data }) => void ('token' in data ? open(data.token) : answer(data)));
