import { limits } from '../../limits.js';

interface WaitingConnection {
  readonly destroyed: boolean;
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

interface Listening {
  on(event: 'connection', listener: (connection: WaitingConnection) => void): unknown;
}

/**
 * Connections without a complete request: new, idle or slow senders. When nearly all connection slots are in use, a
 * new connection replaces the one that has waited longest, so a client that opens many connections and sends little
 * cannot lock out others.
 */
export class WaitingConnections {
  /** In the order in which they began to wait. */
  readonly #waiting = new Set<WaitingConnection>();
  #all = 0;

  constructor(server: Listening) {
    server.on('connection', (socket) => this.#opened(socket));
  }

  asked(socket: WaitingConnection): void {
    this.#waiting.delete(socket);
  }

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
    // The socket closes in a later turn of the event loop; it must not be chosen twice.
    this.#waiting.delete(longest!);
    longest!.destroy();
  }
}

/** A connection may hold one slot for every eight that are free. */
const freePerSlot = 8;
const checkMs = 250;
/** Counted in ticks of the timer, not by the clock: while the event loop is late, no client was able to read. */
const patientTicks = limits.httpUnreadMs / checkMs;

interface RequestConnection {
  /** Bytes that the client has not read yet. */
  readonly writableLength: number;
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

interface Slots {
  count: number;
  /** Whether the last request is still being received. */
  isSending: () => boolean;
  /** Timer ticks since the connection last took or released a slot. */
  ticks: number;
}

export class InFlight {
  count = 0;
  readonly #of = new Map<RequestConnection, Slots>();
  readonly #timer = setInterval(() => this.cutStalled(), checkMs).unref();

  /**
   * Takes a slot, unless the connection already holds its share: an eighth of the free slots. A client that sends
   * requests without reading the answers cannot starve others, and a lone client may send many requests at once. A
   * connection without a request is always accepted. (Dynamic thresholds: Choudhury and Hahne, Dynamic queue length
   * thresholds, 1998.)
   * @param isSending whether the request is still being received, when slots are taken before the body arrives
   * @returns false when the connection already holds its share
   */
  enter(connection: RequestConnection, isSending = () => false): boolean {
    const slots = this.#of.get(connection) ?? this.#track(connection);
    if (slots.count > 0 && slots.count * freePerSlot > limits.httpInFlight - this.count) return false;
    if (slots.count === 0) slots.ticks = 0;
    slots.count++;
    slots.isSending = isSending;
    this.count++;
    return true;
  }

  /**
   * On close, Node emits an event only for the first pending answer: the slots of those queued behind it would leak.
   */
  #track(connection: RequestConnection): Slots {
    const slots: Slots = { count: 0, isSending: () => false, ticks: 0 };
    this.#of.set(connection, slots);
    connection.once('close', () => {
      this.count -= slots.count;
      this.#of.delete(connection);
    });
    return slots;
  }

  has(connection: RequestConnection): boolean {
    return (this.#of.get(connection)?.count ?? 0) > 0;
  }

  /** Releases one slot. A connection that closes releases all its slots. */
  leave(connection: RequestConnection): void {
    const slots = this.#of.get(connection);
    // The connection is closed, and its slots are released.
    if (slots === undefined) return;
    this.count--;
    slots.count--;
    slots.ticks = 0;
  }

  /**
   * Closes connections that made no progress for `limits.httpUnreadMs` (unread answers or an incomplete request) while
   * half of all slots are in use; otherwise they could occupy every slot and block all other clients. Their slots are
   * released when they close.
   */
  cutStalled(): void {
    const isScarce = this.count * 2 >= limits.httpInFlight;
    for (const [connection, slots] of this.#of)
      if (++slots.ticks > patientTicks && isScarce && waits(connection, slots)) connection.destroy();
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

const waits = ({ writableLength }: RequestConnection, { count, isSending }: Slots): boolean =>
  count > 0 && (writableLength > 0 || isSending());

const tickMs = 100;
/**
 * Weight of a new measurement: a single long pause (garbage collection, a reload) is no overload, a series of them is.
 */
const share = 0.2;

/** Event loop lag, which is also the delay of everything queued on it. */
export class Lateness {
  #smoothed = 0;
  #last = performance.now();
  readonly #timer = setInterval(() => this.#measure(performance.now()), tickMs).unref();

  /** Milliseconds, smoothed over about half a second. */
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
 * Decides whether the server is overloaded. The event loop also lags when other processes use the processor; few
 * requests wait then, and they are answered. Only requests that arrive behind many others in one turn of a lagging
 * loop are rejected.
 */
export class Pressure {
  #inTurn = 0;

  constructor(private readonly lateness: Pick<Lateness, 'milliseconds' | 'close'> = new Lateness()) {}

  /** Counts a request, and says whether it must be rejected for now. */
  rejects(running: number): boolean {
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
