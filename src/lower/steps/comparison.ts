import type { Comparison, ComparisonOperator } from '../../model/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import { readAssertion } from './assertion.js';
import { cleanSubject, compare, isCountedNoun, isNameLike, type QuantityToken, quantityTokens } from './quantity.js';
import { grammar } from './words.js';

const rulesOf = grammar({
  about: '^\\s*{about}',
  /** `no container has` denies something of all containers; the subject is none of them. */
  denied: '^{deniedSubject}\\s*(?=\\S)',
});

/** The comparisons of a clause, with operators or in words; null when it is not understood. */
export function readComparisons(clause: string, vocabulary?: Vocabulary): Comparison[] | null {
  const tokens = quantityTokens(clause, vocabulary);
  const signs = tokens.filter((token) => token.kind === 'operator').length;
  const inWords = () => span(tokens, vocabulary) ?? readAssertion(clause, vocabulary);
  const compared = signs === 0 ? inWords() : (signs === 1 ? single : chain)(tokens, vocabulary);
  // A subject that is half a sentence is not understood.
  const isDenied = (subject: string) => rulesOf(vocabulary).denied.test(subject);
  return compared?.every(({ subject }) => isNameLike(subject, vocabulary) && !isDenied(subject)) ? compared : null;
}

/** `5 < x <= 10`. */
function chain(tokens: readonly QuantityToken[], vocabulary?: Vocabulary): Comparison[] | null {
  const [low, first, name, second, high, ...others] = tokens;
  if (low?.kind !== 'number' || first?.kind !== 'operator' || name?.kind !== 'text') return null;
  if (second?.kind !== 'operator' || high?.kind !== 'number') return null;
  if (others.some(({ kind }) => kind === 'operator')) return null;
  const subject = cleanSubject(name.text, vocabulary);
  return [
    compare(subject, flip(first.operator), { value: low.value, unit: low.unit || high.unit }),
    compare(subject, second.operator, { value: high.value, unit: high.unit || low.unit }),
  ];
}

/** Maximum length of the text after a number; longer text is about something else. */
const longestRest = 40;

/** `x > 10`, `> 10`, `≥ 3 replicas`, `10 < x`, `phase == Running`. */
function single(tokens: readonly QuantityToken[], vocabulary?: Vocabulary): Comparison[] | null {
  const place = tokens.findIndex(({ kind }) => kind === 'operator');
  const [sign, left, right] = [tokens[place], tokens[place - 1], tokens[place + 1]];
  if (sign?.kind !== 'operator' || !right) return null;
  if (left?.kind === 'number' && right.kind === 'text')
    return [compare(cleanSubject(right.text, vocabulary), flip(sign.operator), left)];
  // `x % 2 == 0`, `x > 10 000`: the number belongs to an expression or to another number.
  if (left?.kind === 'number' && tokens[place - 2]?.kind === 'text') return null;
  if (left?.kind === 'text' && isArgument(left.text)) return null;
  const subject = left?.kind === 'text' ? cleanSubject(left.text, vocabulary) : '';
  const behind = tokens[place + 2];
  if (right.kind === 'number') {
    const rest = behind?.kind === 'text' ? behind.text : '';
    if (behind?.kind === 'number' || rest.length > longestRest || rulesOf(vocabulary).about.test(rest)) return null;
    const noun = isCountedNoun(rest.trim(), vocabulary) ? rest.trim() : /^\s*([A-Za-z][\w-]*)/.exec(rest)?.[1];
    return [compare(subject || (noun ?? ''), sign.operator, right)];
  }
  if (right.kind !== 'text' || !subject) return null;
  const value = right.text.trim().replace(/^["'“]|["'”]?[.。]?$/g, '');
  // `nf_conntrack_count < nf_conntrack_max`: two values of the output.
  if (isIdentifier(value) && (isIdentifier(subject) || value.startsWith('{')))
    return [compare(subject, sign.operator, { value })];
  if (sign.operator !== '==' && sign.operator !== '!=') return null;
  // `the first element equals runnerScaleSetName`: the name of another value.
  if (/^[a-z]+[A-Z]/.test(value) && !/^[\w.[\]-]+$/.test(subject)) return null;
  return /^[\w./-]+$/.test(value) ? [compare(subject, sign.operator, { value })] : null;
}

/** A name as a program prints it, or a placeholder. */
const isIdentifier = (text: string): boolean =>
  /^(?:\{[\w. -]+\}|(?=.*(?:[a-z][A-Z]|[_.-]|^[A-Z]{2}))[A-Za-z][\w.-]*)$/.test(text);

/** `/orders?userId=1` and `--replicas=3` are arguments, not comparisons. */
const isArgument = (before: string): boolean => /(?:[/?&]\S*|(?:^|\s)--?[\w-]+)$/.test(before);

/** `latency 2-10 s`, both ends included. */
function span(tokens: readonly QuantityToken[], vocabulary?: Vocabulary): Comparison[] | null {
  const place = tokens.findIndex(({ kind }) => kind === 'span');
  const [range, left] = [tokens[place], tokens[place - 1]];
  if (range?.kind !== 'span' || range.from > range.to) return null;
  // Without a subject, only a span alone is a comparison.
  if (left?.kind !== 'text' && tokens.length > 1) return null;
  const { from, to, unit } = range;
  const subject = left?.kind === 'text' ? cleanSubject(left.text, vocabulary) : '';
  return [compare(subject, '>=', { value: from, unit }), compare(subject, '<=', { value: to, unit })];
}

const flipped: Partial<Record<ComparisonOperator, ComparisonOperator>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };
const flip = (operator: ComparisonOperator): ComparisonOperator => flipped[operator] ?? operator;
