import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TriagraphError } from '../../index.js';
import { limits } from '../../limits.js';
import { Problem, problemBody, problemType } from './problem.js';
import { isProblemCode, type ProblemCode, problems } from './problem-codes.js';
import { routes } from './route-table.js';
import type { Service } from './service.js';
import { dropUnreadBody } from './unread-body.js';

const tooLarge = `The body has more than ${limits.httpBodyBytes} bytes; cut the symptom to the part around the error.`;
const needJson = 'Send the body as Content-Type: application/json.';

/** Fastify's codes → ours, with the detail where its own message says too much or too little. */
const known: ReadonlyMap<string, readonly [ProblemCode, string?]> = new Map([
  ['FST_ERR_CTP_BODY_TOO_LARGE', ['body-too-large', tooLarge]],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', ['unsupported-media-type', needJson]],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', ['bad-request', 'The body is not as long as Content-Length says.']],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', ['invalid-json', 'The body is empty, expected JSON.']],
  ['FST_ERR_CTP_INVALID_JSON_BODY', ['invalid-json']],
  ['FST_ERR_BAD_URL', ['bad-request', 'The address holds a percent sign that begins no character.']],
  ['FST_ERR_MAX_PARAM_LENGTH', ['uri-too-long', 'A part of the address is too long.']],
]);

/** Every error as problem+json; what is none of the caller's is logged, without what was asked. */
export function answerErrors(app: FastifyInstance, service: Service): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error);
    if (problem.code === 'internal') logFault(error, request, service);
    dropUnreadBody(request, reply);
    return sendProblem(problem, request, reply, service);
  });
  app.setNotFoundHandler((request, reply) => sendProblem(notFound(request), request, reply, service));
}

/** Answers a problem, and counts it. */
export function sendProblem(
  problem: Problem,
  request: FastifyRequest,
  reply: FastifyReply,
  service: Service,
): FastifyReply {
  service.metrics.problem(problem.code);
  request.note.code = problem.code;
  const { status } = problems[problem.code];
  return reply
    .code(status)
    .headers({ ...problem.details.headers })
    .type(problemType)
    .send(problemBody(problem, request.id));
}

/** Any error as the problem that is answered. */
export function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  // Misuse of the engine is the caller's: what is asked comes from the request alone.
  if (error instanceof TriagraphError)
    return new Problem(isProblemCode(error.code) ? error.code : 'invalid-request', error.message);
  const [code, detail] = known.get(error.code) ?? [];
  if (code !== undefined) return new Problem(code, detail ?? error.message);
  if (/^(?:Z_|ERR_BROTLI|ERR__ERROR_FORMAT|ERR_PADDING)/.test(error.code ?? ''))
    return new Problem(
      'invalid-encoding',
      'The body cannot be unpacked: it is damaged, or of another Content-Encoding.',
    );
  if (error.statusCode !== undefined && error.statusCode < 500) return new Problem('bad-request', error.message);
  return new Problem('internal', 'The server could not answer; its log has the request id.');
}

function notFound({ method, url }: FastifyRequest): Problem {
  const path = url.split('?', 1)[0]!;
  const methods = routes
    .filter((route) => route.path === path || (route.path.endsWith('{id}') && path.startsWith(route.path.slice(0, -4))))
    .map((route) => route.method);
  if (methods.length === 0)
    return new Problem('not-found', 'There is nothing at this address; GET /openapi.json describes what is there.');
  const allow = [...new Set(methods.flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : [each])))].join(', ');
  return new Problem('method-not-allowed', `${method} is not answered here, expected ${allow}.`, {
    headers: { allow },
  });
}

/** Messages of errors may hold what was asked: only where it happened is written. */
function logFault(error: Error & { code?: unknown }, request: FastifyRequest, { log, logSymptoms }: Service): void {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const message = logSymptoms ? { message: error.message } : {};
  log.error({ request: request.id, error: { name: error.name, code: error.code, frames, ...message } }, 'fault');
}
