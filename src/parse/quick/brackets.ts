import type { PhrasingContent } from 'mdast';
import { toText } from './alternative-text.js';
import type { MarkResolver } from './emphasis.js';
import type { Budget } from './hand-over.js';
import type { InlineReader } from './inline-reader.js';
import type { Piece } from './pieces.js';
import { decodeText } from './references.js';
import { type Resource, readResource } from './resource.js';

/** A `[` or `![` that may begin a link or an image. */
interface Bracket {
  /** Its place among the pieces. */
  readonly index: number;
  readonly isImage: boolean;
  /** False inside the text of a link: links do not nest. */
  isActive: boolean;
}

/** Characters of a label at most. */
const maxLabel = 1_000;

/** Makes links and images of brackets with an address behind them. */
export class Brackets {
  readonly #open: Bracket[] = [];

  constructor(
    private readonly reader: InlineReader,
    private readonly resolver: MarkResolver,
    private readonly budget: Budget,
    /** Told what has been looked at in vain, from one offset to another. */
    private readonly onVain: (from: number, to: number) => void,
  ) {}

  get isEmpty(): boolean {
    return this.#open.length === 0;
  }

  /** Reads a `[`, or the two characters of `![`. */
  open(size: number): void {
    const { reader } = this;
    const start = reader.at;
    reader.flush(start);
    this.#open.push({ index: reader.pieces.length, isImage: size === 2, isActive: true });
    reader.addText(reader.text.slice(start, start + size), start, start + size);
    reader.go(start + size);
  }

  /** Reads a `]` and the address behind it. */
  close(): void {
    const { reader } = this;
    const bracket = this.#open.pop();
    const { at } = reader;
    const next = bracket?.isActive ? reader.text.charCodeAt(at + 1) : 0;
    if (next === 91) this.onVain(at, this.#labelEnd(at + 2));
    const resource = next === 40 ? readResource(reader.text, at + 1, this.budget) : null;
    if (!bracket || !resource) {
      reader.at++;
      return;
    }
    reader.flush(at);
    const node = this.#nodeOf(bracket, reader.pieces.splice(bracket.index), resource);
    reader.pieces.push({ kind: 'node', node });
    reader.go(resource.end);
    if (!bracket.isImage) this.#deactivate();
  }

  #nodeOf({ isImage }: Bracket, pieces: readonly Piece[], resource: Resource): PhrasingContent {
    const [opening, ...inside] = pieces;
    this.budget.spend(inside.length);
    const start = opening?.kind === 'text' ? opening.start : 0;
    const children = this.resolver.nodesInside(inside);
    const position = this.reader.content.position(start, resource.end);
    const url = decodeText(resource.url);
    const title = resource.title === null ? null : decodeText(resource.title);
    return isImage
      ? { type: 'image', title, url, alt: toText(children), position }
      : ({ type: 'link', title, url, children, position } as PhrasingContent);
  }

  /** Where a label behind the text of a link ends, which no definition knows. */
  #labelEnd(from: number): number {
    const { text } = this.reader;
    let at = from;
    for (let code = text.charCodeAt(at); at - from < maxLabel && code !== 91 && code !== 93; ) {
      if (Number.isNaN(code)) break;
      at += code === 92 ? 2 : 1;
      code = text.charCodeAt(at);
    }
    this.budget.spend(at - from);
    return at;
  }

  #deactivate(): void {
    for (let index = this.#open.length - 1; index >= 0; index--) {
      const bracket = this.#open[index]!;
      this.budget.spend(1);
      if (bracket.isImage) continue;
      if (!bracket.isActive) break;
      bracket.isActive = false;
    }
  }
}
