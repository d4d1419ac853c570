import { limits } from '../../limits.js';

/** What is needed of a connection: a socket. */
interface WaitingConnection {
  readonly destroyed: boolean;
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

interface Listening {
  on(event: 'connection', listener: (connection: WaitingConnection) => void): unknown;
}

/**
 * Connections without a whole request: new ones, idle ones, those that send slowly. While nearly all places for connections are
 * taken, a new one takes that of the one that has waited longest: who opens many and sends little keeps nobody else out.
 */
export class WaitingConnections {
  /** In the order in which they began to wait. */
  readonly #waiting = new Set<WaitingConnection>();
  #all = 0;

  constructor(server: Listening) {
    server.on('connection', (socket) => this.#opened(socket));
  }

  /** Its request is there: it waits no more. */
  asked(socket: WaitingConnection): void {
    this.#waiting.delete(socket);
  }

  /** It was answered, and may ask again. */
  answered(socket: WaitingConnection): void {
    if (!socket.destroyed) this.#waiting.add(socket);
  }

  #opened(socket: WaitingConnection): void {
    this.#all++;
    this.#waiting.add(socket);
    socket.once('close', () => {
      this.#all--;
      this.#waiting.delete(socket);
    });
    if (this.#all <= limits.httpScarceConnections) return;
    const [longest] = this.#waiting;
    // Closes in a later turn; until then it is no candidate any more.
    this.#waiting.delete(longest!);
    longest!.destroy();
  }
}
