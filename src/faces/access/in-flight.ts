import { limits } from '../../limits.js';

/** Free places for each one that a connection has already. */
const freeForOne = 8;

/** Requests that are being answered, and on which connections. */
export class InFlight {
  count = 0;
  readonly #of = new WeakMap<object, number>();

  /**
   * Takes a place, unless the connection has its share: an eighth of the places that are free. Who asks on and on without reading
   * the answers keeps nobody else from being answered, and who is alone may send many requests at once. A connection without a
   * request is always taken. (Shares by what is free: Choudhury and Hahne, Dynamic queue length thresholds, 1998.)
   * @returns false when it has
   */
  enter(connection: object): boolean {
    const own = this.#of.get(connection) ?? 0;
    if (own > 0 && own * freeForOne > limits.httpInFlight - this.count) return false;
    this.#of.set(connection, own + 1);
    this.count++;
    return true;
  }

  /** Gives a place back. */
  leave(connection: object): void {
    this.#of.set(connection, (this.#of.get(connection) ?? 1) - 1);
    this.count--;
  }
}
