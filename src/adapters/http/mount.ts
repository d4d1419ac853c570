import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type PublicSchemaName, version } from '../../index.js';
import { Problem } from './problem.js';
import type { Answer, Parameter, Route } from './routes/route.js';
import type { Check, Schemas } from './schemas.js';
import type { Service } from './service.js';

/** Adds a route of the table to the server, with validation of requests and answers. */
export function mountRoute(app: FastifyInstance, route: Route, schemas: Schemas, service: Service): void {
  const checkBody = route.body === undefined ? null : schemas.check(route.body);
  const write = writerOf(route.answer.schema, schemas);
  const checkParameters = parameterCheck(route.parameters ?? [], schemas);
  app.route({
    method: route.method,
    // `*` matches slashes: document paths are ids too.
    url: route.path.replace('{id}', '*'),
    config: { path: route.path, route },
    handler: async (request, reply) => {
      const parameters = parametersOf(request);
      refuseMisfits(checkParameters(parameters), 'a parameter');
      if (checkBody !== null) refuseMisfits(checkBody(request.body), 'the body');
      // Read once: the answer and its ETag come from the same version of the knowledge base.
      const { engine } = service.live;
      const answer = await route.handle({ body: request.body, parameters, request, engine }, service);
      const tag = route.cached === true ? tagOf(engine.info().hash) : null;
      if (tag !== null && isCurrent(tag, request, reply)) return reply.code(304).send();
      return send(answer, write, reply);
    },
  });
}

/** Serializes an answer after validation. */
type Write = (answer: object) => Buffer;

function writerOf(name: PublicSchemaName | undefined, schemas: Schemas): Write {
  const check = name === undefined ? null : schemas.check(name);
  return (answer) => {
    if (check !== null) refuseMisfit(check, answer);
    return Buffer.from(JSON.stringify(answer));
  };
}

function send(answer: Answer, write: Write, reply: FastifyReply): FastifyReply {
  if (answer.headers !== undefined) reply.headers({ ...answer.headers });
  if ('bytes' in answer)
    return reply
      .type(answer.type)
      .send(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength));
  if ('text' in answer) return reply.type(answer.type).send(answer.text);
  return reply.type('application/json; charset=utf-8').send(write(answer.json));
}

function parametersOf({ params, query }: FastifyRequest): Record<string, string | undefined> {
  const id = (params as { '*'?: string })['*'];
  return Object.assign(Object.create(null), query, id === undefined ? {} : { id });
}

function parameterCheck(parameters: readonly Parameter[], schemas: Schemas): Check {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  const required = parameters.filter((each) => each.in === 'path').map(({ name }) => name);
  return schemas.checkOf({ type: 'object', properties, required, additionalProperties: false });
}

function refuseMisfits(errors: ReturnType<Check>, where: string): void {
  const [first] = errors;
  if (first === undefined) return;
  const position = first.pointer === '' ? where : `${where} at ${first.pointer}`;
  throw new Problem('invalid-request', `Unexpected content of ${position}: ${first.message}.`, { errors });
}

/** Contains the program's version: another version may answer differently. Weak, since answers may be compressed. */
const tagOf = (hash: string): string => `W/"${hash.replace(/^sha256:/, '').slice(0, 32)}-${version}"`;

function isCurrent(tag: string, request: FastifyRequest, reply: FastifyReply): boolean {
  reply.header('etag', tag).header('cache-control', 'private, no-cache');
  return isKnown(tag, request);
}

/** Whether the client has what a weak tag names. */
export function isKnown(tag: string, request: FastifyRequest): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag.slice(2));
}

/** @throws Error with the first position that does not match */
function refuseMisfit(check: Check, answer: unknown): void {
  const [misfit] = check(answer);
  if (misfit !== undefined) throw new Error(`the answer does not fit its schema: ${misfit.pointer} ${misfit.message}`);
}
