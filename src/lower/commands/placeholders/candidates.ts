import { bracedWords, literalWords } from './meaning.js';

/** Text that looks like a placeholder, before its context in the shell grammar is known. */
export interface Candidate {
  /** The text inside the brackets. */
  readonly inner: string;
  readonly start: number;
  readonly end: number;
  readonly style: 'angle' | 'brace';
}

const innerLimit = 60;
/** Characters searched backwards for an open quote; keeps the search linear. */
const quoteWindow = 400;
const angleInner = /^[\p{L}\p{N}](?:[\p{L}\p{N}_./|:@,*-]|(?<! ) (?! |-)|['()（）、，])*$/u;
const braceInner = /^[A-Za-z\u4e00-\u9fff](?:[\w\u4e00-\u9fff]|-(?!>)|\.(?!\.))*$/;

/** `<name>`: no redirection (`<in >out`), no tag with a partner (`<name>…</name>`), none of the words that output shows. */
function isAngle(text: string, start: number, end: number, inner: string): boolean {
  if (!/\p{L}/u.test(inner) && !/^\d+(?:[|~-]\d+)+$/.test(inner)) return false;
  if (!angleInner.test(inner) || inner.endsWith(' ') || / \d$/.test(inner) || inner.includes('://')) return false;
  if (literalWords.has(inner.toLowerCase())) return false;
  const before = text[start - 1] ?? ' ';
  if (
    before === '<' ||
    before === '&' ||
    (/\d/.test(before) && /(?:^|\s)\d$/.test(text.slice(Math.max(0, start - 2), start)))
  )
    return false;
  // `<in>out` writes a file: only what cannot begin a file's name may follow.
  if (/[\w$"'~&(\\>]/.test(text[end] ?? ' ') && !isClosingQuote(text, start, end)) return false;
  return true;
}

/** A quote after the placeholder is harmless when the same quote is open before it on the line. */
function isClosingQuote(text: string, start: number, end: number): boolean {
  const quote = text[end];
  if (quote === '\\' && text[end + 1] === '"') return true;
  if (quote !== '"' && quote !== "'") return insideQuotes(text, start) && quote !== '>';
  return insideQuotes(text, start);
}

function insideQuotes(text: string, at: number): boolean {
  const window = text.slice(Math.max(0, at - quoteWindow), at);
  const line = window.slice(window.lastIndexOf('\n') + 1);
  return ['"', "'"].some((quote) => (line.split(quote).length - 1) % 2 === 1);
}

/** `{name}`: no expansion (`${…}`, `{a,b}`), template (`{{ }}`), format (`%{…}`), quantifier (`a{2}`) or program text. */
function isBrace(text: string, start: number, end: number, inner: string): boolean {
  if (!braceInner.test(inner) || bracedWords.has(inner)) return false;
  if (/[${%@\\#\w)\]]/.test(text[start - 1] ?? ' ') || /[}\w]/.test(text[end] ?? ' ')) return false;
  return true;
}

/** Names that only look like placeholders in this text: closed tags, and `xargs -I {name}`. */
function foreignNames(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  if (text.includes('</')) for (const [, name] of text.matchAll(/<\/([^<>\n]{1,60})>/g)) names.add(`<${name}`);
  if (text.includes('{'))
    for (const [, name] of text.matchAll(/(?:-I ?|--replace=)\{(\w{1,60})\}/g)) names.add(`{${name}`);
  return names;
}

/** All bracketed candidates of a command, from left to right, without overlaps. Linear. */
export function findCandidates(text: string): Candidate[] {
  const found: Candidate[] = [];
  if (!text.includes('<') && !text.includes('{')) return found;
  const foreign = foreignNames(text);
  for (let at = 0; at < text.length; at++) {
    const open = text.charCodeAt(at);
    if (open !== 60 && open !== 123) continue;
    const close = open === 60 ? '>' : '}';
    let end = at + 1;
    const limit = Math.min(text.length, at + innerLimit);
    while (end < limit && text[end] !== close && text[end] !== '\n' && text.charCodeAt(end) !== open) end++;
    if (text[end] !== close) continue;
    const inner = text.slice(at + 1, end);
    const holds = open === 60 ? isAngle(text, at, end + 1, inner) : isBrace(text, at, end + 1, inner);
    if (!holds || foreign.has(`${text[at]}${inner}`)) continue;
    found.push({ inner, start: at, end: end + 1, style: open === 60 ? 'angle' : 'brace' });
    at = end;
  }
  return found;
}

/** The text with each candidate replaced by as many word characters, so that a shell parser sees a word. */
export function maskCandidates(text: string, candidates: readonly Candidate[]): string {
  let masked = '';
  let from = 0;
  for (const { start, end } of candidates) {
    masked += text.slice(from, start) + '_'.repeat(end - start);
    from = end;
  }
  return masked + text.slice(from);
}
