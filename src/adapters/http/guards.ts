import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type InFlight, Pressure, WaitingConnections } from '../access/connections.js';
import type { ServeSettings } from '../access/settings.js';
import { type BearerTokens, bearerOf, type Caller, isLoopback, RequestRate } from '../access/tokens.js';
import { Problem } from './problem.js';

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** Adds the headers of every answer, and answers CORS requests for the allowed origins. */
export function addHeaders(app: FastifyInstance, origins: OriginCheck): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always).header('x-request-id', request.id);
    const { origin } = request.headers;
    if (origin === undefined || !origins.allowsOrigin(origin)) return done();
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'ETag, Retry-After, X-Request-Id',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding, Origin',
    });
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return done();
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, HEAD, POST',
        'access-control-allow-headers': 'Authorization, Content-Type, Content-Encoding, If-None-Match, X-Request-Id',
        'access-control-max-age': '600',
      })
      .send();
  });
}

/**
 * Detects requests from pages of other sites. A page can resolve its name to this machine (DNS rebinding): `Host` is
 * then its name. It can also send requests directly: `Origin` is then its own.
 */
export class OriginCheck {
  readonly #hosts: ReadonlySet<string>;
  readonly #origins: ReadonlySet<string>;
  readonly #checkHost: boolean;

  constructor({
    host,
    allowedHosts = [],
    corsOrigins = [],
  }: Pick<ServeSettings, 'host' | 'allowedHosts' | 'corsOrigins'>) {
    this.#hosts = new Set(allowedHosts.map((each) => each.toLowerCase()));
    this.#origins = new Set(corsOrigins.map((each) => each.replace(/\/$/, '').toLowerCase()));
    this.#checkHost = isLoopback(host) || this.#hosts.size > 0;
  }

  /** @throws Problem */
  check(host: string | undefined, origin: string | undefined): void {
    if (this.#checkHost && !this.#isServed(host))
      throw new Problem(
        'host-not-allowed',
        'This host name is not served; use localhost, or start the server with --allowed-host.',
      );
    if (origin === undefined || this.allowsOrigin(origin) || isSameHost(origin, host)) return;
    throw new Problem(
      'origin-not-allowed',
      'Pages of this origin may not send requests; start the server with --cors-origin to allow them.',
    );
  }

  allowsOrigin(origin: string): boolean {
    return this.#origins.has('*') || this.#origins.has(origin.toLowerCase());
  }

  #isServed(host: string | undefined): boolean {
    const name = nameOf(host);
    return name !== null && (isLoopback(name) || this.#hosts.has(name) || this.#hosts.has(host!.toLowerCase()));
  }
}

/** The name in a `Host` header, without its port. */
function nameOf(host: string | undefined): string | null {
  const found = /^(\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(host ?? '');
  return found?.[1]?.toLowerCase() ?? null;
}

function isSameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

interface Guards {
  readonly origins: OriginCheck;
  readonly tokens: BearerTokens | null;
  readonly rateLimit: number;
}

/** Checks before the routes, in this order: load, host, token, rate, permission. No body is read before them. */
export function addGuards(app: FastifyInstance, guards: Guards, inFlight: InFlight): void {
  app.addHook('onRequest', (request, _, done) => {
    refuseHosts(request.raw);
    guards.origins.check(hostOf(request.raw), request.headers.origin);
    const caller = callerOf(request, guards.tokens);
    request.caller = caller?.name ?? null;
    request.purposes = caller?.purposes ?? null;
    done();
  });
  addPressure(app, inFlight);
  if (guards.rateLimit > 0) addRateLimit(app, guards.rateLimit);
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (guards.tokens === null || isOpen(request)) return done();
    if (request.caller === null)
      return done(
        new Problem('unauthorized', 'Send a known token as Authorization: Bearer TOKEN.', {
          headers: { 'www-authenticate': 'Bearer realm="triagraph"' },
        }),
      );
    const { route } = request.routeOptions.config;
    const purpose = route?.tag === 'operation' ? 'metrics' : 'ask';
    if (request.purposes === null || route === undefined || request.purposes.has(purpose)) return done();
    done(
      new Problem('not-permitted', `The token does not allow this: its line in the token file lacks for=${purpose}.`),
    );
  });
}

/**
 * Rejects requests with several `Host` headers: Node takes the first, a proxy in front may have taken another. HTTP/1.0
 * allows none. https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
function refuseHosts({ rawHeaders, httpVersion }: FastifyRequest['raw']): void {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts === 1 || (hosts === 0 && httpVersion === '1.0')) return;
  throw new Problem('bad-request', `The request has ${hosts} Host headers, expected one.`, {
    headers: { connection: 'close' },
  });
}

/**
 * An absolute request target names the host and takes precedence: https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
 */
function hostOf({ url = '', headers }: FastifyRequest['raw']): string | undefined {
  return url.startsWith('/') || !URL.canParse(url) ? headers.host : new URL(url).host;
}

const isOpen = (request: FastifyRequest): boolean => request.routeOptions.config.route?.open === true;

function callerOf({ headers }: FastifyRequest, tokens: BearerTokens | null): Caller | null {
  if (tokens === null) return null;
  const token = bearerOf(headers.authorization);
  return token === null ? null : tokens.callerOf(token);
}

const overloaded = (): Problem =>
  new Problem('overloaded', 'The server is overloaded; send the request again in a moment.', {
    headers: { 'retry-after': '1' },
  });

/** Rejects requests while the server is overloaded, so that accepted ones are answered in time. */
function addPressure(app: FastifyInstance, inFlight: InFlight): void {
  const pressure = new Pressure();
  app.addHook('onClose', (_, done) => {
    pressure.close();
    inFlight.close();
    done();
  });
  app.addHook('onRequest', (request, _, done) => {
    if (!isOpen(request) && pressure.rejects(inFlight.count)) done(overloaded());
    else done();
  });
  const waiting = new WaitingConnections(app.server);
  // Counted once the body has arrived: a slow sender takes no capacity.
  app.addHook('preHandler', ({ raw: { socket } }, reply, done) => {
    waiting.asked(socket);
    if (!inFlight.enter(socket)) return done(overloaded());
    reply.raw.once('close', () => {
      inFlight.leave(socket);
      if (!inFlight.has(socket)) waiting.answered(socket);
    });
    done();
  });
}

function addRateLimit(app: FastifyInstance, perMinute: number): void {
  const rate = new RequestRate(perMinute);
  app.addHook('onRequest', (request, _, done) => {
    const { caller, ip } = request;
    const seconds = isOpen(request) ? 0 : rate.secondsToWait(caller === null ? `ip ${ip}` : `token ${caller}`);
    if (seconds === 0) return done();
    const detail = `More than ${perMinute} requests in a minute; send the request again in ${seconds} seconds.`;
    done(new Problem('too-many-requests', detail, { headers: { 'retry-after': String(seconds) } }));
  });
}
