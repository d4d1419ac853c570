import { limits } from '../../limits.js';
import type { Judgement, Notice, Observation, SeenValue, Step, VisitOutcome } from '../../model/index.js';
import { judgeOutput } from '../observe/index.js';
import { branchMentioned, branchNamed, branchOfVerdict } from './branches.js';
import { outcomeOf } from './outcome-words.js';
import type { Procedure } from './procedure.js';
import { cut, seenValue, titleOf, withoutUnused } from './remember.js';
import type { StateVisit, WalkState } from './state.js';

/** The documents that a walk goes through. */
export interface WalkLibrary {
  /** The procedure at this path; null when there is no such document. */
  procedure(path: string): Procedure | null;
  /** Path of the document of this id or path, or null. */
  find(idOrPath: string): string | null;
  /** Step to start at in this document, for this symptom. */
  start(path: string, state: WalkState): string | null;
  /** What becomes of the commands at hand when a parameter has this value. */
  tryValue(
    state: WalkState,
    name: string,
    value: string,
  ): { readonly refused?: RefusedValue; readonly unknown?: UnknownParameter };
}

/** Why a value was not taken: the sentence, its stable code and the type of the parameter. */
export interface RefusedValue {
  readonly reason: string;
  readonly refusal: string;
  readonly type: string;
}

/** That no command has such a parameter: what is said of it, and the names that there are. */
export interface UnknownParameter {
  readonly note: string;
  readonly names: string;
  readonly nearest: string;
}

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
  if ('back' in observation) move.back();
  else if ('set' in observation) move.set(observation.set);
  else if ('finish' in observation) move.finish();
  else if ('jump' in observation) move.jump(observation.jump);
  else if ('document' in observation) move.document(observation.document);
  else if (state.at.step === null) move.say('has-ended');
  else if ('branch' in observation) move.choose(observation.branch);
  else if ('output' in observation) move.output(observation.output);
  else move.outcome(observation.outcome);
  return move.turn();
}

/** Characters of a value in a notice. */
const longestValue = 300;

class Move {
  readonly #notices: Notice[] = [];
  #judgement: Judgement | null = null;
  #suggested: number | null = null;
  #state: WalkState;

  constructor(
    state: WalkState,
    readonly library: WalkLibrary,
  ) {
    this.#state = state;
  }

  turn(): Turn {
    return { state: this.#state, notices: this.#notices, judgement: this.#judgement, suggested: this.#suggested };
  }

  say(code: string, values: Readonly<Record<string, string | number>> = {}): void {
    const texts = Object.entries(values).map(([key, value]) => [key, cut(String(value), longestValue)]);
    this.#notices.push({ code, values: Object.fromEntries(texts) });
  }

  back(): void {
    const last = this.#state.visits.at(-1);
    if (last === undefined) {
      this.say('at-start');
      return;
    }
    const path = this.#state.documents[last.document]!.path;
    const step = this.library.procedure(path)?.step(last.step);
    this.#state = {
      ...this.#state,
      visits: this.#state.visits.slice(0, -1),
      at: { document: last.document, step: step?.id ?? null, title: titleOf(step), end: null, asked: false },
    };
    if (step === undefined) this.say('unknown-step', { given: last.step });
  }

