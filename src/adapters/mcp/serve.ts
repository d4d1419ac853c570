import type { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { defined } from '../../collections.js';
import { openLive, type ReloadReport } from '../../index.js';
import { limits } from '../../limits.js';
import { firstSignal, type Pipes, type Process, startReloading } from '../access/listening.js';
import type { McpSettings } from '../access/settings.js';
import { SessionHandles, serverFactory } from './server.js';

/** Serves one client over stdio, until it disconnects: only protocol messages go to `stdout`. */
function openStdio({ stdin, stdout }: Pipes, factory: () => McpServer) {
  const transport = new StdioServerTransport(stdin, stdout, { maxBufferSize: limits.httpBodyBytes });
  const ended = new Promise<void>((resolve) => {
    stdin.once('end', resolve);
    stdin.once('close', resolve);
    stdin.once('error', () => resolve());
    stdout.once('error', () => resolve());
  });
  const made: McpServer[] = [];
  const handle = serveStdio(
    () => {
      const server = factory();
      made.push(server);
      return server;
    },
    { transport },
  );
  return {
    ended,
    // One of them holds the connection; a probe may have created another, which is already closed.
    reloaded: ({ outcome }: ReloadReport) => {
      if (outcome === 'swapped') for (const server of made) if (server.isConnected()) server.sendResourceListChanged();
    },
    close: () => handle.close(),
  };
}

/**
 * Serves the tools until the client disconnects (stdio), SIGTERM or SIGINT; SIGHUP reloads the knowledge base.
 * @throws TriagraphError when the knowledge base or the address cannot be used
 */
export async function serveMcp(settings: McpSettings, process: Process & Pipes): Promise<void> {
  const { kb, cache, log, source } = settings;
  let tell = (_: ReloadReport): void => {};
  const onReload = (report: ReloadReport): void => {
    log.write(reloadLine(report));
    tell(report);
  };
  const from = source === undefined ? { kb, cache, threaded: settings.http === undefined } : { source };
  const options = defined({ ...from, onReload, clock: () => new Date() });
  const opening = openLive(options);
  const failed = (message: string): void => void log.write(`triagraph: ${message}\n`);
  const engine = async () => (await opening).engine;
  // A stdio client gives up when the server does not respond within seconds, and compiling can take longer.
  const adapter = settings.http
    ? await opening.then(async () => (await import('./http.js')).openHttp(settings.http!, engine, failed))
    : openStdio(process, serverFactory(engine, { handles: new SessionHandles() }));
  const live = await opening.catch(async (error) => {
    await adapter.close();
    throw error;
  });
  tell = adapter.reloaded;
  await startReloading(live, settings);
  const stopReloading = process.onSignal('SIGHUP', () => {
    void live.reload();
    if ('refresh' in adapter) void adapter.refresh();
  });
  process.ready('address' in adapter ? adapter.address : 'stdio', live.engine.info().documents);
  await Promise.race([firstSignal(process), ...('ended' in adapter ? [adapter.ended] : [])]);
  await adapter.close();
  stopReloading();
  await live.close();
}

function reloadLine({ outcome, documents, error }: ReloadReport): string {
  if (outcome === 'failed') return `triagraph: reload failed, the last good version stays live: ${error?.message}\n`;
  return outcome === 'swapped' ? `triagraph: reloaded, ${documents} documents\n` : '';
}
