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
