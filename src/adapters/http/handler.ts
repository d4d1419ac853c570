import { type Diagnosis, type Engine, type LiveEngine, publicSchemas } from '../../index.js';
import { limits } from '../../limits.js';
import { AnswerThread } from './answer-thread.js';
import { repeatedKey } from './bodies.js';
import { isAt, notAnswered, problemOf } from './errors.js';
import { describe } from './openapi.js';
import { Operation, Schemas, type Sent } from './operation.js';
import { Problem, problemBody, problemType } from './problem.js';
import type { RouteService } from './routes/route.js';
import { routes } from './routes/table.js';

export interface HandlerOptions {
  /** The engine that answers. With `openLive`, each request is answered by the version that is live then. */
  readonly engine: Engine | Pick<LiveEngine, 'engine'>;
  /** Path in front of the routes: `/knowledge`. Default: none. */
  readonly base?: string;
  /** Whether a request is allowed; 401 otherwise. Default: all are. */
  readonly authorize?: (request: Request) => boolean | Promise<boolean>;
  /** Called with each answer to a symptom: to count or log it. */
  readonly onAnswer?: (answer: Diagnosis) => void;
  /** Called with each internal error, which is answered with 500. */
  readonly onFault?: (fault: Error) => void;
}

/** Answers a request; never rejects. */
export type Handler = (request: Request) => Promise<Response>;

/** Routes that need the server itself: its metrics, page, feedback log or shutdown. */
const ofServer: ReadonlySet<string> = new Set(['/', '/metrics', '/readyz', '/v1/unanswered']);

/**
 * The routes of `triagraph serve` as one function of the Fetch API, for your own server (Node, Bun, Deno, Hono). That
 * server decides which hosts and origins it serves, and how many requests.
 * @example
 * const handler = await createHandler({ engine: await Engine.open({ kb: ['runbooks/'] }) });
 * Bun.serve({ fetch: handler });
 */
export async function createHandler(options: HandlerOptions): Promise<Handler> {
  const schemas = new Schemas(await publicSchemas());
  const served = routes.filter(({ path }) => !ofServer.has(path));
  const operations = served.map((route) => new Operation(route, schemas));
  const service: RouteService = {
    thread: new AnswerThread(),
    metrics: null,
    feedback: null,
    posts: null,
    closing: () => false,
    description: describe(schemas.all, { routes: served, base: options.base ?? '' }),
  };
  return async (request) => {
    try {
      return responseOf(await answer(request, options, { operations, service }), request.method);
    } catch (error) {
      const problem = problemOf(error as Error);
      if (problem.code === 'internal') options.onFault?.(error as Error);
      return refusal(problem);
    }
  };
}

/**
 * The same routes as a plugin for Fastify 5, below its prefix.
 * @example
 * app.register(fastifyRoutes, { prefix: '/knowledge', engine });
 */
export async function fastifyRoutes(app: FastifyScope, options: Omit<HandlerOptions, 'base'>): Promise<void> {
  const handler = await createHandler({ ...options, base: app.prefix });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_: unknown, payload: unknown, done: (error: null, body: unknown) => void) =>
    done(null, payload),
  );
  app.all('/*', async ({ raw, body, headers, method }: Asking, reply: { send(payload: Response): unknown }) => {
    const hasBody = method !== 'GET' && method !== 'HEAD' && body !== undefined;
    const init = { method, headers, ...(hasBody ? { body, duplex: 'half' } : {}) };
    return reply.send(await handler(new Request(`http://localhost${raw.url}`, init as RequestInit)));
  });
}

/** The part of Fastify that the plugin uses: a program without Fastify lacks its types. */
export interface FastifyScope {
  readonly prefix: string;
  readonly removeAllContentTypeParsers: () => unknown;
  // biome-ignore lint/suspicious/noExplicitAny: Fastify's types depend on those of its server
  readonly addContentTypeParser: (...parser: any[]) => unknown;
  // biome-ignore lint/suspicious/noExplicitAny: Fastify's types depend on those of its server
  readonly all: (...route: any[]) => unknown;
}

interface Asking {
  readonly raw: { readonly url?: string };
  readonly body: unknown;
  readonly headers: Record<string, string>;
  readonly method: string;
}

async function answer(
  request: Request,
  options: HandlerOptions,
  { operations, service }: { readonly operations: readonly Operation[]; readonly service: RouteService },
): Promise<Sent> {
  const { pathname, searchParams } = new URL(request.url);
  const { base = '', authorize, onAnswer } = options;
  const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : null;
  const found = operations.filter(({ route }) => path !== null && isAt(route, path));
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const operation = found.find(({ route }) => route.method === method);
  if (operation === undefined)
    throw notAnswered(
      found.map(({ route }) => route),
      request.method,
    );
  const { route } = operation;
  if (!route.open && authorize !== undefined && !(await authorize(request)))
    throw new Problem('unauthorized', 'This request is not authorized.', { headers: { 'www-authenticate': 'Bearer' } });
  const engine = 'engine' in options.engine ? options.engine.engine : options.engine;
  const parameters = parametersOf(searchParams, idIn(route.path, path!));
  const body = route.body === undefined ? undefined : await bodyOf(request);
  const known = request.headers.get('if-none-match') ?? undefined;
  return operation.answer({ body, parameters, engine, known, ...(onAnswer && { note: onAnswer }) }, service);
}

function idIn(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith('{id}')) return undefined;
  try {
    return decodeURIComponent(path.slice(pattern.length - '{id}'.length));
  } catch {
    throw new Problem('bad-request', 'The address contains a percent sign that begins no character.');
  }
}

/** A repeated parameter gets all its values as a list, which no schema allows. */
function parametersOf(search: URLSearchParams, id: string | undefined): Record<string, string | undefined> {
  const parameters = Object.create(null);
  for (const name of search.keys())
    parameters[name] = search.getAll(name).length > 1 ? search.getAll(name) : search.get(name);
  return id === undefined ? parameters : Object.assign(parameters, { id });
}

async function bodyOf(request: Request): Promise<unknown> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new Problem('unsupported-media-type', 'Send the body as Content-Type: application/json.');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > limits.httpBodyBytes)
      throw new Problem('body-too-large', `The body has more than ${limits.httpBodyBytes} bytes.`);
    chunks.push(chunk);
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    const body: unknown = JSON.parse(text);
    const twice = repeatedKey(text);
    if (twice === null) return body;
    throw new Problem('invalid-json', `Unexpected second key ${JSON.stringify(twice.slice(0, 80))} in an object.`);
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('invalid-json', 'The body is not JSON in UTF-8.');
  }
}

const responseOf = ({ status, headers, body }: Sent, method: string): Response =>
  new Response(method === 'HEAD' ? null : body, { status, headers });

function refusal(problem: Problem): Response {
  const headers = { ...problem.details.headers, 'content-type': problemType };
  return new Response(problemBody(problem, crypto.randomUUID()), { status: problem.statusCode, headers });
}
