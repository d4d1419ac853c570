import type { Confirmation, Step } from '../model/index.js';

type Place = Pick<Step, 'id' | 'parent' | 'commands' | 'branches'>;

/**
 * The check that leads to where a procedure starts, when what is started with changes something: a symptom seldom says the
 * whole condition of a branch, and whoever follows a wrong one would change the wrong thing.
 *
 * @returns null where the start only looks, or where no earlier step that only looks leads to it
 */
export function confirmationOf(steps: readonly Place[], start: string | null): Confirmation | null {
  const from = steps.findIndex(({ id }) => id === start);
  if (from <= 0 || !changes(steps, from)) return null;
  const checks = steps.slice(0, from).filter(({ commands }) => commands.every(({ effect }) => effect === 'read'));
  for (const place of upwards(steps, steps[from]!)) {
    for (const { id, branches } of checks.toReversed()) {
      const branch = branches.find(({ to, toKind }) => toKind === 'step' && to === place);
      if (branch) return Object.freeze({ step: id, when: branch.when });
    }
  }
  return null;
}

/** Whether the step or one below it does more than look. */
function changes(steps: readonly Place[], from: number): boolean {
  const within = new Set([steps[from]!.id]);
  for (const { id, parent } of steps.slice(from + 1)) if (parent !== null && within.has(parent)) within.add(id);
  return steps.some(({ id, commands }) => within.has(id) && commands.some(({ effect }) => effect !== 'read'));
}

/** Ids of the step and of those that it is a part of, the innermost first. */
function upwards(steps: readonly Place[], step: Place): string[] {
  const parents = new Map(steps.map(({ id, parent }) => [id, parent]));
  const path: string[] = [];
  for (let id: string | null = step.id; id !== null && !path.includes(id); id = parents.get(id) ?? null) path.push(id);
  return path;
}
