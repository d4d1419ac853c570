import { openLive, type ReloadReport } from '../../index.js';
import { Counts } from './counts.js';
import { openHttp } from './http.js';
import { serverFactory } from './server.js';
import type { McpSettings } from './settings.js';
import { openStdio, type Pipes } from './stdio.js';

type Signal = 'SIGTERM' | 'SIGINT' | 'SIGHUP';

/** What the adapter needs of the process that it runs in. */
export interface Process extends Pipes {
  /** Calls back at each such signal, until what is returned is called. */
  onSignal(signal: Signal, listener: () => void): () => void;
  /** Told once, when requests are answered. */
  ready(address: string, documents: number): void;
}

/**
 * Serves the tools until the client closes its end (stdio), SIGTERM or SIGINT; SIGHUP reloads the knowledge base.
 * @throws TriagraphError when the knowledge base or the address cannot be used.
 */
export async function serveMcp(settings: McpSettings, process: Process): Promise<void> {
  const { kb, cache, log } = settings;
  let tell = (): void => {};
  const counts = new Counts();
  const live = await openLive({
    ...(kb === undefined ? {} : { kb }),
    ...(cache === undefined ? {} : { cache }),
    onReload: (report) => {
      counts.add('triagraph_reloads_total', { outcome: report.outcome });
      log.write(reloadLine(report));
      if (report.outcome === 'swapped') tell();
    },
  });
  const factory = serverFactory(() => live.engine, counts);
  const failed = (message: string): void => void log.write(`triagraph: ${message}\n`);
  const surroundings = { counts, failed };
  const adapter = settings.http ? await openHttp(settings.http, factory, surroundings) : openStdio(process, factory);
  tell = () => adapter.resourcesChanged();
  if (settings.watch === true) await live.watch();
  if (settings.poll !== undefined) live.poll(settings.poll * 1_000);
  const stopReloading = process.onSignal('SIGHUP', () => {
    void live.reload();
    if ('refresh' in adapter) void adapter.refresh();
  });
  process.ready('address' in adapter ? adapter.address : 'stdio', live.engine.info().documents);
  await Promise.race([untilEnd(process), ...('ended' in adapter ? [adapter.ended] : [])]);
  await adapter.close();
  stopReloading();
  await live.close();
}

function reloadLine({ outcome, documents, error }: ReloadReport): string {
  if (outcome === 'failed') return `triagraph: reload failed, the last good version stays: ${error?.message}\n`;
  return outcome === 'swapped' ? `triagraph: reloaded, ${documents} documents\n` : '';
}

function untilEnd(process: Process): Promise<void> {
  return new Promise((resolve) => {
    const stops = (['SIGTERM', 'SIGINT'] as const).map((signal) =>
      process.onSignal(signal, () => {
        for (const stop of stops) stop();
        resolve();
      }),
    );
  });
}
