import type { Readable, Writable } from 'node:stream';
import { createConnection, type WatchDog } from 'vscode-languageserver';
import { createProtocolConnection } from 'vscode-languageserver/node';
import type { Language } from '../../index.js';
import { attachServer } from './server.js';

/** How `lsp` is started. */
export interface LspSettings {
  /** Absolute paths; without them each folder of the editor names its own knowledge base. */
  readonly kb?: readonly string[];
  readonly cache?: boolean;
  /** Language of what is shown; default: the editor's. */
  readonly language?: Language;
  /** Where the knowledge base counts from when the editor has no folder open. */
  readonly folder: string;
}

type Signal = 'SIGTERM' | 'SIGINT';

/** What the adapter needs of the process that it runs in. */
export interface Process {
  readonly stdin: Readable;
  readonly stdout: Writable;
  /** Calls back at each such signal, until what is returned is called. */
  onSignal(signal: Signal, listener: () => void): () => void;
}

/**
 * Answers one editor over its pipes until it says `exit`, closes its end, or the process is told to end. Nothing but
 * messages of the protocol goes to `stdout`.
 * @returns exit code by the protocol: 0 after `shutdown` or a signal, else 1
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
