import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostHeaderValidation, originValidation, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import { Counter, Gauge, Registry, Summary } from 'prom-client';
import { type Engine, type ReloadReport, TriagraphError } from '../../index.js';
import { limits } from '../../limits.js';
import { InFlight, Pressure, WaitingConnections } from '../access/connections.js';
import { listenError } from '../access/listening.js';
import type { McpHttpSettings } from '../access/settings.js';
import { BearerTokens, bearerOf, isLoopback, RequestRate } from '../access/tokens.js';
import { serverFactory } from './server.js';

/** Prometheus metrics of the HTTP transport. Labels have few values: tool names and statuses, never symptoms. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = this.#counter('triagraph_mcp_requests_total', 'Requests over HTTP, by status.', ['status']);
  readonly seconds = new Summary({
    name: 'triagraph_mcp_request_seconds',
    help: 'Seconds from the head of a request to the end of its answer.',
    percentiles: [],
    registers: [this.registry],
  });
  readonly toolCalls = this.#counter('triagraph_mcp_tool_calls_total', 'Calls of tools, by outcome.', [
    'tool',
    'outcome',
  ]);
  readonly reloads = this.#counter('triagraph_reloads_total', 'Reloads of the knowledge base.', ['outcome']);
  readonly tokenFaults = this.#counter('triagraph_token_file_failures_total', 'Token files that could not be read.');

  constructor(inFlight: () => number) {
    new Gauge({
      name: 'triagraph_mcp_in_flight',
      help: 'Requests being answered.',
      registers: [this.registry],
      collect() {
        this.set(inFlight());
      },
    });
  }

  #counter<Label extends string>(name: string, help: string, labelNames: readonly Label[] = []): Counter<Label> {
    return new Counter({ name, help, labelNames: [...labelNames], registers: [this.registry] });
  }
}

const localNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Access control. Pages of other sites can reach a local server by DNS rebinding or directly: both are refused. Then
 * token, rate and load are checked. No body is read before.
 */
function guardOf(
  { host, allowedHosts = [], allowedOrigins = [], rateLimit = 0 }: McpHttpSettings,
  tokens: BearerTokens | null,
  inFlight: InFlight,
) {
  const checksHost = isLoopback(host) || allowedHosts.length > 0;
  const hostIsServed = hostHeaderValidation([...localNames, ...allowedHosts]);
  const originMayAsk = originValidation([...localNames, ...allowedOrigins]);
  const rate = rateLimit > 0 ? new RequestRate(rateLimit) : null;
  const pressure = new Pressure();
  return {
    /** Answers and returns false for requests from pages of other sites. */
    isOwn: (request: IncomingMessage, response: ServerResponse): boolean =>
      (!checksHost || hostIsServed(request, response)) && originMayAsk(request, response),

    /**
     * Answers and returns false when the caller is not allowed, or not now. Otherwise the request is in flight until
     * its answer is sent.
     */
    mayAsk(request: IncomingMessage, response: ServerResponse): boolean {
      const { socket, headers, url } = request;
      const token = bearerOf(headers.authorization);
      const purpose = url?.startsWith('/metrics') ? 'metrics' : 'ask';
      const known = tokens === null || token === null ? null : tokens.callerOf(token);
      const caller = known === null || known.purposes?.has(purpose) === false ? null : known.name;
      const seconds = rate?.secondsToWait(caller === null ? `address ${socket.remoteAddress}` : `token ${caller}`);
      if (seconds) return refuse(response, 429, 'Too many requests in a minute.', { 'retry-after': String(seconds) });
      if (tokens !== null && caller === null)
        return refuse(response, 401, 'Unauthorized: expected a bearer token.', { 'www-authenticate': 'Bearer' });
      if (pressure.rejects(inFlight.count) || !inFlight.enter(socket, () => !request.complete))
        return refuse(response, 503, 'Too many requests at once.', { 'retry-after': '1' });
      response.once('close', () => inFlight.leave(socket));
      return true;
    },

    close(): void {
      pressure.close();
      inFlight.close();
      tokens?.close();
    },
  };
}

/** A JSON-RPC error for requests that never reach the protocol. */
function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): false {
  const body = JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null });
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  return false;
}

const path = '/mcp';

/**
 * Streamable HTTP at `/mcp`, with `/healthz` for probes and `/metrics` for Prometheus. The server is stateless between
 * requests, so any replica can answer. `close` finishes requests in flight; what still hangs after the deadline is cut.
 * @param failed called with errors that do not end the server
 * @throws TriagraphError `mcp-open` for a reachable address without a token, `mcp-token`, `token-file`, `mcp-address`
 */
