import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { Engine } from '../../../src/index.js';
import { shippedSets } from '../../quality/sets.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** The page as `npm run build` writes it. */
export const pageFolder = join(root, 'dist', 'web');
export const shippedSnapshot = join(root, 'dist', 'kb.snapshot');

const executable = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

/** Why tests in a browser cannot run here, or null. */
export const missing: string | null =
  executable === undefined
    ? 'There is no Chromium: install Debian’s package chromium.'
    : existsSync(join(pageFolder, 'index.html'))
      ? null
      : 'The page is not built: npm run build.';

/** A symptom that the shipped knowledge base leaves ambiguous: which one it is changes with its documents. */
export async function ambiguousSymptom(): Promise<string> {
  if (missing !== null) return '';
  const engine = await Engine.open({ snapshot: readFileSync(shippedSnapshot) });
  const asked = shippedSets().flatMap(({ queries }) => queries.map(({ text }) => text));
  const found = asked.find((text) => !text.includes('\n') && engine.query(text).status === 'ambiguous');
  if (found === undefined) throw new Error('No labelled symptom is answered with several candidates any more.');
  return found;
}

/** How long a page on a busy machine may take to draw what a test waits for. */
export const drawn = { timeout: 15_000 };

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: executable!,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** As strict as a server can be: whatever the page needs beyond this is a defect. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export interface StaticSite {
  readonly address: string;
  /** Paths that were asked for, in order. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

export interface Served {
  /** Where the files are; default: the built page. Then `kb.snapshot` is not in it. */
  readonly folder?: string;
  /** Path under which they are served, with `/` at both ends. */
  readonly prefix?: string;
}

/** Serves the built page with a snapshot (bytes or a path), and nothing else. */
export async function serveStatically(
  snapshot: Uint8Array | string = shippedSnapshot,
  { folder = pageFolder, prefix = '/' }: Served = {},
): Promise<StaticSite> {
  const bytes = typeof snapshot === 'string' ? await readFile(snapshot) : snapshot;
  const requests: string[] = [];
  const server: Server = createServer(async ({ url = '/' }, response) => {
    requests.push(url);
    const asked = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)).replace(
      /\/$/,
      '/index.html',
    );
    const path = asked.startsWith(prefix) ? asked.slice(prefix.length) : 'nowhere';
    try {
      const body = path === 'kb.snapshot' ? bytes : await readFile(join(folder, path));
      const type = types[extname(path)] ?? 'application/octet-stream';
      response
        .writeHead(200, {
          'content-type': type,
          'content-length': body.length,
          'content-security-policy': policy,
        })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${prefix}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A page in a profile of its own, and what went wrong in it: errors, refused by policy, requests to other origins. */
export interface OpenedPage {
  readonly page: Page;
  readonly problems: readonly string[];
}

export async function openPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(address).origin) problems.push(`asked ${request.url()}`);
  });
  await page.goto(address);
  return { page, problems };
}
