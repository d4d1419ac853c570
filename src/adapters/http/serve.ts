import { setTimeout as sleep } from 'node:timers/promises';
import { defined } from '../../collections.js';
import { openLive, type ReloadReport, resolveKnowledgeBase, TriagraphError } from '../../index.js';
import { limits } from '../../limits.js';
import { InFlight } from '../access/connections.js';
import { firstSignal, listenError, onTermination, type Process, startReloading } from '../access/listening.js';
import { hasPage, imageReader, readPage } from '../access/page-files.js';
import type { ServeSettings } from '../access/settings.js';
import { BearerTokens, isLoopback } from '../access/tokens.js';
import { FeedbackLog } from './feedback-log.js';
import { Metrics } from './metrics.js';
import { ChatPosts } from './posts/chat-posts.js';
import { openHooks } from './posts/deliver.js';
import { buildServer, type Server } from './server.js';
import { makeLog, type Reporting, reportPost, reportReload } from './telemetry.js';

/** Milliseconds to wait for requests that connected clients are sending. */
const noticeMs = 250;

/** Milliseconds without a new connection before the server stops listening, and the maximum number of such pauses. */
const quietMs = 20;
const mostPauses = 50;

/**
 * Shuts down in three steps. While draining, `readyz` fails and everything else is answered with `Connection: close`,
 * so that load balancers notice. Then the server stops listening and finishes the requests in flight. A second signal,
 * or the deadline, cuts the remaining connections.
 * @param drainMs milliseconds of the first step; skipped for SIGINT, where a person is waiting
 */
async function endServer(server: Server, process: Process, drainMs: number): Promise<void> {
  const { app, beginToClose, service } = server;
  beginToClose();
  service.log.info({ drainMs }, 'ending');
  const hurry = new AbortController();
  const cut = (): void => {
    hurry.abort();
    app.server.closeAllConnections();
  };
  const stop = onTermination(process, cut);
  const pause = (milliseconds: number) => sleep(milliseconds, undefined, hurry).catch(() => {});
  if (drainMs > 0) await pause(drainMs);
  const deadline = setTimeout(cut, limits.httpDrainMs);
  await stopListening(server);
  await pause(noticeMs);
  await app.close();
  clearTimeout(deadline);
  stop();
}

/**
 * Accepts no more connections, but keeps those that have not sent a request yet: Node's `close` would drop them
 * together with what they are sending. The system would reset connections that it has accepted and the server has not.
 * So answers are held until none has come for a moment: a client that waits for its answer opens no connection.
 */
async function stopListening({ app: { server }, hold }: Server): Promise<void> {
  let accepted = 0;
  const count = (): void => void accepted++;
  server.on('connection', count);
  const release = hold();
  for (let pauses = 0, before = -1; before !== accepted && pauses < mostPauses; pauses++) {
    before = accepted;
    await sleep(quietMs);
    // Connections that arrived in the meantime are accepted between the timers and this turn.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { closeIdleConnections } = server;
  server.closeIdleConnections = () => {};
  server.close();
  server.closeIdleConnections = closeIdleConnections;
  server.off('connection', count);
  release();
}

/**
 * Serves a knowledge base over HTTP until SIGTERM or SIGINT; SIGHUP reloads it. Requests in flight are finished.
 * @throws TriagraphError when the knowledge base, the tokens or the address cannot be used
 */
export async function serve(settings: ServeSettings, process: Process): Promise<void> {
  refuseOpenAddress(settings);
  const inFlight = new InFlight();
  const metrics = new Metrics(() => inFlight.count);
  const log = makeLog(settings);
  const reporting = { metrics, log };
  const hooks = await openHooks(settings.notify ?? []);
  const { kb, cache, source } = settings;
  const onReload = (report: ReloadReport) => reportReload(report, reporting);
  const live = await openLive(defined({ kb, cache, source, onReload, clock: () => new Date() }));
  const tokens = await openTokens(settings, reporting);
  const feedback = await openFeedback(settings, reporting);
  const posts = hooks.length === 0 ? null : new ChatPosts(hooks, (report) => reportPost(report, reporting));
  // The page needs the whole snapshot, which a store cannot provide.
  const page = settings.page === true && source === undefined && hasPage() ? readPage() : undefined;
  const readImage =
    source !== undefined || kb?.some(isAddress)
      ? undefined
      : imageReader(resolveKnowledgeBase(kb, globalThis.process.cwd()));
  const parts = { live, tokens, feedback, posts, settings, metrics, log, inFlight };
  const server = await buildServer(defined({ ...parts, page, readImage }));
  const { hash, documents } = live.engine.info();
  metrics.knowledgeBase(hash, documents);
  if (feedback !== null && feedback.path !== settings.feedbackLog)
    log.warn({ file: feedback.path }, 'another process writes the feedback log; this process writes this file');
  // Registered before readiness is announced: without a listener a signal ends the process at once.
  const ended = firstSignal(process);
  const address = await listen(server, settings);
  await startReloading(live, settings);
  const stopReloading = process.onSignal('SIGHUP', () => {
    void live.reload();
    void tokens?.refresh();
  });
  process.ready(address, documents, page && `${address}/`);
  const signal = await ended;
  await endServer(server, process, signal === 'SIGTERM' ? (settings.drain ?? 0) * 1_000 : 0);
  stopReloading();
  tokens?.close();
  await posts?.close(limits.chatPostEndMs);
  await live.close();
  await feedback?.close();
}

const isAddress = (path: string): boolean => /^https?:\/\//i.test(path);

/** @throws TriagraphError for a reachable address without access control */
function refuseOpenAddress({ host, tokenFile, anonymous }: ServeSettings): void {
  if (isLoopback(host) || tokenFile !== undefined || anonymous === true) return;
  throw new TriagraphError(
    'serve-open',
    `Others can reach ${host}: give --token-file FILE with bearer tokens, or --anonymous to let anyone ask.`,
  );
}

function openTokens({ tokenFile }: ServeSettings, { metrics, log }: Reporting): Promise<BearerTokens> | null {
  if (tokenFile === undefined) return null;
  return BearerTokens.open(tokenFile, ({ message }) => {
    metrics.tokenFaults.inc();
    log.error({ message }, 'token file not read; the previous tokens stay valid');
  });
}

function openFeedback({ feedbackLog }: ServeSettings, { metrics, log }: Reporting): Promise<FeedbackLog> | null {
  if (feedbackLog === undefined) return null;
  let signalled = false;
  return FeedbackLog.open(feedbackLog, (error) => {
    metrics.unlogged.inc();
    if (signalled) return;
    signalled = true;
    const code = (error as NodeJS.ErrnoException | null)?.code ?? 'full';
    log.error({ code }, 'feedback cannot be logged; the server continues and counts the lost entries');
  });
}

async function listen({ app }: Server, { host, port }: ServeSettings): Promise<string> {
  app.server.maxConnections = limits.httpConnections;
  try {
    return await app.listen({ host, port });
  } catch (error) {
    throw listenError('serve-address', { host, port }, error);
  }
}
