import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '../../limits.js';
import { Problem, problemBody, problemType } from './problem.js';

/**
 * Tells those who wait for it (`Expect: 100-continue`) to go on only when their body will be read: who may not ask, or
 * announces too much, is refused before sending it. What else is expected is not done here: RFC 9110, section 10.1.1.
 */
export function answerExpectations(app: FastifyInstance, refused: (problem: Problem) => void): void {
  app.server.on('checkExpectation', (_, response) => {
    const problem = new Problem('expectation-failed', 'Unexpected Expect, expected 100-continue or none.');
    const body = problemBody(problem, 'none');
    response.writeHead(problem.statusCode, { 'content-type': problemType, connection: 'close' }).end(body);
    refused(problem);
  });
  // Node would say "go on" by itself, before anyone has looked.
  app.server.on('checkContinue', (request, response) => void app.server.emit('request', request, response));
}

/** Stands behind all that refuses without a body. */
export function tellToGoOn(app: FastifyInstance): void {
  const told = new WeakSet<FastifyRequest>();
  app.addHook('preParsing', (request, reply, _, done) => {
    if (waits(request) && isRead(app, request)) {
      told.add(request);
      reply.raw.writeContinue();
    }
    done();
  });
  // Whether the body still comes is not known: what would come next could be either.
  app.addHook('onSend', (request, reply, _, done) => {
    if (waits(request) && !told.has(request)) reply.header('connection', 'close');
    done();
  });
}

const waits = ({ headers }: FastifyRequest): boolean => headers.expect !== undefined;

/** What is not read is refused next, by its length or its type. */
function isRead(app: FastifyInstance, { headers }: FastifyRequest): boolean {
  const [type] = (headers['content-type'] ?? '').split(';');
  const isShort = Number(headers['content-length'] ?? 0) <= limits.httpBodyBytes;
  return isShort && app.hasContentTypeParser(type!.trim().toLowerCase());
}
