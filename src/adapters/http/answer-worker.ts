import { parentPort, workerData } from 'node:worker_threads';
import { Engine, type EngineOptions, TriagraphError } from '../../index.js';
import { answerCall, type Call, type Reply } from './answer-thread.js';

if (parentPort !== null) {
  const port = parentPort;
  // Sessions that begin here go on in the engine that serves.
  const served = workerData as Pick<EngineOptions, 'snapshot' | 'sessionKey'>;
  const engine = Engine.open({ ...served, clock: () => new Date() });
  port.on('message', async ({ id, ...call }: Call & { readonly id: number }) => {
    try {
      port.postMessage({ id, value: await answerCall(await engine, call) } satisfies Reply);
    } catch (error) {
      const code = error instanceof TriagraphError ? error.code : null;
      port.postMessage({ id, code, message: (error as Error).message } satisfies Reply);
    }
  });
}
