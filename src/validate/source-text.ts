import type { Position, Range } from '../model/index.js';

/** The text of a file, in which places are found. Lines are counted when the first finding asks. */
export class SourceText {
  #starts: number[] | undefined;

  constructor(readonly text: string) {}

  /** The half-open place of two offsets. */
  range(start: number, end: number): Range {
    return { start: this.position(start), end: this.position(end) };
  }

  /**
   * Where a piece of a block stands in the file. What is not found as it is written, such as a command whose prompt was
   * taken away, has the place of the whole block.
   * @param from offset within the block's source from which to look
   */
  find(piece: string, within: Range, from = 0): Range {
    const found = this.text.indexOf(piece, within.start.offset + from);
    const inside = piece !== '' && found >= 0 && found + piece.length <= within.end.offset;
    return inside ? this.range(found, found + piece.length) : within;
  }

  /** The line that a place starts in, without its white space. */
  line({ start }: Range): Range {
    const from = this.text.lastIndexOf('\n', start.offset - 1) + 1;
    const to = this.text.indexOf('\n', start.offset);
    const line = this.text.slice(from, to < 0 ? undefined : to);
    const begin = from + line.length - line.trimStart().length;
    return line.trim() === ''
      ? this.range(start.offset, start.offset)
      : this.range(begin, from + line.trimEnd().length);
  }

  slice({ start, end }: Range): string {
    return this.text.slice(start.offset, end.offset);
  }

  position(offset: number): Position {
    this.#starts ??= lineStarts(this.text);
    let low = 0;
    let high = this.#starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#starts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - this.#starts[low]! + 1, offset };
  }
}

/** `\n`, `\r\n` and a lone `\r` end a line, as for the parser. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (const match of text.matchAll(/\r\n?|\n/g)) starts.push(match.index + match[0].length);
  return starts;
}
