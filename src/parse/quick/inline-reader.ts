import type { PhrasingContent } from 'mdast';
import type { Content } from './content.js';
import type { Piece } from './pieces.js';

/** How far a text has been read, and the pieces that it is made of so far. */
export class InlineReader {
  readonly pieces: Piece[] = [];
  readonly text: string;
  at = 0;
  /** Where the plain text before `at` begins. */
  plain = 0;

  constructor(readonly content: Content) {
    this.text = content.text;
  }

  /** Makes a piece of the plain text up to `end`. */
  flush(end: number): void {
    if (end > this.plain) this.addText(this.text.slice(this.plain, end), this.plain, end);
    this.plain = end;
  }

  addText(value: string, start: number, end: number): void {
    this.pieces.push({ kind: 'text', value, start, end });
  }

  /** Puts a node in the place of the text from `at` to `end`. */
  addNode(node: PhrasingContent, end: number): void {
    this.flush(this.at);
    this.pieces.push({ kind: 'node', node });
    this.go(end);
  }

  /** Puts a link whose text is from `start` to `end` in the place of the text from `at` to `behind`. */
  addLink(url: string, start: number, end: number, behind = end): void {
    const { content } = this;
    const text = { type: 'text' as const, value: this.text.slice(start, end), position: content.position(start, end) };
    const position = content.position(this.at, behind);
    this.addNode({ type: 'link', title: null, url, children: [text], position }, behind);
  }

  go(to: number): void {
    this.at = to;
    this.plain = to;
  }

  /** Offset behind the plain text that ends at `end`, without white space at its end. */
  withoutSpace(end: number): number {
    let at = end;
    while (at > this.plain && isBlank(this.text.charCodeAt(at - 1))) at--;
    return at;
  }

  /** Goes on with a line that begins at `start`, behind the white space that it begins with. */
  startLine(start: number): void {
    let at = start;
    while (isBlank(this.text.charCodeAt(at))) at++;
    this.go(at);
  }
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9;
}
