import { groupBy } from '../../collections.js';
import type { Comparison, Condition, Diagnostic, Expectation, Range, Step, Verdict } from '../../model/index.js';
import { verdictWords } from '../../text/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import { comparisonsOf, parseCondition } from './condition.js';
import { quantityKey } from './quantity.js';
import { oneLine } from './words.js';

/** Reports ranges that contain no value, values that are both normal and abnormal, and different bounds of one quantity. */
export function thresholdDiagnostics(steps: readonly Step[], path: string, vocabulary?: Vocabulary): Diagnostic[] {
  const bounds = steps.flatMap((step) => boundsOf(step, vocabulary));
  const findings = [
    ...[...groupBy(bounds, ({ key }) => key).values()].flatMap((group) => incoherentIn(group, path) ?? []),
    ...steps.flatMap((step) => contradictions(step, path, vocabulary)),
  ];
  return findings.map((finding) => ({
    ruleId: 'expectation/incoherent-thresholds',
    severity: 'warning',
    path,
    ...finding,
  }));
}

type Finding = Pick<Diagnostic, 'range' | 'message' | 'note' | 'related'>;

const short = (text: string, length = 80): string => oneLine(text).slice(0, length);

/** Values from `low` to `high`. A closed bound is one of them. */
interface Interval {
  readonly low: number;
  readonly high: number;
  readonly lowClosed: boolean;
  readonly highClosed: boolean;
}

/** What an expectation states about one quantity: a range of numbers, or the word that it equals. */
interface Claim {
  readonly key: string;
  readonly expectation: Expectation;
  readonly interval: Interval | null;
  readonly word: string | null;
}

/** Normal expectations of one quantity that are compared with others. A step with more of them lists something else. */
const mostNormal = 20;

const keyOf = ({ subject, unit = '' }: Comparison, vocabulary?: Vocabulary): string =>
  `${quantityKey(subject, vocabulary)}|${verdictWords(vocabulary).scales.get(unit)?.dimension ?? unit}`;

/** Values that are normal and a warning, or normal and abnormal. Warning and abnormal may overlap. */
function contradictions({ expectations }: Step, path: string, vocabulary?: Vocabulary): Finding[] {
  const never = expectations.find(({ condition }) => condition && holdsNever(condition, vocabulary));
  if (never) {
    const message = `Unexpected range "${short(never.text)}" that no value lies in, expected the smaller bound first`;
    return [{ range: never.range, message, note: 'Change one of the two bounds: this expectation can never hold.' }];
  }
  const claims = expectations.flatMap((expectation) => claimsOf(expectation, vocabulary));
  return [...groupBy(claims, ({ key }) => key).values()].flatMap((group) => contradictionIn(group, path) ?? []);
}

/** `80 <= connections < 70`: comparisons of one quantity that no value meets. */
function holdsNever(condition: Condition, vocabulary?: Vocabulary): boolean {
  if (!('all' in condition)) return false;
  const groups = groupBy(condition.all, (comparison) => keyOf(comparison, vocabulary)).values();
  return [...groups].some((comparisons) => {
    const interval = comparisons.length > 1 ? intervalOf(comparisons, vocabulary) : null;
    return interval !== null && isEmpty(interval);
  });
}

function contradictionIn(group: readonly Claim[], path: string): Finding | null {
  const normal = group.filter(({ expectation }) => expectation.verdict === 'normal').slice(0, mostNormal);
  for (const claim of group) {
    const { text, verdict, range } = claim.expectation;
    const other = verdict === 'normal' ? undefined : normal.find((one) => overlap(one, claim))?.expectation;
    if (!other) continue;
    return {
      range,
      message: `Unexpected overlap of "${short(text)}" (${verdict}) with "${short(other.text)}" (normal), expected each value under one verdict`,
      note: 'Let the ranges meet: the end of one is the beginning of the next.',
      related: [{ path, range: other.range, message: short(other.text) }],
    };
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
    if (!first || /^(?:output)?$/.test(first.subject) || key === undefined || others.length > 0) return [];
    const interval = intervalOf(comparisons, vocabulary);
    const isWord = comparisons.length === 1 && first.operator === '==';
    const word = isWord && typeof first.value === 'string' ? first.value.toLowerCase() : null;
    return interval || word !== null ? [{ key, expectation, interval, word }] : [];
  });
}

function intervalOf(comparisons: readonly Comparison[], vocabulary?: Vocabulary): Interval | null {
  let [low, high, lowClosed, highClosed] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, false, false];
  for (const { operator, value, unit = '' } of comparisons) {
    if (typeof value !== 'number' || !/^(?:[<>]=?|==)$/.test(operator)) return null;
    const closed = operator.endsWith('=');
    const size = value * (verdictWords(vocabulary).scales.get(unit)?.factor ?? 1);
    if (!operator.startsWith('<')) [low, lowClosed] = [size, closed];
    if (!operator.startsWith('>')) [high, highClosed] = [size, closed];
  }
  return { low, high, lowClosed, highClosed };
}

