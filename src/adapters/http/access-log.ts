import type { FastifyInstance } from 'fastify';
import type { Service } from './service.js';

/** One line for each request, and its time and status for Prometheus. Neither holds the address or the body. */
export function logRequests(app: FastifyInstance, { log, metrics }: Service): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { path = 'unknown' } = request.routeOptions.config;
    const milliseconds = reply.elapsedTime;
    const method = methods.has(request.method) ? request.method : 'other';
    metrics.request(path, method, reply.statusCode, milliseconds / 1000);
    const { id, caller, note } = request;
    const open = request.routeOptions.config.route?.access === 'open';
    log[open ? 'debug' : 'info'](
      {
        request: id,
        method,
        route: path,
        status: reply.statusCode,
        ms: Math.round(milliseconds * 100) / 100,
        ...(caller === null ? {} : { caller }),
        ...note,
      },
      'request',
    );
    done();
  });
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH']);
