/** Units that go to String.fromCharCode at once: it takes its arguments on the stack. */
const chunk = 8192;

/**
 * Collects the normalised text, and where each unit came from as soon as one has moved.
 * The first `unchanged` units of the original are taken over as they are.
 */
export class UnitBuffer {
  #units: Uint16Array;
  #starts: Uint32Array | null = null;
  #ends: Uint32Array | null = null;
  #length: number;
  readonly #head: string;

  constructor(original: string, unchanged: number) {
    this.#head = original.slice(0, unchanged);
    this.#units = new Uint16Array(Math.max(64, original.length - unchanged));
    this.#length = 0;
  }

  /** One unit that stands for the one unit at `start`. */
  pushSame(unit: number, start: number): void {
    if (this.#length === this.#units.length) this.#grow();
    if (this.#starts !== null) {
      this.#starts[this.#length] = start;
      this.#ends![this.#length] = start + 1;
    }
    this.#units[this.#length++] = unit;
  }

  /** Units that together stand for `start` to `end`. */
  pushSegment(text: string, start: number, end: number): void {
    this.drop();
    for (let index = 0; index < text.length; index++) {
      if (this.#length === this.#units.length) this.#grow();
      this.#starts![this.#length] = start;
      this.#ends![this.#length] = end;
      this.#units[this.#length++] = text.charCodeAt(index);
    }
  }

  /** Something of the original has no unit of its own: from here on places are written down. */
  drop(): void {
    if (this.#starts !== null) return;
    this.#starts = new Uint32Array(this.#units.length);
    this.#ends = new Uint32Array(this.#units.length);
    for (let index = 0; index < this.#length; index++) {
      this.#starts[index] = this.#head.length + index;
      this.#ends[index] = this.#head.length + index + 1;
    }
  }

  text(): string {
    const pieces = [this.#head];
    for (let start = 0; start < this.#length; start += chunk) {
      const piece = this.#units.subarray(start, Math.min(start + chunk, this.#length));
      pieces.push(String.fromCharCode.apply(null, piece as unknown as number[]));
    }
    return pieces.join('');
  }

  starts(): Uint32Array | null {
    return this.#withHead(this.#starts, 0);
  }

  ends(): Uint32Array | null {
    return this.#withHead(this.#ends, 1);
  }

  #withHead(places: Uint32Array | null, shift: number): Uint32Array | null {
    if (places === null) return null;
    const head = this.#head.length;
    const result = new Uint32Array(head + this.#length);
    for (let index = 0; index < head; index++) result[index] = index + shift;
    result.set(places.subarray(0, this.#length), head);
    return result;
  }

  #grow(): void {
    const enlarge = <T extends Uint16Array | Uint32Array>(array: T, larger: T): T => {
      larger.set(array);
      return larger;
    };
    const capacity = this.#units.length * 2;
    this.#units = enlarge(this.#units, new Uint16Array(capacity));
    if (this.#starts !== null) this.#starts = enlarge(this.#starts, new Uint32Array(capacity));
    if (this.#ends !== null) this.#ends = enlarge(this.#ends, new Uint32Array(capacity));
  }
}
