import type { Blockquote, Code, Heading, List, ListItem, Paragraph, Root, RootContent, Text } from 'mdast';
import { type Line, type LineIndex, linesOf } from './lines.js';

const heading = /^ {0,3}(#{1,6})(?:[ \t]+|$)/;
const fence = /^[ \t]*(`{3,}|~{3,})[ \t]*([^\s`]*)[^`]*$/;
const item = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/;
const quote = /^[ \t]*>[> \t]*/;

/**
 * Parses Markdown line by line: headings, fences, list items (one level), quotes and paragraphs, whose text keeps its
 * marks. Linear and without recursion, for documents that the full parser cannot bound. Every character that is no
 * mark of a block is kept.
 */
export function parsePlain(text: string, lines: LineIndex): Root {
  const scan = new PlainScan(text, lines);
  for (const line of linesOf(text)) scan.line(line);
  return scan.end();
}

interface OpenFence {
  readonly start: number;
  readonly mark: string;
  readonly language: string;
  readonly rows: string[];
}

interface OpenParagraph {
  readonly kind: 'paragraph' | 'item' | 'quote';
  readonly start: number;
  readonly texts: [number, number][];
}

class PlainScan {
  readonly #children: RootContent[] = [];
  #list: List | null = null;
  #fence: OpenFence | null = null;
  #paragraph: OpenParagraph | null = null;
  #ordered: number | null = null;

  constructor(
    private readonly text: string,
    private readonly lines: LineIndex,
  ) {}

  line(line: Line): void {
    const content = this.text.slice(line.start, line.end);
    if (this.#fence) this.#inFence(this.#fence, content, line);
    else if (content.trim() === '') this.#flush();
    else this.#block(content, line);
  }

  end(): Root {
    this.#flush();
    if (this.#fence) this.#closeFence(this.#fence, this.text.length);
    return { type: 'root', children: this.#children, position: this.lines.range(0, this.text.length) };
  }

  #block(content: string, line: Line): void {
    const opened = fence.exec(content);
    if (opened) {
      this.#flush();
      this.#list = null;
      this.#fence = { start: line.start, mark: opened[1]!, language: opened[2]!, rows: [] };
      return;
    }
    const title = heading.exec(content);
    if (title) this.#heading(content, title[0].length, title[1]!.length, line);
    else this.#prose(content, line);
  }

  #prose(content: string, line: Line): void {
    const marker = item.exec(content);
    const quoted = marker ? null : quote.exec(content);
    if (!marker && !quoted && this.#paragraph) {
      this.#paragraph.texts.push(this.#trimmed(line.start, line.end));
      return;
    }
    this.#flush();
    const width = (marker ?? quoted)?.[0].length ?? 0;
    const kind = marker ? 'item' : quoted ? 'quote' : 'paragraph';
    this.#ordered = marker && /\d/.test(marker[0]) ? Number.parseInt(marker[0], 10) : null;
    this.#paragraph = { kind, start: line.start, texts: [this.#trimmed(line.start + width, line.end)] };
  }

  #heading(content: string, width: number, depth: number, line: Line): void {
    this.#flush();
    this.#list = null;
    const [start, end] = this.#trimmed(line.start + width, line.start + content.trimEnd().length);
    const children = end > start ? [this.#text([[start, end]])] : [];
    this.#children.push({
      type: 'heading',
      depth: depth as Heading['depth'],
      children,
      position: this.lines.range(line.start, line.end),
    });
  }

  #inFence(open: OpenFence, content: string, line: Line): void {
    const bare = content.trim();
    const closes = bare.startsWith(open.mark) && bare.replaceAll(open.mark[0]!, '') === '';
    if (closes) this.#closeFence(open, line.end);
    else open.rows.push(content);
  }

  #closeFence(open: OpenFence, end: number): void {
    const code: Code = {
      type: 'code',
      lang: open.language || null,
      meta: null,
      value: open.rows.join('\n'),
      position: this.lines.range(open.start, end),
    };
    this.#children.push(code);
    this.#fence = null;
  }

  #flush(): void {
    const open = this.#paragraph;
    this.#paragraph = null;
    if (!open) return;
    const texts = open.texts.filter(([start, end]) => end > start);
    const end = open.texts.at(-1)![1];
    const position = this.lines.range(open.start, end);
    const paragraph: Paragraph = { type: 'paragraph', children: texts.length > 0 ? [this.#text(texts)] : [], position };
    if (open.kind === 'item') {
      this.#item({ type: 'listItem', spread: false, children: [paragraph], position });
      return;
    }
    this.#list = null;
    const quote: Blockquote = { type: 'blockquote', children: [paragraph], position };
    this.#children.push(open.kind === 'quote' ? quote : paragraph);
  }

  #item(node: ListItem): void {
    const ordered = this.#ordered !== null;
    if (this.#list?.ordered !== ordered) {
      this.#list = {
        type: 'list',
        ordered,
        start: this.#ordered,
        spread: false,
        children: [],
        position: node.position!,
      };
      this.#children.push(this.#list);
    }
    this.#list.children.push(node);
    this.#list.position = { start: this.#list.position!.start, end: node.position!.end };
  }

  #text(parts: readonly (readonly [number, number])[]): Text {
    const value = parts.map(([start, end]) => this.text.slice(start, end)).join('\n');
    return { type: 'text', value, position: this.lines.range(parts[0]![0], parts.at(-1)![1]) };
  }

  #trimmed(start: number, end: number): [number, number] {
    let from = start;
    let to = end;
    while (from < to && /[ \t]/.test(this.text[from]!)) from++;
    while (to > from && /[ \t]/.test(this.text[to - 1]!)) to--;
    return [from, to];
  }
}
