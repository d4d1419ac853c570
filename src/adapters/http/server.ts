import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { type Logger, pino } from 'pino';
import { type LiveEngine, publicSchemas, type ReloadReport } from '../../index.js';
import { limits } from '../../limits.js';
import type { BearerTokens, InFlight } from '../access/index.js';
import { packAnswers, readBodies } from './bodies.js';
import { answerClientError, answerErrors, answerExpectations, problemOf, refuseTunnels, tellToGoOn } from './errors.js';
import type { FeedbackLog } from './feedback-log.js';
import { addGuards, addHeaders, OriginCheck } from './guards.js';
import { mountRoute } from './mount.js';
import { apiPage, openApi, pagePolicy } from './openapi.js';
import type { ChatPosts } from './posts/chat-posts.js';
import { type Problem, problemBody, problemType } from './problem.js';
import { routes } from './route-table.js';
import { Schemas } from './schemas.js';
import { logRequests, type Metrics, traceRequests } from './telemetry.js';

/** How a server is started. */
export interface ServeSettings {
  /** Knowledge base: folders, files, one snapshot, or one http(s) address of a snapshot. */
  readonly kb?: readonly string[];
  readonly cache?: boolean;
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
  /** File of bearer tokens, one a line. */
  readonly tokenFile?: string;
  /** Serve a place that others can reach without a token. */
  readonly anonymous?: boolean;
  /** Names in `Host` that are served, besides the loopback's. */
  readonly allowedHosts?: readonly string[];
  /** Origins of pages in browsers that may ask; `*` for all. */
  readonly corsOrigins?: readonly string[];
  /** Requests a minute for each token, or for each address without one; 0 for no limit. */
  readonly rateLimit?: number;
  /** Seconds for which it goes on listening after SIGTERM, while `readyz` says no. */
  readonly drain?: number;
  readonly watch?: boolean;
  /** Seconds between looks at the knowledge base. */
  readonly poll?: number;
  readonly logLevel?: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Write symptoms into the log. They may hold names, addresses and secrets. */
  readonly logSymptoms?: boolean;
  /** File for feedback and for what was not answered, one JSON object a line. */
  readonly feedbackLog?: string;
  /** Chats that answers to alerts are posted on to: `slack=FILE`, `feishu=FILE`. */
  readonly notify?: readonly string[];
  /** Where the log goes. */
  readonly log: Writable;
}

/** What the routes work with. */
export interface Service {
  readonly live: LiveEngine;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Null when nothing is kept. */
  readonly feedback: FeedbackLog | null;
  /** Null when answers to alerts are posted nowhere. */
  readonly posts: ChatPosts | null;
  readonly logSymptoms: boolean;
  /** True from the moment that the server was told to end. */
  readonly closing: () => boolean;
  /** The description of the API and its page, made when first asked for. */
  readonly description: () => { readonly json: string; readonly page: string; readonly pagePolicy: string };
}

/** The id that the caller gave when it is a plain one, else a new one: it goes into headers and the log. */
export function requestIdOf(given: string | readonly string[] | undefined): string {
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

/** What a server is made of. */
export interface ServerParts {
  readonly live: LiveEngine;
  /** Null when anyone may ask. */
  readonly tokens: BearerTokens | null;
  readonly feedback: FeedbackLog | null;
  readonly posts: ChatPosts | null;
  readonly settings: ServeSettings;
  readonly metrics: Metrics;
  readonly inFlight: InFlight;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly service: Service;
  /** Compiles the checks of requests and answers. */
  warmUp(): Promise<void>;
  /** From now on every answer tells its connection to end, and `readyz` says no. */
  beginToClose(): void;
}

/** A server that does not listen yet: `app.inject` asks it without a socket. */
export async function buildServer(parts: ServerParts): Promise<Server> {
  const { settings, metrics, live, feedback, posts } = parts;
  let closing = false;
  const log = makeLog(settings);
  const schemas = new Schemas(await publicSchemas());
  const service: Service = {
    live,
    metrics,
    log,
    feedback,
    posts,
    logSymptoms: settings.logSymptoms === true,
    closing: () => closing,
    description: once(() => ({ json: JSON.stringify(openApi(schemas.all)), page: apiPage(schemas.all), pagePolicy })),
  };
  const app = makeApp(service);
  const origins = new OriginCheck(settings);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', (request, _, done) => {
    request.note = {};
    done();
  });
  // Not when the head came: the body may come after the signal.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
  traceRequests(app);
  logRequests(app, service);
  addHeaders(app, origins);
  answerErrors(app, service);
  await addGuards(app, { origins, tokens: parts.tokens, rateLimit: settings.rateLimit ?? 0 }, parts.inFlight);
  readBodies(app);
  tellToGoOn(app);
  packAnswers(app);
  for (const route of routes) mountRoute(app, route, schemas, service);
  return {
    app,
    service,
    warmUp: () => schemas.warmUp(),
    beginToClose: () => {
      closing = true;
    },
  };
}

/** Routes check by the public schemas themselves. Without its own compilers Fastify is there in half the time. */
const noSchemas = () => (): never => {
  throw new Error('routes declare no schemas');
};

function makeApp({ metrics, log }: Pick<Service, 'metrics' | 'log'>): FastifyInstance {
  const refused = ({ code }: Problem): void => {
    metrics.problem(code);
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
    // A guard looks for the host: Node's own answer has no body.
    http: { headersTimeout: limits.httpHeadMs, connectionsCheckingInterval: 1_000, requireHostHeader: false },
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    // An address that cannot be read comes here, before any hook.
    frameworkErrors: (error, request, reply) => {
      const problem = problemOf(error);
      metrics.problem(problem.code);
      void (reply as FastifyReply).code(problem.statusCode).type(problemType).send(problemBody(problem, request.id));
    },
    clientErrorHandler: (error, socket) => {
      const problem = answerClientError(error, socket);
      if (problem !== null) refused(problem);
    },
  });
  answerExpectations(app, refused);
  refuseTunnels(app, refused);
  // Who has closed its own end of the connection still reads: `printf … | nc -N`, and old proxies.
  Object.assign(app.server, { httpAllowHalfOpen: true });
  return app;
}

/** JSON lines. Control characters are escaped there, and nothing of a request is in it but what is named. */
function makeLog({ logLevel = 'info', log }: ServeSettings): Service['log'] {
  return pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, log);
}

/** Tells the log and Prometheus of reloads. */
export function tellReload(report: ReloadReport, { metrics, log }: Pick<Service, 'metrics' | 'log'>): void {
  metrics.reload(report);
  const { outcome, hash, documents, milliseconds, error } = report;
  if (outcome === 'failed') log.error({ error, hash }, 'reload failed; the last good knowledge base stays');
  else if (outcome === 'unchanged') log.debug({ hash }, 'nothing has changed');
  else {
    metrics.knowledgeBase(hash, documents);
    log.info({ hash, documents, ms: Math.round(milliseconds) }, 'reloaded');
  }
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
