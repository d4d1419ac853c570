import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.js';

/** Shorter answers are sent as they are. */
const smallest = 1024;
const gzipLevel = 5;

/** Whether a client accepts gzip; brotli takes longer for little gain. */
function takesGzip(accepted: string | undefined): boolean {
  const codings = (accepted ?? '').slice(0, 200).toLowerCase().split(',');
  return codings.some((each) => /^\s*gzip\s*(?:;|$)/.test(each) && !/;\s*q=0(?:\.0*)?\s*$/.test(each));
}

/** Decompression streams by coding. The body limit applies to their output. */
const unpackers: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** Accepts JSON bodies in UTF-8, compressed or not, and nothing else. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isForeign(request.headers['content-type'])) {
      done(new Problem('unsupported-media-type', 'Send the body in UTF-8, without another charset.'));
      return;
    }
    let text: string;
    try {
      text = utf8.decode(body as Buffer);
    } catch {
      done(new Problem('invalid-encoding', 'The body is not valid UTF-8.'));
      return;
    }
    // The parser passes its result to the callback.
    void parse(request, text, (error, value) => {
      const key = error === null ? repeatedKey(text) : null;
      if (key === null) done(error, value);
      else done(new Problem('invalid-json', `An object has the key ${JSON.stringify(key.slice(0, 100))} twice.`));
    });
  });
  app.addHook('preParsing', (request, _, payload, done) => {
    const coding = request.headers['content-encoding'];
    if (coding === undefined || coding === 'identity' || request.method === 'GET' || request.method === 'HEAD')
      return done(null, payload);
    const unpack = unpackers.get(coding.trim().toLowerCase())?.();
    if (unpack === undefined)
      return done(new Problem('unsupported-media-type', 'Send the body as it is, or packed as gzip, deflate or br.'));
    let received = 0;
    payload.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    payload.on('error', (error) => unpack.destroy(error));
    // A complete body also closes its stream, while decompression is still running.
    payload.on(
      'close',
      () =>
        payload.readableEnded ||
        unpack.destroy(new Problem('bad-request', 'The connection broke off within the body.')),
    );
    // The rest of a body that cannot be decompressed is read and dropped, so that the answer can be sent.
    unpack.on('error', () => payload.resume());
    // Fastify compares this with Content-Length, and the decompressed length with the body limit.
    Object.defineProperty(unpack, 'receivedEncodedLength', { get: () => received });
    done(null, payload.pipe(unpack));
  });
}

/** Whether a content type names a charset other than UTF-8. */
function isForeign(type: string | undefined): boolean {
  const [, charset] = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type ?? '') ?? [];
  return charset !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(charset);
}

export function packAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload)) || request.method === 'HEAD')
      return done(null, payload);
    reply.header('vary', 'Accept-Encoding, Origin');
    const isPacked = reply.getHeader('content-type') === 'application/octet-stream';
    if (isPacked || payload.length < smallest || !takesGzip(request.headers['accept-encoding']))
      return done(null, payload);
    gzip(payload, { level: gzipLevel }, (error, packed) => {
      if (error) return done(error);
      reply.header('content-encoding', 'gzip').header('content-length', packed.length);
      done(null, packed);
    });
  });
}

/**
 * The first duplicate key in an object of a JSON text, or null. `JSON.parse` keeps the last one; a proxy that
 * inspected the request may have read another one.
 * @param text valid JSON
 */
export function repeatedKey(text: string): string | null {
  // Null for an array.
  const open: (Set<string> | null)[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '{') open.push(new Set());
    else if (sign === '[') open.push(null);
    else if (sign === '}' || sign === ']') open.pop();
    else if (sign === '"') {
      const end = endOfString(text, at);
      const keys = open.at(-1);
      if (keys && isKey(text, end)) {
        const key = JSON.parse(text.slice(at, end)) as string;
        if (keys.has(key)) return key;
        keys.add(key);
      }
      at = end - 1;
    }
  }
  return null;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function isKey(text: string, end: number): boolean {
  let at = end;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at++;
  return text[at] === ':';
}
