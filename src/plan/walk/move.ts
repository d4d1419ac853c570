import { limits } from '../../limits.js';
import type { Notice, SeenValue, Step, VisitOutcome } from '../../model/index.js';
import type { WalkLibrary } from './library.js';
import type { Procedure } from './procedure.js';
import { cut, titleOf, withoutUnused } from './remember.js';
import type { StateVisit, WalkState } from './state.js';

/** Characters of a value in a notice. */
const longestValue = 300;

/** One move of a walk: where it goes from a step, what it remembers of it, and what is said about that. */
export class Move {
  readonly #notices: Notice[] = [];
  state: WalkState;

  constructor(
    state: WalkState,
    readonly library: WalkLibrary,
  ) {
    this.state = state;
  }

  get notices(): readonly Notice[] {
    return this.#notices;
  }

  get procedure(): Procedure | null {
    return this.library.procedure(this.state.documents[this.state.at.document]!.path);
  }

  /** The step at hand. */
  get step(): Step | undefined {
    const { step } = this.state.at;
    return step === null ? undefined : this.procedure?.step(step);
  }

  say(code: string, values: Readonly<Record<string, string | number>> = {}): void {
    const texts = Object.entries(values).map(([key, value]) => [key, cut(String(value), longestValue)]);
    this.#notices.push({ code, values: Object.fromEntries(texts) });
  }

  /** Notes the answer, and goes on in the document's order. */
  goOn(step: Step, outcome: VisitOutcome, seen: readonly SeenValue[], branch: number | null = null): void {
    this.visit(step, outcome, branch, seen);
    const next = this.procedure!.following(step.id);
    if ('step' in next) this.arrive(next.step);
    else this.end(next.end);
  }

  /** Notes the answer, and goes where a branch leads. */
  take(step: Step, index: number, outcome: VisitOutcome, seen: readonly SeenValue[]): void {
    const lead = this.procedure!.leadOf(step, step.branches[index]!);
    if (lead.kind === 'unresolved') {
      this.say('leads-nowhere', { to: lead.text });
      this.goOn(step, outcome, seen, index);
      return;
    }
    this.visit(step, outcome, index, seen);
    if (lead.kind === 'step') this.arrive(lead.step);
    else if (lead.kind === 'document') this.enter(lead.to);
    else this.end('read');
  }

  /** Goes on in another document, where it says to start. */
  enter(path: string): void {
    const procedure = this.library.procedure(path);
    if (procedure === null) {
      this.say('unknown-document', { given: path });
      return;
    }
    const { id, hash, title } = procedure.document;
    const state = withoutUnused(this.state);
    const known = state.documents.findIndex((each) => each.path === path && each.hash === hash);
    const documents = known < 0 ? [...state.documents, { id, path, hash }] : state.documents;
    const document = known < 0 ? documents.length - 1 : known;
    this.state = { ...state, documents, at: { document, step: null, title: '', end: 'read', asked: false } };
    this.say('other-document', { title });
    const start = this.library.start(path, this.state);
    const step = start === null ? undefined : procedure.step(start);
    if (step) this.arrive(step);
  }

  arrive(step: Step): void {
    const { at, visits } = this.state;
    this.state = { ...this.state, at: { ...at, step: step.id, title: titleOf(step), end: null, asked: false } };
    const times = visits.filter(
      (visit) => visit.document === at.document && visit.step === step.id && visit.outcome !== 'skipped',
    ).length;
    if (times > 0) this.say('seen-before', { times });
  }

  end(end: NonNullable<WalkState['at']['end']>): void {
    this.state = { ...this.state, at: { ...this.state.at, step: null, title: '', end, asked: false } };
  }

  /** The result is abnormal, and which branch that is must be said. */
  askWhichBranch(): void {
    this.state = { ...this.state, at: { ...this.state.at, asked: true } };
    this.say('choose-branch');
  }

  taken(step: Step, branch: number): boolean {
    const { at, visits } = this.state;
    return visits.some((visit) => visit.document === at.document && visit.step === step.id && visit.branch === branch);
  }

  /** Leaves the step at hand without an answer. */
  leave(): void {
    const step = this.step;
    if (step) this.visit(step, 'skipped', null, []);
  }

  visit(step: Step, outcome: VisitOutcome, branch: number | null, seen: readonly SeenValue[]): void {
    const visit: StateVisit = {
      document: this.state.at.document,
      step: step.id,
      outcome,
      branch,
      seen,
      outdated: false,
    };
    const visits = [...this.state.visits, visit];
    const surplus = Math.max(0, visits.length - limits.sessionVisits);
    const dropped = this.state.dropped + surplus;
    if (surplus > 0) this.say('answers-dropped', { count: dropped });
    this.state = { ...this.state, visits: visits.slice(surplus), dropped };
  }
}
