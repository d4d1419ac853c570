import type { PhrasingContent } from 'mdast';
import { toText } from './alternative-text.js';
import { inlineHtmlEnd, readAutolink } from './angle-brackets.js';
import type { Content } from './content.js';
import { MarkResolver } from './emphasis.js';
import { emphasisFlanks, strikeFlanks } from './flanking.js';
import { Budget, HandOver } from './hand-over.js';
import { type EmailPlace, emailPlaces, protocolLinkEnd, wwwLinkEnd } from './literal-links.js';
import { nodesOf, type Piece } from './pieces.js';
import { characterReference, decodeText, isPunctuation } from './references.js';
import { readResource } from './resource.js';

/** A `[` or `![` that may begin a link or an image. */
interface Bracket {
  /** Its place among the pieces. */
  readonly index: number;
  readonly isImage: boolean;
  /** False inside the text of a link: links do not nest. */
  isActive: boolean;
}

const isSpecial = new Uint8Array(128);
for (const character of '\n!&*<:[\\]_`~Ww') isSpecial[character.charCodeAt(0)] = 1;

/** The nodes of a text inside a paragraph, a heading or a cell. */
export function parseInlines(content: Content, inTable = false): PhrasingContent[] {
  return new InlineParser(content, inTable).parse();
}

class InlineParser {
  readonly #text: string;
  readonly #budget: Budget;
  readonly #pieces: Piece[] = [];
  readonly #brackets: Bracket[] = [];
  readonly #resolver: MarkResolver;
  readonly #emails: readonly EmailPlace[];
  #at = 0;
  /** Where the plain text before `#at` begins. */
  #plain = 0;
  #email = 0;
  #firstMark = 0;

  constructor(
    private readonly content: Content,
    private readonly inTable: boolean,
  ) {
    this.#text = content.text;
    this.#budget = new Budget(content.text.length);
    this.#resolver = new MarkResolver(content, this.#budget);
    this.#emails = emailPlaces(content.text);
  }

  parse(): PhrasingContent[] {
    const text = this.#text;
    while (this.#at < text.length) {
      if (this.#atEmail()) continue;
      const code = text.charCodeAt(this.#at);
      if (code < 128 && isSpecial[code]) this.#special(code);
      else this.#at++;
    }
    this.#flush(this.#withoutSpace(text.length));
    if (this.#firstMark === 0) return nodesOf(this.#pieces, this.content);
    return this.#resolver.nodesOfText(this.#pieces, this.#firstMark === 126);
  }

  /** Offset behind the plain text that ends at `end`, without white space at its end. */
  #withoutSpace(end: number): number {
    let at = end;
    while (at > this.#plain && isBlank(this.#text.charCodeAt(at - 1))) at--;
    return at;
  }

  #flush(end: number): void {
    if (end > this.#plain) this.#addText(this.#text.slice(this.#plain, end), this.#plain, end);
    this.#plain = end;
  }

  #addText(value: string, start: number, end: number): void {
    this.#pieces.push({ kind: 'text', value, start, end });
  }

  /** Puts a node in the place of the text from `#at` to `end`. */
  #addNode(node: PhrasingContent, end: number): void {
    this.#flush(this.#at);
    this.#pieces.push({ kind: 'node', node });
    this.#go(end);
  }

  #go(to: number): void {
    this.#at = to;
    this.#plain = to;
  }

