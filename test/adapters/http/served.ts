import { PassThrough } from 'node:stream';
import { onTestFinished } from 'vitest';
import { InFlight } from '../../../src/adapters/access/connections.js';
import { imageReader, type PageFile } from '../../../src/adapters/access/page-files.js';
import type { ServeSettings } from '../../../src/adapters/access/settings.js';
import { BearerTokens } from '../../../src/adapters/access/tokens.js';
import { FeedbackLog } from '../../../src/adapters/http/feedback-log.js';
import { Metrics } from '../../../src/adapters/http/metrics.js';
import { serve } from '../../../src/adapters/http/serve.js';
import { buildServer } from '../../../src/adapters/http/server.js';
import { makeLog, reportReload } from '../../../src/adapters/http/telemetry.js';
import { openLive } from '../../../src/index.js';
import { folderOf } from '../../support/folder.js';
import { smallKnowledgeBase } from '../../support/knowledge.js';

/** A log stream that keeps its text and parses its JSON lines. */
export class Log extends PassThrough {
  text = '';

  constructor() {
    super();
    this.setEncoding('utf8').on('data', (chunk: string) => {
      this.text += chunk;
    });
  }

  get lines(): Record<string, unknown>[] {
    return this.text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }
}

type Settings = Partial<Omit<ServeSettings, 'log'>>;

/** A server over a small knowledge base that is called without a socket. */
export async function served(
  settings: Settings = {},
  files: Readonly<Record<string, string>> = smallKnowledgeBase,
  page?: readonly PageFile[],
) {
  const folder = folderOf(files);
  const log = new Log();
  const inFlight = new InFlight();
  const metrics = new Metrics(() => inFlight.count);
  const reporting = { metrics, log: makeLog({ ...settings, log }) };
  const lost: (Error | null)[] = [];
  const feedback =
    settings.feedbackLog === undefined ? null : new FeedbackLog(settings.feedbackLog, (error) => lost.push(error));
  const tokens =
    settings.tokenFile === undefined
      ? null
      : await BearerTokens.open(settings.tokenFile, () => metrics.tokenFaults.inc());
  const live = await openLive({
    kb: settings.kb ?? [folder],
    cache: false,
    onReload: (report) => reportReload(report, reporting),
  });
  const whole: ServeSettings = { host: '127.0.0.1', port: 0, ...settings, log };
  const parts = { live, tokens, feedback, posts: null, settings: whole, ...reporting, inFlight };
  const server = await buildServer(page === undefined ? parts : { ...parts, page, readImage: imageReader([folder]) });
  await server.app.ready();
  onTestFinished(async () => {
    tokens?.close();
    await server.app.close();
    await live.close();
  });
  const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
    });
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } });
  return { ...server, folder, log, live, lost, feedback, tokens, inFlight, post, get };
}

/** A server on a real socket, ended by a signal from the test. */
export async function listening(settings: Settings = {}) {
  const folder = folderOf(smallKnowledgeBase);
  const log = new Log();
  const listeners = new Map<string, Set<() => void>>();
  const signal = (name: string): void => {
    for (const listener of [...(listeners.get(name) ?? [])]) listener();
  };
  let ended = Promise.resolve();
  const address = await new Promise<string>((resolve, reject) => {
    ended = serve(
      { kb: [folder], cache: false, host: '127.0.0.1', port: 0, ...settings, log },
      {
        onSignal(name, listener) {
          const known = listeners.get(name) ?? new Set();
          listeners.set(name, known.add(listener));
          return () => known.delete(listener);
        },
        ready: resolve,
      },
    );
    ended.catch(reject);
  });
  onTestFinished(async () => {
    signal('SIGTERM');
    signal('SIGTERM');
    await ended;
  });
  return { address, port: Number(new URL(address).port), folder, log, signal, ended };
}
