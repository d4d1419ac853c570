import type { Comparison, Condition } from '../../model/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import { readComparisons } from './comparison.js';
import { withSigns } from './quantity.js';
import { grammar } from './words.js';

/** Longer texts are prose, not conditions. */
const longestCondition = 240;

const rulesOf = grammar({
  leadingAnd: '^\\s*(?:&&|{also})',
  leadingOr: '^\\s*{or}\\s*',
  and: '\\s*(?:&&|{along})\\s*',
  or: '\\s*(?:\\|\\||{or})\\s*',
  aside: '^\\s*{aside}',
  /** One of the names before `and c are Running`. */
  name: '^\\s*(?:{article}\\s)?[\\w$}{.*-]*[-.$}{\\d][\\w$}{.*-]*\\s*$',
  /** A word that output may contain; `no address` describes an absence. */
  printed: '^(?!{notPrinted}(?:$|\\p{Script=Han}))(?:[A-Za-z][\\w./-]{1,23}|\\p{Script=Han}{2,6})$',
});
const partsOf = grammar(
  {
    /** `should now be`: words that do not change the condition. */
    adverb: '({auxiliary})\\s+{adverb}',
    /** A remark in brackets, which compares nothing. */
    remark: '(?<=[\\p{L}\\p{N}])\\s*\\((?![^()]*[<>=≤≥\\d%/]|\\s*{or})[^()]{0,120}\\)',
  },
  'giu',
);
/** An ideographic comma parts conditions (`a > 1、b < 2`), and the names of one condition (`a、b is Running`). */
const clauseEnd = /[,，；;。]\s*(?=[^\d])|(?<=[<>=≤≥][^、]{0,40})、\s*(?=[^\d])/;
/** `10,000`: digits in groups of three. */
const grouped = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,]|\.\d+[.,]\d)/g;

export interface ConditionReading {
  /**
   * All that a sentence says must be understood, but for what it says to do: a half of it would be taken for the whole.
   */
  readonly whole?: boolean;
  /** Every alternative must be understood too: where one is not, what refutes the others refutes nothing. */
  readonly strict?: boolean;
  readonly vocabulary?: Vocabulary | undefined;
}

/**
 * Reads a condition. It is made of sentences, clauses, parts joined by "and", and alternatives of comparisons:
 *
 *     condition    = sentence { "." sentence }              all of them hold
 *     sentence     = clause { "," ["or" | "and"] clause }   any of them holds when "or" opens one, else all
 *     clause       = alternatives { "and" alternatives }
 *     alternatives = comparisons { "or" ( comparisons | word ) }
 *
 * `5 < availableIPs <= 10`, `latency 2-10s`, `≥ 3 replicas`, `should be Running`. Null when nothing is understood. An
 * empty subject is the value itself; the subject `output` is the whole output.
 */
