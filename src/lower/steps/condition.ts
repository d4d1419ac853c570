import { verdicts } from '../../generated/data/verdicts.js';
import type { Comparison, ComparisonOperator, Condition } from '../../model/index.js';
import { alternation } from './pattern.js';
import { type ConditionToken, conditionTokens } from './quantity.js';

/** Longer texts are prose, not conditions. */
const longestCondition = 240;

const before = comparatorTable(verdicts.comparators.before);
const after = comparatorTable(verdicts.comparators.after);
const beforePattern = new RegExp(alternation([...before.keys()]), 'gi');
const afterPattern = new RegExp(
  `(\\d+(?:\\.\\d+)?\\s?[%A-Za-zµ]{0,12}(?:秒|分钟|小时|天|个|次|条|台)?)\\s?(?:${alternation([...after.keys()])})`,
  'gi',
);
const afterWord = new RegExp(alternation([...after.keys()]), 'i');
const bePattern = new RegExp(alternation(verdicts.be), 'i');
const showPattern = new RegExp(alternation(verdicts.show), 'i');
const quoted = /["“”'‘’「『]([^"“”'‘’「」『』]{1,120})["“”'‘’」』]/;
const statusWord = /^["“'`]?([A-Z][\w./-]*|\d+\/\d+|true|false|active|enabled|disabled|healthy|empty|null|up)["”'`]?$/;
const filler =
  /^(?:确认|确保|检查|如果|若|当|应该|应当|verify(?: that)?|confirm(?: that)?|ensure(?: that)?|check(?: that)?|make sure(?: that)?|if|when|the|that)\s*/i;

/**
 * Reads a predicate from words: `5 < availableIPs <= 10`, `延迟 2-10秒`, `≥ 3 replicas`, `should be Running`.
 * A chain is a conjunction of two comparisons, alternatives (`或`, `or`) a disjunction; null when nothing is understood.
 * An empty subject is the value itself; the subject `output` is the whole output.
 */
export function parseCondition(text: string): Condition | null {
  if (text.length > longestCondition) return null;
  const plain = withSigns(maskPlaceholders(text.normalize('NFKC').replace(/[`*]/g, '')));
  const clauses = plain
    .split(/[,，、；;。]\s*(?=[^\d])|\s*(?:&&|并且|而且|且|\band\b)\s*/i)
    .filter((part) => part.trim());
  const parsed: Condition[] = [];
  for (const clause of clauses) {
    const condition = parseAlternatives(clause);
    if (condition) parsed.push(condition);
  }
  return conjunction(parsed);
}

function conjunction(conditions: readonly Condition[]): Condition | null {
  if (conditions.length === 0) return null;
  if (conditions.length === 1) return conditions[0] ?? null;
  const all: Comparison[] = [];
  for (const condition of conditions) {
    if ('any' in condition) return null;
    all.push(...condition.all);
  }
  return { all };
}

function parseAlternatives(clause: string): Condition | null {
  const parts = clause.split(/\s*(?:\|\||或者|或是|或|\bor\b)\s*/i).filter((part) => part.trim());
  const parsed = parts.map((part) => parseComparisons(part));
  const first = parsed.find((comparisons) => comparisons !== null);
  if (!first) return null;
  if (parts.length === 1) return { all: first };
  const subject = first[0]?.subject ?? '';
  const any: Comparison[] = [];
  for (const [index, comparisons] of parsed.entries()) {
    const one = comparisons?.length === 1 ? comparisons[0] : wordAlternative(comparisons, parts[index] ?? '');
    if (!one) return null;
    any.push(one.subject === '' ? { ...one, subject } : one);
  }
  return { any };
}

/** `> 10秒或失败`: a short word beside a comparison is something that the output says. */
function wordAlternative(comparisons: Comparison[] | null, part: string): Comparison | null {
  const word = part.trim().replace(/[。.]$/, '');
  if (comparisons || word.length === 0 || word.length > 16 || /\s\S+\s/.test(word)) return null;
  return { subject: 'output', operator: 'contains', value: word };
}

function parseComparisons(part: string): Comparison[] | null {
  const tokens = conditionTokens(part).filter((token) => token.kind !== 'text' || token.text.trim() !== '');
  const signs = tokens.filter((token) => token.kind === 'operator').length;
  if (signs === 2) return chain(tokens);
  if (signs === 1) return single(tokens);
  if (signs > 2) return null;
  return spanOf(tokens) ?? statement(part);
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
  const subject = left?.kind === 'text' ? cleanSubject(left.text) : '';
  if (right.kind === 'number') {
    const behind = tokens[place + 2];
    const noun = behind?.kind === 'text' ? /^\s*([A-Za-z][\w-]*)/.exec(behind.text)?.[1] : undefined;
    return [compare(subject || (noun ?? ''), sign.operator, right.value, right.unit)];
  }
  const orders = sign.operator !== '==' && sign.operator !== '!=';
  if (right.kind !== 'text' || !subject || orders) return null;
  const value = right.text.trim().replace(/^["'“]|["'”]$/g, '');
  return /^[\w./-]+$/.test(value) ? [compare(subject, sign.operator, value, '')] : null;
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

/** `should be Running`, `应该显示 "NotFound"`, `可用IP为0`. */
function statement(part: string): Comparison[] | null {
  const shown = showPattern.exec(part);
  if (shown) {
    const behind = part.slice(shown.index + shown[0].length);
    const value = quoted.exec(behind)?.[1] ?? statusWord.exec(behind.trim())?.[1];
    return value ? [{ subject: 'output', operator: 'contains', value: value.trim() }] : null;
  }
  const be = bePattern.exec(part);
  if (!be) return null;
  const value = part
    .slice(be.index + be[0].length)
    .trim()
    .replace(/[.。]$/, '');
  const subject = cleanSubject(part.slice(0, be.index));
  const [number, ...others] = conditionTokens(value).filter((token) => token.kind !== 'text' || token.text.trim());
  if (number?.kind === 'number' && others.length === 0) return [compare(subject, '==', number.value, number.unit)];
  const status =
    statusWord.exec(value)?.[1] ?? (quoted.exec(value)?.[0] === value ? quoted.exec(value)?.[1] : undefined);
  return status ? [compare(subject, '==', status, '')] : null;
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

/** What is compared, as written, without the words around it. `(it) should be` names nothing. */
function cleanSubject(text: string): string {
  const behindColon = text.replace(/[\s:：(（"“'”]+$/, '').replace(/^.*[:：]/s, '');
  const bare = behindColon.replace(/^[\s)）"“'”，,。-]+/, '').replace(filler, '');
  const named = bare.replace(/(?:应该?|应当|必须|should be|must be|is|为|是|的数量|数量|在)$/i, '').trim();
  return /^(?:it|this|that|they|there|它|其)$/i.test(named) ? '' : named;
}

/** Comparisons in words become signs, so that one reader understands both. */
function withSigns(text: string): string {
  const signed = text.replace(beforePattern, (phrase) => ` ${before.get(phrase.toLowerCase()) ?? phrase} `);
  return signed.replace(afterPattern, (whole: string, amount: string) => {
    const phrase = afterWord.exec(whole.slice(amount.length))?.[0].toLowerCase() ?? '';
    return ` ${after.get(phrase) ?? ''} ${amount} `;
  });
}

function maskPlaceholders(text: string): string {
  return text.replace(/<[A-Za-z_][\w. -]{0,60}>|[-=]>/g, (whole) => `{${whole.slice(1, -1)}}`);
}

function comparatorTable(rows: readonly (readonly [string, readonly string[]])[]): Map<string, string> {
  const table = new Map<string, string>();
  for (const [sign, phrases] of rows) for (const phrase of phrases) table.set(phrase, sign);
  return table;
}
