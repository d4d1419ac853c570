import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Diagnosis, type ReloadReport, version } from '../../index.js';
import type { PostReport } from './posts/chat-posts.js';
import type { Service } from './server.js';

const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Prometheus metrics. Labels have few values: declared routes, never symptoms. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'triagraph_http_request_seconds',
    help: 'Seconds from the head of a request to the end of its answer.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets,
    registers: [this.#registry],
  });
  readonly #timers = new Map<string, Histogram.Internal<'route' | 'method' | 'status'>>();
  readonly #answers = this.#counter('triagraph_answers_total', 'Symptoms answered.', ['route', 'status', 'confidence']);
  readonly #unanswered = this.#counter('triagraph_unanswered_total', 'Symptoms that nothing matched.', ['route']);
  readonly #refused = this.#counter('triagraph_http_problems_total', 'Errors answered.', ['code']);
  readonly #reloads = this.#counter('triagraph_reloads_total', 'Reloads of the knowledge base.', ['outcome']);
  readonly #tokenFaults = this.#counter(
    'triagraph_token_file_failures_total',
    'Token files that could not be read.',
    [],
  );
  readonly #feedback = this.#counter('triagraph_feedback_total', 'Feedback received.', ['verdict']);
  readonly #posts = this.#counter('triagraph_chat_posts_total', 'Answers to alerts posted on to chats.', [
    'to',
    'outcome',
  ]);
  readonly #unlogged = this.#counter('triagraph_feedback_log_failures_total', 'Entries the log could not take.', []);
  readonly #documents = this.#gauge('triagraph_documents', 'Documents of the knowledge base that answers.');
  readonly #since = this.#gauge('triagraph_loaded_timestamp_seconds', 'When it was loaded.');
  readonly #knowledgeBase = new Gauge({
    name: 'triagraph_knowledge_base',
    help: '1 for the knowledge base that answers.',
    labelNames: ['hash'] as const,
    registers: [this.#registry],
  });

  constructor(inFlight: () => number) {
    collectDefaultMetrics({ register: this.#registry });
    const gauge = this.#gauge('triagraph_http_in_flight', 'Requests being answered.');
    Object.assign(gauge, { collect: () => gauge.set(inFlight()) });
    for (const outcome of ['swapped', 'unchanged', 'failed']) this.#reloads.inc({ outcome }, 0);
    this.#unlogged.inc(0);
    this.#tokenFaults.inc(0);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  request(route: string, method: string, status: number, seconds: number): void {
    const key = `${route} ${method} ${status}`;
    let timer = this.#timers.get(key);
    if (timer === undefined) {
      timer = this.#requests.labels(route, method, String(status));
      this.#timers.set(key, timer);
    }
    timer.observe(seconds);
  }

  answer(route: string, { status, confidence }: Pick<Diagnosis, 'status' | 'confidence'>): void {
    this.#answers.inc({ route, status, confidence });
    if (status === 'no_match') this.#unanswered.inc({ route });
  }

  problem(code: string): void {
    this.#refused.inc({ code });
  }

  feedback(verdict: string): void {
    this.#feedback.inc({ verdict });
  }

  feedbackLost(): void {
    this.#unlogged.inc();
  }

  tokenFileFailed(): void {
    this.#tokenFaults.inc();
  }

  chatPost({ to, outcome }: Pick<PostReport, 'to' | 'outcome'>): void {
    this.#posts.inc({ to, outcome });
  }

  reload({ outcome }: ReloadReport): void {
    this.#reloads.inc({ outcome });
  }

  knowledgeBase(hash: string, documents: number): void {
    this.#knowledgeBase.reset();
    this.#knowledgeBase.set({ hash }, 1);
    this.#documents.set(documents);
    this.#since.setToCurrentTime();
  }

  #counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames: [...labelNames], registers: [this.#registry] });
  }

  #gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.#registry] });
  }
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

/** Logs one line per request, and records time and status for Prometheus. Neither contains the URL or the body. */
export function logRequests(app: FastifyInstance, { log, metrics }: Service): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { path = 'unknown' } = request.routeOptions.config;
    const milliseconds = reply.elapsedTime;
    const method = methods.has(request.method) ? request.method : 'other';
    metrics.request(path, method, reply.statusCode, milliseconds / 1000);
    const { id, caller, note } = request;
    const open = request.routeOptions.config.route?.access === 'open';
    log[open ? 'debug' : 'info'](
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
 * Creates a span for each request, in the trace that its headers name. A no-op without an OpenTelemetry SDK in the
 * process (`node --import ./tracing.js`). Spans contain neither URL nor body.
 */
export function traceRequests(app: FastifyInstance): void {
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
    // Also when the connection breaks and no answer ends it.
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
