/** What a line may begin with to be a mark at all. */
const mayBeMark = /\{[{%]|^\s*(?:===|!!!|\?\?\?|import\s|export\s|\.\. |:::|<\/?[A-Z]|@?\[\[?TOC)/im;
/**
 * Lines that a site generator reads and no reader sees: shortcodes, template tags, imports and components of MDX, directives
 * of reStructuredText, fences of containers, tabs and admonitions, a place for the table of contents.
 */
const marks = [
  /^\{\{[<%][^\n]{0,500}[>%]\}\}$/,
  /^\{%[^\n]{0,500}%\}$/,
  /^import\s[^\n]{1,200}\sfrom\s+(['"])[^'"\n]{1,200}\1;?$/,
  /^export\s+(?:const|default|let|function)\s[^\n]{0,500}$/,
  /^(?:<\/?[A-Z][a-z]+[A-Za-z.]*(?:\s+[\w:-]+(?:=(?:"[^"\n]*"|'[^'\n]*'|\{[^}\n]*\}))?)*\s*\/?>\s*)+$/,
  /^\.\. (?:[\w-]{1,40}::|_[^:\n]{1,80}:$)[^\n]{0,200}$/,
  /^:{3,}\s*(?:\w[\w-]{0,40})?$/,
  /^@?\[\[?TOC\]?\]$/i,
  /^===[!+]? *["'][^"'\n]{1,80}["']$/,
  /^(?:!!!|\?\?\?\+?) +[a-z][\w -]{0,40}(?: *"[^"\n]{0,120}")?$/,
];

const isMark = (line: string): boolean => marks.some((mark) => mark.test(line));

/** The text of a paragraph without the marks of site generators, and the marks; null when it has none. */
export function withoutSiteMarks(text: string): { text: string; marks: string } | null {
  if (!mayBeMark.test(text)) return null;
  const kept: string[] = [];
  const taken: string[] = [];
  for (const line of text.split('\n')) (isMark(line.trim()) ? taken : kept).push(line);
  return taken.length === 0 ? null : { text: kept.join('\n').trim(), marks: taken.join('\n').trim() };
}

/** True for what is nothing but marks. */
export const isOnlySiteMarks = (text: string): boolean => withoutSiteMarks(text)?.text === '';
