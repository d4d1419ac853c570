import type { Diagnostic } from '../model/index.js';
import { allOf, alternatives, derivedForBuild, shipped, type Vocabulary } from '../vocabulary/index.js';
import { LineIndex } from './lines.js';

export interface RepairedText {
  readonly text: string;
  readonly repairs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Repairs damage that hides the structure of a text. Each repair is reported. */
export function repairText(path: string, source: string, vocabulary?: Vocabulary): RepairedText {
  const repairs: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const report = ({ ruleId, severity, message, ...rest }: Omit<Diagnostic, 'path'>) =>
    diagnostics.push({ ruleId, severity, message, path, ...rest });
  let text = source;
  if (/\r(?!\n)/.test(text)) {
    // The length stays the same, so positions are those in the file.
    text = text.replace(/\r(?!\n)/g, '\n');
    repairs.push('carriage-returns');
    report({
      ruleId: 'text/carriage-returns',
      severity: 'info',
      message: 'Unexpected carriage returns as line breaks, expected LF or CRLF',
      note: 'They were read as line breaks. Save the file with LF.',
    });
  }
  if (hasLostLineBreaks(text)) {
    text = restoreLineBreaks(text, vocabulary);
    repairs.push('line-breaks');
    report({
      ruleId: 'text/line-breaks',
      severity: 'warning',
      message: 'Unexpected document in a single line, expected line breaks between headings, items and paragraphs',
      range: new LineIndex('').range(0, 0),
      note: 'Line breaks were put back where marks show them. `triagraph import` writes the restored text.',
    });
  }
  const lost = /\ufffd+/.exec(text);
  if (lost) {
    const runs = text.match(/\ufffd+/g)!.length;
    // The text is kept, because the original characters are unknown.
    report({
      ruleId: 'text/replacement-characters',
      severity: 'warning',
      message: `Unexpected replacement characters (U+FFFD) in ${runs} ${runs === 1 ? 'place' : 'places'}, expected text`,
      range: new LineIndex(text).range(lost.index, lost.index + lost[0].length),
      note: 'The characters were lost when the file was converted. Restore them from the original.',
    });
  }
  return { text, repairs, diagnostics };
}

/** Least share of a text without line breaks that is in one line. */
const collapsedShare = 0.8;
const shortestCollapsed = 80;
/** Least number of headings in that line, with front matter as two: prose may mention `##` once. */
const leastHeadings = 3;

const headingMarker = /(?<![#\w`])#{2,6} |[^\s#`]#{2,6} /g;

/** Whether nearly all of a text stands in one line that holds several headings, so that Markdown sees no structure. */
export function hasLostLineBreaks(text: string): boolean {
  const longest = text.split(/\r?\n/).reduce((longer, line) => (line.length > longer.length ? line : longer), '');
  if (longest.length < shortestCollapsed || longest.length < text.trim().length * collapsedShare) return false;
  const headings = longest.match(headingMarker)?.length ?? 0;
  const hasFrontMatter = /^\s*---[ \t]*[\p{L}_#][^:]{0,60}:/u.test(longest);
  const startsWithTitle = /^(?:<!--.{0,400}?-->)?\s*# /.test(longest) ? 1 : 0;
  return headings > 0 && headings + (hasFrontMatter ? 2 : 0) + startsWithTitle >= leastHeadings;
}

/** Restores line breaks before headings, list items, front matter keys, comments, images and fences. */
export function restoreLineBreaks(text: string, vocabulary: Vocabulary = shipped): string {
  const source = text.replace(/[\r\n]+/g, ' ').trim();
  const patterns = patternsOf(vocabulary);
  const { block, rest } = restoreFrontMatter(source, patterns);
  return block + restoreBody(rest, isGlued(source), patterns);
}

const patternsOf = derivedForBuild(({ collapsed, headings }) => ({
  key: new RegExp(`(?:${alternatives(collapsed.frontMatterKeys)}):(?=\\s|$|[^\\s/])`, 'g'),
  fence: new RegExp(`^(${alternatives(collapsed.fenceLanguages)}|)`),
  /** A bare year or number is the title of a record whose text followed it. */
  bareTitle: new RegExp(
    `^\\d{1,4}(?:-\\d{1,2}){0,2}(?=[ ]?\\p{L})(?![ ]?(?:${alternatives(allOf(collapsed.counters))}))`,
    'u',
  ),
  headings: headings.sections.flatMap((section) => section.headings).sort((a, b) => b.length - a.length),
}));

type Patterns = ReturnType<typeof patternsOf>;

/** True when line breaks were deleted (`Cause- first- second`), false when each was replaced by a space. */
function isGlued(source: string): boolean {
  const before = Array.from(source.matchAll(headingMarker), ({ 0: text, index }) =>
    text.startsWith('#') ? source[index - 1] : text[0],
  ).filter((character) => character !== undefined);
  return before.filter((character) => /\s/.test(character)).length * 2 <= before.length;
}

/** Marks that may begin a line, and inline code, within which they do not. Quantifiers are bounded or run to the end once. */
const tokens =
  /(?<comment><!--[\s\S]*?(?:-->|$))|(?<code>```[\s\S]*?(?:```|$))|`[^`]*`|(?<image>!\[[^\]]{0,200}\]\([^)]{0,500}\))|(?<heading>#{1,6} )|(?<item>- |\d{1,2}\. )|(?<label>\*\*[^*]{1,60}\*\*[:：])/g;

function restoreBody(source: string, glued: boolean, patterns: Patterns): string {
  let headings = 0;
  let lastOrdinal = 0;
  /** Offset at which a line begins in any case: the start, or the end of a comment, an image or a fence. */
  let lineStart = 0;
  const isSpace = (at: number): boolean => /\s/.test(source[at] ?? ' ');
  const isHeading = (marker: string, at: number): boolean =>
    marker.length > 2 || (headings === 0 && (at === lineStart || isSpace(at - 1) || source[at - 1] === '>'));
  const isItem = (marker: string, at: number): boolean => {
    if (at !== lineStart && isSpace(at - 1) === glued) return false;
    if (marker === '- ') return true;
    const ordinal = Number.parseInt(marker, 10);
    return !/[\d.]/.test(source[at - 1] ?? '') && (ordinal === lastOrdinal + 1 || ordinal === 1);
  };
  const restored = source.replace(tokens, (token, ...captures) => {
    const at = captures.at(-3) as number;
    const { comment, code, image, heading, item, label } = captures.at(-1) as Record<string, string | undefined>;
    if (comment ?? code ?? image) lineStart = at + token.length;
    if (comment) return `\n\n${token}\n\n`;
    if (code) return `\n\n${fenceLines(token, patterns)}\n\n`;
    if (image) return `\n\n${token}\n\n`;
    if (label) return glued && at > lineStart && !isSpace(at - 1) ? `\n\n${token}` : token;
    if (/[#\-|\\]/.test(source[at - 1] ?? '')) return token;
    if (heading && isHeading(heading, at)) {
      headings++;
      return `\n\n${token}`;
    }
    if (!item || !isItem(item, at)) return token;
    lastOrdinal = Number.parseInt(item, 10) || lastOrdinal;
    return `\n\n${token}`;
  });
  let inFence = false;
  const lines = restored.split('\n').flatMap((line) => {
    const text = line.trim();
    if (text.startsWith('```')) inFence = !inFence;
    return !inFence && /^#{1,6}(?: |$)/.test(text) ? splitHeading(text, patterns) : [text];
  });
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(?<=^(?:- |\d{1,2}\. |!\[).*\n)\n(?=- |\d{1,2}\. |!\[)/gm, '')
    .trim()}\n`;
}

function fenceLines(text: string, { fence }: Patterns): string {
  const inner = text.slice(3).replace(/```$/, '');
  const language = fence.exec(inner)![0];
  return `\`\`\`${language}\n${inner.slice(language.length).trim()}\n\`\`\``;
}

