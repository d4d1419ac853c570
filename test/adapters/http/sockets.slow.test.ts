import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isWhole, soak } from '../../support/soak.js';
import { openSocket as open, raw, receivedOn as received } from './raw-socket.js';
import { listening } from './served.js';

const body = '{"text": "no available ip"}';
const head = (more = ''): string =>
  `POST /v1/query HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${more}`;
const whole = `${head(`content-length: ${body.length}\r\nconnection: close\r\n`)}\r\n${body}`;

it('invalid bytes get a coded answer, and the server continues', async () => {
  const { port } = await listening();
  const cases: readonly (readonly [string, RegExp])[] = [
    ['nonsense\r\n\r\n', /^HTTP\/1\.1 400 [\s\S]*"code":"bad-request"/],
    ['GET /healthz HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400 [\s\S]*"code":"bad-request"/],
    [`GET /healthz HTTP/1.1\r\nhost:\r\nconnection: close\r\n\r\n`, /"code":"host-not-allowed"/],
    [
      `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      /^HTTP\/1\.1 431 [\s\S]*"code":"headers-too-large"/,
    ],
    [`GET /${'y'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`, /^HTTP\/1\.1 (?:431|414) /],
    [`${head('content-length: 5\r\ntransfer-encoding: chunked\r\n')}\r\n`, /^HTTP\/1\.1 400 /],
    [`${head('content-length: 99999999999\r\nconnection: close\r\n')}\r\n{`, /"code":"body-too-large"/],
  ];
  for (const [bytes, expected] of cases) expect(await raw(port, bytes), bytes.slice(0, 80)).toMatch(expected);
  expect(await raw(port, whole)).toMatch(/^HTTP\/1\.1 200 [\s\S]*"workflow":\{"id":"subnet-full"/);
});

it('headers cannot be injected into an answer', async () => {
  const { port } = await listening();
  for (const each of [
    'x-request-id: a\\r\\nset-cookie: b=c',
    'x-request-id: a%0d%0aset-cookie:b=c',
    'origin: http://localhost%0d%0aset-cookie:b',
  ]) {
    const answer = await raw(
      port,
      `GET /healthz?a=%0d%0aset-cookie:b=c HTTP/1.1\r\nhost: localhost\r\n${each}\r\nconnection: close\r\n\r\n`,
    );
    expect(answer.split('\r\n\r\n')[0]).not.toMatch(/set-cookie/i);
  }
});

it('slow senders are closed and block nobody', async () => {
  const { port } = await listening();
  const started = performance.now();
  const drippers = await Promise.all(
    Array.from({ length: soak(500, 60) }, async (_, index) => {
      const socket = await open(port);
      // Half of them never finish the head, half never finish the body.
      socket.write(
        index % 2 === 0 ? 'GET / HTTP/1.1\r\nhost: localhost\r\nx: ' : `${head('content-length: 100\r\n')}\r\n{`,
      );
      const timer = setInterval(() => socket.write('x'), 200);
      socket.once('close', () => clearInterval(timer));
      return { end: received(socket) };
    }),
  );
  const closed = Promise.all(drippers.map(({ end }) => end));
  const asked = performance.now();
  expect(await raw(port, whole)).toMatch(/^HTTP\/1\.1 200 /);
  const answered = performance.now();
  await closed;
  if (isWhole)
    console.log(
      `${drippers.length} slow sockets: opened in ${Math.round(asked - started)} ms, another answered in ` +
        `${Math.round(answered - asked)} ms, all closed after ${Math.round(performance.now() - started)} ms`,
    );
});

it('aborted sockets leave nothing behind', async () => {
  const { port } = await listening();
  for (let count = 0; count < 40; count++) {
    const socket = await open(port);
    socket.write(whole.slice(0, (whole.length * count) / 40));
    if (count % 2 === 0) socket.end();
    else socket.resetAndDestroy();
  }
  const answer = await raw(port, 'GET /metrics HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  expect(answer).toMatch(/^triagraph_http_in_flight [01]$/m);
});

it('a client that sends many requests, reads nothing and disconnects leaves no slot in use', async () => {
  const { port } = await listening();
  const inFlight = async () => {
    const answer = await raw(port, 'GET /metrics HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    return Number(/^triagraph_http_in_flight (\d+)$/m.exec(answer)?.[1]);
  };
  const socket = await open(port);
  socket.pause().write('GET /openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(400));
  await vi.waitFor(async () => expect(await inFlight()).toBeGreaterThan(10), { timeout: 10_000 });
  socket.resetAndDestroy();
  await vi.waitFor(async () => expect(await inFlight()).toBe(1), { timeout: 10_000 });
});

it('on shutdown, requests in flight are answered and keep-alive connections end', async () => {
  // Each has a connection: how long the server still listens is not what is tested here.
  const clients = 30;
  for (let round = 0; round < 5; round++) {
    const { port, signal, ended } = await listening({ drain: 1 });
    const agent = new Agent({ keepAlive: true, maxSockets: clients });
    const ask = () =>
      new Promise<number>((resolve, reject) => {
        const asked = request({
          port,
          agent,
          method: 'POST',
          path: '/v1/query',
          headers: { 'content-type': 'application/json' },
        });
        asked.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode!)));
        asked.on('error', reject);
        asked.end(body);
      });
    await Promise.all(Array.from({ length: clients }, ask));
    const slow = await open(port);
    slow.write(`${head(`content-length: ${body.length}\r\n`)}\r\n${body.slice(0, 5)}`);
    const answer = received(slow);
    const asked = Array.from({ length: clients }, ask);
    signal('SIGTERM');
    slow.write(body.slice(5));
    expect(await Promise.all(asked)).toEqual(Array.from({ length: clients }, () => 200));
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
    await ended;
    agent.destroy();
  }
});

it('SIGHUP reloads the knowledge base', async () => {
  const { folder, signal, log } = await listening();
  const { rmSync } = await import('node:fs');
  rmSync(`${folder}/cases/leaked-addresses.md`);
  signal('SIGHUP');
  while (!log.text.includes('"msg":"reloaded"')) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(log.lines.find(({ msg }) => msg === 'reloaded')).toMatchObject({ documents: 5 });
});

it('a document keeps its ETag until the knowledge base is replaced, also on a keep-alive connection', async () => {
  const { port, folder, signal, log } = await listening();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ask = (known: string[]) =>
    new Promise<{ status: number | undefined; etag: string | undefined; body: string; port: number | undefined }>(
      (resolve, reject) => {
        const headers = known.length === 0 ? {} : { 'if-none-match': known.join(', ') };
        request({ port, host: '127.0.0.1', path: '/v1/documents/dns', headers, agent }, async (answer) => {
          const local = answer.socket.localPort;
          const body = await text(answer);
          resolve({ status: answer.statusCode, etag: answer.headers.etag, body, port: local });
        })
          .on('error', reject)
          .end();
      },
    );
  const first = await ask([]);
  expect(await ask([first.etag!])).toEqual({ ...first, status: 304, body: '' });
  rmSync(`${folder}/cases/leaked-addresses.md`);
  signal('SIGHUP');
  await vi.waitFor(() => expect(log.text).toContain('"msg":"reloaded"'), { timeout: 10_000 });
  const later = await ask([first.etag!]);
  expect(later).toMatchObject({ status: 200, port: first.port });
  expect(later.etag).not.toBe(first.etag);
  expect((await ask([first.etag!, later.etag!])).status).toBe(304);
});
