import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { random } from '../../support/random.js';
import { openSocket, outcomes, raw, receivedOn } from './raw-socket.js';
import { listening } from './served.js';

/** More of them: TRIAGRAPH_RAW_REQUESTS=20000. Another seed: TRIAGRAPH_FUZZ_SEED. */
const count = Number(process.env.TRIAGRAPH_RAW_REQUESTS ?? 400);
const seed = Number(process.env.TRIAGRAPH_FUZZ_SEED ?? 20_261_121);

const body = '{"text": "no available ip"}';
const post = (content: string | Buffer, headers = 'content-type: application/json\r\n'): Buffer =>
  Buffer.concat([
    Buffer.from(
      `POST /v1/query HTTP/1.1\r\nhost: localhost\r\n${headers}content-length: ${Buffer.byteLength(content)}\r\nconnection: close\r\n\r\n`,
    ),
    Buffer.from(content),
  ]);
const packed = (content: Buffer, coding = 'gzip') =>
  post(content, `content-type: application/json\r\ncontent-encoding: ${coding}\r\n`);
const get = (path: string, headers = 'host: localhost\r\n', version = '1.1') =>
  `GET ${path} HTTP/${version}\r\n${headers}connection: close\r\n\r\n`;
const type = (value: string) => post(body, value === '' ? '' : `content-type: ${value}\r\n`);