function overlap(a: Claim, b: Claim): boolean {
  if (a.word !== null || b.word !== null) return a.word === b.word;
  if (!a.interval || !b.interval) return false;
  const both = intersection(a.interval, b.interval);
  // No count lies between consecutive whole numbers: `> 10` and `< 11`.
  const isOpen = !both.lowClosed && !both.highClosed;
  return !isEmpty(both) && !(isOpen && Number.isInteger(both.low) && both.high === both.low + 1);
}

const isEmpty = ({ low, high, lowClosed, highClosed }: Interval): boolean =>
  low > high || (low === high && !(lowClosed && highClosed));

function intersection(a: Interval, b: Interval): Interval {
  const { low, lowClosed } = a.low > b.low || (a.low === b.low && !a.lowClosed) ? a : b;
  const { high, highClosed } = a.high < b.high || (a.high === b.high && !a.highClosed) ? a : b;
  return { low, lowClosed, high, highClosed };
}

/** Maximum related positions of a diagnostic. */
const mostRelated = 20;

/** A bound that a document states for a quantity. */
interface Bound {
  readonly key: string;
  readonly subject: string;
  readonly written: string;
  /** Null outside of expectations: in a title, an alert rule, a script. */
  readonly verdict: Verdict | null;
  readonly text: string;
  readonly range: Range;
}

const alertRule = /^\s*(?:-\s*)?expr:\s*(.{1,200})$/gm;
const shellTest = /\$\{?(\w{1,60})\}?"?\s+-(lt|le|gt|ge)\s+"?(\d{1,12})\b/g;
const shellAssignment = /\b(\w{1,60})=\$\([^\n]{0,400}?\.(\w{1,60})\}/g;
const shellSigns: Readonly<Record<string, string>> = { lt: '<', le: '<=', gt: '>', ge: '>=' };

/** Bounds of one quantity that differ from those in the document's expectations. */
function incoherentIn(bounds: readonly Bound[], path: string): Finding | null {
  const expected = bounds.filter(({ verdict }) => verdict !== null);
  const measures = new Map(expected.toReversed().map(({ verdict, written }) => [verdict, written]));
  const known = new Set(
    expected.filter((bound) => measures.get(bound.verdict) === bound.written).map((b) => b.written),
  );
  const against = bounds.filter(({ verdict, written }) =>
    verdict === null ? !known.has(written) : measures.get(verdict) !== written,
  );
  const [[measure], [first]] = [expected, against];
  if (!measure || !first) return null;
  const others = [...new Set(against.map(({ written }) => `"${written}"`))].join(', ');
  const related = [...expected, ...against].filter((bound) => bound !== first).slice(0, mostRelated);
  return {
    range: first.range,
    message: `Unexpected threshold ${others} for ${measure.subject}, expected "${[...known].join('" or "')}" as in the step that judges it`,
    note: 'Name one bound for each verdict, and the same in titles, alert rules and scripts.',
    related: related.map(({ range, text }) => ({ path, range, message: short(text, 120) })),
  };
}

function boundsOf(step: Step, vocabulary?: Vocabulary): Bound[] {
  const bounds: Bound[] = [];
  const add = (condition: Condition | null, from: Pick<Bound, 'verdict' | 'text' | 'range'>): void => {
    for (const { subject, operator, value, unit = '' } of condition ? comparisonsOf(condition) : []) {
      const name = quantityKey(subject, vocabulary);
      // `> 0` states that there is something; it is no chosen bound.
      if (typeof value !== 'number' || value === 0 || !/^[<>]/.test(operator) || name === '') continue;
      const key = `${name}|${operator.charAt(0)}|${unit}`;
      const { verdict, text, range } = from;
      bounds.push({ key, subject, written: `${operator} ${value}${unit}`, verdict, text, range });
    }
  };
  const addText = (condition: string, text: string, range: Range): void =>
    add(parseCondition(condition, { vocabulary }), { verdict: null, text, range });
  for (const expectation of step.expectations) add(expectation.condition, expectation);
  addText(step.title.replace(/^[^：:]{1,12}[：:]/, ''), step.title, step.range);
  for (const [, rule = ''] of step.text.matchAll(alertRule)) addText(rule, rule, step.range);
  const variables = new Map<string, string>();
  for (const { text, range } of step.commands) {
    for (const [, name = '', field = ''] of text.matchAll(shellAssignment)) variables.set(name, field);
    for (const [whole, name = '', sign = '', value = ''] of text.matchAll(shellTest))
      addText(`${variables.get(name) ?? name} ${shellSigns[sign]} ${value}`, whole.replace(/["{}]/g, ''), range);
  }
  return bounds;
}
