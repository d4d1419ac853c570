/** Where bytes lie in a ring. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Bytes kept in one piece of memory, which is written round and round: what was kept first is overwritten first. Buffers that are
 * allocated and let go all the time would each count for V8 as a reason to collect the whole heap, and every collection keeps
 * those waiting who ask meanwhile.
 */
export class ByteRing {
  #memory: Buffer | null = null;
  #at = 0;

  constructor(readonly capacity: number) {}

  /**
   * Where so many bytes go, and what is lost by it: what they overwrite, and what is skipped at the end of the memory.
   * @param length at most `capacity`
   */
  place(length: number): { readonly stretch: Stretch; readonly freed: readonly Stretch[] } {
    const skipped: Stretch[] = [];
    if (this.#at + length > this.capacity) {
      skipped.push({ start: this.#at, end: this.capacity });
      this.#at = 0;
    }
    const stretch = { start: this.#at, end: this.#at + length };
    this.#at = stretch.end;
    return { stretch, freed: [...skipped, stretch] };
  }

  write(bytes: Uint8Array, { start }: Stretch): void {
    // Not touched before it is written: a system gives the memory page by page.
    this.#memory ??= Buffer.allocUnsafeSlow(this.capacity);
    this.#memory.set(bytes, start);
  }

  /** A copy: what is being sent slowly may be overwritten meanwhile. */
  read({ start, end }: Stretch): Buffer {
    return this.#memory === null ? Buffer.alloc(0) : Buffer.from(this.#memory.subarray(start, end));
  }
}
