import type { Heading, List, Paragraph, Root, RootContent, Text } from 'mdast';
import { type LineIndex, linesOf } from './lines.js';

/**
 * Parses Markdown line by line, in linear time and without recursion, for texts whose full parse exceeds a limit.
 * @param marks for a text that lost its marks, those of its headings (`##`) by the offset of their lines: there, a line is a
 * paragraph, and a mark alone on a line belongs to the next one
 */
export function parsePlain(text: string, lines: LineIndex, marks?: ReadonlyMap<number, string>): Root {
  const children: RootContent[] = [];
  for (const block of blocksOf(text, marks)) addNode(block, children, text, lines);
  return { type: 'root', children, position: lines.range(0, text.length) };
}

interface PlainBlock {
  readonly kind: 'heading' | 'code' | 'item' | 'quote' | 'paragraph';
  readonly start: number;
  end: number;
  /** `##`, the fence, or `1. `. */
  readonly marker: string;
  readonly language: string;
  readonly texts: [start: number, end: number][];
}

const beginnings = [
  ['code', /^[ \t]*(?<marker>`{3,}|~{3,})[ \t]*(?<language>[^\s`]*)[^`]*$/],
  ['heading', /^ {0,3}(?<marker>#{1,6})(?:[ \t]+|$)/],
  ['item', /^[ \t]*(?<marker>(?:[-*+]|\d{1,9}[.)])[ \t]+)/],
  ['quote', /^[ \t]*>[> \t]*/],
] as const;

function* blocksOf(text: string, marks?: ReadonlyMap<number, string>): Generator<PlainBlock> {
  let open: PlainBlock | null = null;
  for (const { start, end } of linesOf(text)) {
    const content = text.slice(start, end);
    if (open?.kind === 'code') {
      open.end = end;
      if (closes(content.trim(), open.marker)) {
        yield open;
        open = null;
      } else open.texts.push([start, end]);
      continue;
    }
    const begun = blockOf(marks ? `${content} ` : content, start, marks?.get(start));
    if (open && begun?.kind === 'paragraph' && (!marks || isMarkAlone(open))) {
      open.texts.push(...begun.texts);
      open.end = begun.end;
      continue;
    }
    if (open) yield open;
    open = begun;
    if (begun?.kind !== 'heading') continue;
    yield begun;
    open = null;
  }
  if (open?.kind === 'code') open.end = text.length;
  if (open) yield open;
}

const closes = (line: string, fence: string): boolean =>
  line.startsWith(fence) && line.replaceAll(fence[0]!, '') === '';

const isMarkAlone = ({ kind, texts }: PlainBlock): boolean =>
  kind === 'item' && texts.every(([from, to]) => from === to);

/** The block that a line begins, a paragraph when it has no marker; null for a blank line. */
function blockOf(content: string, start: number, mark?: string): PlainBlock | null {
  if (content.trim() === '') return null;
  if (mark !== undefined) {
    const text = trimmed(content, /^[ \t]*(?:#{1,6}[ \t]+)?/.exec(content)![0].length, start);
    return { kind: 'heading', start: text[0], end: text[1], marker: mark, language: '', texts: [text] };
  }
  for (const [kind, form] of beginnings) {
    const match = form.exec(content);
    if (!match) continue;
    const { marker = '', language = '' } = match.groups ?? {};
    const text = trimmed(content, match[0].length, start);
    const end = kind === 'heading' ? start + content.length : text[1];
    return { kind, start, end, marker, language, texts: kind === 'code' ? [] : [text] };
  }
  const text = trimmed(content, 0, start);
  return { kind: 'paragraph', start, end: text[1], marker: '', language: '', texts: [text] };
}

/** Offsets of the text of a line from a column on, without the white space around it. */
function trimmed(content: string, from: number, start: number): [number, number] {
  const text = content.slice(from).replace(/[ \t]+$/, '');
  const lead = /^[ \t]*/.exec(text)![0].length;
  return [start + from + lead, start + from + text.length];
}

function addNode(block: PlainBlock, children: RootContent[], text: string, lines: LineIndex): void {
  const { kind, start, end, marker, language } = block;
  const position = lines.range(start, end);
  const rows = block.texts.map((offsets) => text.slice(...offsets));
  if (kind === 'code') {
    children.push({ type: 'code', lang: language || null, meta: null, value: rows.join('\n'), position });
    return;
  }
  const texts = block.texts.filter(([from, to]) => to > from);
  const value = rows.filter((row) => row !== '').join('\n');
  const content: Text[] =
    texts.length === 0 ? [] : [{ type: 'text', value, position: lines.range(texts[0]![0], texts.at(-1)![1]) }];
  const paragraph: Paragraph = { type: 'paragraph', children: content, position };
  if (kind === 'heading')
    children.push({ type: 'heading', depth: marker.length as Heading['depth'], children: content, position });
  else if (kind === 'quote') children.push({ type: 'blockquote', children: [paragraph], position });
  else if (kind === 'item') {
    const list = listFor(marker, children, position);
    list.children.push({ type: 'listItem', spread: false, children: [paragraph], position });
    list.position = { start: list.position!.start, end: position.end };
  } else children.push(paragraph);
}

function listFor(marker: string, children: RootContent[], position: NonNullable<List['position']>): List {
  const ordered = /\d/.test(marker);
  const last = children.at(-1);
  if (last?.type === 'list' && last.ordered === ordered) return last;
  const start = ordered ? Number.parseInt(marker, 10) : null;
  const list: List = { type: 'list', ordered, start, spread: false, children: [], position };
  children.push(list);
  return list;
}
