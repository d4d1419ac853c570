import { limits } from '../../limits.js';
import type { Judgement, Notice, Observation } from '../../model/index.js';
import { answerOutput, answerWord, type Judged } from './answer.js';
import type { WalkLibrary } from './library.js';
import { Move } from './move.js';
import { titleOf } from './remember.js';
import type { WalkState } from './state.js';

/** What one observation came to. */
export interface Turn {
  readonly state: WalkState;
  readonly notices: readonly Notice[];
  readonly judgement: Judgement | null;
  /** Index of the branch that the output speaks of. */
  readonly suggested: number | null;
}

/** One step of a walk: pure, and never more than one move, so that a circle of branches cannot hold it. */
export function advanceWalk(state: WalkState, observation: Observation, library: WalkLibrary): Turn {
  const move = new Move(state, library);
  const judged = make(move, observation);
  const { notices } = move;
  return { state: move.state, notices, judgement: judged?.judgement ?? null, suggested: judged?.suggested ?? null };
}

function make(move: Move, observation: Observation): Judged | null {
  if ('back' in observation) goBack(move);
  else if ('set' in observation) setValues(move, observation.set);
  else if ('finish' in observation) finish(move);
  else if ('jump' in observation) jumpTo(move, observation.jump);
  else if ('document' in observation) goOnIn(move, observation.document);
  else return answer(move, observation);
  return null;
}

/** The answers to the step at hand. */
function answer(
  move: Move,
  observation: Extract<Observation, { branch: number } | { output: string } | { outcome: string }>,
): Judged | null {
  const { step } = move;
  if (!step) move.say('has-ended');
  else if ('output' in observation) return answerOutput(move, step, observation.output);
  else if ('outcome' in observation) answerWord(move, step, observation.outcome);
  else {
    const { branch } = observation;
    const count = step.branches.length;
    if (branch < 1 || branch > count) move.say('unknown-branch', { given: branch, count });
    else move.take(step, branch - 1, 'done', []);
  }
  return null;
}

function goBack(move: Move): void {
  const { state, library } = move;
  const last = state.visits.at(-1);
  if (last === undefined) {
    move.say('at-start');
    return;
  }
  const step = library.procedure(state.documents[last.document]!.path)?.step(last.step);
  move.state = {
    ...state,
    visits: state.visits.slice(0, -1),
    at: { document: last.document, step: step?.id ?? null, title: titleOf(step), end: null, asked: false },
  };
  if (step === undefined) move.say('unknown-step', { given: last.step });
}

function setValues(move: Move, values: Readonly<Record<string, string>>): void {
  const params = new Map(move.state.params);
  for (const [name, value] of Object.entries(values)) {
    const { refused, unknown } = move.library.tryValue(move.state, name, value);
    if (unknown !== undefined) move.say('unknown-parameter', { name, ...unknown });
    else if (refused !== undefined) move.say('value-refused', { name, ...refused });
    else if (!params.has(name) && params.size >= limits.sessionParameters) {
      const reason = `Unexpected ${params.size + 1} values, expected at most ${params.size}`;
      move.say('value-refused', { name, reason });
    } else {
      params.set(name, value);
      move.say('value-set', { name, value });
    }
  }
  move.state = { ...move.state, params: [...params] };
}

function finish(move: Move): void {
  const { step } = move;
  // An abnormal result whose branch was not known is a result too.
  if (step && move.state.at.asked) move.visit(step, 'abnormal', null, []);
  if (move.state.at.end === null) move.end('finished');
}

function jumpTo(move: Move, target: string): void {
  const step = move.procedure?.find(target.trim());
  if (step === undefined) {
    move.say('unknown-step', { given: target });
    return;
  }
  if (step.id !== move.state.at.step) move.leave();
  move.arrive(step);
}

function goOnIn(move: Move, idOrPath: string): void {
  const path = move.library.find(idOrPath);
  if (path === null) {
    move.say('unknown-document', { given: idOrPath });
    return;
  }
  move.leave();
  move.enter(path);
}
