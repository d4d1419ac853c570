import type { Comparison, Condition } from '../../model/index.js';
import { withoutMagnitudes } from '../../text/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import { readComparisons } from './comparison.js';
import { withSigns } from './quantity.js';
import { grammar } from './words.js';

/** Longer texts are prose, not conditions. */
const longestCondition = 240;

/** Words between clauses and parts of a condition. */
export const jointsOf = grammar({
  leadingAnd: '^\\s*(?:&&|{also})\\s*',
  leadingOr: '^\\s*{or}\\s*',
  and: '\\s*(?:&&|{along})\\s*',
  or: '\\s*(?:\\|\\||{or})\\s*',
  aside: '^\\s*{aside}',
});
const rulesOf = grammar({
  /** One of the names in `a, b and c are Running`. */
  name: '^\\s*(?:{article}\\s)?[\\w$}{.*-]*[-.$}{\\d][\\w$}{.*-]*\\s*$',
  /** A word that the output may contain, but not `no address`. */
  printed: '^(?!{notPrinted}(?:$|\\p{Script=Han}))(?:[A-Za-z][\\w./-]{1,23}|\\p{Script=Han}{2,6})$',
});
const bound = '(\\d+(?:\\.\\d+)?(?:\\s?(?!{and})[A-Za-zµ%]{1,4}(?![A-Za-z]))?{unspacedUnit}?)';
const partsOf = grammar(
  {
    /** `between 1 and 60`: a span. */
    range: [
      `{between}\\s*${bound}\\s*(?:{and}|{to})\\s*${bound}(?:\\s*{betweenEnd})?`,
      `${bound}\\s*(?:{and}|{to}|[-~–])\\s*${bound}\\s*{betweenEnd}`,
    ].join('|'),
    /** An adverb that does not change the condition: `should now be`. */
    adverb: '({auxiliary})\\s+{adverb}',
    /** A remark in parentheses that compares nothing. */
    remark: '(?<=[\\p{L}\\p{N}])\\s*\\((?![^()]*[<>=≤≥\\d%/]|\\s*{or})[^()]{0,120}\\)',
  },
  'giu',
);
/** An ideographic comma separates conditions only after a comparison: `a > 1、b < 2`, but not `a、b is Running`. */
const clauseEnd = /[,，；;。]\s*(?=[^\d])|(?<=[<>=≤≥][^、]{0,40})、\s*(?=[^\d])/;
/** `10,000`: digits in groups of three. */
const grouped = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,]|\.\d+[.,]\d)/g;

export interface ConditionReading {
  /** Null unless the whole sentence is understood, apart from instructions and alternatives. */
  readonly whole?: boolean;
  /** Null unless every alternative is understood too. */
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
  const { adverb, remark, range } = partsOf(vocabulary);
  const digits = text
    .normalize('NFKC')
    .replace(/`|(?<!\d\s?)\*|\*(?!\s?\d)/g, '')
    .replace(/[≦⩽]/g, '≤')
    .replace(/[≧⩾]/g, '≥')
    .replace(grouped, (written) => written.replaceAll(',', ''));
  const plain = withoutMagnitudes(digits, vocabulary)
    .replace(remark, '')
    .replace(adverb, '$1')
    .replace(range, (_, ...bounds: (string | undefined)[]) => ` ${spanOf(bounds)}`);
  const parsed: Condition[] = [];
  for (const sentence of withSigns(plain, vocabulary).split(/(?<=。)/)) {
    const condition = parseSentence(sentence, reading);
    if (condition === 'half') return null;
    if (condition) parsed.push(condition);
  }
  return conjunction(parsed);
}

const spanOf = (bounds: readonly (string | undefined)[]): string =>
  bounds
    .slice(0, 4)
    .flatMap((each) => each?.replace(' ', '') ?? [])
    .join('-');

function parseSentence(
  sentence: string,
  { whole = false, strict = false, vocabulary }: ConditionReading,
): Condition | 'half' | null {
  const { leadingOr, aside } = jointsOf(vocabulary);
  const { name } = rulesOf(vocabulary);
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

/** `a and b`: `half` when one of the parts is not understood. */
function parseClause(clause: string, vocabulary?: Vocabulary): Condition | 'half' | null {
  const { leadingAnd, and } = jointsOf(vocabulary);
  const { name } = rulesOf(vocabulary);
  const parts = clause
    .replace(leadingAnd, '')
    .split(and)
    .filter((part) => part.trim());
  const all = parts.map((part) => parseAlternatives(part, vocabulary));
  const read = all.filter((condition) => condition !== null);
  // In `a and b are Running` the first part is only a name; in `shows a and b` the second is not.
  const first = all.findIndex((condition) => condition !== null);
  const isUnread = (part: string, index: number) => all[index] === null && !(name.test(part) && index < first);
  if (parts.some(isUnread) && (read.length > 0 || leadingAnd.test(clause))) return 'half';
  return conjunction(read);
}

function parseAlternatives(clause: string, vocabulary?: Vocabulary): Condition | null {
  const rules = rulesOf(vocabulary);
  const parts = clause.split(jointsOf(vocabulary).or).filter((part) => part.trim());
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
  // `empty or Running`, and `neither a nor b`, have no clear meaning.
  if (any.some(({ subject: name, value }) => /^(?:output)?$/.test(name) && value === '')) return null;
  const isNegative = /^(?:!=|lacks)$/.test(first[0]?.operator ?? '');
  return isNegative && parts.slice(1).some((part) => rules.printed.test(part.trim())) ? null : { any };
}

/** `> 10 s or failed`: a short word beside a comparison is text in the output. */
function wordAlternative(comparisons: Comparison[] | null, part: string, vocabulary?: Vocabulary): Comparison | null {
  const value = part
    .replace(/[:：].*$/s, '')
    .trim()
    .replace(/[。.]$/, '');
  if (comparisons || !rulesOf(vocabulary).printed.test(value)) return null;
  return { subject: 'output', operator: 'contains', value };
}

/** The disjunction of conditions; null when one is a conjunction. */
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
