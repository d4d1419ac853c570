import type { Engine, Observation, SessionView, ShownDocument } from '../../src/index.js';

// A naive oracle for the order of checks and changes in a session. It reads the steps as `show` gives them.

type Step = Pick<ShownDocument['steps'][number], 'id' | 'parent'> & {
  readonly phase: string;
  readonly commands: readonly { readonly effect: string }[];
  readonly branches: readonly { readonly to: string }[];
};

const changes = ({ commands }: Step): boolean => commands.some(({ effect }) => effect !== 'read');

/** Ids of a step and of those that contain it. */
function withAncestors(steps: readonly Step[], id: string): string[] {
  const { parent = null } = steps.find((step) => step.id === id) ?? {};
  return parent === null ? [id] : [id, ...withAncestors(steps, parent)];
}

/** Steps that only read and have a branch to this step, or to one that contains it; later ones of the diagnosis, to this step. */
function checksOf(steps: readonly Step[], id: string): Step[] {
  const place = steps.findIndex((step) => step.id === id);
  const isLater = (step: Step) => step.phase === 'diagnosis' && !withAncestors(steps, step.id).includes(id);
  return steps.filter((step, at) => {
    const targets = at < place ? withAncestors(steps, id) : isLater(step) ? [id] : [];
    return !changes(step) && step.branches.some(({ to }) => targets.includes(to));
  });
}

/** What is wrong with a view that was reached without choosing its step; null when nothing is. */
function faultOf(view: SessionView, document: ShownDocument): string | null {
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
const moves: readonly Observation[] = [
  ...['done', 'normal', 'warning', 'abnormal'].map((outcome) => ({ outcome })),
  { output: 'NAME  READY\na  0/1\n' },
];

export interface Walked {
  readonly views: number;
  readonly faults: readonly string[];
}

/** Starts at the document with each symptom, and makes every single move at every step. */
export function walkEverywhere(engine: Engine, path: string, symptoms: (document: ShownDocument) => string[]): Walked {
  const document = engine.show(path)!;
  const faults = new Set<string>();
  let views = 0;
  const look = (view: SessionView, how: string): SessionView => {
    views++;
    const fault = view.document?.path === path ? faultOf(view, document) : null;
    if (fault !== null) faults.add(`${path} ${view.number}: ${fault} after ${how}`);
    return view;
  };
  for (const symptom of new Set(['x', ...symptoms(document)])) {
    if (symptom !== '') look(engine.start(symptom, { document: path }).view, `the symptom "${symptom}"`);
  }
  const { token } = engine.start('x', { document: path }).view;
  for (const { id } of document.steps) {
    const at = engine.advance(token!, { jump: id });
    for (const move of moves) {
      const to = engine.advance(at.token!, move);
      // A verdict may take a branch: the condition has been checked.
      if (to.step?.id !== id && to.visits.at(-1)?.branch == null) look(to, `${id} ${JSON.stringify(move)}`);
    }
  }
  return { views, faults: [...faults] };
}

/** Paths of the documents that change something. */
export function changing(engine: Engine): string[] {
  const paths = new Set(engine.graph()!.nodes.flatMap(({ path }) => path ?? []));
  return [...paths].filter((path) => engine.show(path)?.steps.some(changes));
}
