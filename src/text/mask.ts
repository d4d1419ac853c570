import { isAsciiAlphanumeric, isAsciiLetter } from './characters.js';
import { stripLogPrefix } from './log-lines.js';
import { type Context, dateWords, maskWord, type ShapeName, shapesAt } from './mask-shapes.js';
import { normalize } from './normalize.js';
import { forEachToken } from './tokenize.js';
import { isStopWord, type Stemmer } from './words.js';

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

/** How often an event was seen: nothing of its message. */
const repeat = / ?\(x\d{1,9} over [0-9a-z]{1,20}\)/g;

const markNames = [...marks].join('|');
const anyMark = new RegExp(markNames, 'g');

/** A masked line with a space in the place of each mark. */
export const withoutMarks = (masked: string): string => masked.replace(anyMark, ' ');

/** A mark within a word or number: what is left of it may have a shape of its own, which only another look sees. */
const markInWord = new RegExp(`(?:[\\w.@+~-]|(?<!>):)(?:${markNames})|(?:${markNames})(?:[\\w.@+~-]|:(?![< ])|/\\d)`);
/** Lines of programs settle after one or two looks. */
const maximumLooks = 6;

/** The variable parts of a line replaced by marks, runs of white space by one space. Masking twice changes nothing more. */
export function maskLine(line: string): string {
  let masked = maskOnce(line);
  for (let look = 1; look < maximumLooks && masked.includes('<') && markInWord.test(masked); look++) {
    const again = maskOnce(masked);
    if (again === masked) break;
    masked = again;
  }
  return masked;
}

function maskOnce(line: string): string {
  const once = line.includes('(x') ? line.replace(repeat, '') : line;
  const text = (otherSpace.test(once) ? once.replace(/\s+/g, ' ') : once).trim();
  const masked = maskText(text);
  return masked.includes('/<name>') ? masked.replace(owned, '<name>') : masked;
}

/** White space that is not one space. */
const otherSpace = /\s\s|[^\S ]/;
/** A name in its namespace. */
const owned = /(?<![\w/.>-])[a-z0-9][a-z0-9-]{0,62}\/<name>/g;

/** Characters of masked text that are looked at before a part: enough for the longest word that tells what it is. */
const contextLength = 32;

function maskText(line: string): string {
  let masked = '';
  let before = '';
  let copied = 0;
  let index = 0;
  while (index < line.length) {
    const plain = plainEnd(line, index);
    if (plain > index) {
      index = plain;
      continue;
    }
    const found = shapeAt(line, index);
    if (found === null) {
      index++;
      continue;
    }
    // Kept apart from the masked text, which is too long to be cut for each part.
    before = (before + line.slice(Math.max(copied, index - contextLength), index)).slice(-contextLength);
    const after = line.slice(found.end, found.end + contextLength);
    const mask = maskShape(found.name, line.slice(index, found.end), { before, after });
    masked += line.slice(copied, index) + mask;
    before = (before + mask).slice(-contextLength);
    index = found.end;
    copied = index;
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

function shapeAt(line: string, start: number): { name: ShapeName; end: number } | null {
  for (const { name, pattern } of shapesAt(line.charCodeAt(start))) {
    pattern.lastIndex = start;
    if (pattern.test(line)) return { name, end: pattern.lastIndex };
  }
  return null;
}

function maskShape(shape: ShapeName, found: string, context: Context): string {
  switch (shape) {
    case 'time':
      return '<time>';
    case 'mac':
      return '<mac>';
    case 'ip':
      return maskAddress(found);
    case 'url':
      return `${found.slice(0, found.indexOf('://'))}://<host>`;
    case 'placeholder':
      return maskPlaceholder(found);
    case 'quoted':
      return maskQuoted(found, context);
    case 'word':
      return maskWord(found, context);
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
const beforeFixedValue =
  /(?:resource|group|kind|verb|field|key|label|annotation|command|plugin|type|reason|phase|flag|option|level|severity|status|state|method|operation|action|event)s?["'\\]{0,2}(?: ?[:=] ?| )$/i;
/** What stands before a key of JSON: a bracket or comma, or nothing. */
const beforeKey = /(?:^|[{,[(])\s*\\?$/;
const nameLike = /^[a-z0-9][a-z0-9._:/@-]*$/;

function maskQuoted(found: string, { before, after }: Context): string {
  const quote = found.startsWith('\\') ? found.slice(0, 2) : found[0]!;
  const content = found.slice(quote.length, -quote.length);
  const masked = maskLine(content);
  const isKey = after.startsWith('=') || (after.startsWith(':') && beforeKey.test(before));
  const isFlag = before.endsWith('=') && /^[a-z]+$/.test(content);
  const kept = isKey || isFlag || marks.has(masked) || !nameLike.test(content);
  return quote + (kept || beforeFixedValue.test(before) ? masked : '<name>') + quote;
}

/** The masked message of a line: what two occurrences of one message have in common. */
export const maskMessage = (line: string): string => maskLine(stripLogPrefix(line));

/**
 * The words of a masked line that tell it from others: terms as the text index has them, each once, without marks, fillers
 * and parts of identifiers.
 */
export function signatureWords(masked: string, stemmer: Stemmer): Set<string> {
  const words = new Set<string>();
  forEachToken(
    normalize(withoutMarks(masked)),
    (term, _start, _end, kind) => {
      if (kind !== 'part' && !isStopWord(term, kind === 'han' ? 'zh' : 'en')) words.add(term);
    },
    stemmer,
  );
  return words;
}
