import { defined } from '../../collections.js';
import { limits } from '../../limits.js';
import { branchExpectation } from '../../lower/index.js';
import type {
  NoVerdictReason,
  Observation,
  ObservationOutcome,
  ObservationResult,
  ObservedValue,
  Step,
} from '../../model/index.js';
import {
  branchFulfilled,
  branchHolding,
  branchMentioned,
  branchNamed,
  branchOfVerdict,
  evaluateOutput,
  hasAlternatives,
  namedValues,
  onlyCommand,
  otherNames,
  outcomeOf,
  pastedNames,
} from '../../plan/index.js';
import { redactSecrets } from '../../text/index.js';
import type { Move, StepAnswer } from './move.js';
import { type SessionState, seenValue } from './state.js';

/** The evaluation of pasted output; empty for other answers. */
export interface Judged {
  readonly judgement: ObservationResult | null;
  /** Index of the branch that the output mentions without giving a verdict. */
  readonly suggested: number | null;
  /** Pasted output, secrets redacted. */
  readonly output?: string;
}

export const notJudged: Judged = { judgement: null, suggested: null };

type Answer = Extract<Observation, { branch: number } | { output: string } | { outcome: string }>;

export function answerStep(move: Move, answer: Answer): Judged {
  const { step } = move;
  if (!step) move.notify('has-ended');
  else if (isOnlyCommand(move, step, answer)) return notJudged;
  else if ('output' in answer) return answerOutput(move, step, answer.output);
  else if ('outcome' in answer) answerWord(move, step, answer.outcome);
  else answerBranch(move, step, answer.branch);
  return notJudged;
}

/** Whether the answer is a command that the person expects to be run, and tells them that it is not. */
function isOnlyCommand(move: Move, { commands, branches }: Step, answer: Answer): boolean {
  const text = 'output' in answer ? answer.output : 'outcome' in answer ? answer.outcome : '';
  const { vocabulary } = move.documents.knowledge;
  const given = onlyCommand(
    text,
    commands.map((command) => command.text),
    vocabulary,
  );
  if (given === null || branchNamed({ branches }, text, vocabulary) !== null) return false;
  move.notify('only-command', { given });
  return true;
}

function answerBranch(move: Move, step: Step, branch: number): void {
  const count = step.branches.length;
  if (branch < 1 || branch > count) move.notify('unknown-branch', { given: branch, count });
  else move.take(step, branch - 1, chosenAnswer(move));
}

/** The answer that choosing a branch, or going on, gives: the verdict for which the session asked which branch applies, else `done`. */
export function chosenAnswer({ state, step }: Move): StepAnswer {
  const { asked, seen, held } = state.at;
  const verdict = step?.expectations[held ?? -1]?.verdict ?? 'abnormal';
  return asked ? { outcome: verdict, ...defined({ seen, held }) } : { outcome: 'done' };
}

function answerWord(move: Move, step: Step, given: string): void {
  const { vocabulary } = move.documents.knowledge;
  const branch = branchNamed(step, given, vocabulary);
  const outcome = branch === null ? outcomeOf(given, vocabulary) : null;
  if (branch !== null) move.take(step, branch, chosenAnswer(move));
  else if (outcome === null) move.notify('unknown-outcome', { given });
  else
    decide(
      move,
      step,
      outcome === 'done' || (move.state.at.asked && outcome === chosenAnswer(move).outcome)
        ? chosenAnswer(move)
        : { outcome },
    );
}

function answerOutput(move: Move, step: Step, output: string): Judged {
  const { vocabulary } = move.documents.knowledge;
  const shown = redactSecrets(output, vocabulary);
  const pasted = pastedNames(output, move.state.pasted, { step, vocabulary });
  move.state = { ...move.state, pasted, ...valuesOf(move, step, shown) };
  return { ...judgeOutput(move, step, output), output: shown };
}

/** Judges output by the step, or by the nearest step above with expectations, if only the sub-steps have commands. */
function judgeOutput(move: Move, step: Step, output: string): Judged {
  const above = step.expectations.length === 0 ? expectingAbove(move, step) : null;
  const ofAbove = above && evaluate(move, step, { output, expecting: above });
  const isOfAbove = ofAbove !== null && ofAbove.verdict !== null;
  const judgement = isOfAbove ? ofAbove : evaluate(move, step, { output, expecting: step });
  if (judgement.truncated) move.notify('truncated');
  if (isOfAbove) return judgedAbove(move, step, { above: above!, judgement });
  const { verdict, contradictions } = judgement;
  for (const index of contradictions.slice(0, 1))
    move.notify('contradiction', { verdict: step.expectations[index]!.verdict });
  if (verdict !== null) {
    const answer = { outcome: verdict, held: heldBy(move, step, judgement), seen: seenIn(move, judgement) };
    const pointed = verdict === 'warning' && !move.state.at.asked ? pointOut(move, step, output) : null;
    if (pointed === null) decide(move, step, answer);
    else move.askWhichBranch(answer);
    return { judgement, suggested: pointed ?? (move.state.at.asked ? pointOut(move, step, output) : null) };
  }
  move.notify('no-verdict', { reason: reasonOf(judgement, output, above ?? step) });
  const open = openText(step, judgement);
  if (open !== null) move.notify('to-decide', { text: open });
  return { judgement, suggested: pointOut(move, step, output) };
}

const evaluate = (
  move: Move,
  step: Step,
  { output, expecting }: { readonly output: string; readonly expecting: Step },
): ObservationResult => evaluateOutput(output, expecting.expectations, contextOf(move, step));

const contextOf = ({ state, documents }: Move, { commands, branches }: Step) => ({
  rows: [...state.symptom.entities, ...state.params].map(([, value]) => value),
  commands: commands.map(({ text }) => text),
  branches,
  values: new Map([...(state.values ?? []), ...state.params]),
  vocabulary: documents.knowledge.vocabulary,
});