const cases: readonly (readonly [string, string | Buffer, string])[] = [
  ['a body packed as gzip', packed(gzipSync(body)), '200'],
  ['a body packed as deflate', packed(deflateSync(body), 'deflate'), '200'],
  ['a body packed as br', packed(brotliCompressSync(body), 'br'), '200'],
  ['a packed body that is cut', packed(gzipSync(body).subarray(0, 20)), '400 invalid-encoding'],
  [
    'a packed body with more behind it',
    packed(Buffer.concat([gzipSync(body), Buffer.from('x'.repeat(90))])),
    '400 invalid-encoding',
  ],
  ['a body that says that it is packed', packed(Buffer.from(body)), '400 invalid-encoding'],
  ['a body packed twice', packed(gzipSync(gzipSync(body)), 'gzip, gzip'), '415 unsupported-media-type'],
  ['a bomb', packed(gzipSync(Buffer.alloc(1 << 26))), '413 body-too-large'],
  ['a bomb in a bomb', packed(gzipSync(gzipSync(Buffer.alloc(1 << 26)))), '400 invalid-encoding'],
  ['another charset', type('application/json; charset=gbk'), '415 unsupported-media-type'],
  ['UTF-8 by any of its names', type('application/json; charset="UTF-8"'), '200'],
  ['two types', type('application/json, text/html'), '415 unsupported-media-type'],
  ['no type', type(''), '415 unsupported-media-type'],
  ['depth', post('[{"a":'.repeat(50_000)), '400 invalid-json'],
  ['a key that is no data', post('{"text":"a","params":{"__proto__":"x"}}'), '400 invalid-json'],
  ['a key twice', post('{"text":"a","text":"b"}'), '400 invalid-json'],
  ['a key twice, written otherwise', post('{"text":"a","\\u0074ext":"b"}'), '400 invalid-json'],
  ['a key twice below', post('{"text":"a","params":{"x":"1","y":"2","x" : "3"}}'), '400 invalid-json'],
  ['a climb', get('/v1/documents/%2e%2e/%2e%2e/etc/passwd'), '404 unknown-document'],
  ['a climb with slashes that are written', get('/v1/documents/..%2f..%2fetc%2fpasswd'), '404 unknown-document'],
  ['a zero in an id', get('/v1/documents/a%00b'), '404 unknown-document'],
  ['a dot that is too long', get('/v1/documents/%c0%ae%c0%ae/'), '400 bad-request'],
  ['a lone percent sign', get('/v1/documents/%'), '400 bad-request'],
  ['an id that is too long', get(`/v1/documents/${'a'.repeat(1_001)}`), '400 invalid-request'],
  ['the name of a part of every object', get('/v1/documents/__proto__'), '404 unknown-document'],
  ['a parameter given twice', get('/v1/graph?depth=1&depth=2'), '400 invalid-request'],
  ['TRACE', 'TRACE /v1/query HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n', '405 method-not-allowed'],
  ['a way through', 'CONNECT a.example:443 HTTP/1.1\r\nhost: a.example\r\n\r\n', '405 method-not-allowed'],
  ['what is asked of a proxy', get('http://evil.example/healthz'), '403 host-not-allowed'],
  ['an address that is whole', get('http://localhost/healthz', 'host: evil.example\r\n'), '200'],
  [
    'a body that nobody reads',
    get('/healthz', 'host: localhost\r\ncontent-encoding: zstd\r\ncontent-length: 0\r\n'),
    '200',
  ],
  ['an unknown method', 'FOO / HTTP/1.1\r\nhost: localhost\r\n\r\n', '400 bad-request'],
  ['HTTP/1.0', get('/healthz', 'host: localhost\r\n', '1.0'), '200'],
  ['HTTP/1.0 without a host', get('/healthz', '', '1.0'), '403 host-not-allowed'],
  ['HTTP/1.1 without a host', get('/healthz', ''), '400 bad-request'],
  ['HTTP/2 without being asked', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', '400 bad-request'],
  ['a handshake of TLS', Buffer.from('16030100c8010000c40303', 'hex'), '400 bad-request'],
  ['two hosts', get('/healthz', 'host: localhost\r\nHost: evil.example\r\n'), '400 bad-request'],
  ['a host that begins well', get('/healthz', 'host: localhost.evil.example\r\n'), '403 host-not-allowed'],
  ['a host behind a sign', get('/healthz', 'host: localhost:1@evil.example\r\n'), '403 host-not-allowed'],
  ['a loopback as a number', get('/healthz', 'host: 2130706433\r\n'), '403 host-not-allowed'],
  ['a page of no origin', get('/healthz', 'host: localhost\r\norigin: null\r\n'), '403 origin-not-allowed'],
  [
    'a preflight that nobody allowed',
    'OPTIONS /v1/query HTTP/1.1\r\nhost: localhost\r\norigin: https://a.example\r\naccess-control-request-method: POST\r\nconnection: close\r\n\r\n',
    '403 origin-not-allowed',
  ],
  ['an expectation', post(body, 'content-type: application/json\r\nexpect: miracles\r\n'), '417 expectation-failed'],
  [
    'a header with a line break',
    post(body, 'content-type: application/json\r\nx-request-id: a\rb\r\n'),
    '400 bad-request',
  ],
  ['a header with a zero', post(body, 'content-type: application/json\r\nx: a\0b\r\n'), '400 bad-request'],
  ['two lengths', post(body, 'content-type: application/json\r\ncontent-length: 5\r\n'), '400 bad-request'],
  [
    'thousands of headers',
    post(body, Array.from({ length: 5_000 }, (_, index) => `a${index}:\r\n`).join('')),
    '431 headers-too-large',
  ],
];

it('every invalid request gets its own answer, and the server continues', async () => {
  const { port, log } = await listening();
  for (const [name, bytes, expected] of cases) expect(outcomes(await raw(port, bytes)), name).toEqual([expected]);
  expect(outcomes(await raw(port, post(body)))).toEqual(['200']);
  expect(log.text).not.toMatch(/"fault"|evil\.example|etc\/passwd/);
});

it('a client that expects 100-continue receives it', async () => {
  const { port } = await listening();
  const waiting = post(body, 'content-type: application/json\r\nexpect: 100-continue\r\n');
  expect(outcomes(await raw(port, waiting))).toEqual(['100', '200']);
});

it.each([
  ['over the limit', Buffer.alloc(6 << 20, 120), ''],
  ['over the limit once unpacked', gzipSync(Buffer.alloc(64 << 20, 32)), 'content-encoding: gzip\r\n'],
  ['that cannot be unpacked', Buffer.alloc(3 << 20, 120), 'content-encoding: gzip\r\n'],
  ['of another type', Buffer.alloc(3 << 20, 120), 'content-type: text/html\r\n'],
])('a client that sends a whole body %s receives the refusal and can continue', async (_, content, headers) => {
  const { port } = await listening();
  const types = headers.includes('content-type') ? '' : 'content-type: application/json\r\n';
  const length = `content-length: ${content.length}\r\n`;
  const answer = await raw(
    port,
    `POST /v1/query HTTP/1.1\r\nhost: localhost\r\n${types}${headers}${length}\r\n`,
    content,
    get('/healthz'),
  );
  const [refused, next] = outcomes(answer);
  expect(refused).toMatch(/^(?:413 body-too-large|400 invalid-encoding|415 unsupported-media-type)$/);
  expect(next).toBe('200');
});

it.each([
  ['as it is', post(body)],
  ['packed, which takes a while', packed(gzipSync(body))],
])('a client that half-closes after a body, %s, is answered', async (_, bytes) => {
  const { port } = await listening();
  const socket = await openSocket(port);
  const answer = receivedOn(socket);
  socket.end(bytes);
  expect(outcomes(await answer)).toEqual(['200']);
});

it('pipelined requests are answered in order', async () => {
  const { port } = await listening();
  const paths = Array.from({ length: 60 }, (_, index) =>
    index % 3 === 0 ? '/healthz' : `/v1/documents/none-${index}`,
  );
  const asked = paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`).join('') + get('/nowhere');
  const expected = paths.map((path) => (path === '/healthz' ? '200' : '404 unknown-document'));
  expect(outcomes(await raw(port, asked))).toEqual([...expected, '404 not-found']);
});

it('a client that never reads its answers delays nobody else', async () => {
  const { port } = await listening();
  const asked = post(body).toString().replace('connection: close\r\n', '');
  const { length } = await raw(port, post(body));
  // More than the socket buffers of both ends can hold.
  const requests = Math.ceil((12 << 20) / length);
  for (let count = 0; count < 4; count++) (await openSocket(port)).pause().write(asked.repeat(requests));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const statuses: string[] = [];
  while (statuses.filter((status) => status === '200').length < 5)
    statuses.push(...outcomes(await raw(port, post(body))));
  // A server whose machine is busy sheds load, and says so.
  expect(new Set(statuses)).toEqual(new Set(statuses.includes('503 overloaded') ? ['200', '503 overloaded'] : ['200']));
});

it('hundreds of silent connections block nobody', async () => {
  const { port } = await listening();
  await Promise.all(Array.from({ length: 300 }, () => openSocket(port)));
  expect(outcomes(await raw(port, post(body)))).toEqual(['200']);
});

it('a burst of SIGHUP loses no request and ends', async () => {
  const { port, signal } = await listening();
  const statuses: string[] = [];
  for (let round = 0; round < 20; round++) {
    for (let number = 0; number < 20; number++) signal('SIGHUP');
    statuses.push(...outcomes(await raw(port, post(body))));
  }
  // Compiling in the same thread delays answers, but none is lost.
  expect(statuses).toEqual(Array.from({ length: 20 }, () => '200'));
});

it(`${count} requests with corrupted bytes cause no internal error (seed ${seed})`, {
  timeout: 3_600_000,
}, async () => {
  const { port, log } = await listening();
  const below = random(seed);
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => below(256)));
  const good = [post(body), packed(gzipSync(body)), Buffer.from(get('/v1/graph?around=subnet-full&depth=1'))];
  const seen = new Map<string, number>();
  for (let number = 0; number < count; number++) {
    const request = Buffer.from(good[below(good.length)]!);
    for (let changes = 1 + below(4); changes > 0; changes--) {
      const at = below(request.length);
      bytes(1 + below(6)).copy(request, at);
    }
    const socket = await openSocket(port);
    const answer = receivedOn(socket);
    // The sender closes after sending: half of the broken requests wait for more.
    socket.end(request);
    for (const outcome of outcomes(await answer)) {
      expect(outcome, JSON.stringify(request.toString('latin1'))).toMatch(/^[1-4]\d\d\b/);
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
    }
  }
  expect(seen.size).toBeGreaterThan(4);
  expect(outcomes(await raw(port, post(body)))).toEqual(['200']);
  expect(log.lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
