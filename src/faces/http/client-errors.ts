import { Problem, problemBody, problemType } from './problem.js';
import { type ProblemCode, problems } from './problem-codes.js';

const codes: ReadonlyMap<string, readonly [ProblemCode, string]> = new Map([
  ['HPE_HEADER_OVERFLOW', ['headers-too-large', 'The headers are larger than the server reads.']],
  ['ERR_HTTP_REQUEST_TIMEOUT', ['request-timeout', 'The request was not there in time.']],
]);

/** What is needed of the connection. */
interface Socket {
  readonly writable: boolean;
  end(text: string): unknown;
  destroy(): unknown;
}

/** What is answered to bytes that are no request: on the bare socket, which is closed then. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): Problem | null {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return null;
  }
  const [code, detail] = codes.get(error.code ?? '') ?? ['bad-request', 'This is not an HTTP request.'];
  const problem = new Problem(code as ProblemCode, detail);
  const body = problemBody(problem, 'none');
  const head = [
    `HTTP/1.1 ${problems[problem.code].status} Error`,
    `content-type: ${problemType}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  return problem;
}
