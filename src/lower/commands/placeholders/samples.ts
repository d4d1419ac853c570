import { withoutRandomEnding } from '../../../text/index.js';
import { derived, type Vocabulary } from '../../../vocabulary/index.js';
import type { Context, ContextSpan, Grammar } from './contexts.js';
import { canonicalName, fromWords, meaningOf, placeholderWords, wordsBefore } from './meaning.js';

/** A word that stands for the reader's own: `your-namespace`, `kube-proxy-xxxxx`, `NODE_NAME`, `/path/to/file`. */
export interface Sample {
  readonly inner: string;
  readonly start: number;
  readonly end: number;
  readonly context: Context;
}

interface SampleSource {
  readonly text: string;
  readonly grammar: Grammar | null;
  readonly vocabulary?: Vocabulary | undefined;
}

const wordsOf = derived(({ placeholders: { samples } }) => ({
  whole: new Set<string>(samples.words),
  owners: new RegExp(
    `^(?:${samples.owners.join('|')})[-_.]?(?=[^\\x00-\\x7f])|^(?:${samples.owners.join('|')})[-_.]`,
    'i',
  ),
  ownersOfKinds: new RegExp(`^(?:${samples.ownersOfKinds.join('|')})[-_]([a-z]+)(?:[-_][a-z0-9]{1,6})?$`, 'i'),
  endings: new RegExp(
    `^(?:(?:[a-z]+-)+|\\p{Script=Han}+)(?:${samples.endings.join('|')})$|^(?:[A-Z]+_)+(?:${samples.endings.join('|').toUpperCase()})$`,
    'u',
  ),
  textPrograms: new Set<string>(samples.textPrograms),
}));

const token =
  /(?<![\w.$%{\\-])[\w./-]{0,80}path\/to\/[\w./@-]*|(?<![\w.$%{\\-])[\w\p{Script=Han}][\w.\p{Script=Han}-]*/gu;
const unknownAddress = /^(?=.*x)(?:\d{1,3}|x{1,3})(?:\.(?:\d{1,3}|x{1,3})){3}$/i;
/** Hosts in domains that are reserved for examples. The domains themselves exist. */
const exampleHost = /[^.]\.example\.(?:com|net|org)$/i;
/** Addresses that are reserved for documentation (RFC 5737). */
const exampleAddress = /^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$/;
const crosses = /^x{2,}$|(?:^|[-_.])x{3,}(?=$|[-_.])/i;

/** Generated identifiers, which differ in every cluster. */
const drawnId = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{32,})$/;

/** The sample words of a command, in order. */
export function samplesIn({ text, grammar, vocabulary }: SampleSource): Sample[] {
  const { endings } = wordsOf(vocabulary);
  return (grammar?.spans ?? []).flatMap(({ start, end, context }): Sample[] =>
    [...text.slice(start, end).matchAll(token)].flatMap(({ 0: found, index }): Sample[] => {
      const inner = found.replace(/[.-]+$/, '');
      const at = start + index;
      const place = { inner, start: at, end: at + inner.length, context };
      if (isSample(inner, vocabulary)) return [place];
      const isOperand =
        context === 'bare' && /[\s/]/.test(text[at - 1] ?? '') && !/[=\w-]/.test(text[at + inner.length] ?? ' ');
      const isId = drawnId.test(inner) && /\s/.test(text[at - 1] ?? '');
      // In `-l job-name` it is the key of a label.
      const isName = endings.test(inner) && meaningOf(canonicalName(inner), text, place, vocabulary).type !== 'label';
      const isNamed = !grammar!.assigned.has(inner) && (isName || saysWhat(inner, vocabulary));
      if (!isOperand || !(isId || isNamed || withoutRandomEnding(inner) !== inner)) return [];
      return isPrintedOrSought(text, at, vocabulary) ? [] : [place];
    }),
  );
}

/** Whether the command prints, sets or searches for a word: `echo`, `env`, `grep`. */
export const isPrintedOrSought = (text: string, at: number, vocabulary?: Vocabulary): boolean =>
  wordsBefore(text, at).some((word) => wordsOf(vocabulary).textPrograms.has(word));

function isSample(word: string, vocabulary?: Vocabulary): boolean {
  const { whole, owners, ownersOfKinds } = wordsOf(vocabulary);
  if (word.includes('path/to/') || crosses.test(word)) return true;
  if (unknownAddress.test(word) || exampleAddress.test(word) || exampleHost.test(word)) return true;
  if (owners.test(word) || whole.has(word.toLowerCase().replaceAll('_', '-'))) return true;
  const [, kind = ''] = ownersOfKinds.exec(word) ?? [];
  return placeholderWords(vocabulary).kinds.has(kind.toLowerCase());
}

/** Whether a word in capitals only names the type of a value: `NODE_NAME`. */
function saysWhat(word: string, vocabulary?: Vocabulary): boolean {
  if (!/^[A-Z]+(?:_[A-Z]+)+$/.test(word)) return false;
  return word.split('_').every((part) => fromWords(part.toLowerCase(), vocabulary).type !== 'text');
}

const optionalPart = /^(\[--?[A-Za-z][\w-]*)(?:[ =][^\]\n]*)?\](?=\s|$)/;

/**
 * The problem of a command that cannot run as written: an ellipsis in place of words, as in `kubectl describe pod ...`,
 * or an optional part in brackets, as in `kubectl get pod [-n namespace]`; null for none.
 */
export function leftOut(text: string, spans: readonly ContextSpan[]): { message: string; start: number } | null {
  for (const { start, end, context } of spans) {
    const word = context === 'bare' ? text.slice(start, end) : '';
    if (/^(?:\.{3,}|…+)$/.test(word)) return { message: `${word} in place of words`, start };
    const optional = context === 'bare' ? optionalPart.exec(text.slice(start, start + 80))?.[1] : undefined;
    if (optional) return { message: `${optional}…] in the brackets of a usage line`, start };
  }
  return null;
}