  #special(code: number): void {
    if (code === 10) this.#lineBreak();
    else if (code === 92) this.#escape();
    else if (code === 96) this.#code();
    else if (code === 42 || code === 95) this.#emphasisMark(code);
    else if (code === 126) this.#strikeMark();
    else if (code === 91) this.#open(1);
    else if (code === 33) this.#text.charCodeAt(this.#at + 1) === 91 ? this.#open(2) : this.#at++;
    else if (code === 93) this.#close();
    else if (code === 60) this.#angle();
    else if (code === 38) this.#reference();
    else if (code === 58) this.#protocol();
    else this.#www();
  }

  #lineBreak(): void {
    const eol = this.#at;
    const end = this.#withoutSpace(eol);
    const space = this.#text.slice(end, eol);
    this.#flush(end);
    if (space.length > 1 && !space.includes('\t')) this.#pieces.push(this.#breakPiece(end, eol + 1));
    else this.#addText('\n', eol, eol + 1);
    this.#startLine(eol + 1);
  }

  #startLine(start: number): void {
    let at = start;
    while (isBlank(this.#text.charCodeAt(at))) at++;
    this.#go(at);
  }

  #breakPiece(start: number, end: number): Piece {
    return { kind: 'node', node: { type: 'break', position: this.content.position(start, end) } };
  }

  #escape(): void {
    const at = this.#at;
    const next = this.#text.charCodeAt(at + 1);
    if (next === 10) {
      this.#flush(at);
      this.#pieces.push(this.#breakPiece(at, at + 2));
      this.#startLine(at + 2);
    } else if (isPunctuation(next)) {
      this.#flush(at);
      this.#addText(this.#text[at + 1]!, at, at + 2);
      this.#go(at + 2);
    } else this.#at++;
  }

  #reference(): void {
    const reference = characterReference(this.#text, this.#at);
    if (!reference) {
      this.#at++;
      return;
    }
    this.#flush(this.#at);
    this.#addText(reference.value, this.#at, reference.end);
    this.#go(reference.end);
  }

  #code(): void {
    const text = this.#text;
    const start = this.#at;
    const size = runEnd(text, start) - start;
    const close = this.#closingTicks(start + size, size);
    if (close < 0) {
      this.#leftLine(start, text.length);
      this.#at = start + size;
      return;
    }
    let value = text.slice(start + size, close);
    if (isPadded(value)) value = value.slice(1, -1);
    if (this.inTable) value = value.replace(/\\([\\|])/g, (whole, mark: string) => (mark === '|' ? mark : whole));
    const end = close + size;
    this.#addNode({ type: 'inlineCode', value, position: this.content.position(start, end) }, end);
  }

  #closingTicks(from: number, size: number): number {
    const text = this.#text;
    for (let at = text.indexOf('`', from); at >= 0; ) {
      const end = runEnd(text, at);
      if (end - at === size) {
        this.#budget.spend(end - from);
        return at;
      }
      at = text.indexOf('`', end);
    }
    this.#budget.spend(text.length - from);
    return -1;
  }

  /** Looking ahead in vain beyond a line makes the parser that is followed give other places in quoted lines. */
  #leftLine(from: number, to: number): void {
    if (!this.content.isWholeLines && this.#text.slice(from, to).includes('\n'))
      throw new HandOver('looked ahead in vain');
  }

  #emphasisMark(mark: number): void {
    const start = this.#at;
    let end = start + 1;
    while (this.#text.charCodeAt(end) === mark) end++;
    const flanks = emphasisFlanks(this.#text, start, end);
    this.#addMark(mark, end, flanks.opens, flanks.closes);
  }

  #strikeMark(): void {
    const start = this.#at;
    let end = start + 1;
    while (this.#text.charCodeAt(end) === 126) end++;
    if (end - start > 2) {
      this.#at = end;
      return;
    }
    const flanks = strikeFlanks(this.#text, start, end);
    this.#addMark(126, end, flanks.opens, flanks.closes);
  }

  #addMark(mark: number, end: number, opens: boolean, closes: boolean): void {
    const start = this.#at;
    this.#flush(start);
    this.#pieces.push({ kind: 'mark', mark, opens, closes, start, end });
    this.#firstMark ||= mark;
    this.#go(end);
  }

  #open(size: number): void {
    const start = this.#at;
    this.#flush(start);
    this.#brackets.push({ index: this.#pieces.length, isImage: size === 2, isActive: true });
    this.#addText(this.#text.slice(start, start + size), start, start + size);
    this.#go(start + size);
  }

  #close(): void {
    const bracket = this.#brackets.pop();
    const at = this.#at;
    const opens = bracket?.isActive && this.#text.charCodeAt(at + 1) === 40;
    const resource = opens ? readResource(this.#text, at + 1, this.#budget) : null;
    if (!bracket || !resource) {
      this.#at++;
      return;
    }
    this.#flush(at);
    const [opening, ...inside] = this.#pieces.splice(bracket.index);
    this.#budget.spend(inside.length);
    const start = opening?.kind === 'text' ? opening.start : 0;
    const children = this.#resolver.nodesInside(inside);
    const position = this.content.position(start, resource.end);
    const url = decodeText(resource.url);
    const title = resource.title === null ? null : decodeText(resource.title);
    const node: PhrasingContent = bracket.isImage
      ? { type: 'image', title, url, alt: toText(children), position }
      : ({ type: 'link', title, url, children, position } as PhrasingContent);
    this.#pieces.push({ kind: 'node', node });
    this.#go(resource.end);
    if (!bracket.isImage) this.#deactivate();
  }

  #deactivate(): void {
    for (let index = this.#brackets.length - 1; index >= 0; index--) {
      const bracket = this.#brackets[index]!;
      this.#budget.spend(1);
      if (bracket.isImage) continue;
      if (!bracket.isActive) break;
      bracket.isActive = false;
    }
  }

  #angle(): void {
    const start = this.#at;
    const autolink = readAutolink(this.#text, start, this.#budget);
    if (autolink) {
      const address = this.#text.slice(start + 1, autolink.end - 1);
      this.#addLink(autolink.isEmail ? `mailto:${address}` : address, start + 1, autolink.end - 1, autolink.end);
      return;
    }
    const end = inlineHtmlEnd(this.#text, start, this.#budget);
    if (end < 0) this.#at++;
    else
      this.#addNode(
        { type: 'html', value: this.#text.slice(start, end), position: this.content.position(start, end) },
        end,
      );
  }

  #addLink(url: string, start: number, end: number, behind = end): void {
    const text = {
      type: 'text' as const,
      value: this.#text.slice(start, end),
      position: this.content.position(start, end),
    };
    const position = this.content.position(this.#at, behind);
    this.#addNode({ type: 'link', title: null, url, children: [text], position }, behind);
  }

  #protocol(): void {
    const colon = this.#at;
    this.#at++;
    if (this.#brackets.length > 0 || !this.#text.startsWith('//', colon + 1)) return;
    for (const start of [colon - 5, colon - 4]) {
      if (start < this.#plain) continue;
      const end = protocolLinkEnd(this.#text, start, this.#budget);
      if (end < 0) continue;
      this.#at = start;
      this.#addLink(this.#text.slice(start, end), start, end);
      return;
    }
  }

  #www(): void {
    const start = this.#at;
    const end = this.#brackets.length > 0 ? -1 : wwwLinkEnd(this.#text, start, this.#budget);
    if (end < 0) this.#at++;
    else this.#addLink(`http://${this.#text.slice(start, end)}`, start, end);
  }

  #atEmail(): boolean {
    let place = this.#emails[this.#email];
    while (place && place.start < this.#at) place = this.#emails[++this.#email];
    if (!place || place.start !== this.#at || this.#brackets.length > 0) return false;
    this.#addLink(`mailto:${this.#text.slice(place.start, place.end)}`, place.start, place.end);
    return true;
  }
}

function runEnd(text: string, start: number): number {
  let end = start;
  while (text.charCodeAt(end) === 96) end++;
  return end;
}

/** Code whose first and last characters are spaces or line breaks, and that has others. */
function isPadded(value: string): boolean {
  return ' \n'.includes(value[0]!) && ' \n'.includes(value.at(-1)!) && /[^ \n]/.test(value);
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9;
}
