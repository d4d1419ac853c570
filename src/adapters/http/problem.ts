/** Every error `code` with its status and title. Codes are stable and documented in docs/serving.md. */
export const problems = {
  'invalid-request': { status: 400, title: 'The request does not fit its schema' },
  'invalid-json': { status: 400, title: 'The body is not valid JSON' },
  'invalid-encoding': { status: 400, title: 'The body does not match its headers' },
  'bad-request': { status: 400, title: 'The request cannot be read' },
  'session-token-format': { status: 400, title: 'This is not a session token' },
  'session-observation': { status: 400, title: 'This is not an observation' },
  unauthorized: { status: 401, title: 'A bearer token is needed' },
  'host-not-allowed': { status: 403, title: 'This host name is not served' },
  'origin-not-allowed': { status: 403, title: 'Requests from this origin are not allowed' },
  'not-permitted': { status: 403, title: 'The token does not allow this' },
  'session-token-signature': { status: 403, title: 'The session token was changed' },
  'not-found': { status: 404, title: 'Nothing is at this path' },
  'unknown-document': { status: 404, title: 'There is no such document' },
  'unknown-node': { status: 404, title: 'There is no such node' },
  'session-document': { status: 404, title: 'There is no such document' },
  'method-not-allowed': { status: 405, title: 'Another method is expected here' },
  'request-timeout': { status: 408, title: 'The request took too long to arrive' },
  'session-knowledge-base': { status: 409, title: 'The session belongs to another knowledge base' },
  'body-too-large': { status: 413, title: 'The body is too large' },
  'session-token-size': { status: 413, title: 'The session token is too large' },
  'uri-too-long': { status: 414, title: 'The address is too long' },
  'unsupported-media-type': { status: 415, title: 'The type of the body is not supported' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'expectation-failed': { status: 417, title: 'The expectation is not supported' },
  'headers-too-large': { status: 431, title: 'The headers are too large' },
  internal: { status: 500, title: 'Internal error of the server' },
  overloaded: { status: 503, title: 'The server is overloaded' },
  closing: { status: 503, title: 'The server is shutting down' },
  'store-unavailable': { status: 503, title: 'The documents cannot be reached' },
  'store-mixed': { status: 503, title: 'The documents belong to another version' },
  'store-ties': { status: 503, title: 'Too many documents have the same score' },
  'store-whole': { status: 501, title: 'This needs all documents at once' },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>;

export type ProblemCode = keyof typeof problems;

export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code);

export interface Misfit {
  /** JSON pointer into the body, or `/name` of a parameter. */
  readonly pointer: string;
  readonly message: string;
}

interface Details {
  readonly errors?: readonly Misfit[];
  readonly suggestions?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error that is sent as application/problem+json. `message` is its detail: what happened, where, what to do. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly statusCode: number;

  constructor(
    readonly code: ProblemCode,
    detail: string,
    readonly details: Details = {},
  ) {
    super(detail);
    this.statusCode = problems[code].status;
  }
}

export const problemType = 'application/problem+json; charset=utf-8';

export function problemBody({ code, message, details }: Problem, requestId: string): string {
  const { status, title } = problems[code];
  const type = `https://triagraph.dev/problems/${code}`;
  const { errors, suggestions } = details;
  const similar = suggestions?.length ? suggestions : undefined;
  return JSON.stringify({ type, title, status, code, detail: message, requestId, errors, suggestions: similar });
}
