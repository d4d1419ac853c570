import type { PhrasingContent } from 'mdast';
import { inlineHtmlEnd, readAutolink } from './angle-brackets.js';
import { Brackets } from './brackets.js';
import { closingTicks, codeValue, ticksEnd } from './code-spans.js';
import type { Content } from './content.js';
import { MarkResolver } from './emphasis.js';
import { emphasisFlanks, strikeFlanks } from './flanking.js';
import { Budget, HandOver } from './hand-over.js';
import { InlineReader } from './inline-reader.js';
import { LiteralLinks } from './literal-links.js';
import { nodesOf, type Piece } from './pieces.js';
import { characterReference, isPunctuation } from './references.js';

const isSpecial = new Uint8Array(128);
for (const character of '\n!&*<:[\\]_`~Ww') isSpecial[character.charCodeAt(0)] = 1;

/** The nodes of a text inside a paragraph, a heading or a cell. */
export function parseInlines(content: Content, inTable = false): PhrasingContent[] {
  return new InlineParser(content, inTable).parse();
}

class InlineParser {
  readonly #text: string;
  readonly #reader: InlineReader;
  readonly #budget: Budget;
  readonly #resolver: MarkResolver;
  readonly #brackets: Brackets;
  readonly #links: LiteralLinks;
  #firstMark = 0;

  constructor(
    private readonly content: Content,
    private readonly inTable: boolean,
  ) {
    this.#text = content.text;
    this.#reader = new InlineReader(content);
    this.#budget = new Budget(content.text.length);
    this.#resolver = new MarkResolver(content, this.#budget);
    this.#brackets = new Brackets(this.#reader, this.#resolver, this.#budget, (from, to) => this.#leftLine(from, to));
    this.#links = new LiteralLinks(this.#reader, this.#budget);
  }

  parse(): PhrasingContent[] {
    const text = this.#text;
    const reader = this.#reader;
    const { hasEmails } = this.#links;
    while (reader.at < text.length) {
      if (hasEmails && this.#brackets.isEmpty && this.#links.readEmail()) continue;
      const code = text.charCodeAt(reader.at);
      if (code < 128 && isSpecial[code]) this.#special(code);
      else reader.at++;
    }
    reader.flush(reader.withoutSpace(text.length));
    if (this.#firstMark === 0) return nodesOf(reader.pieces, this.content);
    return this.#resolver.nodesOfText(reader.pieces, this.#firstMark === 126);
  }

  #special(code: number): void {
    if (code === 10) this.#lineBreak();
    else if (code === 92) this.#escape();
    else if (code === 96) this.#code();
    else if (code === 42 || code === 95) this.#emphasisMark(code);
    else if (code === 126) this.#strikeMark();
    else if (code === 91) this.#brackets.open(1);
    else if (code === 93) this.#brackets.close();
    else if (code === 60) this.#angle();
    else if (code === 38) this.#reference();
    else this.#bangOrLiteral(code);
  }

  #bangOrLiteral(code: number): void {
    const reader = this.#reader;
    if (code === 33 && this.#text.charCodeAt(reader.at + 1) === 91) this.#brackets.open(2);
    else if (code === 33 || !this.#brackets.isEmpty) reader.at++;
    else if (code === 58) this.#links.readProtocol();
    else this.#links.readWww();
  }

  #lineBreak(): void {
    const reader = this.#reader;
    const eol = reader.at;
    const end = reader.withoutSpace(eol);
    const space = this.#text.slice(end, eol);
    reader.flush(end);
    if (space.length > 1 && !space.includes('\t')) reader.pieces.push(this.#breakPiece(end, eol + 1));
    else reader.addText('\n', eol, eol + 1);
    reader.startLine(eol + 1);
  }

  #breakPiece(start: number, end: number): Piece {
    return { kind: 'node', node: { type: 'break', position: this.content.position(start, end) } };
  }

  #escape(): void {
    const reader = this.#reader;
    const { at } = reader;
    const next = this.#text.charCodeAt(at + 1);
    if (next === 10) {
      reader.flush(at);
      reader.pieces.push(this.#breakPiece(at, at + 2));
      reader.startLine(at + 2);
    } else if (isPunctuation(next)) {
      reader.flush(at);
      reader.addText(this.#text[at + 1]!, at, at + 2);
      reader.go(at + 2);
    } else reader.at++;
  }

  #reference(): void {
    const reader = this.#reader;
    const reference = characterReference(this.#text, reader.at);
    if (!reference) {
      reader.at++;
      return;
    }
    reader.flush(reader.at);
    reader.addText(reference.value, reader.at, reference.end);
    reader.go(reference.end);
  }

  #code(): void {
    const text = this.#text;
    const start = this.#reader.at;
    const from = ticksEnd(text, start);
    const close = closingTicks(text, from, from - start, this.#budget);
    if (close < 0) {
      this.#leftLine(start, text.length);
      this.#reader.at = from;
      return;
    }
    const value = codeValue(text.slice(from, close), this.inTable);
    const end = close + from - start;
    this.#reader.addNode({ type: 'inlineCode', value, position: this.content.position(start, end) }, end);
  }

  /** Looking ahead in vain beyond a line makes the parser that is followed give other places in quoted lines. */
  #leftLine(from: number, to: number): void {
    if (!this.content.isWholeLines && this.#text.slice(from, to).includes('\n'))
      throw new HandOver('looked ahead in vain');
  }

  #emphasisMark(mark: number): void {
    const start = this.#reader.at;
    let end = start + 1;
    while (this.#text.charCodeAt(end) === mark) end++;
    const flanks = emphasisFlanks(this.#text, start, end);
    this.#addMark(mark, end, flanks.opens, flanks.closes);
  }

  #strikeMark(): void {
    const start = this.#reader.at;
    let end = start + 1;
    while (this.#text.charCodeAt(end) === 126) end++;
    if (end - start > 2) {
      this.#reader.at = end;
      return;
    }
    const flanks = strikeFlanks(this.#text, start, end);
    this.#addMark(126, end, flanks.opens, flanks.closes);
  }

  #addMark(mark: number, end: number, opens: boolean, closes: boolean): void {
    const reader = this.#reader;
    const start = reader.at;
    reader.flush(start);
    reader.pieces.push({ kind: 'mark', mark, opens, closes, start, end });
    this.#firstMark ||= mark;
    reader.go(end);
  }

  #angle(): void {
    const reader = this.#reader;
    const text = this.#text;
    const start = reader.at;
    const autolink = readAutolink(text, start, this.#budget);
    if (autolink) {
      const address = text.slice(start + 1, autolink.end - 1);
      reader.addLink(autolink.isEmail ? `mailto:${address}` : address, start + 1, autolink.end - 1, autolink.end);
      return;
    }
    const end = inlineHtmlEnd(text, start, this.#budget);
    if (end < 0) reader.at++;
    else
      reader.addNode({ type: 'html', value: text.slice(start, end), position: this.content.position(start, end) }, end);
  }
}