export function parseCondition(text: string, reading: ConditionReading = {}): Condition | null {
  const { vocabulary } = reading;
  if (text.length > longestCondition) return null;
  const { adverb, remark } = partsOf(vocabulary);
  const plain = text
    .normalize('NFKC')
    .replace(/`|(?<!\d\s?)\*|\*(?!\s?\d)/g, '')
    .replace(/[≦⩽]/g, '≤')
    .replace(/[≧⩾]/g, '≥')
    .replace(grouped, (digits) => digits.replaceAll(',', ''))
    .replace(remark, '')
    .replace(adverb, '$1');
  const parsed: Condition[] = [];
  for (const sentence of withSigns(plain, vocabulary).split(/(?<=。)/)) {
    const condition = parseSentence(sentence, reading);
    if (condition === 'half') return null;
    if (condition) parsed.push(condition);
  }
  return conjunction(parsed);
}

function parseSentence(
  sentence: string,
  { whole = false, strict = false, vocabulary }: ConditionReading,
): Condition | 'half' | null {
  const { leadingOr, aside, name } = rulesOf(vocabulary);
  const parsed: Condition[] = [];
  let unread = false;
  let alternatives = false;
  for (const clause of sentence.split(clauseEnd)) {
    if (clause.trim() === '') continue;
    const isAlternative = leadingOr.test(clause);
    const condition = parseClause(clause.replace(leadingOr, ''), vocabulary);
    if (condition === 'half') return 'half';
    if (condition && alternatives && !isAlternative && parsed.length > 0) return 'half';
    alternatives ||= isAlternative;
    if (condition) parsed.push(condition);
    else unread ||= (strict || !isAlternative) && !aside.test(clause) && !name.test(clause);
  }
  if (alternatives) return strict && unread ? 'half' : disjunction(parsed);
  return (whole || strict) && unread && parsed.length > 0 ? 'half' : conjunction(parsed);
}

/** `a and b`: null unless both parts are understood. */
function parseClause(clause: string, vocabulary?: Vocabulary): Condition | 'half' | null {
  const { leadingAnd, and, name } = rulesOf(vocabulary);
  const parts = clause
    .replace(leadingAnd, '')
    .split(and)
    .filter((part) => part.trim());
  const all = parts.map((part) => parseAlternatives(part, vocabulary));
  const read = all.filter((condition) => condition !== null);
  // `a and b are Running`: the first is a name.
  const isUnread = (part: string, index: number) => all[index] === null && !name.test(part);
  if (parts.some(isUnread) && (read.length > 0 || leadingAnd.test(clause))) return 'half';
  return conjunction(read);
}

function parseAlternatives(clause: string, vocabulary?: Vocabulary): Condition | null {
  const rules = rulesOf(vocabulary);
  const parts = clause.split(rules.or).filter((part) => part.trim());
  const parsed = parts.map((part) => readComparisons(part, vocabulary));
  const first = parsed.find((comparisons) => comparisons !== null);
  if (!first) return null;
  if (parts.length === 1) return { all: first };
  const subject = first[0]?.subject ?? '';
  const any: Comparison[] = [];
  for (const [index, comparisons] of parsed.entries()) {
    const one =
      comparisons?.length === 1 ? comparisons[0] : wordAlternative(comparisons, parts[index] ?? '', vocabulary);
    if (!one) return null;
    any.push(one.subject === '' ? { ...one, subject } : one);
  }
  // Nothing at all beside a value, or neither of two: which of them is asked for was not understood.
  if (any.some(({ subject: name, value }) => /^(?:output)?$/.test(name) && value === '')) return null;
  const isNegative = /^(?:!=|lacks)$/.test(first[0]?.operator ?? '');
  return isNegative && parts.slice(1).some((part) => rules.printed.test(part.trim())) ? null : { any };
}

/** `> 10 s or failed`: a short word beside a comparison is a text of the output. */
function wordAlternative(comparisons: Comparison[] | null, part: string, vocabulary?: Vocabulary): Comparison | null {
  const value = part
    .replace(/[:：].*$/s, '')
    .trim()
    .replace(/[。.]$/, '');
  if (comparisons || !rulesOf(vocabulary).printed.test(value)) return null;
  return { subject: 'output', operator: 'contains', value };
}

/**
 * What holds when one of several does; null where one of them is a conjunction. What was not understood may hold too.
 */
function disjunction(conditions: readonly Condition[]): Condition | null {
  const [first] = conditions;
  if (conditions.length < 2) return first ?? null;
  if (conditions.some((condition) => 'all' in condition && condition.all.length !== 1)) return null;
  return { any: conditions.flatMap(comparisonsOf) };
}

/** The conjunction of conditions; null when one is a disjunction. */
export function conjunction(conditions: readonly Condition[]): Condition | null {
  const [first] = conditions;
  if (conditions.length < 2) return first ?? null;
  if (conditions.some((condition) => 'any' in condition)) return null;
  return { all: conditions.flatMap(comparisonsOf) };
}

export const comparisonsOf = (condition: Condition): readonly Comparison[] =>
  'all' in condition ? condition.all : condition.any;
