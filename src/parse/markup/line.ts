import { linesOf } from '../lines.js';

/** A line of Markdown and where its characters stand in the source. */
export interface MarkupLine {
  readonly text: string;
  /** Offset in the source of the character at 0: what a prefix adds or takes away moves it. */
  readonly at: number;
  /** The line of the source that it was made of. */
  readonly from: number;
  readonly to: number;
}

export function markupLines(source: string): MarkupLine[] {
  const lines: MarkupLine[] = [];
  for (const { start, end } of linesOf(source))
    lines.push({ text: source.slice(start, end), at: start, from: start, to: end });
  return lines;
}

/** A line that was made of a stretch of the source, none of whose characters keeps its place in it. */
export function lineAt(text: string, from: number, to: number): MarkupLine {
  return { text, at: from, from, to: Math.max(from, to) };
}

/** The line with another text, the end of which is the end of what it was. */
export function withText(line: MarkupLine, text: string): MarkupLine {
  return { ...line, text, at: line.at + line.text.length - text.length };
}

/** A line that stands for a mark of the source and holds nothing of it. */
export function inserted(line: MarkupLine, text: string): MarkupLine {
  return { ...line, text, at: line.from };
}

export const indentOf = (text: string): number => text.length - text.trimStart().length;

const fence = /^ *(`{3,}|~{3,})([^`]*)$/;

/** Follows the fences of Markdown, whose code is nobody's markup. */
export class FenceState {
  #open = '';

  /** Whether a line is code or a mark of a fence. */
  takes(text: string): boolean {
    const match = fence.exec(text);
    if (this.#open === '') {
      this.#open = match?.[1] ?? '';
      return match !== null;
    }
    const mark = match?.[1] ?? '';
    if (mark.startsWith(this.#open) && match?.[2]?.trim() === '') this.#open = '';
    return true;
  }
}

/** `=== "Linux"`, `!!! warning "Data loss"`, `??? note`: what belongs to it stands four columns further in. */
const mark = /^ *(?:===[!+]? *["'][^"'\n]{1,80}["']|(?:!!!|\?\?\?\+?) +[a-z][\w -]{0,40}(?: *"[^"\n]{0,120}")?)\s*$/;
const step = 4;
const deepest = 6;

const starts = ['=== "', "=== '", '===! ', '===+ ', '!!! ', '??? ', '???+'];

export const mayHoldTabs = (text: string): boolean => starts.some((start) => text.includes(start));

/** Tabs and admonitions of Python-Markdown with their content beside their mark, where Markdown sees what it is. */
export function unindentTabs(lines: readonly MarkupLine[]): MarkupLine[] {
  const written: MarkupLine[] = [];
  const fences = new FenceState();
  /** Columns of the marks that are open, outermost first. */
  const open: number[] = [];
  for (const line of lines) {
    const blank = line.text.trim() === '';
    const indent = indentOf(line.text);
    if (!blank) while (open.length > 0 && indent < open.at(-1)! + step) open.pop();
    const inside = blank ? line : withText(line, line.text.slice(Math.min(indent, open.length * step)));
    const isCode = fences.takes(inside.text);
    if (isCode || open.length >= deepest || !mark.test(line.text)) {
      written.push(inside);
      continue;
    }
    // Between blank lines the mark is a paragraph of its own.
    written.push(inserted(line, ''), inside, inserted(line, ''));
    open.push(indent);
  }
  return written;
}
