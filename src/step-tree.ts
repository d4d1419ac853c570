export interface NestedStep {
  readonly id: string;
  readonly parent: string | null;
  readonly number?: number;
}

/** The nesting of steps. A parent that does not precede its step is ignored, so that every loop ends. */
export class StepTree<Step extends NestedStep> {
  readonly #indexes = new Map<string, number>();
  /** Index of the parent of each step, or -1. */
  readonly #parents: number[] = [];
  readonly #numbers: string[] = [];

  constructor(readonly steps: readonly Step[]) {
    for (const [index, { id, parent, number }] of steps.entries()) {
      const above = parent === null ? -1 : this.index(parent);
      this.#indexes.set(id, index);
      this.#parents.push(above);
      this.#numbers.push(above < 0 ? String(number) : `${this.#numbers[above]}.${number}`);
    }
  }

  /** Position among all steps, or -1. */
  index(id: string): number {
    return this.#indexes.get(id) ?? -1;
  }

  get(id: string): Step | undefined {
    return this.steps[this.index(id)];
  }

  /** `3.1`: the numbers of the parents and of the step itself. */
  number(id: string): string | null {
    return this.#numbers[this.index(id)] ?? null;
  }

  /** The step with a number such as `3.1`. */
  numbered(number: string): Step | undefined {
    return this.steps[this.#numbers.indexOf(number)];
  }

  above(id: string): Step[] {
    const found: Step[] = [];
    for (let at = this.#parents[this.index(id)] ?? -1; at >= 0; at = this.#parents[at]!) found.push(this.steps[at]!);
    return found;
  }

  children(id: string): Step[] {
    const index = this.index(id);
    return index < 0 ? [] : this.steps.filter((_, at) => this.#parents[at] === index);
  }

  below(id: string): Step[] {
    const indexes = new Set([this.index(id)]);
    return this.steps.filter((_, at) => {
      const isBelow = this.#parents[at]! >= 0 && indexes.has(this.#parents[at]!);
      if (isBelow) indexes.add(at);
      return isBelow;
    });
  }

  /** If one of two steps contains the other, or they are the same: the outer step; else null. */
  outer(one: string, other: string): string | null {
    const contains = (outer: string, inner: string) =>
      outer === inner || this.above(inner).some(({ id }) => id === outer);
    if (contains(other, one)) return other;
    return contains(one, other) ? one : null;
  }
}

interface CheckedStep extends NestedStep {
  readonly phase: string;
  readonly commands: readonly { readonly effect: string }[];
  readonly branches: readonly { readonly when: string; readonly to: string; readonly toKind?: string }[];
}

/**
 * The check before a step that changes something: the nearest earlier read-only step with a branch to it, else a later
 * read-only step of the diagnosis with one. Null if the step only reads, or if no such check exists.
 */
export function confirmationOf(
  steps: readonly CheckedStep[],
  start: string | null,
): { readonly step: string; readonly when: string } | null {
  const tree = new StepTree(steps);
  const step = tree.get(start ?? '');
  if (!step || [step, ...tree.below(step.id)].every(onlyReads)) return null;
  const index = tree.index(step.id);
  const leadingTo = (target: string, checks: readonly CheckedStep[]) => {
    for (const { id, branches } of checks.filter(onlyReads)) {
      const branch = branches.find(({ to, toKind = 'step' }) => toKind === 'step' && to === target);
      if (branch) return Object.freeze({ step: id, when: branch.when });
    }
    return null;
  };
  const earlier = steps.slice(0, index).reverse();
  for (const { id } of [step, ...tree.above(step.id)]) {
    const check = leadingTo(id, earlier);
    if (check) return check;
  }
  const within = new Set(tree.below(step.id));
  const later = steps.slice(index + 1).filter((each) => each.phase === 'diagnosis' && !within.has(each));
  return onlyReads(step) ? null : leadingTo(step.id, later);
}

/** Whether all commands of a step only read; true for a step without commands. */
const onlyReads = ({ commands }: CheckedStep): boolean => commands.every(({ effect }) => effect === 'read');
