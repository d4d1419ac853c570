import type { Comparison, Condition, Diagnostic, Expectation, Range, Step, Verdict } from '../../model/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import { comparisonsOf, parseCondition } from './condition.js';
import { quantityKey, withSigns } from './quantity.js';
import { oneLine } from './words.js';

/**
 * Checks of the bounds that a document names: ranges that no value lies in, values that one step calls normal and
 * abnormal, and one quantity with different bounds.
 */
export function thresholdDiagnostics(steps: readonly Step[], path: string, vocabulary?: Vocabulary): Diagnostic[] {
  return [
    ...incoherentBounds(steps, path, vocabulary),
    ...steps.flatMap((step) => contradictions(step, path, vocabulary)),
  ];
}

const short = (text: string, length = 80): string => oneLine(text).slice(0, length);

function diagnostic(path: string, range: Range, found: Pick<Diagnostic, 'message' | 'note' | 'related'>): Diagnostic {
  return { ruleId: 'expectation/incoherent-thresholds', severity: 'warning', path, range, ...found };
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Values from `low` to `high`; a bound belongs to them when it is closed. */
interface Interval {
  readonly low: number;
  readonly high: number;
  readonly lowClosed: boolean;
  readonly highClosed: boolean;
}

/** One bound of a quantity: a range of numbers, or the word that it equals. */
interface Claim {
  readonly key: string;
  readonly expectation: Expectation;
  readonly interval: Interval | null;
  readonly word: string | null;
}

/**
 * Normal expectations of one quantity that others are held against; a step that has more is a list of something else.
 */
const heldAgainst = 20;

const keyOf = ({ subject, unit = '' }: Comparison, vocabulary?: Vocabulary): string =>
  `${quantityKey(subject, vocabulary)}|${unit}`;

/**
 * Values that a step calls normal by one expectation, and a warning or abnormal by another: at these the first of the
 * two would win by its place alone. Warning and abnormal may overlap: the worse comes with the greater value.
 */
function contradictions({ expectations }: Step, path: string, vocabulary?: Vocabulary): Diagnostic[] {
  const never = expectations.find(({ condition }) => condition && holdsNever(condition, vocabulary));
  if (never)
    return [
      diagnostic(path, never.range, {
        message: `Unexpected range "${short(never.text)}" that no value lies in, expected the smaller bound first`,
        note: 'Change one of the two bounds: this expectation can never hold.',
      }),
    ];
  const claims = expectations.flatMap((expectation) => claimsOf(expectation, vocabulary));
  return [...grouped(claims, ({ key }) => key).values()].flatMap((group) => contradictionIn(group, path) ?? []);
}

/** `80 <= connections < 70`: comparisons of one quantity that no value meets together. */
function holdsNever(condition: Condition, vocabulary?: Vocabulary): boolean {
  if (!('all' in condition)) return false;
  return [...grouped(condition.all, (comparison) => keyOf(comparison, vocabulary)).values()].some((comparisons) => {
    const interval = comparisons.length > 1 ? intervalOf(comparisons) : null;
    if (!interval) return false;
    const { low, high, lowClosed, highClosed } = interval;
    return low > high || (low === high && !(lowClosed && highClosed));
  });
}

function contradictionIn(group: readonly Claim[], path: string): Diagnostic | null {
  const normal = group.filter(({ expectation }) => expectation.verdict === 'normal').slice(0, heldAgainst);
  for (const claim of group) {
    const { text, verdict, range } = claim.expectation;
    const other = verdict === 'normal' ? undefined : normal.find((one) => overlap(one, claim))?.expectation;
    if (!other) continue;
    return diagnostic(path, range, {
      message: `Unexpected overlap of "${short(text)}" (${verdict}) with "${short(other.text)}" (normal), expected each value under one verdict`,
      note: 'Let the ranges meet: the end of one is the beginning of the next.',
      related: [{ path, range: other.range, message: short(other.text) }],
    });
  }
  return null;
}

function claimsOf(expectation: Expectation, vocabulary?: Vocabulary): Claim[] {
  const { condition } = expectation;
  if (!condition) return [];
  const alternatives = 'all' in condition ? [condition.all] : condition.any.map((one) => [one]);
  return alternatives.flatMap((comparisons) => {
    const [first] = comparisons;
    const [key, ...others] = new Set(comparisons.map((comparison) => keyOf(comparison, vocabulary)));
    if (!first || first.subject === '' || first.subject === 'output' || key === undefined || others.length > 0)
      return [];
    const interval = intervalOf(comparisons);
    const word = typeof first.value === 'string' && first.operator === '==' ? first.value.toLowerCase() : null;
    if (!interval && (word === null || comparisons.length > 1)) return [];
    return [{ key, expectation, interval, word }];
  });
}

function intervalOf(comparisons: readonly Comparison[]): Interval | null {
  let [low, high, lowClosed, highClosed] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, false, false];
  for (const { operator, value } of comparisons) {
    if (typeof value !== 'number' || !/^(?:[<>]=?|==)$/.test(operator)) return null;
    const closed = operator.endsWith('=');
    if (!operator.startsWith('<')) [low, lowClosed] = [value, closed];
    if (!operator.startsWith('>')) [high, highClosed] = [value, closed];
  }
  return { low, high, lowClosed, highClosed };
}

