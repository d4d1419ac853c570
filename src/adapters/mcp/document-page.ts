import type { ShownDocument } from '../../index.js';
import { visibleText } from './quote.js';

type Block = ShownDocument['sections'][number]['blocks'][number];

/** The text of a document as its reader sees it, in document order. */
export function documentBody(document: ShownDocument): string {
  const parts = document.sections.flatMap(({ heading, level, blocks }) => [
    ...(heading === '' ? [] : [`${'#'.repeat(Math.max(1, level))} ${heading}`]),
    ...joinTight(blocks),
  ]);
  return visibleText(parts.join('\n\n'));
}

/** Items of a list and rows of a table stand together. */
function joinTight(blocks: readonly Block[]): string[] {
  const groups: string[][] = [];
  let last = '';
  for (const block of blocks) {
    const tight = block.kind === 'list-item' || block.kind === 'table-row';
    if (tight && block.kind === last) groups.at(-1)!.push(blockText(block));
    else groups.push([blockText(block)]);
    last = block.kind;
  }
  return groups.map((group) => group.join('\n'));
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'code':
      return fenced(block.text, block.language ?? '');
    case 'list-item':
      return `${'  '.repeat(block.depth)}${block.ordinal == null ? '-' : `${block.ordinal}.`} ${block.text}`;
    case 'table-row':
      return `| ${(block.cells ?? [block.text]).join(' | ')} |`;
    case 'quote':
      return `> ${block.text}`;
    default:
      return block.text;
  }
}

function fenced(code: string, language: string): string {
  const longest = (code.match(/`+/g) ?? []).reduce((length, run) => Math.max(length, run.length), 2);
  const mark = '`'.repeat(longest + 1);
  return `${mark}${language}\n${code}\n${mark}`;
}

export interface DocumentPage {
  readonly text: string;
  /** Where to read on; null at the end. */
  readonly next: number | null;
  readonly characters: number;
}

/** A part of the text that ends at a line's end where there is one. Offsets count UTF-16 units. */
export function documentPage(document: ShownDocument, offset: number, length: number): DocumentPage {
  const body = documentBody(document);
  const start = Math.min(offset, body.length);
  let end = Math.min(body.length, start + length);
  if (end < body.length) {
    const line = body.lastIndexOf('\n', end - 1) + 1;
    if (line > start) end = line;
    else if (/[\ud800-\udbff]/.test(body[end - 1]!)) end--;
  }
  return { text: body.slice(start, end), next: end < body.length ? end : null, characters: body.length };
}
