import { limits } from '../../limits.js';
import { Lateness } from './lateness.js';

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
