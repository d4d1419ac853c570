import type {
  Choice,
  Conclusion,
  PlaceholderBinding,
  PlannedStep,
  PlannedWorkflow,
  SessionCases,
  SessionView,
  Staleness,
  Step,
  Visit,
} from '../../model/index.js';
import { offeredValues, type Procedure, pointsOnly } from '../../plan/index.js';
import { confirmationAt, nameOf, warningOf } from './confirmation.js';
import type { SessionDocuments } from './documents.js';
import type { SessionState, StateVisit } from './state.js';
import type { Turn } from './turn.js';

interface ViewParts {
  readonly turn: Turn;
  readonly documents: SessionDocuments;
  /** The current document with the known values filled in. */
  readonly workflow: PlannedWorkflow;
  readonly stale: Staleness | null;
  readonly token: string;
  /** Number of solved cases of a workflow that ended at a step. */
  readonly casesAt: (path: string, step: string) => number;
  readonly cases: (path: string, conclusion: Conclusion | null) => SessionCases;
}

/** The view of a session for users: the current step with its choices, and everything for the report. */
export function viewOf(parts: ViewParts): SessionView {
  const { turn, documents, workflow, stale } = parts;
  const { state } = turn;
  const { path } = state.documents[state.at.document]!;
  const procedure = documents.procedure(path)!;
  const { id, kind, title, language, hash, owners = [], steps } = procedure.document;
  const planned = workflow.steps.find((step) => step.id === state.at.step) ?? null;
  const conclusion = conclusionOf(state, documents);
  const cause = conclusion?.kind === 'cause' ? conclusion : null;
  const parameters = parametersOf(workflow);
  const confirm = planned && confirmationAt(state, procedure, workflow);
  return {
    schema: 'triagraph/session/1',
    status: stale ? 'stale' : planned ? 'step' : 'ended',
    language: state.language,
    match: state.symptom.match,
    symptom: state.symptom.text,
    token: parts.token,
    document: { id, path, kind, title, language, hash, owners, steps: steps.length },
    number: planned && procedure.number(planned.id),
    step: planned && rememberedStep(planned),
    confirm,
    choices: planned ? choicesOf(planned.id, procedure, turn.suggested, parts) : [],
    below: planned ? procedure.below(planned.id).map(({ id }) => nameOf(id, procedure)!) : [],
    parameters,
    offers: offersOf(parameters, procedure, state),
    output: turn.output ?? null,
    judgement: turn.judgement,
    notices: [...turn.notices, ...(planned ? warningOf(planned, confirm) : [])],
    visits: state.visits.map((visit) => visitOf(visit, state, documents)),
    notes: notesOf(state),
    began: state.began ?? null,
    dropped: state.dropped,
    conclusion,
    cases: parts.cases(cause?.path ?? path, cause),
    end: planned ? null : (state.at.end ?? 'read'),
    stale,
  };
}

const notesOf = ({ notes = [], documents }: SessionState): SessionView['notes'] =>
  notes.map(({ document, step, text, time = null }) => ({ path: documents[document]!.path, step, text, time }));

function choicesOf(
  id: string,
  procedure: Procedure,
  suggested: number | null,
  { documents, casesAt }: ViewParts,
): Choice[] {
  const step = procedure.step(id)!;
  return step.branches.map((branch, index) => {
    const lead = procedure.leadOf(step, branch);
    const common = { number: index + 1, when: branch.when, kind: lead.kind, suggested: index === suggested };
    if (lead.kind === 'step') {
      const cases = procedure.resolves(lead.step) ? casesAt(procedure.document.path, lead.step.id) : 0;
      const stepNumber = procedure.number(lead.step.id);
      return { ...common, to: lead.step.id, stepNumber, title: lead.step.title, cases };
    }
    if (lead.kind === 'document') {
      const title = documents.procedure(lead.to)?.document.title ?? lead.to;
      return { ...common, to: lead.to, stepNumber: null, title, cases: 0 };
    }
    return { ...common, to: lead.text, stepNumber: null, title: lead.text, cases: 0 };
  });
}

/** A value of a session counts as given in an earlier turn, not as a parameter of this one. */
const remembered = (binding: PlaceholderBinding): PlaceholderBinding =>
  binding.from === 'param' ? { ...binding, from: 'state' } : binding;

function rememberedStep(step: PlannedStep): PlannedStep {
  const commands = step.commands.map((command) => ({ ...command, placeholders: command.placeholders.map(remembered) }));
  return { ...step, commands };
}

function parametersOf({ steps }: PlannedWorkflow): PlaceholderBinding[] {
  const found = new Map<string, PlaceholderBinding>();
  for (const step of steps)
    for (const { placeholders } of step.commands)
      for (const binding of placeholders) if (!found.has(binding.name)) found.set(binding.name, remembered(binding));
  return [...found.values()];
}

function offersOf(parameters: readonly PlaceholderBinding[], procedure: Procedure, { pasted = [] }: SessionState) {
  const open = parameters.filter(({ value }) => value === null).map(({ name }) => name);
  return offeredValues(procedure.steps, open, pasted, procedure.vocabulary);
}

