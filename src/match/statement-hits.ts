/**
 * Which words of a symptom the statements of some documents say: noted word by word for all documents, read document by
 * document, in the order in which they were noted. Its memory is reused between symptoms.
 */
export class StatementHits {
  /** By hit: the word, where its places are (`placesOf`), and one more than the number of the document's next hit. */
  words = new Uint16Array(1024);
  places = new Int32Array(1024);
  next = new Uint32Array(1024);
  /** By row: one more than the number of the first and the last hit of its document, 0 for none. */
  #first = new Uint32Array(64);
  #last = new Uint32Array(64);
  #count = 0;

  /** Takes up other documents. @param rows how many */
  clear(rows: number): void {
    this.#count = 0;
    if (rows > this.#first.length) {
      this.#first = new Uint32Array(2 * rows);
      this.#last = new Uint32Array(2 * rows);
    } else {
      this.#first.fill(0, 0, rows);
      this.#last.fill(0, 0, rows);
    }
  }

  note(row: number, word: number, places: number): void {
    if (this.#count === this.words.length) this.#grow();
    this.words[this.#count] = word;
    this.places[this.#count] = places;
    this.next[this.#count] = 0;
    this.#count++;
    const last = this.#last[row]!;
    if (last === 0) this.#first[row] = this.#count;
    else this.next[last - 1] = this.#count;
    this.#last[row] = this.#count;
  }

  /** One more than the number of the first hit of a row, 0 for none. */
  first(row: number): number {
    return this.#first[row]!;
  }

  #grow(): void {
    const { words, places, next } = this;
    this.words = new Uint16Array(2 * words.length);
    this.places = new Int32Array(2 * words.length);
    this.next = new Uint32Array(2 * words.length);
    this.words.set(words);
    this.places.set(places);
    this.next.set(next);
  }
}
