import type { FastifyRequest } from 'fastify';
import type { Engine, PublicSchemaName } from '../../../index.js';
import type { ProblemCode } from '../problem.js';
import type { Service } from '../server.js';

/** A parameter of the path or the query string. Its value is text and stays text: the schema says which text. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

export interface Asked {
  readonly body: unknown;
  /** Values of the parameters, by name; checked. */
  readonly parameters: Readonly<Record<string, string | undefined>>;
  readonly request: FastifyRequest;
  /** The version of the knowledge base that answers this request. */
  readonly engine: Engine;
}

/** `json` is checked against the schema of the answer; `text` is sent as it is. */
export type Answer = { readonly headers?: Readonly<Record<string, string>> } & (
  | { readonly json: object }
  | { readonly text: string; readonly type: string }
);

/** One route: what OpenAPI says of it, what it takes, and what it answers. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** As OpenAPI writes it. `{id}` at the end may hold slashes. */
  readonly path: string;
  readonly operation: string;
  readonly summary: string;
  /** `open`: answered without a token, and never put off. */
  readonly access: 'open' | 'token';
  readonly body?: PublicSchemaName;
  readonly parameters?: readonly Parameter[];
  readonly answer: { readonly description: string; readonly schema?: PublicSchemaName; readonly type?: string };
  /** Beside those that every route has. */
  readonly problems?: readonly ProblemCode[];
  /** True when the answer follows from the knowledge base alone: it gets an ETag. */
  readonly cached?: boolean;
  handle(asked: Asked, service: Service): Answer | Promise<Answer>;
}

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
