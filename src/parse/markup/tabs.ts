import { FenceState, indentOf, inserted, type MarkupLine, withText } from './line.js';

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
