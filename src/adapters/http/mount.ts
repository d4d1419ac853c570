import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Operation } from './operation.js';
import type { Route } from './routes/route.js';
import type { Schemas } from './schemas.js';
import type { Service } from './service.js';
import { noteAnswer } from './telemetry.js';

/** Adds a route of the table to the server. */
export function mountRoute(app: FastifyInstance, route: Route, schemas: Schemas, service: Service): void {
  const operation = new Operation(route, schemas);
  app.route({
    method: route.method,
    // `*` matches slashes: document paths are ids too.
    url: route.path.replace('{id}', '*'),
    config: { path: route.path, route },
    handler: async (request, reply) => {
      // Read once: the answer and its ETag come from the same version of the knowledge base.
      const { engine } = service.live;
      const given = { body: request.body, parameters: parametersOf(request), engine };
      const { 'if-none-match': known } = request.headers;
      const { status, headers, body } = await operation.answer(
        { ...given, known, note: (answer) => noteAnswer(service, request, answer) },
        service,
      );
      reply.code(status).headers(headers);
      return reply.send(body instanceof Uint8Array ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : body);
    },
  });
}

function parametersOf({ params, query }: FastifyRequest): Record<string, string | undefined> {
  const id = (params as { '*'?: string })['*'];
  return Object.assign(Object.create(null), query, id === undefined ? {} : { id });
}
