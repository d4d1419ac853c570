import type {
  Golden,
  GoldenOutcome,
  Observation,
  PlannedStep,
  PlannedWorkflow,
  SessionView,
  Verdict,
} from '../../model/index.js';
import { samePath } from './evaluate.js';
import { excerptOf, type Failure, matchesPattern } from './shown-commands.js';

/** The part of an engine that goes through a procedure. */
export interface WalkedKnowledge {
  start(text: string, options: { document: string }): { readonly view: SessionView };
  advance(token: string, observation: Observation): SessionView;
}

/** What a step makes of an outcome. */
interface Reached {
  readonly verdict: Verdict | null;
  /** Where it leads; null when nothing says so. */
  readonly view: SessionView | null;
}

/** Outcomes that have another verdict than demanded, or lead elsewhere. */
export function outcomeFailures(
  knowledge: WalkedKnowledge,
  { symptom, outcomes = [] }: Golden,
  workflow: PlannedWorkflow | null,
): Failure[] {
  if (outcomes.length === 0) return [];
  if (workflow === null) {
    const message = `Unexpected answer without steps, expected an outcome of ${outcomes[0]!.of}`;
    return [{ at: 'outcomes', message }];
  }
  const { view } = knowledge.start(symptom, { document: workflow.path });
  return outcomes.flatMap((outcome, index) => {
    const at = view.token === null ? view : knowledge.advance(view.token, { jump: outcome.of });
    const unknown = at.notices.some(({ code }) => /^(?:unknown|which|renamed)-step$/.test(code));
    if (unknown || at.step === null || at.token === null) {
      const message = `Unexpected step ${outcome.of}, expected one of ${workflow.id}`;
      return [{ at: `outcomes/${index}/of`, message, note: stepsOf(workflow) }];
    }
    return failuresOf(outcome, at.step, { ...reach(knowledge, at, outcome.when), workflow }).map((failure) => ({
      ...failure,
      at: `outcomes/${index}/${failure.at}`,
    }));
  });
}

/** Tries `when` as a word or whole condition, a part of a condition, pasted output, and a part of an expectation. */
function reach(knowledge: WalkedKnowledge, { token, step }: SessionView, when: string): Reached {
  const { branches, expectations } = step!;
  const answer = (observation: Observation): SessionView => knowledge.advance(token!, observation);
  const expected = expectations.find(({ text }) => matchesPattern(text, when))?.verdict ?? null;
  const said = answer({ outcome: when });
  if (!said.notices.some(({ code }) => code === 'unknown-outcome'))
    return { verdict: isVerdict(when) ? when : expected, view: arrived(said) };
  const pasted = answer({ output: when });
  const verdict = pasted.judgement?.verdict ?? expected;
  const branch = branches.findIndex((each) => matchesPattern(each.when, when));
  if (branch >= 0) return { verdict, view: answer({ branch: branch + 1 }) };
  if (pasted.judgement?.verdict) return { verdict, view: arrived(pasted) };
  return { verdict, view: verdict === null ? null : arrived(answer({ outcome: verdict })) };
}

const isVerdict = (word: string): word is Verdict => ['normal', 'warning', 'abnormal'].includes(word);

/** Null where the step asks which of its branches applies. */
const arrived = (view: SessionView): SessionView | null =>
  view.notices.some(({ code }) => code === 'choose-branch') ? null : view;

type PartialFailure = Failure & { readonly at: 'when' | 'verdict' | 'leads' };

function failuresOf(
  { when, verdict, leads }: GoldenOutcome,
  step: PlannedStep,
  reached: Reached & { readonly workflow: PlannedWorkflow },
): PartialFailure[] {
  const place = `at ${step.id}`;
  const what = `“${excerptOf(when)}”`;
  const note = saidBy(step);
  const failures: PartialFailure[] = [];
  if (verdict !== undefined && reached.verdict !== verdict) {
    const message = `Unexpected verdict ${reached.verdict ?? 'none'} of ${what} ${place}, expected ${verdict}`;
    failures.push({ at: 'verdict', message, note });
  }
  if (leads === undefined) return failures;
  const { view } = reached;
  if (view === null)
    failures.push({
      at: 'leads',
      message: `Unexpected outcome ${what} ${place}, expected one that leads to ${leads}`,
      note,
    });
  else if (!isAt(view, leads, reached.workflow))
    failures.push({
      at: 'leads',
      message: `Unexpected way from ${what} ${place} to ${named(view)}, expected ${leads}`,
      note,
    });
  return failures;
}

/** A step is reached in any of its sub-steps: one without commands is passed through. */
function isAt({ step, document }: SessionView, leads: string, workflow: PlannedWorkflow): boolean {
  if (document !== null && (document.id === leads || samePath(leads, document.path))) return true;
  if (step === null) return false;
  const above = document?.path === workflow.path ? workflow.steps.filter(({ id }) => step.id.startsWith(`${id}.`)) : [];
  return [step, ...above].some(({ id, title }) => id === leads || matchesPattern(title, leads));
}

const named = ({ step, document }: SessionView): string =>
  step === null ? 'the end' : `${step.id} “${excerptOf(step.title)}” of ${document?.id}`;

/** The expectations and branches of a step, with its position. */
function saidBy({ source, expectations, branches }: PlannedStep): string {
  const said = [
    ...expectations.map(({ verdict, text }) => `${verdict}: ${excerptOf(text)}`),
    ...branches.map(({ when, to }) => `${excerptOf(when)} → ${to}`),
  ];
  return `${source.path}:${source.line} says ${said.join('; ') || 'nothing'}`;
}

const stepsOf = ({ steps }: PlannedWorkflow): string =>
  `its steps: ${steps.map(({ id, title }) => `${id} ${excerptOf(title)}`).join('; ')}`;
