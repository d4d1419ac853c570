import type { Placeholder } from '../../../model/index.js';
import type { Vocabulary } from '../../../vocabulary/index.js';
import type { Candidate } from './candidates.js';
import type { ContextSpan, Grammar } from './contexts.js';
import { canonicalName, fromWords, meaningOf, placeholderWords } from './meaning.js';

type Found = Pick<Placeholder, 'start' | 'end' | 'context'> & { readonly inner: string };

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

/** The placeholders of a command, in order. */
export function findPlaceholders(source: PlaceholderSource): Placeholder[] {
  const { text, embedded, vocabulary } = source;
  const evaluated = source.reevaluates || source.grammar?.reevaluates;
  const variables = text.includes('$') ? variablesIn(source) : [];
  const found = [...fromCandidates(source), ...variables].sort((a, b) => a.start - b.start);
  const placeholders: Placeholder[] = [];
  for (const { inner, start, end, context } of found) {
    const name = canonicalName(inner);
    if (!name || start < (placeholders.at(-1)?.end ?? 0)) continue;
    const isEmbedded = evaluated || embedded.some((span) => span.start <= start && end <= span.end);
    const meaning =
      context === 'here-document' ? fromWords(name, vocabulary) : meaningOf(name, text, { start, end }, vocabulary);
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

function fromCandidates({ text, candidates, grammar }: PlaceholderSource): Found[] {
  return candidates.flatMap(({ start, end, inner, style }): Found[] => {
    const span = grammar && spanAt(grammar.spans, start);
    // A comment holds no placeholder; in quotes and here-documents braces belong to jsonpath, awk and JSON.
    if (grammar && !span && isInComment(text, start)) return [];
    const context = span?.context ?? 'other';
    if (style === 'brace' && context !== 'bare' && context !== 'double-quoted') return [];
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

/** Variables that get no value in the command. */
function variablesIn({ text, grammar, vocabulary }: PlaceholderSource): Found[] {
  const assigned = grammar?.assigned ?? new Set([...text.matchAll(/([A-Za-z_]\w*)=/g)].map(([, name]) => name!));
  const { shellVariables } = placeholderWords(vocabulary);
  const used = grammar
    ? grammar.variables.map(({ name, ...span }) => ({ inner: name, ...span }))
    : [...text.matchAll(/\$\{?([A-Za-z_]\w*)\}?/g)].map(
        ({ 0: raw, 1: name, index }): Found => ({
          inner: name!,
          start: index,
          end: index + raw.length,
          context: 'other',
        }),
      );
  return used.filter(({ inner }) => !assigned.has(inner) && !shellVariables.has(inner));
}

/**
 * A placeholder without its closing bracket (`-n <namespace`), which a shell takes for a file to read; null without one. A
 * file has a space in front of its name, or a name of a file.
 * @param inputs input redirections, with the offset of the operator
 */
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
