import type { FastifyInstance } from 'fastify';
import { chosenCoding, pack, unpacker } from './content-coding.js';
import { Problem } from './problem.js';
import { repeatedKey } from './repeated-key.js';

/** Bodies of these are passed over, however they are packed. */
const isNotRead: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** JSON bodies, packed or not, in UTF-8; nothing else is read. */
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
    // The parser gives its result to the function.
    void parse(request, text, (error, value) => {
      const key = error === null ? repeatedKey(text) : null;
      if (key === null) done(error, value);
      else done(new Problem('invalid-json', `An object has the key ${JSON.stringify(key.slice(0, 100))} twice.`));
    });
  });
  app.addHook('preParsing', (request, _, payload, done) => {
    const coding = request.headers['content-encoding'];
    if (coding === undefined || coding === 'identity' || isNotRead.has(request.method)) return done(null, payload);
    const unpack = unpacker(coding);
    if (unpack === null)
      return done(new Problem('unsupported-media-type', 'Send the body as it is, or packed as gzip, deflate or br.'));
    let received = 0;
    payload.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    payload.on('error', (error) => unpack.destroy(error));
    // A body that is there closes its stream too, while it is still being unpacked.
    payload.on('close', () => payload.readableEnded || unpack.destroy(brokenOff()));
    // What is left of a body that cannot be unpacked is read and dropped, so that the answer can go out.
    unpack.on('error', () => payload.resume());
    // Fastify compares this with Content-Length, and what comes out with the limit of the body.
    Object.defineProperty(unpack, 'receivedEncodedLength', { get: () => received });
    done(null, payload.pipe(unpack));
  });
}

/** Whether a content type names a charset that is not that of JSON. */
function isForeign(type: string | undefined): boolean {
  const [, charset] = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type ?? '') ?? [];
  return charset !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(charset);
}

const brokenOff = (): Problem => new Problem('bad-request', 'The connection broke off within the body.');

/** Long answers are packed for those who take it. */
export function packAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload)) || request.method === 'HEAD')
      return done(null, payload);
    reply.header('vary', 'Accept-Encoding, Origin');
    const coding = chosenCoding(request.headers['accept-encoding'], payload.length);
    if (coding === null) return done(null, payload);
    pack(coding, payload).then((packed) => {
      reply.header('content-encoding', coding).header('content-length', packed.length);
      done(null, packed);
    }, done);
  });
}
