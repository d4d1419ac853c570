import type { Document, Position, Range } from '../model/index.js';

/** The text of a file, to find positions in. Lines are indexed on first use. */
export class SourceText {
  #starts: number[] | undefined;

  constructor(readonly text: string) {}

  /** The half-open range of two offsets. */
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

  /** The line of the start of a range, trimmed. */
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

/** Front matter from parse/: plain data with the position of each value and key. */
export interface FrontMatterPlaces {
  readonly present: boolean;
  readonly data: Readonly<Record<string, unknown>>;
  /** JSON pointer (`/triggers/1`) → range of the value. */
  readonly values: ReadonlyMap<string, Range>;
  /** JSON pointer (`/priority`) → range of the key. */
  readonly keys: ReadonlyMap<string, Range>;
  /** The whole block, or null. */
  readonly range: Range | null;
}

/** Range of the value at a JSON pointer, or of the nearest enclosing value that has one. */
export function nearestRange(pointer: string, frontMatter: Omit<FrontMatterPlaces, 'present'>): Range | undefined {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const range = frontMatter.values.get(at) ?? frontMatter.keys.get(at);
    if (range) return range;
  }
  return frontMatter.range ?? undefined;
}

/** A key as a step of a JSON pointer. */
export const pointerStep = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Where a finding about a whole document stands: its title as it is written, else its first line that says anything. A
 * finding without a place is one that no editor shows.
 */
export function titlePlace(
  { sections }: Pick<Document, 'sections'>,
  { values }: Pick<FrontMatterPlaces, 'values'>,
  source: SourceText,
): Range {
  const heading = sections.find(({ level }) => level > 0);
  const title = heading?.level === 1 ? undefined : values.get('/title');
  if (title) return source.line(title);
  if (heading) return source.line(heading.range);
  const first = source.text.search(/\S/);
  const at = source.position(Math.max(0, first));
  return source.line({ start: at, end: at });
}
