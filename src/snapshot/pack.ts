import { PlaceReader, PlaceWriter } from './places.js';
import { TextReader, TextWriter } from './texts.js';
import { ByteSink, ByteSource } from './varint.js';

/** Columns that are no record's own. */
const textColumn = 0;
const placeColumn = 1;
const recordColumns = 2;

/**
 * A document as columns: numbers of one kind of record lie side by side, and all text in one piece behind them, which a
 * compressor makes least of.
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
  readonly texts = new TextWriter(this.#column(textColumn));
  readonly places = new PlaceWriter(this.#column(placeColumn), this.texts);

  /** The column of a kind of record. */
  record(kind: number): ByteSink {
    return this.#column(recordColumns + kind);
  }

  toBytes(): Uint8Array {
    const head = new ByteSink();
    head.number(this.#columns.length);
    for (const column of this.#columns) head.number(column.length);
    const pool = this.texts.pool();
    let text = Buffer.from(pool, 'utf8');
    const whole = text.toString('utf8') === pool;
    if (!whole) text = Buffer.from(pool, 'utf16le');
    head.byte(whole ? 0 : 1);
    return Buffer.concat([head.toBytes(), ...this.#columns.map((column) => column.toBytes()), text]);
  }

  #column(number: number): ByteSink {
    while (this.#columns.length <= number) this.#columns.push(new ByteSink());
    return this.#columns[number]!;
  }
}

/** Reads what a PackWriter wrote, in the same order. */
export class PackReader {
  readonly counters = [0, 0, 0, 0];
  readonly texts: TextReader;
  readonly places: PlaceReader;
  readonly #columns: ByteSource[] = [];

  constructor(bytes: Buffer) {
    const head = new ByteSource(bytes);
    const lengths = Array.from({ length: head.number() }, () => head.number());
    const encoding = head.byte() === 0 ? 'utf8' : 'utf16le';
    let at = head.position;
    for (const length of lengths) {
      this.#columns.push(new ByteSource(bytes, at));
      at += length;
    }
    this.texts = new TextReader(this.#columns[textColumn]!, bytes.toString(encoding, at));
    this.places = new PlaceReader(this.#columns[placeColumn]!, this.texts);
  }

  record(kind: number): ByteSource {
    return this.#columns[recordColumns + kind]!;
  }
}
