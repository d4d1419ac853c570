import { parentPort, workerData } from 'node:worker_threads';
import { Engine, presenters, TriagraphError, type TriagraphErrorCode } from '../../index.js';

export interface Answered {
  readonly snapshot: Uint8Array;
  readonly sessionKey?: string;
}

export interface Call {
  readonly id: number;
  readonly method: 'ask' | 'begin' | 'advance' | 'graph';
  readonly args: readonly unknown[];
}

/** A value, or an error. A graph comes as JSON: copying its objects would block whoever receives them. */
export type Reply = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly code: TriagraphErrorCode | null; readonly message: string }
);

if (parentPort !== null) {
  const port = parentPort;
  const engine = Engine.open({ ...(workerData as Answered), clock: () => new Date() });
  port.on('message', async ({ id, method, args }: Call) => {
    try {
      const value = await (await engine)[method](...(args as [never, never]));
      const isGraph = value !== null && method === 'graph';
      const sent = isGraph ? Buffer.from(presenters.graph.json(value as never)) : value;
      port.postMessage({ id, value: sent } satisfies Reply);
    } catch (error) {
      const code = error instanceof TriagraphError ? error.code : null;
      port.postMessage({ id, code, message: (error as Error).message } satisfies Reply);
    }
  });
}
