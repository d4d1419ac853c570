import { collapsed } from '../../vocabulary/index.js';

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
