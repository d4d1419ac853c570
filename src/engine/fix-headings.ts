import type { Heading, Paragraph, RootContent } from 'mdast';
import type { Fix } from '../model/index.js';
import type { ParsedDocument } from '../parse/index.js';
import type { Place } from './fix-edits.js';

/** One line `## Heading`, however many spaces it has and whatever closes it. */
const hashed = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;
/** A heading without the space that makes it one. A single `#` may as well begin a tag or a comment. */
const spaceless = /^(#{2,6})(?=\p{L})/u;
const longestHeading = 80;

/** Headings as `## Heading`: one space, nothing behind, no underline. */
export function headingMends({ text, tree }: ParsedDocument, place: Place): Fix[] {
  return tree.children.flatMap((node) => {
    const found = mendOf(node, text);
    if (found === null) return [];
    const [start, end, replacement, title] = found;
    return [{ title, edits: [{ range: place(start, end), text: replacement }] }];
  });
}

/** A line that a mend could be about; most texts have none. */
const candidate =
  /^ {0,3}#{1,6}(?:[ \t]{2}|[ \t].*[ \t#]\r?$)|^ {1,3}#|^#{2,6}\p{L}|^ {0,3}[\p{L}\p{N}].*\n {0,3}(?:=+|-+)[ \t]*\r?$|^#{1,6}\t/mu;

export const mayMendHeadings = (text: string): boolean => candidate.test(text);

type Found = readonly [start: number, end: number, replacement: string, title: string];

function mendOf(node: RootContent, text: string): Found | null {
  if (node.type === 'heading') return headingMend(node, text);
  return node.type === 'paragraph' ? paragraphMend(node, text) : null;
}

function headingMend(node: Heading, text: string): Found | null {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  if (start === undefined || end === undefined || node.children.length === 0) return null;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  if (text.slice(lineStart, start).trim() !== '') return null;
  const source = text.slice(lineStart, end);
  const marks = '#'.repeat(node.depth);
  if (source.includes('\n')) {
    const [line, underline, ...more] = source.split(/\r?\n/);
    // A line that begins like something else would become that without its underline.
    if (more.length > 0 || !/^ {0,3}(?:=+|-+)[ \t]*$/.test(underline!) || !/^ {0,3}[\p{L}\p{N}]/u.test(line!))
      return null;
    if (/[ \t]#+[ \t]*$/.test(line!)) return null;
    return [lineStart, end, `${marks} ${line!.trim()}`, 'Write the heading with `#`'];
  }
  const parts = hashed.exec(source);
  if (!parts || parts[1] !== marks || parts[2] === '') return null;
  const normal = `${marks} ${parts[2]}`;
  return normal === source ? null : [lineStart, end, normal, 'Write the heading with one space and no closing `#`'];
}

function paragraphMend(node: Paragraph, text: string): Found | null {
  const start = node.position?.start.offset;
  if (start === undefined || node.position?.start.column !== 1) return null;
  const line = /^[^\r\n]*/.exec(text.slice(start, start + longestHeading + 1))![0];
  const marks = spaceless.exec(line)?.[1];
  if (marks === undefined || line.length > longestHeading) return null;
  return [start, start + marks.length, `${marks} `, 'Put a space behind `#`'];
}
