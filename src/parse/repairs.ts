import type { Diagnostic } from '../model/index.js';
import { collapsed } from '../vocabulary/index.js';
import { restoreBody } from './collapsed-body.js';
import { LineIndex } from './lines.js';

export interface Repaired {
  readonly text: string;
  readonly repairs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Mends what would keep a text from being parsed as its author meant it. Each repair is named and diagnosed. */
export function repairText(path: string, source: string): Repaired {
  const repairs: string[] = [];
  const diagnostics: Diagnostic[] = [];
  let text = source;
  if (/\r(?!\n)/.test(text)) {
    // Same length, so every position stays what it is in the file.
    text = text.replace(/\r(?!\n)/g, '\n');
    repairs.push('carriage-returns');
    diagnostics.push(carriageReturns(path));
  }
  if (hasLostLineBreaks(text)) {
    text = restoreLineBreaks(text);
    repairs.push('line-breaks');
    diagnostics.push(lostLineBreaks(path));
  }
  const replaced = replacementDiagnostic(path, text);
  if (replaced) diagnostics.push(replaced);
  return { text, repairs, diagnostics };
}

function carriageReturns(path: string): Diagnostic {
  return {
    ruleId: 'text/carriage-returns',
    severity: 'info',
    message: 'Unexpected carriage returns as line breaks, expected LF or CRLF',
    path,
    note: 'They were read as line breaks. Save the file with LF.',
  };
}

function lostLineBreaks(path: string): Diagnostic {
  return {
    ruleId: 'text/line-breaks',
    severity: 'warning',
    message: 'Unexpected document in a single line, expected line breaks between headings, items and paragraphs',
    path,
    range: new LineIndex('').range(0, 0),
    note: 'Line breaks were put back where marks show them; positions count in the restored text. `triagraph import` writes it out.',
  };
}

/**
 * A diagnostic for characters that were lost before the file was saved (U+FFFD, often followed by `?`), or null.
 * The text is kept: what they were cannot be known.
 */
export function replacementDiagnostic(path: string, text: string): Diagnostic | null {
  const first = text.indexOf('\ufffd');
  if (first < 0) return null;
  const runs = text.match(/\ufffd+/g)!.length;
  let end = first;
  while (text[end] === '\ufffd') end++;
  return {
    ruleId: 'text/replacement-characters',
    severity: 'warning',
    message: `Unexpected replacement characters (U+FFFD) in ${runs} ${runs === 1 ? 'place' : 'places'}, expected text`,
    path,
    range: new LineIndex(text).range(first, end),
    note: 'The characters were lost when the file was converted. Restore them from the original.',
  };
}

/** Share of the text that must stand in one line before the text counts as one that lost its line breaks. */
const collapsedShare = 0.8;
/** Marks of headings and front matter that such a line must hold: prose that mentions `##` once does not count. */
const minimumMarks = 3;

const headingMark = /(?<![#\w`])#{2,6} |[^\s#`]#{2,6} /g;

/**
 * Whether nearly all of a text stands in one line that holds several headings: a record whose line breaks were lost on
 * its way. Such a text has no structure for Markdown.
 */
export function hasLostLineBreaks(text: string): boolean {
  const longest = longestLine(text);
  if (longest.length < 80 || longest.length < text.trim().length * collapsedShare) return false;
  const headings = longest.match(headingMark)?.length ?? 0;
  const hasFrontMatter = /^\s*---[ \t]*[\p{L}_#][^:]{0,60}:/u.test(longest);
  const startsWithTitle = /^(?:<!--.{0,400}?-->)?\s*# /.test(longest) ? 1 : 0;
  return headings > 0 && headings + (hasFrontMatter ? 2 : 0) + startsWithTitle >= minimumMarks;
}

/** Puts line breaks back before headings, list items, front matter keys, comments, images and fences. */
export function restoreLineBreaks(text: string): string {
  const source = text.replace(/[\r\n]+/g, ' ').trim();
  const glued = isGlued(source);
  const { block, rest } = restoreFrontMatter(source);
  return block + restoreBody(rest, glued);
}

/** True when line breaks vanished without a trace (`Cause- first- second`), false when each became a space. */
function isGlued(source: string): boolean {
  let glued = 0;
  let spaced = 0;
  for (const match of source.matchAll(headingMark)) {
    const before = match[0].startsWith('#') ? source[match.index - 1] : match[0][0];
    if (before === undefined) continue;
    if (/\s/.test(before)) spaced++;
    else glued++;
  }
  return glued >= spaced;
}

function longestLine(text: string): string {
  let from = 0;
  let longest = 0;
  for (let start = 0; start < text.length; ) {
    // Lone carriage returns are line feeds by now; the one before a line feed is cut off below.
    let end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    if (end - start > longest) {
      longest = end - start;
      from = start;
    }
    start = end + 1;
  }
  return text.slice(from, from + longest).replace(/\r$/, '');
}

/** Keys shorter than this are common ends of words, so they need a boundary before them. */
const gluedKeyLength = 6;

const byLength = [...collapsed.frontMatterKeys].sort((a, b) => b.length - a.length);
const keyPattern = new RegExp(`(?:${byLength.join('|')}):(?=\\s|$|[^\\s/])`, 'g');

/** Splits `---kind: - aproducts: - b---rest` into a block of front matter in lines, and what follows it. */
export function restoreFrontMatter(source: string): { readonly block: string; readonly rest: string } {
  const closing = source.startsWith('---') ? closingFence(source) : -1;
  if (closing < 0) return { block: '', rest: source };
  const inner = source.slice(3, closing).trim();
  const lines = entries(inner).flatMap(listLines);
  return { block: `---\n${lines.join('\n')}\n---\n`, rest: source.slice(closing + 3).trimStart() };
}

function closingFence(source: string): number {
  for (let at = source.indexOf('---', 3); at >= 0; at = source.indexOf('---', at + 3)) {
    if (source[at + 3] !== '-' && source[at - 1] !== '-' && !/^<!-*$/.test(source.slice(at - 4, at))) return at;
  }
  return -1;
}

/** `key: …` pieces and comments, each on its own. */
function entries(inner: string): string[] {
  const starts = [0];
  for (const match of inner.matchAll(keyPattern))
    if (startsEntry(inner, match.index, match[0])) starts.push(match.index);
  for (const match of inner.matchAll(/# /g)) if (match.index > 0) starts.push(match.index);
  const sorted = [...new Set(starts)].sort((a, b) => a - b);
  return sorted.map((start, index) => inner.slice(start, sorted[index + 1]).trim()).filter((piece) => piece !== '');
}

function startsEntry(inner: string, at: number, key: string): boolean {
  const before = inner[at - 1];
  if (before === undefined || /\s/.test(before)) return true;
  if (/[-_./]/.test(before)) return false;
  if (!/[A-Za-z]/.test(before)) return true;
  const humps = /[a-z]/.test(before) && /[A-Z]/.test(key[0]!);
  return humps || key.length > gluedKeyLength;
}

/** `key: - a - b` as a key with a list; other entries as they are. */
function listLines(entry: string): string[] {
  if (entry.startsWith('#')) return [entry];
  const colon = entry.indexOf(':');
  const value = entry.slice(colon + 1);
  if (colon < 0 || !/^\s*- /.test(value)) return [entry];
  const separator = /\S\s{2,}- /.test(value) ? /(?:^|\s{2,})- +/ : /(?:^|\s+)- +/;
  const items = ` ${value}`.replace(/^\s+/, '  ').split(separator);
  return [
    `${entry.slice(0, colon)}:`,
    ...items.filter((item) => item.trim() !== '').map((item) => `  - ${item.trim()}`),
  ];
}