/** Splits `## Headingfollowed by text` into its lines: the heading, a blank line, the text. */
function splitHeading(text: string, patterns: Patterns): string[] {
  const marker = /^#+ */.exec(text)![0];
  const content = text.slice(marker.length);
  const length = headingLength(content, marker.trim().length, patterns);
  return [`${marker.trimEnd()} ${content.slice(0, length).trim()}`, '', content.slice(length).trim(), ''];
}

/** A heading of up to this many characters may well be whole. */
const plausibleLength = 24;

function headingLength(content: string, level: number, { bareTitle, headings }: Patterns): number {
  const title = level === 1 ? bareTitle.exec(content) : null;
  const start = title ?? /^\[[^\]]{1,80}\](?!\()/.exec(content);
  if (start) return start[0].length;
  if (level === 1) return content.length;
  const folded = content.slice(0, 80).toLowerCase();
  const known = headings.find((name) => folded.startsWith(name) && !isContinued(content, name.length))?.length;
  // Two spaces replace a blank line.
  if (known !== undefined && /^\s{2,}\S/.test(content.slice(known))) return known;
  if (content.length <= plausibleLength) return content.length;
  // A bold label after a heading begins the text of the section.
  const label = content.search(/(?!^)\*\*.*\*\*/);
  return known ?? (label > 0 && !content.startsWith('**') ? label : content.length);
}

