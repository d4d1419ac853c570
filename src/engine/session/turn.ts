import { defined } from '../../defined.js';
import { limits } from '../../limits.js';
import type { Notice, Observation, ObservationResult, ObservedValue, Step } from '../../model/index.js';
import {
  branchFulfilled,
  branchMentioned,
  branchNamed,
  branchOfVerdict,
  evaluateOutput,
  namedValues,
  otherNames,
  outcomeOf,
  pastedNames,
} from '../../plan/index.js';
import { redactSecrets } from '../../text/index.js';
import type { Move, StepAnswer } from './move.js';
import { cut, type SessionState, seenValue, titleOf } from './state.js';

/** The result of one observation. */
export interface Turn {
  readonly state: SessionState;
  readonly notices: readonly Notice[];
  readonly judgement: ObservationResult | null;
  /** Index of the branch that the output mentions without giving a verdict. */
  readonly suggested: number | null;
  /** Pasted output, secrets redacted. */
  readonly output?: string;
}

/** Steps that a notice offers for an ambiguous name. */
const maxChoices = 6;

type Judged = Pick<Turn, 'judgement' | 'suggested' | 'output'>;
const notJudged: Judged = { judgement: null, suggested: null };

/** Advances a session by one move, so that a circle of branches cannot trap it. */
export function advanceSession(move: Move, observation: Observation): Turn {
  const judged = observe(move, observation);
  return { state: move.state, notices: move.notices, ...judged };
}

function observe(move: Move, observation: Observation): Judged {
  if ('back' in observation) goBack(move);
  else if ('set' in observation) setValues(move, observation.set);
  else if ('note' in observation) addNote(move, observation.note);
  else if ('finish' in observation) finish(move);
  else if ('jump' in observation) jumpTo(move, observation.jump);
  else if ('document' in observation) enterDocument(move, observation.document);
  else return answer(move, observation);
  return notJudged;
}

/** Answers to the current step. */
function answer(
  move: Move,
  observation: Extract<Observation, { branch: number } | { output: string } | { outcome: string }>,
): Judged {
  const { step } = move;
  if (!step) move.notify('has-ended');
  else if ('output' in observation) {
    const { output } = observation;
    const { vocabulary } = move.documents.knowledge;
    const shown = redactSecrets(output, vocabulary);
    move.state = { ...move.state, pasted: pastedNames(output, move.state.pasted, { step, vocabulary }) };
    move.state = { ...move.state, ...valuesOf(move, step, shown) };
    return { ...answerOutput(move, step, output), output: shown };
  } else if ('outcome' in observation) answerWord(move, step, observation.outcome);
  else {
    const { branch } = observation;
    const count = step.branches.length;
    if (branch < 1 || branch > count) move.notify('unknown-branch', { given: branch, count });
    else move.take(step, branch - 1, chosenAnswer(move));
  }
  return notJudged;
}

/** Whoever said that a step is abnormal, and is asked which branch applies, answers that with the branch or goes on. */
function chosenAnswer({ state }: Move): StepAnswer {
  const { asked, seen, held } = state.at;
  return asked ? { outcome: 'abnormal', ...defined({ seen, held }) } : { outcome: 'done' };
}

/** A word for the outcome, or a branch's condition as written. */
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
      outcome === 'done' || (move.state.at.asked && outcome === 'abnormal') ? chosenAnswer(move) : { outcome },
    );
}

/** What the commands printed. */
function answerOutput(move: Move, step: Step, output: string): Judged {
  const rows = [...move.state.symptom.entities, ...move.state.params].map(([, value]) => value);
  const { vocabulary } = move.documents.knowledge;
  const commands = step.commands.map(({ text }) => text);
  const values = new Map([...(move.state.values ?? []), ...move.state.params]);
  const context = { rows, commands, branches: step.branches, values, vocabulary };
  const above = step.expectations.length === 0 ? expectingAbove(move, step) : null;
  const whole = above && evaluateOutput(output, above.expectations, context);
  if (whole && whole.verdict !== null) return judgedAbove(move, step, { above, judgement: whole });
  const judgement = evaluateOutput(output, step.expectations, context);
  const { verdict, expectation, contradictions } = judgement;
  if (judgement.truncated) move.notify('truncated');
  for (const index of contradictions.slice(0, 1))
    move.notify('contradiction', { verdict: step.expectations[index]!.verdict });
  if (verdict !== null) {
    decide(move, step, { outcome: verdict, held: expectation, seen: seenIn(move, judgement) });
    return { judgement, suggested: move.state.at.asked ? pointOut(move, step, output) : null };
  }
  move.notify('no-verdict', { reason: reasonOf(judgement) });
  const open = openText(step, judgement);
  if (open !== null) move.notify('to-decide', { text: open });
  return { judgement, suggested: pointOut(move, step, output) };
}

/** Why there is no verdict. Texts that are missing refute expectations without a value that was read. */
function reasonOf({ outcome, readings }: ObservationResult): string {
  if (readings.length === 0) return outcome === 'none_holds' ? 'not_found' : outcome;
  return outcome === 'not_found' ? 'partly_found' : outcome;
}

/** The index of the branch that output mentions, or null. */
function pointOut(move: Move, step: Step, output: string): number | null {
  const mentioned = branchMentioned(step, output, move.documents.knowledge.vocabulary);
  if (mentioned) move.notify('mentioned', { number: mentioned.branch + 1, text: mentioned.word });
  return mentioned?.branch ?? null;
}

/** Values that conditions of later steps compare others with; none where no condition does. */
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

