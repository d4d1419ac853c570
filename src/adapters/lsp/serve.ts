import type { Readable, Writable } from 'node:stream';
import { createConnection, type WatchDog } from 'vscode-languageserver';
import { createProtocolConnection } from 'vscode-languageserver/node';
import type { LspSettings } from '../access/index.js';
import { attachServer } from './server.js';

type Signal = 'SIGTERM' | 'SIGINT';

/** What the adapter needs of its process. */
export interface Process {
  readonly stdin: Readable;
  readonly stdout: Writable;
  /** Registers a signal listener; the result removes it. */
  onSignal(signal: Signal, listener: () => void): () => void;
}

/**
 * Serves one editor over stdio until `exit`, the end of input, or a signal. Only protocol messages go to `stdout`.
 * @returns exit code of the protocol: 0 after `shutdown` or a signal, else 1
 */
export async function serveLsp(settings: LspSettings, { stdin, stdout, onSignal }: Process): Promise<number> {
  let end: (code: number) => void = () => {};
  const ended = new Promise<number>((resolve) => {
    end = resolve;
  });
  const watchDog: WatchDog = { shutdownReceived: false, initialize: () => {}, exit: (code) => end(code) };
  const gone = (): void => end(watchDog.shutdownReceived ? 0 : 1);
  for (const event of ['end', 'close', 'error'] as const) stdin.once(event, gone);
  stdout.once('error', gone);
  const stops = (['SIGTERM', 'SIGINT'] as const).map((signal) => onSignal(signal, () => end(0)));
  const connection = createConnection((logger) => createProtocolConnection(stdin, stdout, logger), watchDog);
  const server = attachServer(connection, settings);
  connection.listen();
  const code = await ended;
  for (const stop of stops) stop();
  await server.close();
  connection.dispose();
  stdin.destroy();
  return code;
}
