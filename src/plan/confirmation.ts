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
  for (const place of upwards(steps, from)) {
    for (let index = from - 1; index >= 0; index--) {
      const { id, branches, commands } = steps[index]!;
      const branch = branches.find(({ to, toKind }) => toKind === 'step' && to === place);
      if (branch && commands.every(looks)) return Object.freeze({ step: id, when: branch.when });
    }
  }
  return null;
}

const looks = ({ effect }: Place['commands'][number]): boolean => effect === 'read';

/** Whether the step or one below it does more than look. */
function changes(steps: readonly Place[], from: number): boolean {
  const within = new Set<string>();
  for (let index = from; index < steps.length; index++) {
    const { id, parent, commands } = steps[index]!;
    if (index > from && (parent === null || !within.has(parent))) continue;
    if (!commands.every(looks)) return true;
    within.add(id);
  }
  return false;
}

/** Ids of the step and of those that it is a part of, the innermost first. Parents stand before their parts. */
function upwards(steps: readonly Place[], from: number): string[] {
  const path: string[] = [];
  let wanted: string | null = steps[from]!.id;
  for (let index = from; index >= 0 && wanted !== null; index--) {
    const { id, parent } = steps[index]!;
    if (id !== wanted) continue;
    path.push(id);
    wanted = parent;
  }
  return path;
}
