/** Units by which beginnings are told apart: those of a process number, and of a day. */
const short = 4;
const long = 10;
/** Beginnings of each length whose answer is remembered, a power of two. */
const remembered = 8_192;
const unitsOfCell = 4;

/**
 * Tells at once of most numbers (of processes, of requests, dates with their hour) that no term of an index is one: no term
 * begins as they do. Numbers are of all kinds, and looking each one up takes many times as long.
 */
export class NumberBeginnings {
  readonly #short: Answers;
  readonly #long: Answers;

  /** @param beginsTerm whether a term of the index begins with a text; the same for the same text */
  constructor(beginsTerm: (text: string) => boolean) {
    this.#short = new Answers(short, beginsTerm);
    this.#long = new Answers(long, beginsTerm);
  }

  /** False when no term is this text; else one may be. */
  mayBeTerm(text: string): boolean {
    return this.#short.mayBegin(text) && this.#long.mayBegin(text);
  }
}

/** Answers for beginnings of one length. Of those that share a place the last one is remembered. */
class Answers {
  readonly #cells: number;
  /** By place the units of a beginning, four to a cell, then the answer plus one; 0: none yet. */
  readonly #table: Int32Array;
  /** The beginning at hand. */
  readonly #key: Int32Array;

  constructor(
    readonly length: number,
    readonly beginsTerm: (text: string) => boolean,
  ) {
    this.#cells = Math.ceil(length / unitsOfCell);
    this.#table = new Int32Array(remembered * (this.#cells + 1));
    this.#key = new Int32Array(this.#cells);
  }

  /** True for what is too short, or has other characters than ASCII, as well. */
  mayBegin(text: string): boolean {
    if (text.length < this.length || !this.#readKey(text)) return true;
    const place = this.#place();
    const answer = place + this.#cells;
    if (this.#table[answer] === 0 || !this.#isAt(place)) {
      this.#table.set(this.#key, place);
      this.#table[answer] = this.beginsTerm(text.slice(0, this.length)) ? 2 : 1;
    }
    return this.#table[answer] === 2;
  }

  #readKey(text: string): boolean {
    const key = this.#key;
    let all = 0;
    for (let cell = 0; cell < key.length; cell++) {
      let packed = 0;
      const end = Math.min(this.length, (cell + 1) * unitsOfCell);
      for (let index = cell * unitsOfCell; index < end; index++) {
        const unit = text.charCodeAt(index);
        all |= unit;
        packed = (packed << 8) | unit;
      }
      key[cell] = packed;
    }
    return all < 0x80;
  }

  #place(): number {
    let hash = 0;
    for (const packed of this.#key) hash = Math.imul(hash ^ packed ^ (packed >>> 15), 0x85ebca6b);
    hash ^= hash >>> 13;
    return (hash & (remembered - 1)) * (this.#cells + 1);
  }

  #isAt(place: number): boolean {
    for (let cell = 0; cell < this.#cells; cell++) if (this.#table[place + cell] !== this.#key[cell]) return false;
    return true;
  }
}
