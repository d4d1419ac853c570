import type { Route } from './routes/route.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the bearer token that came with the request; null without a known one. */
    caller: string | null;
    /** What the log says of the request besides its route, status and time. */
    note: Record<string, unknown>;
  }

  interface FastifyContextConfig {
    /** The path of the route as it is declared; absent for what is no route. */
    path?: string;
    route?: Route;
  }
}
