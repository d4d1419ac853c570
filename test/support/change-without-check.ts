import type { Observation, SessionView, ShownDocument } from '../../src/index.js';

// A naive oracle for the order of checks and changes in a session. It reads the steps as `show` gives them.

type Step = Pick<ShownDocument['steps'][number], 'id' | 'parent'> & {
  readonly commands: readonly { readonly effect: string }[];
  readonly branches: readonly { readonly to: string }[];
};

export const changes = ({ commands }: Step): boolean => commands.some(({ effect }) => effect !== 'read');

/** Ids of a step and of those that contain it. */
function withAncestors(steps: readonly Step[], id: string): string[] {
  const { parent = null } = steps.find((step) => step.id === id) ?? {};
  return parent === null ? [id] : [id, ...withAncestors(steps, parent)];
}

/** Earlier steps that only read and have a branch to this step, or to one that contains it. */
function checksOf(steps: readonly Step[], id: string): Step[] {
  const targets = withAncestors(steps, id);
  const earlier = steps.slice(
    0,
    steps.findIndex((step) => step.id === id),
  );
  return earlier.filter((step) => !changes(step) && step.branches.some(({ to }) => targets.includes(to)));
}

/** What is wrong with a view that was reached without choosing its step; null when nothing is. */
export function faultOf(view: SessionView, document: ShownDocument): string | null {
  const { step, confirm, notices, visits } = view;
  if (step === null || !changes(step)) return null;
  const codes = notices.map(({ code }) => code);
  if (!codes.includes('confirm-first') && !codes.includes('changes')) return 'a change without a warning';
  const checks = checksOf(document.steps, step.id).map(({ id }) => id);
  const answered = visits.filter(({ outcome, path }) => outcome !== 'skipped' && path === document.path);
  if (checks.length === 0 || answered.some((visit) => checks.includes(visit.step))) return null;
  return confirm === null ? 'a change before its check' : 'a change that names its check, but comes first';
}

/** Every move that names no step and no branch. */
export const moves: readonly Observation[] = [
  ...['done', 'normal', 'warning', 'abnormal'].map((outcome) => ({ outcome })),
  { output: 'NAME  READY\na  0/1\n' },
];