export async function openHttp(
  settings: McpHttpSettings,
  engine: () => Engine | Promise<Engine>,
  failed: (message: string) => void,
) {
  const inFlight = new InFlight();
  const metrics = new Metrics(() => inFlight.count);
  const tokens = await openTokens(settings, (message) => {
    metrics.tokenFaults.inc();
    failed(`token file not read, the previous tokens stay valid: ${message}`);
  });
  const factory = serverFactory(engine, { onCall: (tool, outcome) => metrics.toolCalls.inc({ tool, outcome }) });
  const handler = createMcpHandler(factory, { maxRequestBodySize: limits.httpBodyBytes });
  const answer = toNodeHandler(handler, { maxRequestBodySize: limits.httpBodyBytes });
  const guard = guardOf(settings, tokens, inFlight);
  const server = createServer(timeouts, (request, response) => {
    const started = performance.now();
    const { socket } = request;
    request.once('end', () => waiting.asked(socket));
    response.once('close', () => {
      waiting.answered(socket);
      metrics.requests.inc({ status: response.statusCode });
      metrics.seconds.observe((performance.now() - started) / 1_000);
    });
    const [asked] = (request.url ?? '').split('?');
    if (!guard.isOwn(request, response)) return;
    if (asked === '/healthz') return plain(request, response, 'ok\n');
    if (!guard.mayAsk(request, response)) return;
    if (asked === '/metrics') void metrics.registry.metrics().then((text) => plain(request, response, text));
    else if (asked === path) void answer(request as Parameters<typeof answer>[0], response);
    else refuse(response, 404, `Not found: the server answers at ${path}.`);
  });
  const waiting = new WaitingConnections(server);
  server.maxConnections = limits.httpConnections;
  try {
    return {
      address: await listen(server, settings),
      reloaded: ({ outcome }: ReloadReport) => {
        metrics.reloads.inc({ outcome });
        if (outcome === 'swapped') handler.notify.resourcesChanged();
      },
      refresh: async () => tokens?.refresh(),
      close: () => close(server, handler).finally(() => guard.close()),
    };
  } catch (error) {
    guard.close();
    throw error;
  }
}

function plain({ method }: IncomingMessage, response: ServerResponse, text: string): void {
  if (method !== 'GET' && method !== 'HEAD') {
    refuse(response, 405, `Unexpected method, expected GET.`, { allow: 'GET, HEAD' });
    return;
  }
  const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(200, headers).end(method === 'HEAD' ? undefined : text);
}

/**
 * Null when no token is needed.
 * @throws TriagraphError for a reachable address without a token
 */
async function openTokens(settings: McpHttpSettings, failed: (message: string) => void): Promise<BearerTokens | null> {
  const { host, tokens = [], tokenFile } = settings;
  if (tokenFile !== undefined && tokens.length > 0)
    throw new TriagraphError('mcp-token', 'Give tokens in --token-file or in TRIAGRAPH_MCP_TOKENS, not in both.');
  if (tokenFile !== undefined) return BearerTokens.open(tokenFile, ({ message }) => failed(message));
  if (tokens.length === 0) {
    if (isLoopback(host)) return null;
    throw new TriagraphError(
      'mcp-open',
      `Others can reach ${host}: give --token-file FILE, or put bearer tokens into TRIAGRAPH_MCP_TOKENS.`,
    );
  }
  const short = tokens.find((token) => token.length < limits.bearerCharacters);
  if (short === undefined) return BearerTokens.of(tokens);
  throw new TriagraphError(
    'mcp-token',
    `A token in TRIAGRAPH_MCP_TOKENS has ${short.length} characters, expected at least ${limits.bearerCharacters}.`,
  );
}

const timeouts = {
  headersTimeout: limits.httpHeadMs,
  requestTimeout: limits.httpRequestMs,
  keepAliveTimeout: limits.httpIdleMs,
  // Node's default checks for slow senders only every 30 seconds.
  connectionsCheckingInterval: 1_000,
};

async function listen(server: Server, { host, port }: McpHttpSettings): Promise<string> {
  await once(server.listen(port, host), 'listening').catch((error) => {
    throw listenError('mcp-address', { host, port }, error);
  });
  const { port: bound } = server.address() as AddressInfo;
  return `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${bound}${path}`;
}

async function close(server: Server, handler: McpHttpHandler): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), limits.httpDrainMs);
  const closed = new Promise((resolve) => server.close(resolve));
  // Subscription streams never end by themselves.
  await handler.close();
  server.closeIdleConnections();
  await closed;
  clearTimeout(deadline);
}