/** Whether the word that ends at an offset, or the heading, continues there. */
function isContinued(content: string, at: number): boolean {
  const next = content[at] ?? '';
  return (/[a-z0-9]/i.test(content[at - 1]!) && /[a-z0-9]/.test(next)) || /[\d:：、（(]/.test(next);
}

/** Splits `---kind: - aproducts: - b---rest` into front matter with line breaks and the text after it. */
function restoreFrontMatter(source: string, { key }: Patterns): { readonly block: string; readonly rest: string } {
  // A fence is not part of a longer row of dashes or of the beginning of a comment.
  const closing = source.startsWith('---') ? source.slice(3).search(/(?<!-|<!-*)---(?!-)/) + 3 : 2;
  if (closing < 3) return { block: '', rest: source };
  const inner = source.slice(3, closing).trim();
  const keys = [...inner.matchAll(key)].filter((match) => startsEntry(inner, match.index, match[0]));
  const comments = [...inner.matchAll(/# /g)];
  const starts = [...new Set([0, ...[...keys, ...comments].map(({ index }) => index)])].sort((a, b) => a - b);
  const entries = starts.map((start, index) => inner.slice(start, starts[index + 1]).trim()).filter(Boolean);
  return { block: `---\n${entries.flatMap(listLines).join('\n')}\n---\n`, rest: source.slice(closing + 3).trimStart() };
}

/** Keys up to this length are common ends of words, so they need a boundary before them. */
const gluedKeyLength = 6;

function startsEntry(inner: string, at: number, key: string): boolean {
  const before = inner[at - 1] ?? ' ';
  if (/[-_./]/.test(before)) return false;
  if (!/[A-Za-z]/.test(before)) return true;
  const isHump = /[a-z]/.test(before) && /[A-Z]/.test(key[0]!);
  return isHump || key.length > gluedKeyLength;
}

/** `key: - a - b` as a key with a list; other entries as they are. */
function listLines(entry: string): string[] {
  const [, key, value] = /^([^#:][^:]*:)(\s*- .*)$/.exec(entry) ?? [];
  if (key === undefined || value === undefined) return [entry];
  const separator = /\S\s{2,}- /.test(value) ? /(?:^|\s{2,})- +/ : /(?:^|\s+)- +/;
  const items = `  ${value.trimStart()}`.split(separator).filter((item) => item.trim() !== '');
  return [key, ...items.map((item) => `  - ${item.trim()}`)];
}
