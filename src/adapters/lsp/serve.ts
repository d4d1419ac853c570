import type { Readable, Writable } from 'node:stream';
import { createConnection, type WatchDog } from 'vscode-languageserver';
import { createProtocolConnection } from 'vscode-languageserver/node';
import { type LspSettings, onTermination, type Process } from '../access/index.js';
import { attachServer } from './server.js';

interface Surroundings extends Pick<Process, 'onSignal'> {
  readonly stdin: Readable;
  readonly stdout: Writable;
}

/**
 * Serves one editor over stdio until `exit`, the end of input, or a signal. Only protocol messages go to `stdout`.
 * @returns exit code of the protocol: 0 after `shutdown` or a signal, else 1
 */
export async function serveLsp(settings: LspSettings, { stdin, stdout, onSignal }: Surroundings): Promise<number> {
  let end: (code: number) => void = () => {};
  const ended = new Promise<number>((resolve) => {
    end = resolve;
  });
  const watchDog: WatchDog = { shutdownReceived: false, initialize: () => {}, exit: (code) => end(code) };
  const gone = (): void => end(watchDog.shutdownReceived ? 0 : 1);
  for (const event of ['end', 'close', 'error'] as const) stdin.once(event, gone);
  stdout.once('error', gone);
  const stop = onTermination({ onSignal }, () => end(0));
  const connection = createConnection((logger) => createProtocolConnection(stdin, stdout, logger), watchDog);
  const server = attachServer(connection, settings);
  connection.listen();
  const code = await ended;
  stop();
  await server.close();
  connection.dispose();
  stdin.destroy();
  return code;
}
