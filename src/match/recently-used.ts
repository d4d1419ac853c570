/** Values by number, as many as there is room for: when it is full, the one that was used least recently goes. */
export class RecentlyUsed<Value> implements Iterable<[number, Value]> {
  readonly #values = new Map<number, Value>();

  /** @param room values that are kept */
  constructor(readonly room: number) {}

  get(key: number): Value | undefined {
    const value = this.#values.get(key);
    // While there is room, nothing goes, and nobody needs the order.
    if (value !== undefined && this.#values.size >= this.room) {
      this.#values.delete(key);
      this.#values.set(key, value);
    }
    return value;
  }

  set(key: number, value: Value): void {
    if (this.#values.size >= this.room) this.#values.delete(this.#values.keys().next().value!);
    this.#values.set(key, value);
  }

  [Symbol.iterator](): Iterator<[number, Value]> {
    return this.#values.entries();
  }
}
