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
