import type { FastifyInstance } from 'fastify';
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
  return answerBare(new Problem(code as ProblemCode, detail), socket);
}

/** Says that nobody is led on from here (`CONNECT`); without a listener Node closes the connection without a word. */
export function refuseTunnels({ server }: FastifyInstance, refused: (problem: Problem) => void): void {
  server.on('connect', (_, socket) => {
    socket.on('error', () => {});
    const headers = { allow: 'GET, HEAD, POST' };
    refused(
      answerBare(
        new Problem('method-not-allowed', 'CONNECT is not answered, expected GET or POST.', { headers }),
        socket,
      ),
    );
  });
}

function answerBare(problem: Problem, socket: Pick<Socket, 'end'>): Problem {
  const body = problemBody(problem, 'none');
  const head = [
    `HTTP/1.1 ${problems[problem.code].status} Error`,
    `content-type: ${problemType}`,
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(problem.details.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  return problem;
}
