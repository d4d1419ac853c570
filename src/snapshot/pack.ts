import { PlaceReader, PlaceWriter } from './places.js';
import { TextReader, TextWriter } from './texts.js';
import { decodeUtf8, decodeUtf16, encodeUtf16 } from './utf8.js';
import { ByteSink, ByteSource } from './varint.js';

/** Columns that are no record's own: two for each part. */
const textColumn = 0;
const placeColumn = 1;
const partColumns = 2;
const recordColumns = 2 * partColumns;

/**
 * A document as columns: numbers of one kind of record lie side by side, and all text in one piece behind them, which a
 * compressor makes least of. It has two parts, of which the second is read without the first, although its texts may be
 * parts of the first one's.
 *
 * ```
 * LEB128  number of columns, and the length of each in bytes
 *      1  0: the text is UTF-8; 1: it is UTF-16, since it has halves of characters
 *         … the columns
 *         … the text
 * ```
 */
export class PackWriter {
  /** The last of ids that count. */
  readonly counters = [0, 0, 0, 0];
  readonly #columns: ByteSink[] = [];
  texts = new TextWriter(this.#column(textColumn));
  places = new PlaceWriter(this.#column(placeColumn), this.texts);

  /** Begins the second part. */
  seal(): void {
    this.texts = this.texts.seal(this.#column(partColumns + textColumn));
    this.places = new PlaceWriter(this.#column(partColumns + placeColumn), this.texts);
  }

  /** The column of a kind of record. */
  record(kind: number): ByteSink {
    return this.#column(recordColumns + kind);
  }

  toBytes(): Uint8Array {
    const head = new ByteSink();
    head.number(this.#columns.length);
    for (const column of this.#columns) head.number(column.length);
    const pool = this.texts.pool();
    const whole = !/\p{Surrogate}/u.test(pool);
    head.byte(whole ? 0 : 1);
    for (const column of this.#columns) head.bytes(column.toBytes());
    head.bytes(whole ? new TextEncoder().encode(pool) : encodeUtf16(pool));
    return head.toBytes();
  }

  #column(number: number): ByteSink {
    while (this.#columns.length <= number) this.#columns.push(new ByteSink());
    return this.#columns[number]!;
  }
}

/** Reads what a PackWriter wrote, one of its parts in the same order. */
export class PackReader {
  readonly counters = [0, 0, 0, 0];
  readonly texts: TextReader;
  readonly places: PlaceReader;
  readonly #columns: ByteSource[] = [];

  constructor(bytes: Uint8Array, part: 'first' | 'second') {
    const head = new ByteSource(bytes);
    const lengths = Array.from({ length: head.number() }, () => head.number());
    const decode = head.byte() === 0 ? decodeUtf8 : decodeUtf16;
    let at = head.position;
    for (const length of lengths) {
      this.#columns.push(new ByteSource(bytes, at));
      at += length;
    }
    const first = part === 'first' ? 0 : partColumns;
    const texts = this.#columns[first + textColumn]!;
    // The second part says first where its own texts begin.
    const begin = part === 'first' ? 0 : texts.number();
    this.texts = new TextReader(texts, decode(bytes, at, bytes.length), begin);
    this.places = new PlaceReader(this.#columns[first + placeColumn]!, this.texts);
  }

  record(kind: number): ByteSource {
    return this.#columns[recordColumns + kind]!;
  }
}
