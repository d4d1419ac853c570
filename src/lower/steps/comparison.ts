import type { Comparison, ComparisonOperator } from '../../model/index.js';
import { verdicts } from '../../vocabulary/index.js';
import { type ConditionToken, conditionTokens } from './quantity.js';
import { readStatement } from './statement.js';
import { cleanSubject, isNameLike } from './subject.js';

/** Text behind a number that is longer tells of something else. */
const longestRest = 40;
/** Nouns that a number can count in Chinese. */
const hanNouns: ReadonlySet<string> = new Set(
  Object.values(verdicts.subjects)
    .flat()
    .filter((name) => /\p{Script=Han}/u.test(name)),
);

/** What one clause compares, with signs or in words; null when it is not understood. */
export function parseComparisons(part: string): Comparison[] | null {
  const tokens = conditionTokens(part).filter((token) => token.kind !== 'text' || token.text.trim() !== '');
  const signs = tokens.filter((token) => token.kind === 'operator').length;
  if (signs === 2) return named(chain(tokens));
  if (signs === 1) return named(single(tokens));
  if (signs > 2) return null;
  return named(spanOf(tokens) ?? readStatement(part) ?? measure(part));
}

/** Half a sentence before a sign is no name: what it says is not understood. */
function named(comparisons: Comparison[] | null): Comparison[] | null {
  return comparisons?.every(({ subject }) => isNameLike(subject)) ? comparisons.map(ofResponse) : null;
}

const response =
  /^(?:http\s*)?(?:response|status|(?:response|status|http|return)\s(?:status\s)?code|响应码?|状态码|返回码)$/i;

/** `the response must be 200` speaks of the code that HTTP answers with. */
function ofResponse(comparison: Comparison): Comparison {
  const { subject, value } = comparison;
  const isCode = typeof value === 'number' && value >= 100 && value < 600 && response.test(subject);
  return isCode ? { ...comparison, subject: 'HTTP code' } : comparison;
}

/** `zk_up 1`: a metric as it is printed. */
function measure(part: string): Comparison[] | null {
  const [, name, value] = /^\s*([a-z][a-z\d]*_\w+)\s+(\d+(?:\.\d+)?)\s*$/.exec(part) ?? [];
  return name ? [compare(name, '==', Number(value), '')] : null;
}

/** `5 < x <= 10`. */
function chain(tokens: readonly ConditionToken[]): Comparison[] | null {
  const [low, first, subject, second, high] = tokens;
  if (low?.kind !== 'number' || first?.kind !== 'operator' || subject?.kind !== 'text') return null;
  if (second?.kind !== 'operator' || high?.kind !== 'number') return null;
  const name = cleanSubject(subject.text);
  const unit = high.unit || low.unit;
  return [compare(name, flip(first.operator), low.value, unit), compare(name, second.operator, high.value, unit)];
}

/** `x > 10`, `> 10`, `≥ 3 replicas`, `10 < x`, `phase == Running`. */
function single(tokens: readonly ConditionToken[]): Comparison[] | null {
  const place = tokens.findIndex((token) => token.kind === 'operator');
  const sign = tokens[place];
  const left = tokens[place - 1];
  const right = tokens[place + 1];
  if (sign?.kind !== 'operator' || !right) return null;
  if (left?.kind === 'number' && right.kind === 'text')
    return [compare(cleanSubject(right.text), flip(sign.operator), left.value, left.unit)];
  // `x % 2 == 0`, `x > 10 000`: two numbers side by side, or one that is part of what is compared.
  if (left?.kind === 'number' && tokens[place - 2]?.kind === 'text') return null;
  if (right.kind === 'number' && tokens[place + 2]?.kind === 'number') return null;
  const subject = left?.kind === 'text' ? cleanSubject(left.text) : '';
  if (left?.kind === 'text' && isArgument(left.text)) return null;
  if (right.kind === 'number') {
    const behind = tokens[place + 2];
    const rest = behind?.kind === 'text' ? behind.text : '';
    if (rest.length > longestRest || /^\s*(?:的|of\b)/.test(rest)) return null;
    const noun = hanNouns.has(rest.trim()) ? rest.trim() : /^\s*([A-Za-z][\w-]*)/.exec(rest)?.[1];
    return [compare(subject || (noun ?? ''), sign.operator, right.value, right.unit)];
  }
  const orders = sign.operator !== '==' && sign.operator !== '!=';
  if (right.kind !== 'text' || !subject || orders) return null;
  const value = right.text.trim().replace(/^["'“]|["'”]?[.。]?$/g, '');
  // `the first element equals runnerScaleSetName`: the name of another value.
  if (/^[a-z]+[A-Z]/.test(value) && !/^[\w.[\]-]+$/.test(subject)) return null;
  return /^[\w./-]+$/.test(value) ? [compare(subject, sign.operator, value, '')] : null;
}

/** `/orders?userId=1` and `--replicas=3` are arguments, not comparisons. */
function isArgument(before: string): boolean {
  return /(?:[/?&]\S*|(?:^|\s)--?[\w-]+)$/.test(before);
}

/** `延迟 2-10秒`: both ends belong to the span. */
function spanOf(tokens: readonly ConditionToken[]): Comparison[] | null {
  const place = tokens.findIndex((token) => token.kind === 'span');
  const span = tokens[place];
  const left = tokens[place - 1];
  if (span?.kind !== 'span' || span.from > span.to || left?.kind !== 'text') return null;
  const subject = cleanSubject(left.text);
  return [compare(subject, '>=', span.from, span.unit), compare(subject, '<=', span.to, span.unit)];
}

function compare(subject: string, operator: ComparisonOperator, value: number | string, unit: string): Comparison {
  return unit ? { subject, operator, value, unit } : { subject, operator, value };
}

function flip(operator: ComparisonOperator): ComparisonOperator {
  if (operator === '<') return '>';
  if (operator === '<=') return '>=';
  if (operator === '>') return '<';
  return operator === '>=' ? '<=' : operator;
}
