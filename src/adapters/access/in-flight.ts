import { limits } from '../../limits.js';

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
