import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { publicSchemas } from '../../index.js';
import { limits } from '../../limits.js';
import type { InFlight } from '../access/connections.js';
import type { PageFile } from '../access/page-files.js';
import type { ServeSettings } from '../access/settings.js';
import type { BearerTokens } from '../access/tokens.js';
import { AnswerThread } from './answer-thread.js';
import { packAnswers, readBodies } from './bodies.js';
import { answerClientError, answerErrors, answerExpectations, problemOf, refuseTunnels } from './errors.js';
import { addGuards, addHeaders, OriginCheck } from './guards.js';
import { describe } from './openapi.js';
import { Operation, Schemas } from './operation.js';
import { mountImages, mountPage, type ReadImage } from './page.js';
import { type Problem, problemBody, problemType } from './problem.js';
import type { Route, Service } from './routes/route.js';
import { pageRoute, routes } from './routes/table.js';
import { logRequests, noteAnswer, traceRequests } from './telemetry.js';

/** The client's request id when it is well-formed, else a new one: it goes into headers and the log. */
function requestIdOf(given: string | readonly string[] | undefined): string {
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

interface ServerParts extends Pick<Service, 'live' | 'feedback' | 'posts' | 'metrics' | 'log'> {
  readonly tokens: BearerTokens | null;
  readonly settings: ServeSettings;
  readonly inFlight: InFlight;
  /** The page at `/`; without it, `/` describes the API. */
  readonly page?: readonly PageFile[];
  /** Images of documents for the page; absent where the knowledge base has no folder. */
  readonly readImage?: ReadImage;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly service: Service;
  /** From now on every answer closes its connection, and `readyz` fails. */
  beginToClose(): void;
  /** Requests that arrive from now on wait until the returned function is called. */
  hold(): () => void;
}

/** Builds a server that does not listen yet; `app.inject` sends it requests without a socket. */
export async function buildServer(parts: ServerParts): Promise<Server> {
  const { settings, metrics, log, live, feedback, posts } = parts;
  let closing = false;
  let held: Promise<void> | null = null;
  const schemas = new Schemas(await publicSchemas());
  const service: Service = {
    live,
    thread: new AnswerThread(),
    metrics,
    log,
    feedback,
    posts,
    logSymptoms: settings.logSymptoms === true,
    closing: () => closing,
    description: describe(schemas.all),
  };
  const app = makeApp(service);
  const origins = new OriginCheck(settings);
  app.decorateRequest('caller', null);
  app.decorateRequest('purposes', null);
  app.addHook('onRequest', (request, _, done) => {
    request.note = {};
    if (held === null) done();
    else void held.then(() => done());
  });
  // Not on arrival of the headers: the body may arrive after the signal.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
  app.addHook('onClose', (_, done) => {
    service.thread.close();
    done();
  });
  await traceRequests(app);
  logRequests(app, service);
  addHeaders(app, origins);
  answerErrors(app, service);
  addGuards(app, { origins, tokens: parts.tokens, rateLimit: settings.rateLimit ?? 0 }, parts.inFlight);
  readBodies(app);
  packAnswers(app);
  const { page } = parts;
  for (const route of routes) if (page === undefined || route !== pageRoute) mountRoute(app, route, schemas, service);
  if (page !== undefined) mountPage(app, page);
  if (page !== undefined && parts.readImage) mountImages(app, live, parts.readImage);
  return {
    app,
    service,
    beginToClose: () => {
      closing = true;
    },
    hold: () => {
      let release = (): void => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        held = null;
        release();
      };
    },
  };
}

/** Routes validate with the public schemas. Without its own compilers Fastify starts in half the time. */
const noSchemas = () => (): never => {
  throw new Error('routes declare no schemas');
};

function makeApp({ metrics, log }: Pick<Service, 'metrics' | 'log'>): FastifyInstance {
  const refused = ({ code }: Problem): void => {
    metrics.problems.inc({ code });
    log.info({ code }, 'no request');
  };
  const app = fastify({
    logger: false,
    bodyLimit: limits.httpBodyBytes,
    requestTimeout: limits.httpRequestMs,
    connectionTimeout: limits.httpIdleMs,
    keepAliveTimeout: limits.httpIdleMs,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    routerOptions: { maxParamLength: 4_096, ignoreTrailingSlash: false },
    // A guard checks the host: Node's own answer has no body.
    http: { headersTimeout: limits.httpHeadMs, connectionsCheckingInterval: 1_000, requireHostHeader: false },
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    // Invalid URLs arrive here, before any hook.
    frameworkErrors: (error, request, reply) => {
      const problem = problemOf(error);
      metrics.problems.inc({ code: problem.code });
      void (reply as FastifyReply).code(problem.statusCode).type(problemType).send(problemBody(problem, request.id));
    },
    clientErrorHandler: (error, socket) => {
      const problem = answerClientError(error, socket);
      if (problem !== null) refused(problem);
    },
  });
  answerExpectations(app, refused);
  refuseTunnels(app, refused);
  // A client that has closed its sending side still reads: `printf … | nc -N`, and old proxies.
  Object.assign(app.server, { httpAllowHalfOpen: true });
  return app;
}

function mountRoute(app: FastifyInstance, route: Route, schemas: Schemas, service: Service): void {
  const operation = new Operation(route, schemas);
  app.route({
    method: route.method,
    // `*` matches slashes: document paths are ids too.
    url: route.path.replace('{id}', '*'),
    config: { path: route.path, route },
    handler: async (request, reply) => {
      // Read once: the answer and its ETag come from the same version of the knowledge base.
      const { engine } = service.live;
      const given = { body: request.body, parameters: parametersOf(request), engine };
      const { 'if-none-match': known } = request.headers;
      const { status, headers, body } = await operation.answer(
        { ...given, known, note: (answer) => noteAnswer(service, request, answer) },
        service,
      );
      reply.code(status).headers(headers);
      return reply.send(body instanceof Uint8Array ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : body);
    },
  });
}

function parametersOf({ params, query }: FastifyRequest): Record<string, string | undefined> {
  const id = (params as { '*'?: string })['*'];
  return Object.assign(Object.create(null), query, id === undefined ? {} : { id });
}
