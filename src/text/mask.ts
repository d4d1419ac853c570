import { isAsciiAlphanumeric, isAsciiLetter } from './characters.js';
import { dateWords, type ShapeName, shapesAt } from './mask-shapes.js';
import { maskWord } from './mask-word.js';

/**
 * Log and error lines differ in names, addresses, times and numbers from one occurrence to the next. Masking puts a mark in
 * the place of each, so that two occurrences of one message become the same text. What tells messages apart stays: words,
 * error and exit codes, resource kinds, the paths of URLs.
 */
const marks: ReadonlySet<string> = new Set(
  ['time', 'ip', 'cidr', 'port', 'mac', 'id', 'name', 'num', 'duration', 'size', 'version', 'host'].map(
    (name) => `<${name}>`,
  ),
);

/** The variable parts of a line replaced by marks, runs of white space by one space. Masking twice changes nothing more. */
export function maskLine(line: string): string {
  return maskText(line)
    .replace(/(?<![\w/.>-])[a-z0-9][a-z0-9-]{0,62}\/<name>/g, '<name>')
    .replace(/\s+/g, ' ')
    .trim();
}

function maskText(line: string): string {
  let masked = '';
  let copied = 0;
  let index = 0;
  while (index < line.length) {
    const plain = plainEnd(line, index);
    if (plain > index) {
      index = plain;
      continue;
    }
    const end = shapeEnd(line, index, (name, found) => {
      masked += line.slice(copied, index) + maskShape(name, found, line, index);
    });
    if (end > index) copied = end;
    index = Math.max(end, index + 1);
  }
  return copied === 0 ? line : masked + line.slice(copied);
}

/** The end of what cannot be a variable part: signs, Han text, and words of letters that nothing is joined to. */
function plainEnd(line: string, start: number): number {
  const unit = line.charCodeAt(start);
  if (!isAsciiLetter(unit)) return shapesAt(unit).length === 0 ? start + 1 : start;
  let end = start + 1;
  while (end < line.length && isAsciiLetter(line.charCodeAt(end))) end++;
  if (end === line.length) return end;
  const next = line.charCodeAt(end);
  if (isAsciiAlphanumeric(next) || joins(next)) return start;
  return end - start === 3 && dateWords.has(line.slice(start, end)) ? start : end;
}

/** `_ . @ + ~ : -` join letters and digits to one word. */
const joins = (unit: number): boolean =>
  unit === 0x5f || unit === 0x2e || unit === 0x40 || unit === 0x2b || unit === 0x7e || unit === 0x3a || unit === 0x2d;

function shapeEnd(line: string, start: number, onFound: (name: ShapeName, found: string) => void): number {
  for (const { name, pattern } of shapesAt(line.charCodeAt(start))) {
    pattern.lastIndex = start;
    if (!pattern.test(line)) continue;
    const end = pattern.lastIndex;
    onFound(name, line.slice(start, end));
    return end;
  }
  return start;
}

function maskShape(shape: ShapeName, found: string, line: string, at: number): string {
  switch (shape) {
    case 'time':
      return '<time>';
    case 'repeat':
      return '';
    case 'mac':
      return '<mac>';
    case 'ip':
      return maskAddress(found);
    case 'url':
      return `${found.slice(0, found.indexOf('://'))}://<host>`;
    case 'placeholder':
      return maskPlaceholder(found);
    case 'quoted':
      return maskQuoted(found, line, at);
    case 'word':
      return maskWord(found, line, at);
  }
}

function maskAddress(found: string): string {
  if (found.includes('/')) return '<cidr>';
  return found.includes('.') && found.includes(':') ? '<ip>:<port>' : '<ip>';
}

/** Kinds of values by the words that placeholders in documents have; any other placeholder is a name. */
const placeholderMarks: readonly (readonly [RegExp, string])[] = [
  [/^(?:nil|none|null|unknown|invalid|empty|unset|br|pending|error|novalue)$/, ''],
  [/cidr/, '<cidr>'],
  [/mac/, '<mac>'],
  [/(?:^|[^a-z])ips?(?:$|[^a-z])|addr/, '<ip>'],
  [/port/, '<port>'],
  [/time|date/, '<time>'],
  [/uuid|uid|hash|digest|sha|(?:^|[^a-z])id$/, '<id>'],
  [/version|tag/, '<version>'],
  [/host|domain|url|endpoint/, '<host>'],
  [/num|count|size|(?:^|[^a-z])n$/, '<num>'],
];

function maskPlaceholder(found: string): string {
  if (marks.has(found)) return found;
  const name = found.replace(/[<>${} ]/g, '').toLowerCase();
  for (const [pattern, mark] of placeholderMarks) if (pattern.test(name)) return mark || found;
  return '<name>';
}

/** Words before a quoted value that is one of a fixed set, which tells messages apart. */
const telling =
  /(?:resource|group|kind|verb|field|key|label|annotation|command|plugin|type|reason|phase|flag|option)s?[ :=]{1,2}$/i;
/** What stands before a key of JSON: a bracket or comma, or nothing. */
const keyPlace = /(?:^|[{,[(])\s*\\?$/;
const nameLike = /^[a-z0-9][a-z0-9._:/@-]*$/;

function maskQuoted(found: string, line: string, at: number): string {
  const quote = found.startsWith('\\') ? found.slice(0, 2) : found[0]!;
  const content = found.slice(quote.length, -quote.length);
  const masked = maskLine(content);
  const after = line[at + found.length];
  const isKey = after === '=' || (after === ':' && keyPlace.test(line.slice(Math.max(0, at - 8), at)));
  const isFlag = line[at - 1] === '=' && /^[a-z]+$/.test(content);
  const kept = isKey || isFlag || marks.has(masked) || !nameLike.test(content);
  return quote + (kept || telling.test(line.slice(Math.max(0, at - 16), at)) ? masked : '<name>') + quote;
}