function visitOf(visit: StateVisit, state: SessionState, documents: SessionDocuments): Visit {
  const { path } = state.documents[visit.document]!;
  const procedure = visit.outdated ? null : documents.procedure(path);
  const step = procedure?.step(visit.step);
  return {
    path,
    step: visit.step,
    number: procedure?.number(visit.step) ?? null,
    title: step?.title ?? null,
    outcome: visit.outcome,
    branch: visit.branch === null ? null : (step?.branches[visit.branch]?.when ?? null),
    expectation: step && procedure ? expectationOf(visit, step, procedure) : null,
    seen: visit.seen,
    time: visit.time ?? null,
  };
}

/** The text of the expectation behind a verdict; null if it only refers to branches. */
function expectationOf(visit: StateVisit, step: Step, procedure: Procedure): string | null {
  const text = expectationBehind(visit, step, procedure);
  return text === null || pointsOnly(text, procedure.vocabulary) ? null : text;
}

/**
 * The expectation that held, else the only one with this verdict in the step, or in the nearest step above that has
 * expectations. Null if output refuted the normal expectation without proving one of several alternatives.
 */
function expectationBehind({ outcome, held, seen }: StateVisit, step: Step, procedure: Procedure): string | null {
  if (held !== undefined) return step.expectations[held]?.text ?? null;
  if (seen.length > 0 && step.expectations.length > 0) return null;
  const near = [step, ...procedure.above(step.id).map((id) => procedure.step(id)!)];
  const expecting = near.find(({ expectations }) => expectations.length > 0);
  const [only, ...others] = expecting?.expectations.filter(({ verdict }) => verdict === outcome) ?? [];
  return only && others.length === 0 ? only.text : null;
}

/** The cause and resolution: those of a case, those chosen last, or else the last abnormal expectation that held. */
function conclusionOf(state: SessionState, documents: SessionDocuments): Conclusion | null {
  const here = documents.procedure(state.documents[state.at.document]!.path);
  if (here?.document.kind === 'case') return ofCase(here, state);
  let chosen: Conclusion | null = null;
  let finding: Conclusion | null = null;
  for (const visit of state.visits.toReversed()) {
    const procedure = visit.outdated ? null : documents.procedure(state.documents[visit.document]!.path);
    const step = procedure?.step(visit.step);
    if (!procedure || !step) continue;
    const cause = ofBranch(visit, step, procedure);
    // The branch that led to the chosen resolution gives the reason.
    if (cause) return chosen === null || chosen.step === cause.step ? cause : chosen;
    chosen ??= ofResolution(visit, step, procedure);
    finding ??= ofExpectation(visit, step, procedure);
  }
  return chosen ?? finding;
}

function ofBranch(visit: StateVisit, step: Step, procedure: Procedure): Conclusion | null {
  const branch = visit.branch === null ? undefined : step.branches[visit.branch];
  if (!branch) return null;
  const { path } = procedure.document;
  const when = branch.when || null;
  const lead = procedure.leadOf(step, branch);
  if (lead.kind === 'resolution' || lead.kind === 'unresolved')
    return { kind: 'cause', cause: when ?? lead.text, when, resolution: lead.text, path, step: null };
  if (lead.kind !== 'step' || !procedure.resolves(lead.step)) return null;
  const { id, title } = lead.step;
  const cause = procedure.situation(title) ?? when ?? title;
  return { kind: 'cause', cause, when, resolution: title, path, step: id };
}

/** A resolution with the label of a situation that was carried out or found to apply. Reading on confirms nothing. */
function ofResolution(visit: StateVisit, step: Step, procedure: Procedure): Conclusion | null {
  const isCarriedOut = visit.outcome === 'done' && step.commands.some(({ effect }) => effect !== 'read');
  if (visit.outcome !== 'abnormal' && !isCarriedOut) return null;
  const chain = [step, ...procedure.above(step.id).map((id) => procedure.step(id)!)];
  const resolution = chain.findLast((each) => procedure.resolves(each) && procedure.situation(each.title) !== null);
  if (!resolution) return null;
  const { id, title } = resolution;
  const cause = procedure.situation(title)!;
  const when = expectationOf(visit, step, procedure);
  return { kind: 'cause', cause, when, resolution: title, path: procedure.document.path, step: id };
}

function ofExpectation(visit: StateVisit, step: Step, procedure: Procedure): Conclusion | null {
  const text = visit.outcome === 'abnormal' ? expectationOf(visit, step, procedure) : null;
  if (text === null || procedure.resolves(step) || step.phase === 'verification') return null;
  const { path } = procedure.document;
  return { kind: 'finding', cause: text, when: null, resolution: null, path, step: step.id };
}

function ofCase({ document }: Procedure, { at }: SessionState): Conclusion | null {
  const cause = document.causes[0]?.text;
  if (cause === undefined && at.end === null) return null;
  const resolution = document.resolutions[0]?.text ?? null;
  return { kind: 'cause', cause: cause ?? document.title, when: null, resolution, path: document.path, step: null };
}
