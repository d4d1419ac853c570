import { parentPort, workerData } from 'node:worker_threads';
import { Engine, TriagraphError } from '../../index.js';
import { answerCall, type Call, type Reply } from './answer-thread.js';

if (parentPort !== null) {
  const port = parentPort;
  const engine = Engine.open({ snapshot: workerData as Uint8Array, clock: () => new Date() });
  port.on('message', async ({ id, ...call }: Call & { readonly id: number }) => {
    try {
      port.postMessage({ id, value: await answerCall(await engine, call) } satisfies Reply);
    } catch (error) {
      const code = error instanceof TriagraphError ? error.code : null;
      port.postMessage({ id, code, message: (error as Error).message } satisfies Reply);
    }
  });
}
