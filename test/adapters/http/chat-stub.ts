import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Never answers. */
  readonly silent?: true;
}

/** A chat stub: stores posts and gives the configured replies, the last one repeatedly. */
export async function chatStub(...replies: readonly Reply[]) {
  const posted: Posted[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as Record<string, unknown>;
    const reply = replies[Math.min(posted.length, replies.length - 1)] ?? {};
    posted.push({ path: request.url!, headers: request.headers, body });
    if (reply.silent) return;
    response.writeHead(reply.status ?? 200, reply.headers ?? {}).end(reply.body ?? 'ok');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/services/T0/B0/secret-of-the-chat`;
  return { address, posted };
}
