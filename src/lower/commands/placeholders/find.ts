import type { Placeholder } from '../../../model/index.js';
import type { Vocabulary } from '../../../vocabulary/index.js';
import type { ContextSpan, Grammar } from './contexts.js';
import { canonicalName, fromWords, type Meaning, meaningOf, placeholderWords } from './meaning.js';
import { isPrintedOrSought, type Sample, samplesIn } from './samples.js';

/** Text that looks like a placeholder, before its context in the shell grammar is known. */
export interface Candidate {
  readonly inner: string;
  readonly start: number;
  readonly end: number;
  readonly style: 'angle' | 'brace' | 'usage' | 'macro';
}

/** Characters searched backwards for an open quote; keeps the search linear. */
const quoteWindow = 400;
const angleInner = /^[\p{L}\p{N}](?:[\p{L}\p{N}_./|:@,*-]|(?<! ) (?! |-)|['()（）、，])*$/u;
const usageInner = /^[A-Za-z](?=\S* \S|\S*[|/])[\w-]*(?:(?: |\||\/{1,2})[\w-]+)*(?: \.{3})?$/;
/** `[package-name]`, but not a pattern such as `[a-z]`. */
const usageWord = /^[A-Za-z]{3,}(?:[-_][A-Za-z]{2,})*$/;
const braceInner = /^[A-Za-z\u4e00-\u9fff](?:[\w\u4e00-\u9fff]|-(?!>)|\.(?!\.))*$/;

/** A number or address that stands for the reader's own: `<232330257>`, `<10.0.0.1>`. */
const sampleNumber = /^\d+(?:[.:/|~-]\d+)*$/;

/** Whether `<1>` at the end of a line refers to a note below the code. */
const isCallout = (text: string, { start, end, inner }: Candidate): boolean =>
  /^\d{1,2}$/.test(inner) && /\s/.test(text[start - 1] ?? '') && /^[ \t]*(?:\n|$)/.test(text.slice(end, end + 80));

/** Whether `<name>` is a placeholder, not a redirection (`<in >out`). */
function isAngle(text: string, candidate: Candidate): boolean {
  const { start, end, inner } = candidate;
  // `<134>1 2026-…`, `<134>Oct 11 …` begin with the priority of a syslog record.
  const isSample = sampleNumber.test(inner) && !/[\p{L}\p{N}]/u.test(text[end] ?? '') && !isCallout(text, candidate);
  if (!/\p{L}/u.test(inner) && !isSample) return false;
  if (!angleInner.test(inner) || inner.endsWith(' ') || / \d$/.test(inner) || inner.includes('://')) return false;
  if (/[<&]$|(?:^|\s)\d$/.test(text.slice(Math.max(0, start - 2), start))) return false;
  // `<in>out` writes a file, so the next character must not begin the name of a file.
  return !/[\w$"'~&(\\>]/.test(text[end] ?? ' ') || isClosingQuote(text, start, end);
}

/** Macros of whatever publishes the text: `{{ name }}`, `${{ env.NAME }}`, `{{< param name >}}`, `{{ .Values.name }}`. */
const macro =
  /\$?\{\{[<%-]?\s*(\.?[A-Za-z_][\w.\-"]*(?:\s+[\w.-]+)?(?:\s*\|\s*[\w.]+(?:\([^(){}\n]{0,40}\))?)*)\s*[>%-]?\}\}/g;
/** An option with a Go template as its value, up to a place in that. */
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

/** Whether the character after a placeholder closes a quotation that is open on the line. */
function isClosingQuote(text: string, start: number, end: number): boolean {
  if (text.startsWith('\\"', end)) return true;
  const window = text.slice(Math.max(0, start - quoteWindow), start);
  const line = window.slice(window.lastIndexOf('\n') + 1);
  return text[end] !== '>' && ['"', "'"].some((quote) => line.split(quote).length % 2 === 0);
}

/** Whether `{name}` is a placeholder, not an expansion (`${…}`), template (`{{ }}`), format (`%{…}`) or quantifier (`a{2}`). */
function isBrace(text: string, { start, end, inner }: Candidate): boolean {
  if (!braceInner.test(inner)) return false;
  return !/[${%@\\#\w)\]]/.test(text[start - 1] ?? ' ') && !/[}\w]/.test(text[end] ?? ' ');
}

/** Names that only look like placeholders in a text: tags that are closed, and `xargs -I {name}`. */
function foreignNames(text: string): ReadonlySet<string> {
  const tags = [...text.matchAll(/<\/([^<>\n]{1,60})>/g)].map(([, name]) => `<${name}`);
  const replaced = [...text.matchAll(/(?:-I ?|--replace=)\{(\w{1,60})\}/g)].map(([, name]) => `{${name}`);
  return new Set([...tags, ...replaced]);
}

/** Whether a bracket is a separate argument as in a usage line: `{target ip address}`, `{icmp|tcp}`, `[target-mac]`. */
function isInUsage(text: string, { start, end, inner }: Candidate, vocabulary?: Vocabulary): boolean {
  const isAlone =
    /\S\s+$/.test(text.slice(Math.max(0, start - 8), start)) && /^(?:\s|$)/.test(text.slice(end, end + 1));
  if (!isAlone || usageInner.test(inner)) return isAlone;
  return usageWord.test(inner) && !isPrintedOrSought(text, start, vocabulary);
}

/** The bracketed candidates of a command, from left to right, without overlaps. */
export function findCandidates(text: string, vocabulary?: Vocabulary): Candidate[] {
  if (!/[<＜{[]/.test(text)) return [];
  const { braced } = placeholderWords(vocabulary);
  const foreign = foreignNames(text);
  const macros = macrosIn(text, braced);
  const found: Candidate[] = [];
  let from = 0;
  for (const match of text.matchAll(
    /[<＜](?=([^<>＜＞\n]{0,59})[>＞])|\{(?=([^{}\n]{0,59})\})|\[(?=([^[\]\n]{0,59})\])/g,
  )) {
    const [bracket, angled, inBraces, inBrackets] = match;
    const inner = angled ?? inBraces ?? inBrackets!;
    const start = match.index;
    const candidate: Candidate = {
      inner,
      start,
      end: start + inner.length + 2,
      style: angled === undefined ? 'brace' : 'angle',
    };
    const isInMacro = macros.some((each) => each.start < candidate.end && candidate.start < each.end);
    if (start < from || isInMacro || foreign.has(bracket + inner)) continue;
    if (angled !== undefined && !isAngle(text, candidate)) continue;
    if (angled === undefined && braced.has(/^[\w-]*/.exec(inner)![0])) continue;
    const isUsage = bracket === '[' || (bracket === '{' && !isBrace(text, candidate));
    if (isUsage && !isInUsage(text, candidate, vocabulary)) continue;
    found.push(isUsage ? { ...candidate, style: 'usage' } : candidate);
    from = candidate.end;
  }
  return [...found, ...macros].sort((a, b) => a.start - b.start);
}

/** Replaces each candidate by as many `_`, so that a shell parser sees a word. */
export function maskCandidates(text: string, candidates: readonly Candidate[]): string {
  let masked = '';
  let from = 0;
  for (const { start, end } of candidates) {
    masked += text.slice(from, start) + '_'.repeat(end - start);
    from = end;
  }
  return masked + text.slice(from);
}

/** A command whose placeholders are sought. */
export interface PlaceholderSource {
  readonly text: string;
  readonly candidates: readonly Candidate[];
  /** Null for text that cannot be parsed: then no value is safe. */
  readonly grammar: Grammar | null;
  /** Spans that a second interpreter reads. */
  readonly embedded: readonly { readonly start: number; readonly end: number }[];
  /** Whether a second interpreter may read any value of the command. */
  readonly reevaluates?: boolean;
  readonly vocabulary?: Vocabulary | undefined;
}

export function findPlaceholders(source: PlaceholderSource): Placeholder[] {
  const { text, embedded, vocabulary } = source;
  const evaluated = source.reevaluates || source.grammar?.reevaluates;
  const variables = text.includes('$') ? variablesIn(source) : [];
  const found = [...fromCandidates(source), ...variables, ...samplesIn(source)].sort((a, b) => a.start - b.start);
  const placeholders: Placeholder[] = [];
  for (const { inner, start, end, context } of found) {
    const name = canonicalName(inner);
    if (!name || start < (placeholders.at(-1)?.end ?? 0)) continue;
    const isEmbedded = evaluated || embedded.some((span) => span.start <= start && end <= span.end);
    const meaning =
      pairMeaning(inner, vocabulary) ??
      (context === 'here-document' ? fromWords(name, vocabulary) : meaningOf(name, text, { start, end }, vocabulary));
    const raw = text.slice(start, end);
    placeholders.push({
      name,
      raw,
      ...meaning,
      start,
      end,
      context: isEmbedded && context !== 'program' ? 'other' : context,
    });
  }
  return placeholders;
}

/** The meaning of a pair in one value: `{namespace/pod}`. */
function pairMeaning(inner: string, vocabulary?: Vocabulary): Meaning | null {
  const [first, second, ...others] = inner.split('/');
  if (second === undefined || others.length > 0) return null;
  const isNamespace = (word: string): boolean => fromWords(canonicalName(word), vocabulary).type === 'namespace';
  return isNamespace(first!) && !isNamespace(second) ? { type: 'namespaced-name', resource: null } : null;
}

function fromCandidates({ text, candidates, grammar, vocabulary }: PlaceholderSource): Sample[] {
  const { literals } = placeholderWords(vocabulary);
  return candidates.flatMap(({ start, end, inner, style }): Sample[] => {
    const span = grammar && spanAt(grammar.spans, start);
    // A comment has no placeholders. In quotes and here-documents, braces belong to jsonpath, awk and JSON.
    if (grammar && !span && isInComment(text, start)) return [];
    const context = span?.context ?? 'other';
    if (style === 'brace' && context !== 'bare' && context !== 'double-quoted') return [];
    // Within quotes, `<none>` may be printed text and `<2>` an inode.
    const isText = literals.has(inner.toLowerCase()) || /^\d{1,2}$/.test(inner);
    if (style === 'angle' && context !== 'bare' && isText) return [];
    if (style === 'usage' && context !== 'bare') return [];
    return [{ inner, start, end, context }];
  });
}

/** The span that contains an offset; spans are in order and do not overlap. */
function spanAt(spans: readonly ContextSpan[], offset: number): ContextSpan | null {
  let [low, high] = [0, spans.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const span = spans[middle]!;
    if (offset < span.start) high = middle - 1;
    else if (offset >= span.end) low = middle + 1;
    else return span;
  }
  return null;
}

function isInComment(text: string, at: number): boolean {
  const window = text.slice(Math.max(0, at - 1_000), at);
  return /(?:^|\s)#/.test(window.slice(window.lastIndexOf('\n') + 1));
}

function variablesIn({ text, grammar, vocabulary }: PlaceholderSource): Sample[] {
  const assigned = grammar?.assigned ?? new Set([...text.matchAll(/([A-Za-z_]\w*)=/g)].map(([, name]) => name!));
  const { shellVariables } = placeholderWords(vocabulary);
  const used = grammar
    ? grammar.variables.map(({ name, ...span }) => ({ inner: name, ...span }))
    : [...text.matchAll(/\$\{?([A-Za-z_]\w*)\}?/g)].map(
        ({ 0: raw, 1: name, index }): Sample => ({
          inner: name!,
          start: index,
          end: index + raw.length,
          context: 'other',
        }),
      );
  return used.filter(({ inner }) => !assigned.has(inner) && !shellVariables.has(inner));
}

/** The problem of a placeholder without its closing bracket (`-n <namespace`), which a shell takes for a file; null for none. */
export function unclosedPlaceholder(
  inputs: readonly { readonly start: number; readonly name: string }[],
  text: string,
  vocabulary?: Vocabulary,
): { message: string; start: number } | null {
  const unclosed = inputs.find(({ start, name }) => {
    if (!/^[A-Za-z][\w-]*$/.test(name) || !text.startsWith(name, start + 1)) return false;
    const { type } = fromWords(canonicalName(name), vocabulary);
    return type !== 'text' && type !== 'path';
  });
  return unclosed ? { message: `<${unclosed.name} without its >`, start: unclosed.start } : null;
}
