import { Engine, type EngineOptions } from '../../index.js';
import { serveThread } from '../../thread.js';
import { answerCall, type Call } from './answer-thread.js';

// Sessions that begin here go on in the engine that serves.
serveThread((served: Pick<EngineOptions, 'snapshot' | 'sessionKey'>) => {
  const engine = Engine.open({ ...served, clock: () => new Date() });
  return async (call: Call) => answerCall(await engine, call);
});
