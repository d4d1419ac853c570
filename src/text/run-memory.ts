import type { TokenKind } from './tokenize.js';

const initialSlots = 1 << 12;
const initialCells = 1 << 14;
const kinds: readonly TokenKind[] = ['word', 'part', 'han', 'number'];
/** Units up to which runs fit: places within a run take seven bits. */
const placeBits = 7;
const lowPlace = (1 << placeBits) - 1;
const unitsOfCell = 4;
/** Slots that are looked at for one run: words may be written so that thousands share a hash. What finds no slot is not found. */
const mostProbes = 32;

/**
 * Runs of ASCII letters, digits and what joins them, each with its tokens. All that is asked of a run lies side by side, and
 * what is met early, which is most of any text, beside each other: where texts are of many words, time goes to fetching
 * memory more than to anything else.
 */
export class RunMemory<Word> {
  /** Hash and place plus one, side by side; 0: free. Half of them stay free. */
  #slots = new Int32Array(2 * initialSlots);
  /** By place of a run: units and tokens, number of the first token, the units four to a cell, a cell for each token. */
  #cells = new Int32Array(initialCells);
  #used = 0;
  #size = 0;
  /** By number of the token. */
  readonly #words: Word[] = [];

  /** Runs that are found by their hash. */
  get size(): number {
    return this.#size;
  }

  /** Cells that are taken, by what was replaced as well. */
  get used(): number {
    return this.#used;
  }

  /** Place of the run from `start` to `end` of a text, -1 when it is not remembered. */
  find(text: string, start: number, end: number, hash: number): number {
    const slots = this.#slots;
    const mask = slots.length - 2;
    let slot = (hash << 1) & mask;
    for (let probe = 0; probe < mostProbes && slots[slot + 1] !== 0; probe++, slot = (slot + 2) & mask) {
      if (slots[slot] === hash && this.isAt(slots[slot + 1]! - 1, text, start, end)) return slots[slot + 1]! - 1;
    }
    return -1;
  }

  /** Whether the run at a place is that from `start` to `end` of a text. */
  isAt(place: number, text: string, start: number, end: number): boolean {
    const cells = this.#cells;
    const length = end - start;
    if ((cells[place]! & lowPlace) !== length) return false;
    for (let index = 0; index < length; index++) {
      const unit = (cells[place + 2 + (index >> 2)]! >>> ((index & 3) << 3)) & 0xff;
      if (unit !== text.charCodeAt(start + index)) return false;
    }
    return true;
  }

  /** Notes a run, whose tokens follow. @returns its place */
  note(text: string): number {
    const place = this.#used;
    const { length } = text;
    this.#take(2 + Math.ceil(length / unitsOfCell));
    this.#cells[place] = length;
    this.#cells[place + 1] = this.#words.length;
    for (let index = 0; index < length; index++)
      this.#cells[place + 2 + (index >> 2)]! |= text.charCodeAt(index) << ((index & 3) << 3);
    return place;
  }

  /** A further token of the run that was noted last; its place in the run. */
  noteToken(run: number, word: Word, start: number, end: number, kind: TokenKind): void {
    const place = this.#used;
    this.#take(1);
    this.#cells[run]! += 1 << placeBits;
    this.#cells[place] = start | (end << placeBits) | (kinds.indexOf(kind) << (2 * placeBits));
    this.#words.push(word);
  }

  /** Lets a run be found by its hash, unless many others share it. */
  keep(place: number, hash: number): void {
    if (++this.#size * 4 > this.#slots.length) this.#growSlots();
    this.#put(hash, place + 1);
  }

  /** Calls back for each token of the run at a place, with where it stands in the run. */
  forEach(place: number, callback: (word: Word, start: number, end: number, kind: TokenKind) => void): void {
    const cells = this.#cells;
    const head = cells[place]!;
    const first = cells[place + 1]!;
    const tokens = place + 2 + (((head & lowPlace) + unitsOfCell - 1) >> 2);
    const count = head >>> placeBits;
    for (let token = 0; token < count; token++) {
      const cell = cells[tokens + token]!;
      const word = this.#words[first + token]!;
      callback(word, cell & lowPlace, (cell >>> placeBits) & lowPlace, kinds[cell >>> (2 * placeBits)]!);
    }
  }

  clear(): void {
    this.#slots = new Int32Array(2 * initialSlots);
    this.#cells = new Int32Array(initialCells);
    this.#used = 0;
    this.#size = 0;
    this.#words.length = 0;
  }

  #take(cells: number): void {
    this.#used += cells;
    if (this.#used <= this.#cells.length) return;
    const larger = new Int32Array(2 * Math.max(this.#used, this.#cells.length));
    larger.set(this.#cells);
    this.#cells = larger;
  }

  #put(hash: number, entry: number): void {
    const slots = this.#slots;
    const mask = slots.length - 2;
    let slot = (hash << 1) & mask;
    let probe = 0;
    while (slots[slot + 1] !== 0 && ++probe < mostProbes) slot = (slot + 2) & mask;
    if (probe === mostProbes) return;
    slots[slot] = hash;
    slots[slot + 1] = entry;
  }

  #growSlots(): void {
    const slots = this.#slots;
    this.#slots = new Int32Array(2 * slots.length);
    for (let slot = 0; slot < slots.length; slot += 2)
      if (slots[slot + 1] !== 0) this.#put(slots[slot]!, slots[slot + 1]!);
  }
}
