import type { Placeholder } from '../../../model/index.js';
import type { Candidate } from './candidates.js';
import type { ContextPlace, Grammar } from './contexts.js';
import { canonicalName, fromWords, meaningOf, shellVariables } from './meaning.js';

type Found = Omit<Placeholder, 'type' | 'resource' | 'name'> & { readonly inner: string };

/** The span that contains an offset; spans are in order and do not overlap. */
function placeAt(places: readonly ContextPlace[], offset: number): ContextPlace | null {
  let low = 0;
  let high = places.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const place = places[middle]!;
    if (offset < place.start) high = middle - 1;
    else if (offset >= place.end) low = middle + 1;
    else return place;
  }
  return null;
}

/** The context outside the syntax tree: comments, and rare constructs in which no value is safe. */
function isInComment(text: string, at: number): boolean {
  const window = text.slice(Math.max(0, at - 1_000), at);
  return /(?:^|\s)#/.test(window.slice(window.lastIndexOf('\n') + 1));
}

function fromCandidates(text: string, candidates: readonly Candidate[], grammar: Grammar | null): Found[] {
  const found: Found[] = [];
  for (const { start, end, inner, style } of candidates) {
    const place = grammar ? placeAt(grammar.places, start) : null;
    // A comment holds no placeholder; in quotes and here-documents braces belong to jsonpath, awk and JSON.
    if (grammar && !place && isInComment(text, start)) continue;
    const context = place?.context ?? 'other';
    if (style === 'brace' && !['bare', 'double-quoted'].includes(context)) continue;
    found.push({ raw: text.slice(start, end), inner, start, end, context });
  }
  return found;
}

function fromVariables(text: string, grammar: Grammar): Found[] {
  return grammar.variables
    .filter(({ name }) => !grammar.assigned.has(name) && !shellVariables.has(name))
    .map(({ name, start, end, context }) => ({ raw: text.slice(start, end), inner: name, start, end, context }));
}

/** Variables of text that cannot be parsed. */
function looseVariables(text: string): Found[] {
  const assigned = new Set([...text.matchAll(/([A-Za-z_]\w*)=/g)].map((match) => match[1]!));
  return [...text.matchAll(/\$\{?([A-Za-z_]\w*)\}?/g)]
    .filter(([, name]) => !shellVariables.has(name!) && !assigned.has(name!))
    .map((match) => ({
      raw: match[0],
      inner: match[1]!,
      start: match.index,
      end: match.index + match[0].length,
      context: 'other' as const,
    }));
}

/** The placeholders of a command, in order. `embedded` are the places that a second interpreter reads; without a grammar all are unsure. */
export function findPlaceholders(
  text: string,
  readGrammar: () => Grammar | null,
  candidates: readonly Candidate[],
  embedded: readonly { readonly start: number; readonly end: number }[],
): Placeholder[] {
  const hasVariables = text.includes('$');
  if (!candidates.length && !hasVariables) return [];
  const grammar = readGrammar();
  const variables = !hasVariables ? [] : grammar ? fromVariables(text, grammar) : looseVariables(text);
  const found = [...fromCandidates(text, candidates, grammar), ...variables].sort((a, b) => a.start - b.start);
  const placeholders: Placeholder[] = [];
  for (const { inner, raw, start, end, context } of found) {
    const name = canonicalName(inner);
    if (!name || start < (placeholders.at(-1)?.end ?? 0)) continue;
    const nested = embedded.some((place) => place.start <= start && end <= place.end);
    const meaning = meaningOf(name, text, start, end, context !== 'here-document');
    placeholders.push({ name, raw, ...meaning, start, end, context: nested ? 'other' : context });
  }
  return placeholders;
}

/**
 * A placeholder that was begun and not ended (`-n <namespace`), which a shell takes for a file to read; null without one. A
 * file has a space in front of its name, or a name that is one of a file.
 * @param inputs what is read in, with the place of the sign
 */
export function forgottenEnd(
  inputs: readonly { readonly start: number; readonly name: string }[],
  text: string,
): { message: string; start: number } | null {
  for (const { start, name } of inputs) {
    if (!word.test(name) || !text.startsWith(name, start + 1)) continue;
    const { type } = fromWords(canonicalName(name));
    if (type !== 'text' && type !== 'path') return { message: `<${name} without its >`, start };
  }
  return null;
}

const word = /^[A-Za-z][\w-]*$/;
