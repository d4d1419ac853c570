import type { Readable, Writable } from 'node:stream';
import { type LiveEngine, TriagraphError, type TriagraphErrorCode } from '../../index.js';
import type { ServeSettings } from './settings.js';

type Signal = 'SIGTERM' | 'SIGINT' | 'SIGHUP';

/** The parts of the process that a server uses. */
export interface Process {
  /** Registers a signal listener; the result removes it. */
  onSignal(signal: Signal, listener: () => void): () => void;
  /** Called once, when the server answers requests. */
  ready(address: string, documents: number, page?: string): void;
}

/** The streams of the one client of a process. */
export interface Pipes {
  readonly stdin: Readable;
  readonly stdout: Writable;
}

export function onTermination({ onSignal }: Pick<Process, 'onSignal'>, listener: (signal: Signal) => void): () => void {
  const stops = (['SIGTERM', 'SIGINT'] as const).map((signal) => onSignal(signal, () => listener(signal)));
  return () => {
    for (const stop of stops) stop();
  };
}

export function firstSignal(process: Pick<Process, 'onSignal'>): Promise<Signal> {
  return new Promise((resolve) => {
    const stop = onTermination(process, (signal) => {
      stop();
      resolve(signal);
    });
  });
}

export async function startReloading(
  live: LiveEngine,
  { watch, poll }: Pick<ServeSettings, 'watch' | 'poll'>,
): Promise<void> {
  if (watch === true) await live.watch();
  if (poll !== undefined) live.poll(poll * 1_000);
}

const listenFaults: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', 'another program uses the port; choose another --port, or 0 for any free one'],
  ['EACCES', 'this user has no permission; choose a --port above 1023'],
  ['EADDRNOTAVAIL', 'this machine has no such address; choose another --host'],
  ['ENOTFOUND', 'the host name is unknown; choose another --host'],
]);

export function listenError(
  code: TriagraphErrorCode,
  { host, port }: { readonly host: string; readonly port: number },
  error: unknown,
): TriagraphError {
  const { code: reason = '' } = error as NodeJS.ErrnoException;
  const why = listenFaults.get(reason) ?? `the system reports ${reason}`;
  return new TriagraphError(code, `Cannot listen on ${host}:${port}: ${why}.`);
}
