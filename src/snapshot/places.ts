import type { Position, Range } from '../model/index.js';
import { lineFeeds, type TextReader, type TextWriter } from './texts.js';
import type { ByteSink, ByteSource } from './varint.js';

/**
 * Ranges of a document. Where a line starts is written with the first position on it; a range begins near the end of the
 * one before and is about as long as its text, so that most numbers are small. A range is one of three, told apart by the
 * remainder of its first number: a new one, one that was written before, or (where a line would start at two places) its
 * six numbers as they are.
 */
const fresh = 0;
const again = 1;
const plain = 2;
const ways = 3;

const unsigned = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const signed = (value: number): number => (value % 2 === 0 ? value / 2 : -(value + 1) / 2);
/** Where a text would end that stood alone, begun at the first column: only its last line says more than its start. */
function expectedEnd(text: string, { line, offset }: Pick<Position, 'line' | 'offset'>) {
  const lines = lineFeeds(text);
  const last = lines === 0 ? 0 : text.length - text.lastIndexOf('\n') - 1;
  return { line: line + lines, offset: offset + text.length, before: last };
}

/** Units before the end of what a line that ends no text is: the mark at the end of a fence. */
const fence = 3;

/** Beyond any offset of a document; were one further, its range would be written as it is. */
const furthest = 2 ** 26;

const origin: Position = { line: 1, column: 1, offset: 0 };

export class PlaceWriter {
  readonly #sink: ByteSink;
  readonly #texts: TextWriter;
  /** Line → offset of its first unit. */
  readonly #lines = new Map<number, number>();
  /** By both offsets: a number is found faster than a text. */
  readonly #written = new Map<number, Range & { readonly number: number }>();
  #next = 0;
  #before = origin;
  #outerBefore = origin;

  constructor(sink: ByteSink, texts: TextWriter) {
    this.#sink = sink;
    this.#texts = texts;
  }

  /** The range of the text that was written last. */
  write(range: Range): void {
    this.#write(range, this.#before, expectedEnd(this.#texts.last, range.start));
    this.#before = range.end;
  }

  /** A range that holds those written since the last such one. */
  writeOuter(range: Range): void {
    this.#write(range, this.#outerBefore, { ...this.#before, before: 0 });
    this.#outerBefore = range.end;
  }

  #write({ start, end }: Range, from: Position, to: ReturnType<typeof expectedEnd>): void {
    const key = start.offset * furthest + end.offset;
    const known = this.#written.get(key);
    if (known !== undefined && isSame(known.start, start) && isSame(known.end, end)) {
      this.#sink.number(unsigned(known.number - this.#next) * ways + again);
      this.#next = known.number + 1;
      return;
    }
    if (known !== undefined || !this.#fits(start) || !this.#fits(end) || !fitTogether(start, end)) {
      this.#sink.number(plain);
      for (const { line, column, offset } of [start, end])
        for (const value of [line, column, offset]) this.#sink.number(value);
      return;
    }
    this.#written.set(key, { start, end, number: this.#written.size });
    this.#next = this.#written.size;
    this.#sink.number(unsigned(start.offset - from.offset) * ways + fresh);
    this.#writeLine(start, from.line, 0);
    this.#sink.signed(end.offset - to.offset);
    this.#writeLine(end, to.line, end.line === to.line ? to.before : fence);
  }

  #fits({ line, column, offset }: Position): boolean {
    const known = this.#lines.get(line);
    return known === undefined || known === offset - column + 1;
  }

  /** @param before units that are expected before the position on its line, where that line is new */
  #writeLine({ line, column, offset }: Position, from: number, before: number): void {
    this.#sink.signed(line - from);
    if (this.#lines.has(line)) return;
    this.#sink.signed(column - 1 - before);
    this.#lines.set(line, offset - column + 1);
  }
}

const isSame = (left: Position, right: Position): boolean => left.offset === right.offset && left.line === right.line;

const fitTogether = (start: Position, end: Position): boolean =>
  start.line !== end.line || start.offset - start.column === end.offset - end.column;

export class PlaceReader {
  readonly #source: ByteSource;
  readonly #texts: TextReader;
  readonly #lines = new Map<number, number>();
  readonly #ranges: Range[] = [];
  #next = 0;
  #before = origin;
  #outerBefore = origin;

  constructor(source: ByteSource, texts: TextReader) {
    this.#source = source;
    this.#texts = texts;
  }

  read(): Range {
    const range = this.#read(this.#before, null);
    this.#before = range.end;
    return range;
  }

  readOuter(): Range {
    const range = this.#read(this.#outerBefore, this.#before);
    this.#outerBefore = range.end;
    return range;
  }

  /** @param outer where the ranges end that are inside; null: the range is that of the last text */
  #read(from: Position, outer: Position | null): Range {
    const head = this.#source.number();
    const way = head % ways;
    if (way === again) {
      const known = this.#next + signed((head - way) / ways);
      this.#next = known + 1;
      const { start, end } = this.#ranges[known]!;
      return { start: { ...start }, end: { ...end } };
    }
    if (way === plain) return { start: this.#readPlain(), end: this.#readPlain() };
    const offset = from.offset + signed((head - way) / ways);
    const start = this.#readLine(offset, from.line, 0, 0);
    const to = outer === null ? expectedEnd(this.#texts.last, start) : { ...outer, before: 0 };
    const end = this.#readLine(to.offset + this.#source.signed(), to.line, to.before, fence);
    const range = { start, end };
    this.#ranges.push(range);
    this.#next = this.#ranges.length;
    return range;
  }

  #readLine(offset: number, from: number, before: number, beforeElsewhere: number): Position {
    const step = this.#source.signed();
    const line = from + step;
    let start = this.#lines.get(line);
    if (start === undefined) {
      start = offset - this.#source.signed() - (step === 0 ? before : beforeElsewhere);
      this.#lines.set(line, start);
    }
    return { line, column: offset - start + 1, offset };
  }

  #readPlain(): Position {
    return { line: this.#source.number(), column: this.#source.number(), offset: this.#source.number() };
  }
}
