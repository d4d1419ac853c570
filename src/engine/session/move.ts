import { defined, shortened } from '../../collections.js';
import { limits } from '../../limits.js';
import type { EndReason, Notice, NoticeCode, ObservedValue, Step, VisitOutcome } from '../../model/index.js';
import type { Procedure } from '../../plan/index.js';
import type { SessionDocuments } from './documents.js';
import { positionAt, type SessionState, type StateVisit, withoutUnused } from './state.js';

/** Maximum length of a value in a notice. */
const maxValueLength = 300;
/** Maximum length of a list of names, which is useless when cut. */
const maxNamesLength = 4_000;

export interface StepAnswer {
  readonly outcome: VisitOutcome;
  readonly seen?: readonly ObservedValue[];
  /** Index of the expectation that holds, where known. */
  readonly held?: number | null;
}

/** One move of a session: changes its state and collects notices for the user. */
export class Move {
  readonly #notices: Notice[] = [];

  constructor(
    public state: SessionState,
    readonly documents: SessionDocuments,
    /** The time of this turn; null without a clock. */
    readonly time: string | null = null,
  ) {}

  get notices(): readonly Notice[] {
    return this.#notices;
  }

  get procedure(): Procedure | null {
    return this.documents.procedure(this.state.documents[this.state.at.document]!.path);
  }

  get step(): Step | undefined {
    const { step } = this.state.at;
    return step === null ? undefined : this.procedure?.step(step);
  }

  notify(code: NoticeCode, values: Readonly<Record<string, string | number>> = {}): void {
    const most = (key: string): number => (key === 'names' || key === 'note' ? maxNamesLength : maxValueLength);
    const texts = Object.entries(values).map(([key, value]) => [key, shortened(String(value), most(key))]);
    this.#notices.push({ code, values: Object.fromEntries(texts) });
  }

  /** Records the answer and goes to the next step in order. */
  goOn(step: Step, answer: StepAnswer, branch: number | null = null): void {
    const procedure = this.procedure!;
    const change = procedure.step(this.state.at.confirms ?? '');
    const isAhead = change !== undefined && procedure.before(change.id) < procedure.before(step.id);
    this.visit(step, answer, branch);
    // The check comes after its change in the document but was made first: go on from the change.
    const next = procedure.following(isAhead ? change.id : step.id, answer.outcome);
    if (isAhead && answer.outcome === 'done') this.approach(change);
    else if ('step' in next) this.approach(next.step);
    else this.end(next.end);
  }

  /** Records the answer and follows a branch. */
  take(step: Step, index: number, answer: StepAnswer): void {
    const lead = this.procedure!.leadOf(step, step.branches[index]!);
    if (lead.kind === 'unresolved') {
      this.notify('leads-nowhere', { to: lead.text });
      this.goOn(step, answer, index);
      return;
    }
    this.visit(step, answer, index);
    if (lead.kind === 'step') this.#follow(this.procedure!.actionable(lead.step));
    else if (lead.kind === 'document') this.enter(lead.to);
    else this.end('read');
  }

  enter(path: string): void {
    const procedure = this.documents.procedure(path);
    if (procedure === null) {
      this.notify('unknown-document', { given: path });
      return;
    }
    const { id, hash, title } = procedure.document;
    const state = withoutUnused(this.state);
    const known = state.documents.findIndex((each) => each.path === path && each.hash === hash);
    const documents = known < 0 ? [...state.documents, { id, path, hash }] : state.documents;
    const document = known < 0 ? documents.length - 1 : known;
    this.state = { ...state, documents, at: positionAt(document, undefined, 'read') };
    this.notify('other-document', { title });
    const start = this.documents.start(path, this.state);
    const step = start === null ? undefined : procedure.step(start);
    if (step) this.approach(step);
  }

  /** Goes to a step that the user did not choose. If the step changes something, its check comes first. */
  approach(step: Step): void {
    const { procedure } = this;
    const check = procedure!.step(procedure!.checkBefore(step.id)?.step ?? '');
    if (!check || this.hasAnswered(check)) this.arrive(procedure!.actionable(step));
    else this.arrive(check, step.id);
  }

  /** @param confirms the step that changes something, when `step` is its check */
  arrive(step: Step, confirms?: string): void {
    this.state = { ...this.state, at: { ...positionAt(this.state.at.document, step), ...defined({ confirms }) } };
  }

  /** Arrives by a branch, and reports a cycle unless the user has skipped a step since. */
  #follow(step: Step): void {
    this.arrive(step);
    const left = this.state.visits.findLastIndex(({ outcome }) => outcome === 'skipped');
    const times = this.#answersTo(step).filter((visit) => this.state.visits.indexOf(visit) > left).length;
    if (times > 0) this.notify('seen-before', { times });
  }

  hasAnswered(step: Step): boolean {
    return this.#answersTo(step).length > 0;
  }

  #answersTo(step: Step): readonly StateVisit[] {
    const { at, visits } = this.state;
    return visits.filter(
      (visit) => visit.document === at.document && visit.step === step.id && visit.outcome !== 'skipped',
    );
  }

  end(end: EndReason): void {
    this.state = { ...this.state, at: positionAt(this.state.at.document, undefined, end) };
  }

  /** Stays at the step, remembering the reasons for the outcome. */
  askWhichBranch({ outcome, seen, held }: StepAnswer): void {
    const grounds = defined({ seen, held: held ?? undefined });
    this.state = { ...this.state, at: { ...this.state.at, asked: true, ...grounds } };
    this.notify('choose-branch', { verdict: outcome });
  }

  hasTaken(step: Step, branch: number): boolean {
    const { at, visits } = this.state;
    return visits.some((visit) => visit.document === at.document && visit.step === step.id && visit.branch === branch);
  }

  /** Records the current step as skipped. */
  leave(): void {
    const step = this.step;
    if (step) this.visit(step, { outcome: 'skipped' });
  }

  visit({ id }: Step, { outcome, seen = [], held }: StepAnswer, branch: number | null = null): void {
    const { document } = this.state.at;
    const more = defined({ held: held ?? undefined, time: this.time ?? undefined });
    const visits = [...this.state.visits, { document, step: id, outcome, branch, seen, ...more, outdated: false }];
    const surplus = Math.max(0, visits.length - limits.sessionVisits);
    const dropped = this.state.dropped + surplus;
    if (surplus > 0) this.notify('answers-dropped', { count: dropped });
    this.state = { ...this.state, visits: visits.slice(surplus), dropped };
  }
}
