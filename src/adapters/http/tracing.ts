import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { version } from '../../index.js';

/**
 * A span for each request, in the trace that its headers name. Without an OpenTelemetry SDK in the process
 * (`node --import ./tracing.js`) nothing is made of it. Neither address nor body is in a span.
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
    // Also when the connection breaks: then there is no answer to end it.
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
