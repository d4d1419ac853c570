import type { Heading, Paragraph, RootContent } from 'mdast';
import type { Diagnostic } from '../../model/index.js';
import { LineIndex, type ParsedDocument } from '../../parse/index.js';
import { documentFinding } from '../../validate/index.js';

/** One line `## Heading`, however many spaces it has and whatever closes it. */
const hashed = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;
/** A heading without the space that makes it one. A single `#` may as well begin a tag or a comment. */
const spaceless = /^(#{2,6})(?=\p{L})/u;
const longestHeading = 80;

/** Headings that are not written `## Heading`, one space, nothing behind, no underline: each with its mend. */
export function headingFindings({ path, text, tree }: ParsedDocument): Diagnostic[] {
  if (!mayNeedMends(text)) return [];
  const lines = new LineIndex(text);
  return tree.children.flatMap((node) => {
    const found = mendOf(node, text);
    if (found === null) return [];
    const { start, end, replacement, title, message } = found;
    const range = lines.range(start, end);
    const fix = { title, edits: [{ range, text: replacement }] };
    return [documentFinding('document/heading-form', path, { message, range, fix })];
  });
}

/** A line that a mend could be about; most texts have none. */
const candidate =
  /^ {0,3}#{1,6}(?:[ \t]{2}|[ \t].*[ \t#]\r?$)|^ {1,3}#|^#{2,6}\p{L}|^ {0,3}[\p{L}\p{N}].*\n {0,3}(?:=+|-+)[ \t]*\r?$|^#{1,6}\t/mu;

const mayNeedMends = (text: string): boolean => candidate.test(text);

interface Found {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  readonly title: string;
  readonly message: string;
}

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
    return {
      start: lineStart,
      end,
      replacement: `${marks} ${line!.trim()}`,
      title: 'Write the heading with `#`',
      message: `Unexpected underlined heading, expected \`${marks}\` before it`,
    };
  }
  const parts = hashed.exec(source);
  if (!parts || parts[1] !== marks || parts[2] === '') return null;
  const normal = `${marks} ${parts[2]}`;
  if (normal === source) return null;
  return {
    start: lineStart,
    end,
    replacement: normal,
    title: 'Write the heading with one space and no closing `#`',
    message: `Unexpected spaces or closing \`#\` of a heading, expected \`${marks}\`, one space and the text`,
  };
}

function paragraphMend(node: Paragraph, text: string): Found | null {
  const start = node.position?.start.offset;
  if (start === undefined || node.position?.start.column !== 1) return null;
  const line = /^[^\r\n]*/.exec(text.slice(start, start + longestHeading + 1))![0];
  const marks = spaceless.exec(line)?.[1];
  if (marks === undefined || line.length > longestHeading) return null;
  return {
    start,
    end: start + marks.length,
    replacement: `${marks} `,
    title: 'Put a space behind `#`',
    message: `Unexpected \`${marks}\` without a space, which makes no heading, expected a space behind it`,
  };
}
