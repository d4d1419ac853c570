import type { ByteSink, ByteSource } from './varint.js';

/**
 * Texts of a document, each once. A text is one of three, told apart by the remainder of its first number:
 *
 * - `3 × lines`: a new one, the next in the pool, of so many lines; none is the empty text. A line feed follows each.
 * - `3 × step + 1`: one that was written before, by how far its number is from the one after the last so named.
 * - `3 × step + 2`, size: a part of the sealed pool, by how far it begins from where the last text ended. The size is
 *   `2 × line feeds` where a line feed follows the part, else `2 × length + 1`.
 *
 * What comes after the sealing begins with the length of the sealed pool, and names no text that was written before.
 *
 * Steps are signed (0, -1, 1 … as 0, 1, 2 …).
 */
const fresh = 0;
const again = 1;
const part = 2;
const ways = 3;

/** Texts shorter than this are written anew rather than looked for. */
const shortestPart = 4;
/** How far from the last text a part is looked for: texts come in the order of the source. */
const reach = 8192;

const unsigned = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const signed = (value: number): number => (value % 2 === 0 ? value / 2 : -(value + 1) / 2);

export function lineFeeds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

export class TextWriter {
  /** What was written last. */
  last = '';
  readonly #sink: ByteSink;
  readonly #numbers = new Map<string, number>();
  readonly #ends: number[] = [];
  readonly #pool: string[] = [];
  #poolLength = 0;
  /** What may be named in parts, and where each text of it begins. */
  readonly #sealed: string;
  readonly #sealedAt: ReadonlyMap<string, number>;
  #next = 0;
  #cursor = 0;

  constructor(sink: ByteSink, sealed = '', sealedAt: ReadonlyMap<string, number> = new Map()) {
    this.#sink = sink;
    this.#sealed = sealed;
    this.#sealedAt = sealedAt;
    if (sealed !== '') this.#pool.push(sealed);
    this.#poolLength = sealed.length;
  }

  /** Writes on to another sink, with the texts so far as the sealed pool. */
  seal(sink: ByteSink): TextWriter {
    sink.number(this.#poolLength);
    const begins = [...this.#numbers].map(([text, number]) => [text, this.#ends[number]! - text.length] as const);
    return new TextWriter(sink, this.pool(), new Map(begins));
  }

  pool(): string {
    return this.#pool.join('');
  }

  write(text: string): void {
    this.last = text;
    if (text === '') {
      this.#sink.number(fresh);
      return;
    }
    const known = this.#numbers.get(text);
    if (known !== undefined) {
      this.#sink.number(unsigned(known - this.#next) * ways + again);
      this.#next = known + 1;
      this.#cursor = this.#ends[known]! + 1;
      return;
    }
    const at = this.#find(text);
    if (at < 0) this.#append(text);
    else {
      this.#sink.number(unsigned(at - this.#cursor) * ways + part);
      const toLineEnd = this.#sealed[at + text.length] === '\n';
      this.#sink.number(toLineEnd ? 2 * lineFeeds(text) : 2 * text.length + 1);
      this.#note(text, at);
    }
  }

  #append(text: string): void {
    this.#sink.number((lineFeeds(text) + 1) * ways + fresh);
    this.#pool.push(text, '\n');
    this.#note(text, this.#poolLength);
    this.#poolLength += text.length + 1;
  }

  #note(text: string, at: number): void {
    this.#numbers.set(text, this.#ends.length);
    this.#ends.push(at + text.length);
    this.#next = this.#ends.length;
    this.#cursor = at + text.length + 1;
  }

  #find(text: string): number {
    if (text.length > this.#sealed.length) return -1;
    const from = Math.min(this.#cursor, this.#sealed.length);
    if (this.#sealed.startsWith(text, from)) return from;
    const known = this.#sealedAt.get(text);
    if (known !== undefined || text.length < shortestPart) return known ?? -1;
    const start = Math.max(0, from - reach);
    const near = this.#sealed.slice(start, from + reach + text.length);
    const after = near.indexOf(text, from - start);
    const found = after < 0 ? near.lastIndexOf(text, from - start) : after;
    return found < 0 ? -1 : start + found;
  }
}

export class TextReader {
  /** What was read last. */
  last = '';
  readonly #source: ByteSource;
  readonly #pool: string;
  readonly #texts: string[] = [];
  readonly #ends: number[] = [];
  #read: number;
  #next = 0;
  #cursor = 0;

  /** @param begin where in the pool the new texts begin */
  constructor(source: ByteSource, pool: string, begin: number) {
    this.#source = source;
    this.#pool = pool;
    this.#read = begin;
  }

  read(): string {
    const head = this.#source.number();
    const way = head % ways;
    const value = (head - way) / ways;
    if (way === again) {
      const known = this.#next + signed(value);
      const text = this.#texts[known]!;
      this.#next = known + 1;
      this.#cursor = this.#ends[known]! + 1;
      this.last = text;
      return text;
    }
    if (way === part) return this.#readPart(this.#cursor + signed(value), this.#source.number());
    this.last = '';
    if (value === 0) return '';
    const at = this.#read;
    const end = this.#lineEnd(at, value - 1);
    this.#read = end + 1;
    return this.#note(at, end);
  }

  #readPart(at: number, size: number): string {
    return this.#note(at, size % 2 === 0 ? this.#lineEnd(at, size / 2) : at + (size - 1) / 2);
  }

  /** Where the line ends that is so many lines further. */
  #lineEnd(at: number, further: number): number {
    let end = this.#pool.indexOf('\n', at);
    for (let line = 0; line < further; line++) end = this.#pool.indexOf('\n', end + 1);
    return end;
  }

  #note(at: number, end: number): string {
    const text = this.#pool.slice(at, end);
    this.#texts.push(text);
    this.#ends.push(end);
    this.#next = this.#ends.length;
    this.#cursor = end + 1;
    this.last = text;
    return text;
  }
}
