import { verdicts } from '../../generated/data/verdicts.js';
import type { Comparison, ComparisonOperator, Condition } from '../../model/index.js';
import { alternation } from './pattern.js';
import { type ConditionToken, conditionTokens } from './quantity.js';
import { readStatement } from './statement.js';
import { cleanSubject, isNameLike } from './subject.js';

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
/** Text behind a number that is longer tells of something else. */
const longestRest = 40;
/** `、` parts conditions (`a > 1、b < 2`), and the names of one condition (`a、b 应为 Running`). */
const sentenceEnd = /[,，；;。]\s*(?=[^\d])|(?<=[<>=≤≥][^、]{0,40})、\s*(?=[^\d])/;
const leadingAnd = /^\s*(?:&&|并且|而且|且|and\b)/i;
/** A remark in brackets, which compares nothing. */
const aside = /(?<=[\p{L}\p{N}])\s*\((?![^()]*[<>=≤≥\d%/]|\s*(?:or\b|或))[^()]{0,120}\)/gu;
/** Nouns that a number can count in Chinese. */
const hanNouns: ReadonlySet<string> = new Set(
  Object.values(verdicts.subjects)
    .flat()
    .filter((name) => /\p{Script=Han}/u.test(name)),
);

/**
 * Reads a predicate from words: `5 < availableIPs <= 10`, `延迟 2-10秒`, `≥ 3 replicas`, `should be Running`.
 * A chain is a conjunction of two comparisons, alternatives (`或`, `or`) a disjunction; null when nothing is understood.
 * An empty subject is the value itself; the subject `output` is the whole output.
 */
export function parseCondition(text: string): Condition | null {
  if (text.length > longestCondition) return null;
  const plain = withSigns(
    maskPlaceholders(
      text
        .normalize('NFKC')
        .replace(/[`*]/g, '')
        .replace(aside, '')
        .replace(/\bup and running\b/gi, 'running'),
    ),
  );
  const parsed: Condition[] = [];
  for (const sentence of plain.split(sentenceEnd)) {
    if (sentence.trim() === '') continue;
    const clauses = sentence.split(/\s*(?:&&|并且|而且|且|\band\b)\s*/i).filter((part) => part.trim());
    const conditions = clauses.map((clause) => parseAlternatives(clause));
    const read = conditions.filter((condition) => condition !== null);
    // Half of what must hold together is not enough to judge by.
    if ((read.length > 0 || leadingAnd.test(sentence)) && read.length < clauses.length) return null;
    parsed.push(...read);
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
  return contradictory(all) ? null : { all };
}

/** One thing that equals two values: two things are spoken of, and which is which was not understood. */
function contradictory(all: readonly Comparison[]): boolean {
  const values = new Map<string, number | string>();
  for (const { subject, operator, value } of all) {
    const name = subject.split(/[\s的为]+/).at(-1) ?? subject;
    const key = typeof value === 'string' && /^\d+\/\d+$/.test(value) ? `${name} n/m` : name;
    if (operator === '==' && subject !== 'output' && (values.get(key) ?? value) !== value) return true;
    values.set(key, value);
  }
  return false;
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
  // Nothing at all beside a value: which of the two is asked for was not understood.
  if (any.some(({ subject: name, value }) => name === 'output' && value === '')) return null;
  return { any };
}

/** `> 10秒或失败`: a short word beside a comparison is something that the output says. */
function wordAlternative(comparisons: Comparison[] | null, part: string): Comparison | null {
  const word = part.trim().replace(/[。.]$/, '');
  if (comparisons || word.length === 0 || word.length > 16 || /\s\S+\s|类似|similar/.test(word)) return null;
  return { subject: 'output', operator: 'contains', value: word };
}

function parseComparisons(part: string): Comparison[] | null {
  const tokens = conditionTokens(part).filter((token) => token.kind !== 'text' || token.text.trim() !== '');
  const signs = tokens.filter((token) => token.kind === 'operator').length;
  if (signs === 2) return named(chain(tokens));
  if (signs === 1) return named(single(tokens));
  if (signs > 2) return null;
  return named(spanOf(tokens) ?? readStatement(part) ?? measure(part));
}

/** Half a sentence before a sign is no name: what it says is not understood. */
function named(comparisons: Comparison[] | null): Comparison[] | null {
  return comparisons?.every(({ subject }) => isNameLike(subject)) ? comparisons : null;
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