/** What a person must decide: the claims of the first expectation that is open, or all that it says. */
function openText({ expectations }: Step, { each }: ObservationResult): string | null {
  const index = each.findIndex((outcome) => outcome === 'not_found' || outcome === 'no_condition');
  const expectation = expectations[index];
  if (!expectation) return null;
  const unread = (expectation.claims ?? []).flat().filter(({ condition }) => condition === null);
  return unread.length > 0 ? unread.map(({ text }) => text).join('; ') : expectation.text;
}

const seenIn = ({ documents }: Move, { readings }: ObservationResult): ObservedValue[] =>
  readings.slice(0, limits.sessionSeenValues).map((reading) => seenValue(reading, documents.knowledge.vocabulary));

/** The nearest step above that says what the commands of its sub-steps should show. */
function expectingAbove({ procedure }: Move, step: Step): Step | null {
  const above = (procedure?.above(step.id) ?? []).map((id) => procedure!.step(id)!);
  return above.find(({ expectations }) => expectations.some(({ condition }) => condition !== null)) ?? null;
}

/**
 * A step often says what is normal while its sub-steps have the commands: then a sub-step's output answers the whole
 * step.
 */
function judgedAbove(
  move: Move,
  step: Step,
  { above, judgement }: { readonly above: Step; readonly judgement: ObservationResult },
): Judged {
  const { expectation } = judgement;
  const verdict = judgement.verdict!;
  if (judgement.truncated) move.notify('truncated');
  move.notify('judged-above', { number: move.procedure!.number(above.id)!, title: above.title });
  const branch = branchOfVerdict(above, verdict, expectation, move.documents.knowledge.vocabulary);
  if (branch !== null && !move.hasTaken(above, branch)) {
    move.visit(step, { outcome: 'done' });
    move.take(above, branch, { outcome: verdict, held: expectation, seen: seenIn(move, judgement) });
  } else decide(move, step, { outcome: verdict, seen: seenIn(move, judgement) });
  // Its indexes are of the expectations above; the current step has none.
  return { judgement: { ...judgement, expectation: null, each: [], contradictions: [] }, suggested: null };
}

/**
 * Follows an outcome: to its branch, otherwise on. An abnormal outcome of a step with branches is asked about once,
 * then goes to the sub-steps, otherwise on.
 */
function decide(move: Move, step: Step, answer: StepAnswer): void {
  const { outcome, held = null, seen = [] } = answer;
  const verdict = outcome === 'done' || outcome === 'skipped' ? null : outcome;
  const { vocabulary } = move.documents.knowledge;
  const named = verdict === null ? null : branchOfVerdict(step, verdict, held, vocabulary);
  const branch = named ?? (verdict === 'abnormal' ? branchFulfilled(step, seen) : null);
  // Following a verdict's branch a second time would lead in a circle, unless the person chooses it.
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

function goBack(move: Move): void {
  const { state, documents } = move;
  const last = state.visits.at(-1);
  if (last === undefined) {
    move.notify('at-start');
    return;
  }
  const step = documents.procedure(state.documents[last.document]!.path)?.step(last.step);
  move.state = {
    ...state,
    visits: state.visits.slice(0, -1),
    at: { document: last.document, step: step?.id ?? null, title: titleOf(step), end: null, asked: false },
  };
  if (step === undefined) move.notify('unknown-step', { given: last.step });
}

function setValues(move: Move, values: Readonly<Record<string, string>>): void {
  const params = new Map(move.state.params);
  for (const [name, value] of Object.entries(values)) {
    const { refused, unknown } = move.documents.tryValue(move.state, name, value);
    if (unknown !== undefined) move.notify('unknown-parameter', { name, ...unknown });
    else if (refused !== undefined) move.notify('value-refused', { name, ...refused });
    else if (!params.has(name) && params.size >= limits.sessionParameters) {
      const reason = `Unexpected ${params.size + 1} values, expected at most ${params.size}`;
      move.notify('value-refused', { name, reason });
    } else {
      params.set(name, value);
      move.notify('value-set', { name, value });
    }
  }
  move.state = { ...move.state, params: [...params] };
}

function addNote(move: Move, given: string): void {
  const { state, documents, time } = move;
  const { notes = [], at } = state;
  const text = cut(redactSecrets(given.trim(), documents.knowledge.vocabulary), limits.sessionNoteCharacters);
  if (notes.length >= limits.sessionNotes) move.notify('too-many-notes', { count: notes.length });
  else if (text !== '') {
    const note = { document: at.document, step: at.step, text, ...defined({ time: time ?? undefined }) };
    move.state = { ...state, notes: [...notes, note] };
    move.notify('noted', { text });
  }
}

function finish(move: Move): void {
  const { step } = move;
  // An abnormal result of an unknown branch is a result too.
  if (step && move.state.at.asked) move.visit(step, chosenAnswer(move));
  if (move.state.at.end === null) move.end('finished');
}

function jumpTo(move: Move, target: string): void {
  const { procedure } = move;
  const [step, ...others] = procedure?.named(target) ?? [];
  if (step === undefined) {
    const former = procedure?.formerly(target);
    if (former)
      move.notify('renamed-step', { given: target, number: procedure!.number(former.id)!, title: former.title });
    else move.notify('unknown-step', { given: target });
    return;
  }
  if (others.length > 0) {
    const choices = [step, ...others].map(({ id, title }) => `${procedure!.number(id)} "${title}"`);
    move.notify('which-step', { given: target, choices: choices.slice(0, maxChoices).join('; ') });
    return;
  }
  if (step.id !== move.state.at.step) move.leave();
  move.arrive(step);
}

function enterDocument(move: Move, idOrPath: string): void {
  const path = move.documents.find(idOrPath);
  if (path === null) {
    move.notify('unknown-document', { given: idOrPath });
    return;
  }
  move.leave();
  move.enter(path);
}