  set(values: Readonly<Record<string, string>>): void {
    const params = new Map(this.#state.params);
    for (const [name, value] of Object.entries(values)) {
      const { refused, unknown } = this.library.tryValue(this.#state, name, value);
      if (unknown !== undefined) this.say('unknown-parameter', { name, ...unknown });
      else if (refused !== undefined) this.say('value-refused', { name, ...refused });
      else if (!params.has(name) && params.size >= limits.sessionParameters)
        this.say('value-refused', {
          name,
          reason: `Unexpected ${params.size + 1} values, expected at most ${params.size}`,
        });
      else {
        params.set(name, value);
        this.say('value-set', { name, value });
      }
    }
    this.#state = { ...this.#state, params: [...params] };
  }

  finish(): void {
    const step = this.#step();
    // An abnormal result whose branch was not known is a result too.
    if (step && this.#state.at.asked) this.#visit(step, 'abnormal', null, []);
    if (this.#state.at.end === null) this.#end('finished');
  }

  jump(target: string): void {
    const step = this.#procedure()?.find(target.trim());
    if (step === undefined) {
      this.say('unknown-step', { given: target });
      return;
    }
    if (step.id === this.#state.at.step) {
      this.#arrive(step);
      return;
    }
    this.#leave();
    this.#arrive(step);
  }

  document(idOrPath: string): void {
    const path = this.library.find(idOrPath);
    if (path === null) {
      this.say('unknown-document', { given: idOrPath });
      return;
    }
    this.#leave();
    this.#enter(path);
  }

  choose(number: number): void {
    const step = this.#step();
    const count = step?.branches.length ?? 0;
    if (!step || number < 1 || number > count) {
      this.say('unknown-branch', { given: number, count });
      return;
    }
    this.#take(step, number - 1, 'done', []);
  }

  outcome(given: string): void {
    const step = this.#step();
    if (!step) {
      this.say('has-ended');
      return;
    }
    const branch = branchNamed(step, given);
    if (branch !== null) {
      this.#take(step, branch, 'done', []);
      return;
    }
    const outcome = outcomeOf(given);
    if (outcome === null) {
      this.say('unknown-outcome', { given });
      return;
    }
    this.#decide(step, outcome, null, []);
  }

  output(output: string): void {
    const step = this.#step();
    if (!step) {
      this.say('has-ended');
      return;
    }
    const rows = [...this.#state.symptom.entities, ...this.#state.params].map(([, value]) => value);
    const judgement = judgeOutput(output, step.expectations, { rows });
    this.#judgement = judgement;
    if (judgement.truncated) this.say('truncated');
    for (const index of judgement.contradictions.slice(0, 1))
      this.say('contradiction', { verdict: step.expectations[index]!.verdict });
    if (judgement.verdict !== null) {
      const seen = judgement.readings.slice(0, limits.sessionSeenValues).map(seenValue);
      this.#decide(step, judgement.verdict, judgement.expectation, seen);
      return;
    }
    const mentioned = branchMentioned(step, output);
    this.say('no-verdict', { reason: judgement.outcome });
    if (mentioned) {
      this.#suggested = mentioned.branch;
      this.say('mentioned', { number: mentioned.branch + 1, text: mentioned.word });
    }
  }

  /** Where an outcome leads: its branch, else on; an abnormal one with branches is asked about once, then goes to the sub-steps or on. */
  #decide(step: Step, outcome: VisitOutcome, held: number | null, seen: readonly SeenValue[]): void {
    const verdict = outcome === 'done' || outcome === 'skipped' ? null : outcome;
    const branch = verdict === null ? null : branchOfVerdict(step, verdict, held);
    // Taken once by its verdict: a second time would lead in a circle, unless the person chooses it.
    if (branch !== null && !this.#taken(step, branch)) {
      this.#take(step, branch, outcome, seen);
      return;
    }
    if (outcome !== 'abnormal') {
      this.#goOn(step, outcome, seen);
      return;
    }
    if (step.branches.length > 0 && !this.#state.at.asked) {
      this.#state = { ...this.#state, at: { ...this.#state.at, asked: true } };
      this.say('choose-branch');
      return;
    }
    const below = this.#procedure()!.firstBelow(step.id);
    if (below === null) {
      this.say('no-branch');
      this.#goOn(step, outcome, seen);
      return;
    }
    this.#visit(step, outcome, null, seen);
    this.say('sub-steps');
    this.#arrive(below);
  }

  #goOn(step: Step, outcome: VisitOutcome, seen: readonly SeenValue[], branch: number | null = null): void {
    this.#visit(step, outcome, branch, seen);
    const next = this.#procedure()!.following(step.id);
    if ('step' in next) this.#arrive(next.step);
    else this.#end(next.end);
  }

  #take(step: Step, index: number, outcome: VisitOutcome, seen: readonly SeenValue[]): void {
    const lead = this.#procedure()!.leadOf(step, step.branches[index]!);
    if (lead.kind === 'unresolved') {
      this.say('leads-nowhere', { to: lead.text });
      this.#goOn(step, outcome, seen, index);
      return;
    }
    this.#visit(step, outcome, index, seen);
    if (lead.kind === 'step') this.#arrive(lead.step);
    else if (lead.kind === 'document') this.#enter(lead.to);
    else this.#end('read');
  }

  #enter(path: string): void {
    const procedure = this.library.procedure(path);
    if (procedure === null) {
      this.say('unknown-document', { given: path });
      return;
    }
    const { id, hash, title } = procedure.document;
    const state = withoutUnused(this.#state);
    const known = state.documents.findIndex((each) => each.path === path && each.hash === hash);
    const documents = known < 0 ? [...state.documents, { id, path, hash }] : state.documents;
    const document = known < 0 ? documents.length - 1 : known;
    this.#state = { ...state, documents, at: { document, step: null, title: '', end: 'read', asked: false } };
    this.say('other-document', { title });
    const start = this.library.start(path, this.#state);
    const step = start === null ? undefined : procedure.step(start);
    if (step) this.#arrive(step);
  }

  #arrive(step: Step): void {
    const { at, visits } = this.#state;
    this.#state = { ...this.#state, at: { ...at, step: step.id, title: titleOf(step), end: null, asked: false } };
    const times = visits.filter(
      (visit) => visit.document === at.document && visit.step === step.id && visit.outcome !== 'skipped',
    ).length;
    if (times > 0) this.say('seen-before', { times });
  }

  #end(end: NonNullable<WalkState['at']['end']>): void {
    this.#state = { ...this.#state, at: { ...this.#state.at, step: null, title: '', end, asked: false } };
  }

  #taken(step: Step, branch: number): boolean {
    const { at, visits } = this.#state;
    return visits.some((visit) => visit.document === at.document && visit.step === step.id && visit.branch === branch);
  }

  /** Leaves the step at hand without an answer. */
  #leave(): void {
    const step = this.#step();
    if (step) this.#visit(step, 'skipped', null, []);
  }

  #visit(step: Step, outcome: VisitOutcome, branch: number | null, seen: readonly SeenValue[]): void {
    const visit: StateVisit = {
      document: this.#state.at.document,
      step: step.id,
      outcome,
      branch,
      seen,
      outdated: false,
    };
    const visits = [...this.#state.visits, visit];
    const surplus = Math.max(0, visits.length - limits.sessionVisits);
    const dropped = this.#state.dropped + surplus;
    if (surplus > 0) this.say('answers-dropped', { count: dropped });
    this.#state = { ...this.#state, visits: visits.slice(surplus), dropped };
  }

  #procedure(): Procedure | null {
    return this.library.procedure(this.#state.documents[this.#state.at.document]!.path);
  }

  #step(): Step | undefined {
    const { step } = this.#state.at;
    return step === null ? undefined : this.#procedure()?.step(step);
  }
}
