import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostHeaderValidation, originValidation } from '@modelcontextprotocol/node';
import { type BearerTokens, bearerOf, type InFlight, isLoopback, Pressure, RequestRate } from '../access/index.js';
import type { HttpSettings } from './settings.js';

const localNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Who may ask. A page of another site may reach a server of this machine by its name, or straight away: both are turned
 * away. Then it is asked for a token, how often its caller asks, and whether there is time. Nothing of a body is read before.
 */
export class HttpGuard {
  readonly #hostIsServed;
  readonly #originMayAsk;
  readonly #checkHost: boolean;
  readonly #rate: RequestRate | null;
  readonly #pressure = new Pressure();

  constructor(
    { host, allowedHosts = [], allowedOrigins = [], rateLimit = 0 }: HttpSettings,
    private readonly tokens: BearerTokens | null,
    private readonly inFlight: InFlight,
  ) {
    this.#checkHost = isLoopback(host) || allowedHosts.length > 0;
    this.#hostIsServed = hostHeaderValidation([...localNames, ...allowedHosts]);
    this.#originMayAsk = originValidation([...localNames, ...allowedOrigins]);
    this.#rate = rateLimit > 0 ? new RequestRate(rateLimit) : null;
  }

  /** Answers and returns false where a page of another site asks. */
  isOwn(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#checkHost && !this.#hostIsServed(request, response)) return false;
    return this.#originMayAsk(request, response);
  }

  /** Answers and returns false where the caller may not ask, or not now. Who may is in flight until the answer is gone. */
  mayAsk(request: IncomingMessage, response: ServerResponse): boolean {
    const token = bearerOf(request.headers.authorization);
    const caller = this.tokens === null || token === null ? null : this.tokens.nameOf(token);
    const seconds = this.#rate?.secondsToWait(
      caller === null ? `address ${request.socket.remoteAddress}` : `token ${caller}`,
    );
    if (seconds) return refuse(response, 429, 'Too many requests in a minute.', { 'retry-after': String(seconds) });
    if (this.tokens !== null && caller === null)
      return refuse(response, 401, 'Unauthorized: expected a bearer token.', { 'www-authenticate': 'Bearer' });
    const { socket } = request;
    if (!this.#pressure.putsOff(this.inFlight.count) && this.inFlight.enter(socket, () => !request.complete)) {
      response.once('close', () => this.inFlight.leave(socket));
      return true;
    }
    return refuse(response, 503, 'Too many requests at once.', { 'retry-after': '1' });
  }

  close(): void {
    this.#pressure.close();
    this.inFlight.close();
    this.tokens?.close();
  }
}

/** An error in the protocol's form, for what never reaches it. */
export function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): false {
  const body = JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null });
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  return false;
}
