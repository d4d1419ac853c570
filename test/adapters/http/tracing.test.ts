import { context, type Span, type SpanOptions, type Tracer, trace } from '@opentelemetry/api';
import { expect, it, onTestFinished } from 'vitest';
import { served } from './served.js';

it('each request is a span with route and outcome, but without its content', async () => {
  const spans: { name: string; attributes: Record<string, unknown>; ended: boolean }[] = [];
  const tracer = {
    startSpan(name: string, options: SpanOptions) {
      const span = { name, attributes: { ...options.attributes } as Record<string, unknown>, ended: false };
      spans.push(span);
      const setAttribute = (key: string, value: unknown) => {
        span.attributes[key] = value;
      };
      return {
        setAttribute,
        setStatus() {},
        end: () => (span.ended = true),
        spanContext: () => ({}),
      } as unknown as Span;
    },
  } as unknown as Tracer;
  trace.setGlobalTracerProvider({ getTracer: () => tracer });
  onTestFinished(() => {
    trace.disable();
    context.disable();
  });
  const { post, get } = await served();
  await post('/v1/query', { text: 'no available ip' });
  await get('/v1/documents/nowhere');
  expect(spans.map(({ name }) => name)).toEqual(['POST /v1/query', 'GET /v1/documents/{id}']);
  expect(spans.every(({ ended }) => ended)).toBe(true);
  expect(spans[0]!.attributes).toMatchObject({ 'http.response.status_code': 200, 'triagraph.status': 'matched' });
  expect(JSON.stringify(spans)).not.toMatch(/no available|nowhere/);
});
