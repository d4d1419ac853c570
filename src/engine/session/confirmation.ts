import type { Effect, Notice, PlannedStep, PlannedWorkflow, SessionConfirmation, StepName } from '../../model/index.js';
import type { Procedure } from '../../plan/index.js';
import type { SessionState } from './state.js';

/** The check for the current step: the step is that check, or it changes something and was reached without the check. */
export function confirmationAt(
  state: SessionState,
  procedure: Procedure,
  { start, confirm }: PlannedWorkflow,
): SessionConfirmation | null {
  const { step, confirms } = state.at;
  if (step === null) return null;
  const ahead = confirms ?? (confirm?.step === step ? start : null);
  const change = ahead ?? step;
  const check = procedure.checkBefore(change);
  if (check === null) return null;
  if (ahead === null ? isChosen(step, state, procedure) : check.step !== step) return null;
  const [checkName, leadsTo] = [nameOf(check.step, procedure), nameOf(change, procedure)];
  return checkName && leadsTo && { ...checkName, when: check.when, leadsTo };
}

/** Whether a branch that was taken leads to the step, so that no further check is needed. */
function isChosen(id: string, { at, visits }: SessionState, procedure: Procedure): boolean {
  const targets = [id, ...procedure.above(id)];
  return visits.some(({ document, step, branch, outdated }) => {
    if (document !== at.document || outdated) return false;
    const from = procedure.step(step);
    const taken = branch === null ? undefined : from?.branches[branch];
    const lead = taken && procedure.leadOf(from!, taken);
    return lead?.kind === 'step' && targets.includes(lead.step.id);
  });
}

export function nameOf(id: string, procedure: Procedure): StepName | null {
  const step = procedure.step(id);
  return step ? { step: id, number: procedure.number(id)!, title: step.title } : null;
}

/** Effects that need a warning, the worst first. */
const fromWorst: readonly Effect[] = ['destroy', 'change', 'unknown'];

export function warningOf(step: PlannedStep, confirmation: SessionConfirmation | null): Notice[] {
  if (confirmation !== null) {
    const isCheck = confirmation.step === step.id;
    const { number, title } = isCheck ? confirmation.leadsTo : confirmation;
    return [{ code: isCheck ? 'check-first' : 'confirm-first', values: { number, title, when: confirmation.when } }];
  }
  const effect = fromWorst.find((each) => step.commands.some((command) => command.effect === each));
  return effect === undefined ? [] : [{ code: 'changes', values: { effect } }];
}
