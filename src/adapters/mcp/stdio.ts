import type { Readable, Writable } from 'node:stream';
import type { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { limits } from '../../limits.js';

export interface Pipes {
  readonly stdin: Readable;
  readonly stdout: Writable;
}

export interface StdioAdapter {
  /** Settled when the client has closed its end, or `close` was called. */
  readonly ended: Promise<void>;
  /** Tells the client. */
  resourcesChanged(): void;
  close(): Promise<void>;
}

/** Answers one client over its pipes: nothing but messages of the protocol goes to `stdout`. */
export function openStdio({ stdin, stdout }: Pipes, factory: () => McpServer): StdioAdapter {
  const transport = new StdioServerTransport(stdin, stdout, { maxBufferSize: limits.httpBodyBytes });
  const ended = new Promise<void>((resolve) => {
    stdin.once('end', resolve);
    stdin.once('close', resolve);
    stdin.once('error', () => resolve());
    stdout.once('error', () => resolve());
  });
  const made: McpServer[] = [];
  const handle = serveStdio(
    () => {
      const server = factory();
      made.push(server);
      return server;
    },
    { transport },
  );
  return {
    ended,
    // One of them has the connection; a probe may have made another, which is closed already.
    resourcesChanged: () => {
      for (const server of made) if (server.isConnected()) server.sendResourceListChanged();
    },
    close: () => handle.close(),
  };
}
