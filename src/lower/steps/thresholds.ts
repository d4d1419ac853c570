import type { Comparison, Condition, Diagnostic, Range, Step, Verdict } from '../../model/index.js';
import { parseCondition } from './condition.js';
import { oneLine } from './pattern.js';
import { quantityKey } from './quantity-key.js';

/** Places that one diagnostic names beside its own. */
const relatedPlaces = 20;

/** One bound that a document names for a quantity. */
interface Bound {
  readonly subject: string;
  readonly comparison: Comparison;
  /** Null where no expectation says it: a title, an alert rule, a script. */
  readonly verdict: Verdict | null;
  readonly text: string;
  readonly range: Range;
}

const alertRule = /^\s*(?:-\s*)?expr:\s*(.{1,200})$/gm;
const shellTest = /\$\{?(\w{1,60})\}?"?\s+-(lt|le|gt|ge)\s+"?(\d{1,12})\b/g;
const shellAssignment = /\b(\w{1,60})=\$\([^\n]{0,400}?\.(\w{1,60})\}/g;
const shellSigns: Readonly<Record<string, string>> = { lt: '<', le: '<=', gt: '>', ge: '>=' };

/**
 * Finds quantities that one document judges by different bounds. The expectations of the document set the measure; another
 * expectation of the same verdict, a title, an alert rule or a script that names another bound contradicts it.
 */
export function incoherentThresholds(steps: readonly Step[], path: string): Diagnostic[] {
  const groups = new Map<string, Bound[]>();
  for (const bound of steps.flatMap(boundsOf)) {
    if (!isBound(bound)) continue;
    const direction = bound.comparison.operator.charAt(0);
    const key = `${bound.subject}|${direction}|${bound.comparison.unit ?? ''}`;
    const group = groups.get(key);
    if (group) group.push(bound);
    else groups.set(key, [bound]);
  }
  const diagnostics: Diagnostic[] = [];
  for (const bounds of groups.values()) {
    const found = incoherent(bounds, path);
    if (found) diagnostics.push(found);
  }
  return diagnostics;
}

/** Zero is no bound that one chooses: `> 0` says that there is something. */
function isBound({ subject, comparison }: Bound): boolean {
  return (
    typeof comparison.value === 'number' &&
    comparison.value !== 0 &&
    /^[<>]/.test(comparison.operator) &&
    subject !== ''
  );
}

function incoherent(bounds: readonly Bound[], path: string): Diagnostic | null {
  const expected = bounds.filter((bound) => bound.verdict !== null);
  const first = expected[0];
  if (!first) return null;
  const measures = new Map<Verdict, string>();
  for (const bound of expected) if (!measures.has(bound.verdict!)) measures.set(bound.verdict!, written(bound));
  const known = new Set(measures.values());
  const against = bounds.filter((bound) =>
    bound.verdict === null ? !known.has(written(bound)) : measures.get(bound.verdict) !== written(bound),
  );
  if (against.length === 0) return null;
  const others = [...new Set(against.map(written))].map((sign) => `"${sign}"`).join(', ');
  return {
    ruleId: 'expectation/incoherent-thresholds',
    severity: 'warning',
    message: `Unexpected threshold ${others} for ${first.comparison.subject}, expected "${[...known].join('" or "')}" as in the step that judges it`,
    path,
    range: against[0]!.range,
    note: 'Name one bound for each verdict, and the same in titles, alert rules and scripts.',
    related: [...expected, ...against]
      .filter((bound) => bound !== against[0])
      .slice(0, relatedPlaces)
      .map((bound) => ({ path, range: bound.range, message: oneLine(bound.text).slice(0, 120) })),
  };
}

function written({ comparison }: Bound): string {
  return `${comparison.operator} ${comparison.value}${comparison.unit ?? ''}`;
}

function boundsOf(step: Step): Bound[] {
  const bounds: Bound[] = [];
  const add = (condition: Condition | null, verdict: Verdict | null, text: string, range: Range): void => {
    for (const comparison of comparisonsOf(condition)) {
      bounds.push({ subject: quantityKey(comparison.subject), comparison, verdict, text, range });
    }
  };
  for (const { condition, verdict, text, range } of step.expectations) add(condition, verdict, text, range);
  if (mayBound(step.title))
    add(parseCondition(step.title.replace(/^[^：:]{1,12}[：:]/, '')), null, step.title, step.range);
  for (const [, rule = ''] of step.text.includes('expr:') ? step.text.matchAll(alertRule) : []) {
    add(parseCondition(rule), null, rule, step.range);
  }
  const variables = new Map<string, string>();
  for (const { text, description, range } of step.commands) {
    if (mayBound(description)) for (const line of description.split('\n')) add(parseCondition(line), null, line, range);
    if (!text.includes('$')) continue;
    for (const [, name = '', field = ''] of text.matchAll(shellAssignment)) variables.set(name, field);
    for (const [whole, name = '', sign = '', value = ''] of text.matchAll(shellTest)) {
      const subject = variables.get(name) ?? name;
      add(parseCondition(`${subject} ${shellSigns[sign]} ${value}`), null, whole.replace(/["{}]/g, ''), range);
    }
  }
  return bounds;
}

function mayBound(text: string): boolean {
  return (
    text.length < 240 && /\d/.test(text) && /[<>≤≥]|以下|以上|低于|高于|小于|大于|超过|than|below|above/.test(text)
  );
}

function comparisonsOf(condition: Condition | null): readonly Comparison[] {
  if (!condition) return [];
  return 'all' in condition ? condition.all : condition.any;
}
