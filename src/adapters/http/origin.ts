import { isLoopback } from '../access/index.js';
import { Problem } from './problem.js';

interface OriginSettings {
  readonly host: string;
  readonly allowedHosts?: readonly string[];
  readonly corsOrigins?: readonly string[];
}

/**
 * Tells whether a page of another site is asking. A page can make its name lead to this machine (DNS rebinding): then
 * `Host` is the page's. It can also ask straight away: then `Origin` is.
 */
export class OriginCheck {
  readonly #hosts: ReadonlySet<string>;
  readonly #origins: ReadonlySet<string>;
  readonly #checkHost: boolean;

  constructor({ host, allowedHosts = [], corsOrigins = [] }: OriginSettings) {
    this.#hosts = new Set(allowedHosts.map((each) => each.toLowerCase()));
    this.#origins = new Set(corsOrigins.map((each) => each.replace(/\/$/, '').toLowerCase()));
    this.#checkHost = isLoopback(host) || this.#hosts.size > 0;
  }

  /** @throws Problem */
  check(host: string | undefined, origin: string | undefined): void {
    if (this.#checkHost && !this.#isServed(host)) throw hostNotAllowed();
    if (origin === undefined || this.allowsOrigin(origin)) return;
    if (!isSameHost(origin, host)) throw originNotAllowed();
  }

  /** True for the origins that were named: their pages may read the answers. */
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

const hostNotAllowed = (): Problem =>
  new Problem(
    'host-not-allowed',
    'This name is not served; ask for localhost, or start the server with --allowed-host.',
  );
const originNotAllowed = (): Problem =>
  new Problem(
    'origin-not-allowed',
    'Pages of this origin may not ask; start the server with --cors-origin to let them.',
  );