/** Why there is no verdict. A missing text refutes expectations although no value was read. */
function reasonOf(
  { readings, ...judgement }: ObservationResult,
  output: string,
  { expectations }: Step,
): NoVerdictReason {
  const outcome = judgement.outcome as Exclude<ObservationOutcome, 'holds'>;
  if (expectations.length === 0) return 'no_expectations';
  if (output.trim() === '') return 'empty';
  if (readings.length === 0) return outcome === 'none_holds' ? 'not_found' : outcome;
  return outcome === 'not_found' ? 'partly_found' : outcome;
}

/** The branch that output speaks for, by a text that only its condition has or by a value that fulfils its condition. */
function pointOut(move: Move, step: Step, output: string): number | null {
  const { vocabulary } = move.documents.knowledge;
  const mentioned = branchMentioned(step, output, vocabulary);
  if (mentioned) move.notify('mentioned', { number: mentioned.branch + 1, text: mentioned.word });
  if (mentioned) return mentioned.branch;
  const conditions = step.branches.map(({ when }) => branchExpectation(when, vocabulary));
  const holding = branchHolding(step, output, conditions, contextOf(move, step));
  if (holding) move.notify('condition-holds', { number: holding.branch + 1, text: holding.text });
  return holding?.branch ?? null;
}

/** Values that conditions of the procedure compare with by name. */
function valuesOf(
  { procedure, state, documents }: Move,
  { commands }: Step,
  output: string,
): Pick<SessionState, 'values'> {
  const { vocabulary } = documents.knowledge;
  const names = (procedure?.steps ?? []).flatMap(({ expectations }) => otherNames(expectations, vocabulary));
  const texts = commands.map(({ text }) => text);
  const values = namedValues(output, names, { known: state.values, commands: texts, vocabulary });
  return values.length > 0 ? { values: values.slice(-limits.sessionPastedNames) } : {};
}

/** The text that a person must decide about: the open claims of the first open expectation, or all of it. */
function openText({ expectations }: Step, { each }: ObservationResult): string | null {
  const index = each.findIndex((outcome) => outcome === 'not_found' || outcome === 'no_condition');
  const expectation = expectations[index];
  if (!expectation) return null;
  const unread = (expectation.claims ?? []).flat().filter(({ condition }) => condition === null);
  const text = unread.map((claim) => claim.text).join('; ');
  // Claims may be cut inside a remark in parentheses.
  return text === '' || /^[^(（]*[)）]|[(（][^)）]*$/.test(text) ? expectation.text : text;
}

/** The expectation that holds; null if it has alternatives and only holds because the normal one was refuted. */
function heldBy({ documents }: Move, { expectations }: Step, { expectation, each }: ObservationResult): number | null {
  if (expectation === null || each[expectation] === 'holds') return expectation;
  return hasAlternatives(expectations[expectation]!.text, documents.knowledge.vocabulary) ? null : expectation;
}

const seenIn = ({ documents }: Move, { readings }: ObservationResult): ObservedValue[] =>
  readings.slice(0, limits.sessionSeenValues).map((reading) => seenValue(reading, documents.knowledge.vocabulary));

/** The nearest step above with conditions for the output of its sub-steps. */
function expectingAbove({ procedure }: Move, step: Step): Step | null {
  const above = (procedure?.above(step.id) ?? []).map((id) => procedure!.step(id)!);
  return above.find(({ expectations }) => expectations.some(({ condition }) => condition !== null)) ?? null;
}

function judgedAbove(
  move: Move,
  step: Step,
  { above, judgement }: { readonly above: Step; readonly judgement: ObservationResult },
): Judged {
  const { expectation } = judgement;
  const verdict = judgement.verdict!;
  move.notify('judged-above', { number: move.procedure!.number(above.id)!, title: above.title });
  const branch = branchOfVerdict(above, verdict, expectation, move.documents.knowledge.vocabulary);
  if (branch !== null && !move.hasTaken(above, branch)) {
    move.visit(step, { outcome: 'done' });
    move.take(above, branch, { outcome: verdict, held: expectation, seen: seenIn(move, judgement) });
  } else decide(move, step, { outcome: verdict, seen: seenIn(move, judgement) });
  // Its indexes refer to the expectations of the step above; the current step has none.
  return { judgement: { ...judgement, expectation: null, each: [], contradictions: [] }, suggested: null };
}

/** Follows the branch of a verdict. For an abnormal outcome without one, asks for the branch once, then goes to the sub-steps, or on. */
function decide(move: Move, step: Step, answer: StepAnswer): void {
  const { outcome, held = null, seen = [] } = answer;
  const verdict = outcome === 'done' || outcome === 'skipped' ? null : outcome;
  const { vocabulary } = move.documents.knowledge;
  const named = verdict === null ? null : branchOfVerdict(step, verdict, held, vocabulary);
  const isNormal = verdict === null || verdict === 'normal';
  const branch = named ?? (isNormal ? null : branchFulfilled(step, seen, vocabulary));
  // Following the same branch automatically a second time would be a cycle.
  if (branch !== null && !move.hasTaken(step, branch)) {
    move.take(step, branch, answer);
    return;
  }
  if (outcome !== 'abnormal') {
    move.goOn(step, answer);
    return;
  }
  if (step.branches.length > 0 && !move.state.at.asked) {
    move.askWhichBranch(answer);
    return;
  }
  const [below] = move.procedure!.below(step.id);
  if (below === undefined) {
    move.notify('no-branch');
    move.goOn(step, answer);
    return;
  }
  move.visit(step, answer);
  move.notify('sub-steps');
  move.approach(below);
}
