import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { type Diagnosis, type ReloadReport, version } from '../../index.js';
import type { ServeSettings } from '../access/settings.js';
import type { PostReport } from './posts/chat-posts.js';
import type { Service } from './routes/route.js';

export type Reporting = Pick<Service, 'log' | 'metrics'>;

/** JSON lines with escaped control characters; of a request, only the listed fields are logged. */
export function makeLog({ logLevel = 'info', log }: Pick<ServeSettings, 'logLevel' | 'log'>): Service['log'] {
  return pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, log);
}

export function reportReload(report: ReloadReport, { metrics, log }: Reporting): void {
  const { outcome, hash, documents, milliseconds, error } = report;
  metrics.reloads.inc({ outcome });
  if (outcome === 'failed') log.error({ error, hash }, 'reload failed; the last good knowledge base stays live');
  else if (outcome === 'unchanged') log.debug({ hash }, 'nothing has changed');
  else {
    metrics.knowledgeBase(hash, documents);
    log.info({ hash, documents, ms: Math.round(milliseconds) }, 'reloaded');
  }
}

export function reportPost(report: PostReport, { metrics, log }: Reporting): void {
  const { to, outcome } = report;
  metrics.posts.inc({ to, outcome });
  if (outcome === 'posted') log.info(report, 'posted');
  else log.error(report, 'answer to an alert not posted');
}

/** Records an answer: always in the counters, its symptom if configured, unanswered symptoms in the feedback log. */
export function noteAnswer(service: Service, request: FastifyRequest, answer: Diagnosis): void {
  const { status, confidence, query, matches, kb } = answer;
  service.metrics.answer(request.routeOptions.config.path ?? 'unknown', answer);
  request.note.answer = status;
  request.note.confidence = confidence;
  if (service.logSymptoms) request.note.symptom = query.text;
  if (service.feedback === null || confidence === 'high') return;
  const kind = status === 'no_match' ? 'unanswered' : 'unsure';
  service.feedback.add({ kind, text: query.text, confidence, document: matches[0]?.id ?? null, kb: kb.hash });
}

/** Logs one line per request, and records its time and status for Prometheus, without the URL and the body. */
export function logRequests(app: FastifyInstance, { log, metrics }: Service): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { path = 'unknown' } = request.routeOptions.config;
    const milliseconds = reply.elapsedTime;
    const method = methods.has(request.method) ? request.method : 'other';
    metrics.requests.observe({ route: path, method, status: reply.statusCode }, milliseconds / 1000);
    const { id, caller, note } = request;
    log[request.routeOptions.config.route?.open ? 'debug' : 'info'](
      {
        request: id,
        method,
        route: path,
        status: reply.statusCode,
        ms: Math.round(milliseconds * 100) / 100,
        ...(caller === null ? {} : { caller }),
        ...note,
      },
      'request',
    );
    done();
  });
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH']);

/**
 * Creates a span for each request, in the trace that its headers name. A no-op without OpenTelemetry's API beside the
 * package and an SDK in the process (`node --import ./tracing.js`). Spans contain neither URL nor body.
 */
export async function traceRequests(app: FastifyInstance): Promise<void> {
  // The program's own copy of the package: only spans of the copy that was set up are recorded.
  const api = await import('@opentelemetry/api').catch(() => null);
  if (api === null) return;
  const { context, propagation, SpanKind, SpanStatusCode, trace } = api;
  const tracer = trace.getTracer('triagraph', version);
  app.addHook('onRequest', (request, reply, done) => {
    const { path } = request.routeOptions.config;
    const parent = propagation.extract(context.active(), request.headers);
    const attributes = { 'http.request.method': request.method, ...(path === undefined ? {} : { 'http.route': path }) };
    const span = tracer.startSpan(
      `${request.method} ${path ?? 'unknown'}`,
      { kind: SpanKind.SERVER, attributes },
      parent,
    );
    // `close` also comes when the connection breaks before the answer.
    reply.raw.once('close', () => {
      const { answer, confidence } = request.note;
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (typeof answer === 'string') span.setAttribute('triagraph.status', answer);
      if (typeof confidence === 'string') span.setAttribute('triagraph.confidence', confidence);
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(parent, span), done);
  });
}
