import type { Code } from 'mdast';
import { HandOver } from './hand-over.js';
import { type Leaf, type Line, pointOf, positionOf, type Taken } from './leaf.js';
import type { Point } from './points.js';
import { decodeText } from './references.js';
import { isBlankFrom, isSpace, skipSpaces } from './starts.js';

/** Code between fences. */
export class FencedCode implements Leaf {
  readonly isConcrete = true;
  readonly isInterrupted = true;
  readonly node: Code;
  readonly #rows: string[] = [];
  readonly #mark: number;
  readonly #size: number;
  readonly #indent: number;

  /** `at` is where its indent begins, `start` its first mark, of which there are `size`. */
  constructor(
    private readonly text: string,
    line: Line,
    at: number,
    start: number,
    size: number,
  ) {
    this.#mark = text.charCodeAt(start);
    this.#size = size;
    this.#indent = start - at;
    const info = text.slice(start + size, line.end).replace(/^[ \t]+/, '');
    const lang = /^[^ \t]*/.exec(info)![0];
    const meta = info.slice(lang.length).replace(/^[ \t]+/, '');
    this.node = {
      type: 'code',
      lang: lang === '' ? null : decodeText(lang),
      meta: meta === '' ? null : decodeText(meta),
      value: '',
      position: positionOf(line, start, line, line.end),
    };
  }

  take(line: Line, at: number, isLazy: boolean): Taken {
    if (isLazy) return 'no';
    this.node.position!.end = pointOf(line, line.end);
    if (this.#closes(line, at)) {
      this.node.value = this.#rows.join('\n');
      return 'last';
    }
    let from = at;
    while (from < line.end && from - at < this.#indent && this.text.charCodeAt(from) === 32) from++;
    if (from - at < this.#indent && from < line.end && this.text.charCodeAt(from) === 9)
      throw new HandOver('a tab that indents code');
    this.#rows.push(this.text.slice(from, line.end));
    return 'yes';
  }

  /** Only the fence that ends the code takes its last line break; else it is part of the code. */
  finish(next: Point | null): boolean {
    const rows = this.#rows;
    if (next) this.node.position!.end = next;
    // Without a fence at the end, the last of several line breaks is not part of the code either.
    if (!next && rows.at(-1) === '') rows.pop();
    this.node.value = rows.join('\n');
    return next !== null;
  }

  #closes(line: Line, at: number): boolean {
    const { text } = this;
    let from = at;
    while (from < line.end && from - at < 3 && text.charCodeAt(from) === 32) from++;
    let end = from;
    while (end < line.end && text.charCodeAt(end) === this.#mark) end++;
    return end - from >= this.#size && isBlankFrom(text, end, line.end);
  }
}

const codeIndent = 4;

/** Code that is indented by four spaces. */
export class IndentedCode implements Leaf {
  readonly isConcrete = false;
  readonly isInterrupted: boolean;
  readonly node: Code;
  readonly #rows: string[];
  #blank = 0;

  constructor(
    private readonly text: string,
    line: Line,
    at: number,
    /** Code that begins in a lazy line is that line only. */
    private readonly isLazy: boolean,
  ) {
    this.isInterrupted = !isLazy;
    this.#rows = [text.slice(at + codeIndent, line.end)];
    this.node = { type: 'code', lang: null, meta: null, value: '', position: positionOf(line, at, line, line.end) };
  }

  take(line: Line, at: number, isLazy: boolean): Taken {
    if (isLazy || this.isLazy) return 'no';
    const start = skipSpaces(this.text, at, line.end);
    if (start - at < codeIndent) {
      if (start < line.end && !isSpace(this.text.charCodeAt(start))) return 'no';
      if (start < line.end) throw new HandOver('a tab in a blank line');
      this.#blank++;
      return 'blank';
    }
    for (; this.#blank > 0; this.#blank--) this.#rows.push('');
    this.#rows.push(this.text.slice(at + codeIndent, line.end));
    this.node.position!.end = pointOf(line, line.end);
    return 'yes';
  }

  finish(): boolean {
    if (this.#rows.at(-1) === '') this.#rows.pop();
    this.node.value = this.#rows.join('\n');
    return false;
  }
}
