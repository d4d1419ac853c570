import { limits } from '../../limits.js';
import type { Process, Signal } from './process.js';
import type { Server } from './server.js';

/** Milliseconds for what connections that were made are just sending. */
const noticeMs = 250;

/**
 * Ends in three steps. While it drains, `readyz` says no and everything else is answered as before, on connections that are
 * told to end: whoever stands in front has time to see that. Then it stops listening, and what is in flight is answered. A
 * second signal cuts all of it, as the deadline does to what still hangs.
 * @param drainMs milliseconds of the first step; a person at the keyboard (SIGINT) is not kept waiting for it
 */
export async function endServer(server: Server, process: Process, drainMs: number): Promise<void> {
  const { app, beginToClose, service } = server;
  beginToClose();
  service.log.info({ drainMs }, 'ending');
  const hurry = new AbortController();
  const cut = (): void => {
    hurry.abort();
    app.server.closeAllConnections();
  };
  const stops = (['SIGTERM', 'SIGINT'] as const).map((signal) => process.onSignal(signal, cut));
  await pause(drainMs, hurry.signal);
  const deadline = setTimeout(cut, limits.httpDrainMs);
  await stopListening(app);
  await pause(noticeMs, hurry.signal);
  await app.close();
  clearTimeout(deadline);
  for (const stop of stops) stop();
}

/** Resolves with the first signal that tells to end. */
export function firstSignal(process: Process): Promise<Signal> {
  return new Promise((resolve) => {
    const stops = (['SIGTERM', 'SIGINT'] as const).map((signal) =>
      process.onSignal(signal, () => {
        for (const stop of stops) stop();
        resolve(signal);
      }),
    );
  });
}

/**
 * Takes no more connections, and leaves those be that were made and have not asked yet: closing a server of Node closes
 * them too, and what they are just sending would be lost. What the system has taken meanwhile is accepted first.
 */
async function stopListening({ server }: Server['app']): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  const { closeIdleConnections } = server;
  server.closeIdleConnections = () => {};
  server.close();
  server.closeIdleConnections = closeIdleConnections;
}

function pause(milliseconds: number, hurry: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (hurry.aborted || milliseconds <= 0) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    hurry.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
