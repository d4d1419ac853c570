import type { Vocabulary } from '../vocabulary/index.js';
import { stripLogPrefix } from './log-lines.js';
import { type Context, maskWord, shapes } from './mask-shapes.js';
import { normalize } from './normalize.js';
import { forEachToken } from './tokenize.js';
import { isStopWord, type Stemmer, withoutCommonEndings } from './words.js';

/**
 * Occurrences of a log or error line differ in names, addresses, times and numbers. Masking replaces each of these by a
 * placeholder, so that all occurrences of a message have the same template. Everything that distinguishes messages stays:
 * words, error and exit codes, resource kinds, the paths of URLs.
 */
const placeholders: ReadonlySet<string> = new Set(
  ['time', 'ip', 'cidr', 'port', 'mac', 'id', 'name', 'num', 'duration', 'size', 'version', 'host'].map(
    (name) => `<${name}>`,
  ),
);

/** The number of times that an event occurred. */
const repeat = / ?\(x\d{1,9} over [0-9a-z]{1,20}\)/g;

const allPlaceholders = new RegExp([...placeholders].join('|'), 'g');

/** A masked text with a space for each placeholder. */
export const withoutPlaceholders = (masked: string): string => masked.replace(allPlaceholders, ' ');

/**
 * A template without placeholders and common endings (`dial tcp …: i/o timeout`), which unrelated messages share.
 */
export const ownWords = (template: string, vocabulary?: Vocabulary): string =>
  withoutCommonEndings(withoutPlaceholders(template), vocabulary);

/** Replaces the variable parts of a line by placeholders, and white space by one space. */
export const maskLine = (line: string): string =>
  maskText(line.replace(repeat, '').replace(/\s+/g, ' ').trim()).replace(owned, '<name>');

/** A name with its namespace. */
const owned = /(?<![\w/.>-])[a-z0-9][a-z0-9-]{0,62}\/<name>/g;

/** Number of characters before and after a part that decide how it is masked. */
const contextLength = 32;

function maskText(line: string): string {
  let masked = '';
  let copied = 0;
  // The end of the masked text. Slicing the whole text for each part would take quadratic time.
  let before = '';
  for (const { 0: found, index, groups } of line.matchAll(shapes)) {
    if (groups!.plain !== undefined) continue;
    const end = index + found.length;
    before = (before + line.slice(Math.max(copied, index - contextLength), index)).slice(-contextLength);
    const mask = maskShape(groups!, found, { before, after: line.slice(end, end + contextLength) });
    masked += line.slice(copied, index) + mask;
    before = (before + mask).slice(-contextLength);
    copied = end;
  }
  return masked + line.slice(copied);
}

function maskShape(
  { time, mac, ip, url, placeholder, quoted }: Readonly<Record<string, string>>,
  found: string,
  context: Context,
): string {
  if (time !== undefined) return '<time>';
  if (mac !== undefined) return '<mac>';
  if (ip !== undefined) return maskAddress(found);
  if (url !== undefined) return `${found.slice(0, found.indexOf('://'))}://<host>`;
  if (placeholder !== undefined) return maskPlaceholder(found);
  return quoted !== undefined ? maskQuoted(found, context) : maskWord(found, context);
}

function maskAddress(found: string): string {
  if (found.includes('/')) return '<cidr>';
  return found.includes('.') && found.includes(':') ? '<ip>:<port>' : '<ip>';
}

/** Placeholder names in documents and the placeholders of their kind; any other one is a name. */
const placeholderKinds: readonly (readonly [RegExp, string])[] = [
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
  if (placeholders.has(found)) return found;
  const name = found.replace(/[<>${} ]/g, '').toLowerCase();
  for (const [pattern, kind] of placeholderKinds) if (pattern.test(name)) return kind || found;
  return '<name>';
}

/** Words before a quoted value from a fixed set. Such values distinguish messages. */
const beforeFixedValue =
  /(?:resource|group|kind|verb|field|key|label|annotation|command|plugin|type|reason|phase|flag|option|level|severity|status|state|method|operation|action|event)s?["'\\]{0,2}(?: ?[:=] ?| )$/i;
/** Before a key of JSON: a bracket, a comma, or nothing. */
const beforeKey = /(?:^|[{,[(])\s*\\?$/;
const nameLike = /^[a-z0-9][a-z0-9._:/@-]*$/;

function maskQuoted(found: string, { before, after }: Context): string {
  const quote = found.startsWith('\\') ? found.slice(0, 2) : found[0]!;
  const content = found.slice(quote.length, -quote.length);
  const masked = maskLine(content);
  const isKey = after.startsWith('=') || (after.startsWith(':') && beforeKey.test(before));
  const isFlag = before.endsWith('=') && /^[a-z]+$/.test(content);
  const kept = isKey || isFlag || placeholders.has(masked) || !nameLike.test(content);
  return quote + (kept || beforeFixedValue.test(before) ? masked : '<name>') + quote;
}

export const maskMessage = (line: string): string => maskLine(stripLogPrefix(line));

/** The distinct terms of a template's own words (ownWords), without stop words and parts of identifiers. */
export function signatureWords(masked: string, stemmer: Stemmer, vocabulary?: Vocabulary): Set<string> {
  const words = new Set<string>();
  forEachToken(
    normalize(ownWords(masked, vocabulary)),
    (term, _start, _end, kind) => {
      if (kind !== 'part' && !isStopWord(term, kind === 'han' ? 'zh' : 'en', vocabulary)) words.add(term);
    },
    stemmer,
  );
  return words;
}
