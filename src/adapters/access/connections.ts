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

/** Free places for each one that a connection has already. */
const freeForOne = 8;
const lookMs = 250;
/** Counted in looks, not by the clock: where the event loop is late, nobody was able to read. */
const patientLooks = limits.httpUnreadMs / lookMs;

/** What is needed of a connection: a socket. */
export interface AskingConnection {
  /** Bytes that wait until the other end reads. */
  readonly writableLength: number;
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

interface Held {
  places: number;
  /** Whether the last request is still being sent. */
  isSending: () => boolean;
  /** Looks since a place was taken first, or given back. */
  looks: number;
}

/** Requests that are being answered, and on which connections. */
export class InFlight {
  count = 0;
  readonly #of = new Map<AskingConnection, Held>();
  readonly #timer = setInterval(() => this.look(), lookMs).unref();

  /**
   * Takes a place, unless the connection has its share: an eighth of the places that are free. Who asks on and on without reading
   * the answers keeps nobody else from being answered, and who is alone may send many requests at once. A connection without a
   * request is always taken. (Shares by what is free: Choudhury and Hahne, Dynamic queue length thresholds, 1998.)
   * @param isSending whether the request is still being sent, where places are taken before its body is there
   * @returns false when it has
   */
  enter(connection: AskingConnection, isSending = () => false): boolean {
    const held = this.#of.get(connection) ?? this.#meet(connection);
    if (held.places > 0 && held.places * freeForOne > limits.httpInFlight - this.count) return false;
    if (held.places === 0) held.looks = 0;
    held.places++;
    held.isSending = isSending;
    this.count++;
    return true;
  }

  /** When it closes, Node tells that to the first of its answers alone: those that wait behind it would keep their places. */
  #meet(connection: AskingConnection): Held {
    const held: Held = { places: 0, isSending: () => false, looks: 0 };
    this.#of.set(connection, held);
    connection.once('close', () => {
      this.count -= held.places;
      this.#of.delete(connection);
    });
    return held;
  }

  /** Whether a request of the connection is being answered. */
  has(connection: AskingConnection): boolean {
    return (this.#of.get(connection)?.places ?? 0) > 0;
  }

  /** Gives a place back. A connection that closes gives back all that it has. */
  leave(connection: AskingConnection): void {
    const held = this.#of.get(connection);
    // Gone already, with all its places.
    if (held === undefined) return;
    this.count--;
    held.places--;
    held.looks = 0;
  }

  /**
   * Cuts the connections whose answers wait to be read, or whose request is not there yet, when none of their answers was read to
   * its end for `limits.httpUnreadMs`, while half of all places are taken: together they would take all of them, and nobody else
   * were answered. Those that are cut give their places back as they close.
   */
  look(): void {
    const isScarce = this.count * 2 >= limits.httpInFlight;
    for (const [connection, held] of this.#of)
      if (++held.looks > patientLooks && isScarce && waits(connection, held)) connection.destroy();
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

/** Whether it is the other end that has to do something. */
const waits = ({ writableLength }: AskingConnection, { places, isSending }: Held): boolean =>
  places > 0 && (writableLength > 0 || isSending());

const tickMs = 100;
/** Share of a new measurement: one long pause (a garbage collection, a new knowledge base) is no overload, a row of them is. */
const share = 0.2;

/** How late the event loop is: what waits in its queue waits as long. */
export class Lateness {
  #smoothed = 0;
  #last = performance.now();
  readonly #timer = setInterval(() => this.#measure(performance.now()), tickMs).unref();

  /** Milliseconds, smoothed over the last half second or so. */
  get milliseconds(): number {
    return this.#smoothed;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #measure(now: number): void {
    const late = Math.max(0, now - this.#last - tickMs);
    this.#last = now;
    this.#smoothed += share * (late - this.#smoothed);
  }
}

/**
 * Whether a server has more to do than it can. A loop is also late where others take the processor; then those who wait are
 * few, and are answered: only what comes behind many others in one turn of a late loop is put off.
 */
export class Pressure {
  #inTurn = 0;

  constructor(private readonly lateness: Pick<Lateness, 'milliseconds' | 'close'> = new Lateness()) {}

  /** Counts a request. @param running requests being answered @returns true when it has to be put off */
  putsOff(running: number): boolean {
    if (this.#inTurn === 0)
      setImmediate(() => {
        this.#inTurn = 0;
      });
    this.#inTurn++;
    if (running >= limits.httpInFlight) return true;
    return this.#inTurn > limits.httpInTurn && this.lateness.milliseconds > limits.httpLateMs;
  }

  close(): void {
    this.lateness.close();
  }
}
