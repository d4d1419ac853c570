import { version } from '../../../index.js';
import { Problem } from '../problem.js';
import { documentRoutes } from './documents.js';
import { questionRoutes } from './questions.js';
import type { Route } from './route.js';

export const healthRoute: Route = {
  method: 'GET',
  path: '/healthz',
  operation: 'health',
  tag: 'operation',
  summary: 'Whether the process is alive',
  open: true,
  answer: { description: 'The process is alive.', schema: 'health' },
  handle: () => ({ json: { status: 'ok' } }),
};

export const readyRoute: Route = {
  method: 'GET',
  path: '/readyz',
  operation: 'ready',
  tag: 'operation',
  summary: 'Whether to send requests here: not during shutdown, nor while the documents cannot be reached',
  open: true,
  answer: { description: 'Ready; with the version of the knowledge base that answers.', schema: 'health' },
  problems: ['closing', 'store-unavailable'],
  async handle({ engine }, { closing }) {
    if (closing()) throw new Problem('closing', 'The server is shutting down; send the request to another one.');
    await engine.check();
    const { hash, documents } = engine.info();
    return { json: { status: 'ok', version, kb: { hash, documents } } };
  },
};

export const metricsRoute: Route = {
  method: 'GET',
  path: '/metrics',
  operation: 'metrics',
  tag: 'operation',
  summary: 'Counts and times for Prometheus',
  answer: { description: 'The text format of Prometheus.', type: 'text/plain' },
  handle: async (_, { metrics }) => ({ text: await metrics!.registry.metrics(), type: metrics!.registry.contentType }),
};

const descriptionRoute: Route = {
  method: 'GET',
  path: '/api',
  operation: 'describe',
  tag: 'operation',
  summary: 'This description, for people',
  open: true,
  answer: { description: 'A page without scripts.', type: 'text/html' },
  handle: (_, { description: { page, pagePolicy } }) => ({
    text: page,
    type: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': pagePolicy },
  }),
};

/** What `/` answers where the page is left out; the page has this path otherwise (page.ts). */
export const pageRoute: Route = {
  ...descriptionRoute,
  path: '/',
  operation: 'page',
  tag: 'operation',
  summary: 'The page that answers in the browser; without it, this description',
};

/** Every route, in the order of the description. */
export const routes: readonly Route[] = [
  ...questionRoutes,
  ...documentRoutes,
  healthRoute,
  readyRoute,
  metricsRoute,
  {
    method: 'GET',
    path: '/openapi.json',
    operation: 'openApi',
    tag: 'operation',
    summary: 'This description',
    open: true,
    answer: { description: 'OpenAPI 3.1.', type: 'application/json' },
    handle: (_, { description }) => ({ text: description.json, type: 'application/json; charset=utf-8' }),
  },
  descriptionRoute,
  pageRoute,
];
