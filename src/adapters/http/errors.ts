import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TriagraphError } from '../../index.js';
import { limits } from '../../limits.js';
import { isProblemCode, Problem, type ProblemCode, problemBody, problemType } from './problem.js';
import type { Route, Service } from './routes/route.js';
import { routes } from './routes/table.js';

/**
 * Reads and drops the rest of a refused body. A client that is still sending when the connection closes gets a reset
 * and often never sees the answer (https://www.rfc-editor.org/rfc/rfc9112#section-9.6). The request timeout limits
 * this; a body with an absurd Content-Length is not read at all.
 */
function dropUnreadBody({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  if (Number(headers['content-length'] ?? 0) > limits.httpDroppedBytes) return;
  reply.removeHeader('connection');
  raw.unpipe();
  raw.resume();
}

const codes: ReadonlyMap<string, readonly [ProblemCode, string]> = new Map([
  ['HPE_HEADER_OVERFLOW', ['headers-too-large', 'The headers are larger than the server reads.']],
  ['ERR_HTTP_REQUEST_TIMEOUT', ['request-timeout', 'The request did not arrive in time.']],
]);

/** Answers bytes that are not an HTTP request: directly on the socket, which is closed afterwards. */
export function answerClientError(error: Error & { code?: string }, socket: Duplex): Problem | null {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return null;
  }
  const [code, detail] = codes.get(error.code ?? '') ?? ['bad-request', 'This is not an HTTP request.'];
  return answerBare(new Problem(code as ProblemCode, detail), socket);
}

/** Refuses `CONNECT`; without a listener Node closes the connection without an answer. */
export function refuseTunnels({ server }: FastifyInstance, refused: (problem: Problem) => void): void {
  server.on('connect', (_, socket) => {
    socket.on('error', () => {});
    const headers = { allow: 'GET, HEAD, POST' };
    refused(
      answerBare(
        new Problem('method-not-allowed', 'CONNECT is not supported, expected GET or POST.', { headers }),
        socket,
      ),
    );
  });
}

function answerBare(problem: Problem, socket: Duplex): Problem {
  const body = problemBody(problem, 'none');
  const head = [
    `HTTP/1.1 ${problem.statusCode} Error`,
    `content-type: ${problemType}`,
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(problem.details.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  return problem;
}

/** Node answers `Expect: 100-continue`; other expectations are not supported: RFC 9110, section 10.1.1. */
export function answerExpectations(app: FastifyInstance, refused: (problem: Problem) => void): void {
  app.server.on('checkExpectation', (_, response) => {
    const problem = new Problem('expectation-failed', 'Unexpected Expect, expected 100-continue or none.');
    const body = problemBody(problem, 'none');
    response.writeHead(problem.statusCode, { 'content-type': problemType, connection: 'close' }).end(body);
    refused(problem);
  });
}

const tooLarge = `The body has more than ${limits.httpBodyBytes} bytes; cut the symptom to the part around the error.`;
const needJson = 'Send the body as Content-Type: application/json.';

/** Fastify's codes → ours, with a detail where Fastify's message says too much or too little. */
const known: ReadonlyMap<string, readonly [ProblemCode, string?]> = new Map([
  ['FST_ERR_CTP_BODY_TOO_LARGE', ['body-too-large', tooLarge]],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', ['unsupported-media-type', needJson]],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', ['bad-request', 'The body is not as long as Content-Length says.']],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', ['invalid-json', 'The body is empty, expected JSON.']],
  ['FST_ERR_CTP_INVALID_JSON_BODY', ['invalid-json']],
  ['FST_ERR_BAD_URL', ['bad-request', 'The address contains a percent sign that begins no character.']],
  ['FST_ERR_MAX_PARAM_LENGTH', ['uri-too-long', 'A part of the address is too long.']],
]);

/** Answers every error as problem+json; internal errors are logged without the symptom. */
export function answerErrors(app: FastifyInstance, service: Service): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Fastify asks for a Content-Type before it looks for a route that takes QUERY.
    const problem = request.method === 'QUERY' ? notFound(request) : problemOf(error);
    if (problem.code === 'internal') logFault(error, request, service);
    dropUnreadBody(request, reply);
    return sendProblem(problem, request, reply, service);
  });
  app.setNotFoundHandler((request, reply) => sendProblem(notFound(request), request, reply, service));
}

function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply, service: Service): FastifyReply {
  service.metrics.problems.inc({ code: problem.code });
  request.note.code = problem.code;
  return reply
    .code(problem.statusCode)
    .headers({ ...problem.details.headers })
    .type(problemType)
    .send(problemBody(problem, request.id));
}

export function problemOf(error: Error & { readonly code?: string; readonly statusCode?: number }): Problem {
  if (error instanceof Problem) return error;
  // Usage errors of the engine are the client's: all input comes from the request. A damaged file is not.
  if (error instanceof TriagraphError && !error.code.startsWith('snapshot/'))
    return new Problem(isProblemCode(error.code) ? error.code : 'invalid-request', error.message);
  const [code, detail] = known.get(error.code ?? '') ?? [];
  if (code !== undefined) return new Problem(code, detail ?? error.message);
  if (/^(?:Z_|ERR_BROTLI|ERR__ERROR_FORMAT|ERR_PADDING)/.test(error.code ?? ''))
    return new Problem(
      'invalid-encoding',
      'The body cannot be unpacked: it is damaged, or has another Content-Encoding.',
    );
  if (error.statusCode !== undefined && error.statusCode < 500) return new Problem('bad-request', error.message);
  return new Problem('internal', 'The server could not answer; look up the request id in its log.');
}

function notFound({ method, url }: FastifyRequest): Problem {
  const path = url.split('?', 1)[0]!;
  return notAnswered(
    routes.filter((route) => isAt(route, path)),
    method,
  );
}

export const isAt = ({ path: pattern }: Route, path: string): boolean =>
  pattern.endsWith('{id}') ? path.startsWith(pattern.slice(0, -'{id}'.length)) : path === pattern;

/** The problem of a request that none of the routes at its path answers. */
export function notAnswered(there: readonly Route[], method: string): Problem {
  if (there.length === 0)
    return new Problem('not-found', 'Nothing is at this path; GET /openapi.json lists the routes.');
  const methods = there.flatMap((each) => (each.method === 'GET' ? ['GET', 'HEAD'] : [each.method]));
  const allow = [...new Set(methods)].join(', ');
  return new Problem('method-not-allowed', `${method} is not supported here, expected ${allow}.`, {
    headers: { allow },
  });
}

/** Error messages may contain the symptom: only the position of the error is logged. */
function logFault(error: Error & { code?: unknown }, request: FastifyRequest, { log, logSymptoms }: Service): void {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const message = logSymptoms ? { message: error.message } : {};
  log.error({ request: request.id, error: { name: error.name, code: error.code, frames, ...message } }, 'fault');
}
