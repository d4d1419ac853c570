import type { Logger } from 'pino';
import type { Diagnosis, Engine, LiveEngine, PublicSchemaName } from '../../../index.js';
import type { AnswerThread } from '../answer-thread.js';
import type { FeedbackLog } from '../feedback-log.js';
import type { Metrics } from '../metrics.js';
import type { ChatPosts } from '../posts/chat-posts.js';
import type { ProblemCode } from '../problem.js';

/** A parameter of the path or query string. Its value stays text: the schema says which text. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

export interface Asked {
  readonly body: unknown;
  /** Validated values of the parameters, by name. */
  readonly parameters: Readonly<Record<string, string | undefined>>;
  /** The version of the knowledge base that answers this request. */
  readonly engine: Engine;
  readonly note: (answer: Diagnosis) => void;
}

/** `json` is validated against the answer's schema; `text` and `bytes` are sent as they are. */
export type Answer = { readonly headers?: Readonly<Record<string, string>> } & (
  | { readonly json: object }
  | { readonly text: string; readonly type: string }
  | { readonly bytes: Uint8Array; readonly type: string }
);

export const tags = {
  questions: 'Symptoms, and the procedures that answer them.',
  sessions: 'A procedure step by step. Nothing is stored: each turn returns the token for the next one.',
  'knowledge base': 'The documents, and the graph that connects them.',
  feedback: 'Whether answers helped.',
  operation: 'For operators of the server.',
} as const;

export interface Service {
  readonly live: LiveEngine;
  readonly thread: AnswerThread;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly feedback: FeedbackLog | null;
  readonly posts: ChatPosts | null;
  readonly logSymptoms: boolean;
  readonly closing: () => boolean;
  /** The API description, the same as a page, and the policy of the page. */
  readonly description: { readonly json: string; readonly page: string; readonly pagePolicy: string };
}

/** The parts of the server that routes use; null where a program has none. */
export interface RouteService extends Pick<Service, 'thread' | 'feedback' | 'posts' | 'closing' | 'description'> {
  readonly metrics: Service['metrics'] | null;
}

export interface Route {
  readonly method: 'GET' | 'POST';
  /** OpenAPI notation. A final `{id}` may contain slashes. */
  readonly path: string;
  readonly operation: string;
  readonly tag: keyof typeof tags;
  readonly summary: string;
  /** Answered without a token, and never rejected under load. */
  readonly open?: true;
  readonly body?: PublicSchemaName;
  readonly parameters?: readonly Parameter[];
  readonly answer: { readonly description: string; readonly schema?: PublicSchemaName; readonly type?: string };
  /** Links of OpenAPI: parts of the answer that other operations take. */
  readonly links?: Readonly<Record<string, object>>;
  /** Codes besides those of every route. */
  readonly problems?: readonly ProblemCode[];
  /** Whether the answer depends only on the knowledge base: it then gets an ETag. */
  readonly cached?: true;
  handle(asked: Asked, service: RouteService): Answer | Promise<Answer>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the request's bearer token; null without a valid one. */
    caller: string | null;
    /** What its token is for; null for anything. */
    purposes: ReadonlySet<string> | null;
    /** Fields of the log entry besides route, status and time. */
    note: Record<string, unknown>;
  }

  interface FastifyContextConfig {
    /** The declared path of the route; absent when no route matched. */
    path?: string;
    route?: Route;
  }
}
