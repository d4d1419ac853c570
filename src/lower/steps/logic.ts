import type { Comparison, Condition } from '../../model/index.js';

/** What holds when one of several does; null where one of them is a conjunction. What was not understood may hold too. */
export function disjunction(conditions: readonly Condition[]): Condition | null {
  const [first] = conditions;
  if (conditions.length < 2) return first ?? null;
  const any: Comparison[] = [];
  for (const condition of conditions) {
    if ('all' in condition && condition.all.length !== 1) return null;
    any.push(...('all' in condition ? condition.all : condition.any));
  }
  return { any };
}

/** What holds when all do; null where one of them is a disjunction, or they contradict each other. */
export function conjunction(conditions: readonly Condition[]): Condition | null {
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
