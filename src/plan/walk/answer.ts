import { limits } from '../../limits.js';
import type { Judgement, SeenValue, Step, VisitOutcome } from '../../model/index.js';
import { judgeOutput } from '../observe/index.js';
import { branchMentioned, branchNamed, branchOfVerdict } from './branches.js';
import type { Move } from './move.js';
import { outcomeOf } from './outcome-words.js';
import { seenValue } from './remember.js';

/** How output was judged, and the index of the branch that it speaks of where it gives no verdict. */
export interface Judged {
  readonly judgement: Judgement;
  readonly suggested: number | null;
}

/** A word for what was seen, or a branch's condition as written. */
export function answerWord(move: Move, step: Step, given: string): void {
  const branch = branchNamed(step, given);
  if (branch !== null) {
    move.take(step, branch, 'done', []);
    return;
  }
  const outcome = outcomeOf(given);
  if (outcome === null) move.say('unknown-outcome', { given });
  else decide(move, step, outcome, null, []);
}

/** What the commands printed. */
export function answerOutput(move: Move, step: Step, output: string): Judged {
  const rows = [...move.state.symptom.entities, ...move.state.params].map(([, value]) => value);
  const above = step.expectations.length === 0 ? expecting(move, step) : null;
  const whole = above && judgeOutput(output, above.expectations, { rows });
  if (above && whole && whole.verdict !== null) return judgedAbove(move, step, above, whole);
  const judgement = judgeOutput(output, step.expectations, { rows });
  if (judgement.truncated) move.say('truncated');
  for (const index of judgement.contradictions.slice(0, 1))
    move.say('contradiction', { verdict: step.expectations[index]!.verdict });
  if (judgement.verdict !== null) {
    decide(move, step, judgement.verdict, judgement.expectation, seenIn(judgement));
    return { judgement, suggested: null };
  }
  const mentioned = branchMentioned(step, output);
  move.say('no-verdict', { reason: judgement.outcome });
  if (mentioned) move.say('mentioned', { number: mentioned.branch + 1, text: mentioned.word });
  return { judgement, suggested: mentioned?.branch ?? null };
}

const seenIn = ({ readings }: Judgement): SeenValue[] => readings.slice(0, limits.sessionSeenValues).map(seenValue);

/** The nearest step above that says what the commands of its parts should show. */
function expecting({ procedure }: Move, step: Step): Step | null {
  const above = (procedure?.above(step.id) ?? []).map((id) => procedure!.step(id)!);
  return above.find(({ expectations }) => expectations.some(({ condition }) => condition !== null)) ?? null;
}

/** Often a step says what is normal, and its parts hold the commands: then what is seen in a part answers the whole. */
function judgedAbove(move: Move, step: Step, above: Step, judgement: Judgement): Judged {
  const { verdict, expectation } = judgement;
  if (judgement.truncated) move.say('truncated');
  move.say('judged-above', { number: move.procedure!.number(above.id)!, title: above.title });
  const branch = branchOfVerdict(above, verdict!, expectation);
  if (branch !== null && !move.taken(above, branch)) {
    move.visit(step, 'done', null, []);
    move.take(above, branch, verdict!, seenIn(judgement));
  } else decide(move, step, verdict!, null, seenIn(judgement));
  // Its numbers are of the expectations of the step at hand, which has none.
  return { judgement: { ...judgement, expectation: null, each: [], contradictions: [] }, suggested: null };
}

/** Where an outcome leads: its branch, else on; an abnormal one with branches is asked about once, then goes to the sub-steps or on. */
function decide(move: Move, step: Step, outcome: VisitOutcome, held: number | null, seen: readonly SeenValue[]): void {
  const verdict = outcome === 'done' || outcome === 'skipped' ? null : outcome;
  const branch = verdict === null ? null : branchOfVerdict(step, verdict, held);
  // Taken once by its verdict: a second time would lead in a circle, unless the person chooses it.
  if (branch !== null && !move.taken(step, branch)) {
    move.take(step, branch, outcome, seen);
    return;
  }
  if (outcome !== 'abnormal') {
    move.goOn(step, outcome, seen);
    return;
  }
  if (step.branches.length > 0 && !move.state.at.asked) {
    move.askWhichBranch();
    return;
  }
  const below = move.procedure!.firstBelow(step.id);
  if (below === null) {
    move.say('no-branch');
    move.goOn(step, outcome, seen);
    return;
  }
  move.visit(step, outcome, null, seen);
  move.say('sub-steps');
  move.arrive(below);
}
