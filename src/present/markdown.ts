import { sanitize, sanitizeLine } from './sanitize.js';

/** Only what Markdown interprets as markup in a line: `5 < x` and `a_b` need no escape. */
const inlineMarkup = /[\\`*[~$]|<(?=[\p{L}/!?])|&(?=[\w#]+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** What turns a line into a block: headings, quotes, lists, rules, heading underlines. */
const blockStart = /^(\s*)(#{1,6}(?=\s|$)|>|[-+=](?=\s|$|[-=]))/;
const numberedStart = /^(\s*\d{1,9})([.)])(?=\s|$)/;

/** A name that code hosts and chats notify; none is part of an address. */
const mention = /(?<![\p{L}\p{N}_.+/-])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_])?/gu;

/**
 * Markdown that renders as this text, on one line. `<` is an entity: a URL would take a backslash into its link. An `@` name
 * is code, so that it notifies nobody.
 */
export function escapeLine(text: string): string {
  const line = sanitizeLine(text);
  let shown = '';
  let from = 0;
  for (const { 0: name, index } of line.matchAll(mention)) {
    shown += escapeMarkup(line.slice(from, index)) + inlineCode(name);
    from = index + name.length;
  }
  return escapeStart(shown + escapeMarkup(line.slice(from)));
}

const escapeMarkup = (text: string): string =>
  text.replace(inlineMarkup, (delimiter) => (delimiter === '<' ? '&lt;' : `\\${delimiter}`));

const escapeStart = (line: string): string => line.replace(blockStart, '$1\\$2').replace(numberedStart, '$1\\$2');

const listItem = /^\s*(?:[-*+]|\d{1,9}[.)])\s+(?=\S)/;

/** The same for prose of several lines: lines and list items are kept. */
export function escapeProse(text: string): string {
  const lines = sanitize(text).split('\n');
  const escaped = lines.map((line, index) => {
    const delimiter = listItem.exec(line)?.[0];
    if (delimiter) return delimiter + escapeLine(line.slice(delimiter.length));
    const next = lines[index + 1]?.trim() ?? '';
    const breaks = line.trim() !== '' && next !== '' && !listItem.test(lines[index + 1]!);
    return escapeLine(line) + (breaks ? '\\' : '');
  });
  return escaped
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A fence longer than every run of backticks in its content. */
export function fence(content: string, language: string): string[] {
  const text = sanitize(content).replace(/\n+$/, '');
  const delimiter = backticks(text, 3);
  return [delimiter + language.replace(/[^\w.+#-]/g, ''), ...text.split('\n'), delimiter];
}

/** Inline code for any text, including backticks. */
export function inlineCode(content: string): string {
  const text = sanitizeLine(content);
  if (text === '') return '';
  const delimiter = backticks(text, 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${delimiter}${pad}${text}${pad}${delimiter}`;
}

/** More backticks than any run of them in a text. */
const backticks = (text: string, least: number): string =>
  '`'.repeat((text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length + 1), least));
