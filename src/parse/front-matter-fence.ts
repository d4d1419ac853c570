import { type Line, lineAt, linesOf } from './lines.js';

/** Where a file's front matter stands, as offsets in the text. */
export interface Fence {
  /** The first character of the opening fence. */
  readonly start: number;
  /** After the closing fence's line break, or the end of an unclosed block. */
  readonly end: number;
  /** What stands between the fences. */
  readonly innerStart: number;
  readonly innerEnd: number;
  readonly closed: boolean;
  /** What the opening fence names; null for a bare fence, which alone is read, as YAML. */
  readonly language: string | null;
  /** What was unusual and was understood all the same. */
  readonly oddities: readonly ('leading-blank' | 'long-fence' | 'dots')[];
}

const keyLine = /^[ \t]*["']?[\p{L}_$@][^:#\n]{0,120}["']?[ \t]*:(?:[ \t]|$)/u;
const languageFence = /^---[ \t]*([A-Za-z][\w+.-]{0,30})[ \t]*$/;

/** Lines that are looked at for a first key before a block is taken for prose between two rules. */
const keyWithinLines = 12;

/**
 * Finds the front matter at the start of a text. Exactly `---` opens it; leading blank lines and longer fences are
 * understood when keys follow. A fence that names a language is reported with that language and is never YAML.
 */
export function findFence(text: string): Fence | null {
  let start = 0;
  while (start < text.length && /\s/.test(text[start]!)) start++;
  const first = lineAt(text, start);
  const opening = text.slice(first.start, Math.min(first.end, first.start + 64)).trimEnd();
  if (opening === '+++') return close(text, first, 'toml', /^\+\+\+[ \t]*$/, []);
  const language = languageFence.exec(opening)?.[1];
  if (language) return close(text, first, language.toLowerCase(), /^---[ \t]*$/, []);
  if (!/^-{3,}$/.test(opening) || first.end - first.start > 64) return null;
  const oddities: Fence['oddities'][number][] = [];
  if (text.slice(0, start).search(/[\r\n]/) >= 0) oddities.push('leading-blank');
  if (opening.length > 3) oddities.push('long-fence');
  const fence = close(text, first, null, opening.length > 3 ? /^-{3,}[ \t]*$/ : /^---[ \t]*$/, oddities);
  if (!fence) return unclosed(text, first, oddities);
  const inner = text.slice(fence.innerStart, fence.innerEnd);
  if (oddities.length === 0 && inner.trim() === '') return fence;
  return holdsKeys(inner) || (oddities.length === 0 && isList(inner)) ? fence : null;
}

/** Nothing but items, as of a list that was written where keys belong. Prose between two rules has other lines too. */
const isList = (inner: string): boolean => /^(?:[ \t]*- \S.*\r?\n)+$/.test(inner);

/** The block up to the line that closes it, or null when none does. `...` closes YAML too. */
function close(
  text: string,
  first: Line,
  language: string | null,
  closing: RegExp,
  oddities: readonly Fence['oddities'][number][],
): Fence | null {
  for (const line of linesOf(text, first.next)) {
    if (line.end - line.start < 3 || line.end - line.start > 64) continue;
    const content = text.slice(line.start, line.end);
    const dots = language === null && /^\.\.\.[ \t]*$/.test(content) && text.charCodeAt(line.start) === 46;
    if (!dots && !closing.test(content)) continue;
    return {
      start: first.start,
      end: line.next,
      innerStart: first.next,
      innerEnd: line.start,
      closed: true,
      language,
      oddities: dots ? [...oddities, 'dots'] : oddities,
    };
  }
  return null;
}

/** Whether one of the first lines is `key:`, with nothing but comments, lists and single words before it. */
function holdsKeys(inner: string): boolean {
  if (/^\s*\{/.test(inner)) return true;
  let seen = 0;
  for (const line of linesOf(inner)) {
    const content = inner.slice(line.start, Math.min(line.end, line.start + 200));
    if (keyLine.test(content)) return true;
    if (/^#{2,6}[ \t]/.test(content) || ++seen > keyWithinLines) return false;
  }
  return false;
}

/** A block that nothing closes: its lines as long as they look like YAML, up to a blank line. */
function unclosed(text: string, first: Line, oddities: Fence['oddities']): Fence | null {
  let end = first.next;
  let keys = 0;
  for (const line of linesOf(text, first.next)) {
    const content = text.slice(line.start, Math.min(line.end, line.start + 200));
    const isKey = keyLine.test(content);
    const isComment = /^#[ \t]/.test(content) && keyLine.test(textOfLine(text, line.next));
    if (!isKey && !isComment && !(keys > 0 && /^[ \t]*- |^[ \t]+\S/.test(content))) break;
    if (isKey) keys++;
    end = line.next;
  }
  if (keys === 0) return null;
  return {
    start: first.start,
    end,
    innerStart: first.next,
    innerEnd: end,
    closed: false,
    language: null,
    oddities,
  };
}

function textOfLine(text: string, start: number): string {
  const line = lineAt(text, start);
  return text.slice(line.start, Math.min(line.end, line.start + 200));
}