function overlap(a: Claim, b: Claim): boolean {
  if (a.word !== null || b.word !== null) return a.word === b.word;
  if (!a.interval || !b.interval) return false;
  const [first, second] = [a.interval, b.interval];
  const lower = first.low >= second.low ? first : second;
  const upper = first.high <= second.high ? first : second;
  const [low, high] = [lower.low, upper.high];
  if (low === high) return closedAt(first, low) && closedAt(second, low);
  // Between whole numbers that follow each other (`> 10`, `< 11`) lies no value of a count.
  const neighbours = Number.isInteger(low) && high === low + 1 && !lower.lowClosed && !upper.highClosed;
  return low < high && !neighbours;
}

const closedAt = ({ low, high, lowClosed, highClosed }: Interval, value: number): boolean =>
  (value > low || lowClosed) && (value < high || highClosed);

/** Maximum related positions of a diagnostic. */
const mostRelated = 20;

/** One bound that a document names for a quantity. */
interface Bound {
  readonly key: string;
  readonly comparison: Comparison;
  /** Null outside of expectations: in a title, an alert rule, a script. */
  readonly verdict: Verdict | null;
  readonly text: string;
  readonly range: Range;
}

const alertRule = /^\s*(?:-\s*)?expr:\s*(.{1,200})$/gm;
const shellTest = /\$\{?(\w{1,60})\}?"?\s+-(lt|le|gt|ge)\s+"?(\d{1,12})\b/g;
const shellAssignment = /\b(\w{1,60})=\$\([^\n]{0,400}?\.(\w{1,60})\}/g;
const shellSigns: Readonly<Record<string, string>> = { lt: '<', le: '<=', gt: '>', ge: '>=' };

/**
 * Finds quantities that one document judges by different bounds. The expectations of the document set the measure;
 * another expectation of the same verdict, a title, an alert rule or a script that names another bound contradicts it.
 */
function incoherentBounds(steps: readonly Step[], path: string, vocabulary?: Vocabulary): Diagnostic[] {
  const bounds = steps.flatMap((step) => boundsOf(step, vocabulary));
  return [...grouped(bounds, ({ key }) => key).values()].flatMap((group) => incoherentIn(group, path) ?? []);
}

function incoherentIn(bounds: readonly Bound[], path: string): Diagnostic | null {
  const expected = bounds.filter(({ verdict }) => verdict !== null);
  const measures = new Map<Verdict | null, string>();
  for (const bound of expected) if (!measures.has(bound.verdict)) measures.set(bound.verdict, written(bound));
  const known = new Set(measures.values());
  const against = bounds.filter((bound) =>
    bound.verdict === null ? !known.has(written(bound)) : measures.get(bound.verdict) !== written(bound),
  );
  const [measure] = expected;
  const [first] = against;
  if (!measure || !first) return null;
  const others = [...new Set(against.map(written))].map((sign) => `"${sign}"`).join(', ');
  const related = [...expected, ...against].filter((bound) => bound !== first).slice(0, mostRelated);
  return diagnostic(path, first.range, {
    message: `Unexpected threshold ${others} for ${measure.comparison.subject}, expected "${[...known].join('" or "')}" as in the step that judges it`,
    note: 'Name one bound for each verdict, and the same in titles, alert rules and scripts.',
    related: related.map(({ range, text }) => ({ path, range, message: short(text, 120) })),
  });
}

const written = ({ comparison: { operator, value, unit = '' } }: Bound): string => `${operator} ${value}${unit}`;

function boundsOf(step: Step, vocabulary?: Vocabulary): Bound[] {
  const bounds: Bound[] = [];
  const add = (condition: Condition | null, from: Pick<Bound, 'verdict' | 'text' | 'range'>): void => {
    for (const comparison of condition ? comparisonsOf(condition) : []) {
      const { subject, operator, value, unit = '' } = comparison;
      const name = quantityKey(subject, vocabulary);
      // Zero is no bound that one chooses: `> 0` says that there is something.
      if (typeof value !== 'number' || value === 0 || !/^[<>]/.test(operator) || name === '') continue;
      bounds.push({ key: `${name}|${operator.charAt(0)}|${unit}`, comparison, ...from });
    }
  };
  const addText = (condition: string, text: string, range: Range): void =>
    add(parseCondition(condition, { vocabulary }), { verdict: null, text, range });
  for (const expectation of step.expectations) add(expectation.condition, expectation);
  if (mayBound(step.title, vocabulary)) addText(step.title.replace(/^[^：:]{1,12}[：:]/, ''), step.title, step.range);
  for (const [, rule = ''] of step.text.matchAll(alertRule)) addText(rule, rule, step.range);
  const variables = new Map<string, string>();
  for (const { text, description, range } of step.commands) {
    for (const line of description.split('\n')) if (mayBound(line, vocabulary)) addText(line, line, range);
    for (const [, name = '', field = ''] of text.matchAll(shellAssignment)) variables.set(name, field);
    for (const [whole, name = '', sign = '', value = ''] of text.matchAll(shellTest))
      addText(`${variables.get(name) ?? name} ${shellSigns[sign]} ${value}`, whole.replace(/["{}]/g, ''), range);
  }
  return bounds;
}

/** Longer titles and descriptions are prose. */
const longestBound = 240;

/** A title or description that compares with a number. */
const mayBound = (text: string, vocabulary?: Vocabulary): boolean =>
  text.length < longestBound && /\d/.test(text) && /[<>≤≥]/.test(withSigns(text, vocabulary));
