import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type BearerTokens, bearerOf, type InFlight, Pressure, WaitingConnections } from '../access/index.js';
import type { OriginCheck } from './origin.js';
import { Problem } from './problem.js';

interface Guards {
  readonly origins: OriginCheck;
  /** Null when anyone may ask. */
  readonly tokens: BearerTokens | null;
  /** Requests a minute; 0 for no limit. */
  readonly rateLimit: number;
}

/**
 * What stands before the routes, in this order: is there time, is it this host, who asks, how often, may they.
 * Nothing of a body is read before.
 */
export async function addGuards(app: FastifyInstance, guards: Guards, inFlight: InFlight): Promise<void> {
  app.addHook('onRequest', (request, _, done) => {
    refuseHosts(request.raw);
    guards.origins.check(hostOf(request.raw), request.headers.origin);
    request.caller = callerOf(request, guards.tokens);
    done();
  });
  addPressure(app, inFlight);
  if (guards.rateLimit > 0) await addRateLimit(app, guards.rateLimit);
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (guards.tokens === null || request.caller !== null || isOpen(request)) done();
    else done(unauthorized());
  });
}

/**
 * Of two hosts Node takes the first one; what stands in front may have taken the other. Before HTTP/1.1 there may be none:
 * https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
function refuseHosts({ rawHeaders, httpVersion }: FastifyRequest['raw']): void {
  const hosts = hostsIn(rawHeaders);
  if (hosts === 1 || (hosts === 0 && httpVersion === '1.0')) return;
  throw new Problem('bad-request', `The request names ${hosts} hosts, expected one Host header.`, {
    headers: { connection: 'close' },
  });
}

/** What is asked of a proxy names its host in the address, which counts more: https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2 */
function hostOf({ url = '', headers }: FastifyRequest['raw']): string | undefined {
  return url.startsWith('/') || !URL.canParse(url) ? headers.host : new URL(url).host;
}

function hostsIn(headers: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts;
}

const isOpen = (request: FastifyRequest): boolean => request.routeOptions.config.route?.access === 'open';

function callerOf({ headers }: FastifyRequest, tokens: BearerTokens | null): string | null {
  if (tokens === null) return null;
  const token = bearerOf(headers.authorization);
  return token === null ? null : tokens.nameOf(token);
}

const unauthorized = (): Problem =>
  new Problem('unauthorized', 'Send a known token as Authorization: Bearer TOKEN.', {
    headers: { 'www-authenticate': 'Bearer realm="triagraph"' },
  });

const overloaded = (): Problem =>
  new Problem('overloaded', 'The server has more to do than it can; ask again in a moment.', {
    headers: { 'retry-after': '1' },
  });

/** Puts requests off while there is more to do than can be done: those that are taken are answered in time. */
function addPressure(app: FastifyInstance, inFlight: InFlight): void {
  const pressure = new Pressure();
  app.addHook('onClose', (_, done) => {
    pressure.close();
    inFlight.close();
    done();
  });
  app.addHook('onRequest', (request, _, done) => {
    if (!isOpen(request) && pressure.putsOff(inFlight.count)) done(overloaded());
    else done();
  });
  const waiting = new WaitingConnections(app.server);
  // Counted from when the body is there: a slow sender takes no one's place.
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

async function addRateLimit(app: FastifyInstance, perMinute: number): Promise<void> {
  const { default: rateLimit } = await import('@fastify/rate-limit');
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    cache: 10_000,
    keyGenerator: ({ caller, ip }) => (caller === null ? `ip ${ip}` : `token ${caller}`),
    allowList: (request) => isOpen(request as FastifyRequest),
    errorResponseBuilder: (_, { after }) =>
      new Problem('too-many-requests', `More than ${perMinute} requests in a minute; ask again in ${after}.`),
  });
}
