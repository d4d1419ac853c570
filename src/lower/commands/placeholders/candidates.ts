import type { Vocabulary } from '../../../vocabulary/index.js';
import { placeholderWords } from './meaning.js';

/** Text that looks like a placeholder, before its context in the shell grammar is known. */
export interface Candidate {
  /** The text inside the brackets. */
  readonly inner: string;
  readonly start: number;
  readonly end: number;
  readonly style: 'angle' | 'brace' | 'macro';
}

/** Characters searched backwards for an open quote; keeps the search linear. */
const quoteWindow = 400;
const angleInner = /^[\p{L}\p{N}](?:[\p{L}\p{N}_./|:@,*-]|(?<! ) (?! |-)|['()（）、，])*$/u;
const braceInner = /^[A-Za-z\u4e00-\u9fff](?:[\w\u4e00-\u9fff]|-(?!>)|\.(?!\.))*$/;

/** `<name>`: no redirection (`<in >out`), no tag with a partner (`<name>…</name>`). */
function isAngle(text: string, { start, end, inner }: Candidate): boolean {
  if (!/\p{L}/u.test(inner) && !/^\d+(?:[|~-]\d+)+$/.test(inner)) return false;
  if (!angleInner.test(inner) || inner.endsWith(' ') || / \d$/.test(inner) || inner.includes('://')) return false;
  if (/[<&]$|(?:^|\s)\d$/.test(text.slice(Math.max(0, start - 2), start))) return false;
  // `<in>out` writes a file: only what cannot begin the name of a file may follow.
  return !/[\w$"'~&(\\>]/.test(text[end] ?? ' ') || isClosingQuote(text, start, end);
}

/** `{{ name }}`, `${{ env.NAME }}`, `{{< param name >}}`, `{{ .Values.name }}`: filled in by whatever publishes the text. */
const macro =
  /\$?\{\{[<%-]?\s*(\.?[A-Za-z_][\w.\-"]*(?:\s+[\w.-]+)?(?:\s*\|\s*[\w.]+(?:\([^(){}\n]{0,40}\))?)*)\s*[>%-]?\}\}/g;
/** An option whose value is a template of Go, and its value up to here. */
const goTemplate = /(?:format|template|\s-f|\s-t)[= ]["']?[^"']*$/i;

function macrosIn(text: string, braced: ReadonlySet<string>): Candidate[] {
  if (!text.includes('{{')) return [];
  return [...text.matchAll(macro)].flatMap(({ 0: raw, 1: inner = '', index: start }): Candidate[] => {
    const [word = ''] = inner.split(/[\s|]/, 1);
    const isField = word.startsWith('.') && !/^\.(?:Values|Release|Chart|Capabilities|Site|Page)\b/.test(word);
    const isTemplate = goTemplate.test(text.slice(Math.max(0, start - quoteWindow), start));
    if (isField || isTemplate || braced.has(word) || /\s\.|^\S+\s+\./.test(inner)) return [];
    return [{ inner, start, end: start + raw.length, style: 'macro' }];
  });
}

/** What follows the placeholder is harmless when a quote is open before it on the line. */
function isClosingQuote(text: string, start: number, end: number): boolean {
  if (text.startsWith('\\"', end)) return true;
  const window = text.slice(Math.max(0, start - quoteWindow), start);
  const line = window.slice(window.lastIndexOf('\n') + 1);
  return text[end] !== '>' && ['"', "'"].some((quote) => line.split(quote).length % 2 === 0);
}

/** `{name}`: no expansion (`${…}`, `{a,b}`), template (`{{ }}`), format (`%{…}`), quantifier (`a{2}`) or program text. */
function isBrace(text: string, { start, end, inner }: Candidate): boolean {
  if (!braceInner.test(inner)) return false;
  return !/[${%@\\#\w)\]]/.test(text[start - 1] ?? ' ') && !/[}\w]/.test(text[end] ?? ' ');
}

/** Names that only look like placeholders in this text: closed tags, and `xargs -I {name}`. */
function foreignNames(text: string): ReadonlySet<string> {
  const tags = [...text.matchAll(/<\/([^<>\n]{1,60})>/g)].map(([, name]) => `<${name}`);
  const replaced = [...text.matchAll(/(?:-I ?|--replace=)\{(\w{1,60})\}/g)].map(([, name]) => `{${name}`);
  return new Set([...tags, ...replaced]);
}

/** All bracketed candidates of a command, from left to right, without overlaps. */
export function findCandidates(text: string, vocabulary?: Vocabulary): Candidate[] {
  if (!text.includes('<') && !text.includes('{')) return [];
  const { literals, braced } = placeholderWords(vocabulary);
  const foreign = foreignNames(text);
  const macros = macrosIn(text, braced);
  const found: Candidate[] = [];
  let from = 0;
  for (const match of text.matchAll(/<(?=([^<>\n]{0,59})>)|\{(?=([^{}\n]{0,59})\})/g)) {
    const [bracket, angled, inner = angled!] = match;
    const start = match.index;
    const candidate: Candidate = {
      inner,
      start,
      end: start + inner.length + 2,
      style: bracket === '<' ? 'angle' : 'brace',
    };
    const isInMacro = macros.some((each) => each.start < candidate.end && candidate.start < each.end);
    if (start < from || isInMacro || foreign.has(bracket + inner)) continue;
    const isOne =
      bracket === '<'
        ? isAngle(text, candidate) && !literals.has(inner.toLowerCase())
        : isBrace(text, candidate) && !braced.has(inner);
    if (!isOne) continue;
    found.push(candidate);
    from = candidate.end;
  }
  return [...found, ...macros].sort((a, b) => a.start - b.start);
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
