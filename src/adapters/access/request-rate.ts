const windowMs = 60_000;
const mostCallers = 10_000;

/** Requests a minute of each caller. Callers that asked longest ago are forgotten when there are too many of them. */
export class RequestRate {
  readonly #callers = new Map<string, { since: number; count: number }>();

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts a request. @returns seconds to wait, or 0 when it may be answered */
  secondsToWait(caller: string): number {
    const now = this.now();
    let known = this.#callers.get(caller);
    this.#callers.delete(caller);
    if (known === undefined || now - known.since >= windowMs) known = { since: now, count: 0 };
    known.count++;
    this.#callers.set(caller, known);
    if (this.#callers.size > mostCallers) this.#callers.delete(this.#callers.keys().next().value!);
    return known.count <= this.perMinute ? 0 : Math.ceil((known.since + windowMs - now) / 1_000);
  }
}
