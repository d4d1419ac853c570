import { type ProblemCode, problems } from './problem-codes.js';

/** One thing that does not fit in what was sent. */
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

/** An error that is answered as application/problem+json. `message` is its detail: what happened, where, what to do. */
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

/** The body of an error: schema/problem.schema.json. */
export function problemBody({ code, message, details }: Problem, requestId: string): string {
  const { status, title } = problems[code];
  const type = `https://triagraph.dev/problems/${code}`;
  const { errors, suggestions } = details;
  const more = { ...(errors ? { errors } : {}), ...(suggestions?.length ? { suggestions } : {}) };
  return JSON.stringify({ type, title, status, code, detail: message, requestId, ...more });
}
