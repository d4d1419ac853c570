import { openSnapshot, TriagraphError } from '../../../browser.js';
import { type AnswerMessage, type CallMessage, type Calls, callsOf } from './calls.js';

/** The part of a worker's scope that is used. */
interface Scope {
  postMessage(message: AnswerMessage): void;
  addEventListener(type: 'message', listen: (event: MessageEvent<CallMessage>) => void): void;
  readonly name: string;
}

const scope = self as unknown as Scope;

/** The worker's name is where the snapshot is. */
const calls: Promise<Calls> = fetch(scope.name)
  .then((response) => openSnapshot(response, { clock: () => new Date() }))
  .then(callsOf);

scope.addEventListener('message', async ({ data: { id, name, args } }) => {
  try {
    const call = (await calls)[name] as (...args: readonly unknown[]) => unknown;
    scope.postMessage({ id, value: call(...args) });
  } catch (error) {
    const code = error instanceof TriagraphError ? error.code : 'failed';
    scope.postMessage({ id, code, message: error instanceof Error ? error.message : String(error) });
  }
});
