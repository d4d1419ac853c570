import { decoded } from './html-text.js';
import type { MarkupLine } from './line.js';

/** Characters of `<pre>` in which an element around its code names the language. */
const languageWithin = 200;

/** The language that `<pre>`, or `<code>` at its beginning, names; empty when none does. */
export function languageOf(pre: string, content: string): string {
  const said = pre + content.slice(0, languageWithin);
  return /(?:lang(?:uage)?-|brush:\s*)([\w+-]{1,20})/i.exec(said)?.[1] ?? '';
}

/** The content of `<pre>` that stands in a cell, on one line. */
export function codeInCell(content: string): string {
  const text = decoded(content.replace(/<[^<>]*>/g, ''));
  return ` \`${text.trim().replace(/\s+/g, ' ')}\` `;
}

/** The lines of code in `<pre>`, which keep their places; `start` is the offset of its content. */
export function codeLines(content: string, start: number, indent: string): MarkupLine[] {
  const lines: MarkupLine[] = [];
  let at = start;
  for (const line of content.replace(/\s+$/, '').split('\n')) {
    const text = decoded(line.replace(/<\/?(?:code|span|b|strong|em|i|font|a|br)\b[^<>]*>/gi, '')).trimEnd();
    const lead = line.length - line.replace(/^(?:<[^<>]*>)+/, '').length;
    if (text || at > start)
      lines.push({ text: indent + text, at: at + lead - indent.length, from: at, to: at + line.length });
    at += line.length + 1;
  }
  return lines;
}
