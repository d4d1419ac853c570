import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { hostHeaderValidation, originValidation, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, type McpHttpHandler, type McpServer } from '@modelcontextprotocol/server';
import { TriagraphError } from '../../index.js';
import { limits } from '../../limits.js';
import type { HttpSettings } from './settings.js';

const path = '/mcp';
const localNames = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address can be reached from this machine alone. */
const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

export interface HttpFace {
  readonly address: string;
  /** Tells the clients that listen. */
  resourcesChanged(): void;
  /** Answers what is there, then closes; what still hangs after the deadline is cut. */
  close(): Promise<void>;
}

/**
 * Streamable HTTP at `/mcp`. Every request stands alone: nothing is kept between requests, so any replica answers.
 * @throws TriagraphError `mcp-open` for a place that others can reach without a token, `mcp-token`, `mcp-address`
 */
export async function openHttp(settings: HttpSettings, factory: () => McpServer): Promise<HttpFace> {
  refuseOpenPlaces(settings);
  const handler = createMcpHandler(factory, { maxRequestBodySize: limits.httpBodyBytes });
  const answer = toNodeHandler(handler, { maxRequestBodySize: limits.httpBodyBytes });
  const guard = guardFor(settings);
  let running = 0;
  const server = createServer((request, response) => {
    if (!guard(request, response)) return;
    if (running >= limits.httpInFlight)
      return refuse(response, 503, 'Too many requests at once.', { 'retry-after': '1' });
    running++;
    response.once('close', () => running--);
    void answer(request as Parameters<typeof answer>[0], response);
  });
  bound(server);
  return {
    address: await listen(server, settings),
    resourcesChanged: () => handler.notify.resourcesChanged(),
    close: () => close(server, handler),
  };
}

/** A page of another site may reach a server of this machine by its name, or straight away: both are turned away. */
function guardFor({ host, allowedHosts = [], allowedOrigins = [], tokens = [] }: HttpSettings) {
  const checkHost = isLoopback(host) || allowedHosts.length > 0;
  const hostIsServed = hostHeaderValidation([...localNames, ...allowedHosts]);
  const originMayAsk = originValidation([...localNames, ...allowedOrigins]);
  const holdsToken = tokenCheck(tokens);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (checkHost && !hostIsServed(request, response)) return false;
    if (!originMayAsk(request, response)) return false;
    const [asked] = (request.url ?? '').split('?');
    if (asked !== path) return refuse(response, 404, `Not found: the server answers at ${path}.`);
    if (holdsToken(request.headers.authorization)) return true;
    return refuse(response, 401, 'Unauthorized: expected a bearer token.', { 'www-authenticate': 'Bearer' });
  };
}

function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): false {
  const body = JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null });
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  return false;
}

/** Compares digests in constant time, each with each: the time tells neither which token is near nor how long it is. */
function tokenCheck(tokens: readonly string[]): (authorization: string | undefined) => boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const known = tokens.map(digest);
  return (authorization) => {
    if (known.length === 0) return true;
    const given = digest(/^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '');
    return known.reduce((found, each) => timingSafeEqual(each, given) || found, false);
  };
}

function refuseOpenPlaces({ host, tokens = [] }: HttpSettings): void {
  if (!isLoopback(host) && tokens.length === 0)
    throw new TriagraphError(
      'mcp-open',
      `Others can reach ${host}: put bearer tokens into TRIAGRAPH_MCP_TOKENS, separated by commas or spaces.`,
    );
  const short = tokens.find((token) => token.length < limits.bearerCharacters);
  if (short !== undefined)
    throw new TriagraphError(
      'mcp-token',
      `A token in TRIAGRAPH_MCP_TOKENS has ${short.length} characters, expected at least ${limits.bearerCharacters}.`,
    );
}

function bound(server: Server): void {
  server.headersTimeout = limits.httpHeadMs;
  server.requestTimeout = limits.httpRequestMs;
  server.keepAliveTimeout = limits.httpIdleMs;
  server.maxConnections = limits.httpConnections;
}

const listenFaults: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', 'another program does; choose another --port, or 0 for any free one'],
  ['EACCES', 'this user may not; choose a --port above 1023'],
  ['EADDRNOTAVAIL', 'this machine has no such address; choose another --host'],
  ['ENOTFOUND', 'the name is not known; choose another --host'],
]);

function listen(server: Server, { host, port }: HttpSettings): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      const why = listenFaults.get(code ?? '') ?? `it fails with ${code}`;
      reject(new TriagraphError('mcp-address', `Cannot listen on ${host}:${port}: ${why}.`));
    });
    server.listen(port, host, () => {
      const bound = server.address();
      const at = typeof bound === 'object' && bound !== null ? bound.port : port;
      resolve(`http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${at}${path}`);
    });
  });
}

async function close(server: Server, handler: McpHttpHandler): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), limits.httpDrainMs);
  const closed = new Promise((resolve) => server.close(resolve));
  // Streams of subscriptions never end by themselves.
  await handler.close();
  server.closeIdleConnections();
  await closed;
  clearTimeout(deadline);
}
