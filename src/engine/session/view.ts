import type {
  Choice,
  Conclusion,
  EndReason,
  PlaceholderBinding,
  PlannedStep,
  PlannedWorkflow,
  SessionCases,
  SessionView,
  Staleness,
  Visit,
} from '../../model/index.js';
import type { Procedure } from '../../plan/index.js';
import { confirmationAt, nameOf, warningOf } from './confirmation.js';
import type { SessionDocuments } from './documents.js';
import type { SessionState, StateVisit } from './state.js';
import type { Turn } from './turn.js';

/** Everything that a session's report is made from. */
interface ViewParts {
  readonly turn: Turn;
  readonly documents: SessionDocuments;
  /** The current document with the known values filled in. */
  readonly workflow: PlannedWorkflow;
  readonly stale: Staleness | null;
  readonly token: string;
  /** Number of solved cases of a workflow that ended at a step, and what is shown of all. */
  readonly casesAt: (path: string, step: string) => number;
  readonly cases: (path: string, conclusion: Conclusion | null) => SessionCases;
}

export function viewOf(parts: ViewParts): SessionView {
  const { turn, documents, workflow, stale } = parts;
  const { state } = turn;
  const { path } = state.documents[state.at.document]!;
  const procedure = documents.procedure(path)!;
  const { id, kind, title, language, hash, steps } = procedure.document;
  const planned = workflow.steps.find((step) => step.id === state.at.step) ?? null;
  const conclusion = conclusionOf(state, documents);
  const confirm = planned && confirmationAt(state, procedure, workflow);
  return {
    schema: 'triagraph/session/1',
    status: stale ? 'stale' : planned ? 'step' : 'ended',
    language: state.language,
    match: state.symptom.match,
    symptom: state.symptom.text,
    token: parts.token,
    document: { id, path, kind, title, language, hash, steps: steps.length },
    number: planned && procedure.number(planned.id),
    step: planned && rememberedStep(planned),
    confirm,
    choices: planned ? choicesOf(planned.id, procedure, turn.suggested, parts) : [],
    below: planned ? procedure.below(planned.id).map(({ id }) => nameOf(id, procedure)!) : [],
    parameters: parametersOf(workflow),
    judgement: turn.judgement,
    notices: [...turn.notices, ...(planned ? warningOf(planned, confirm) : [])],
    visits: state.visits.map((visit) => visitOf(visit, state, documents)),
    dropped: state.dropped,
    conclusion,
    cases: parts.cases(conclusion?.path ?? path, conclusion),
    end: planned ? null : endOf(state),
    stale,
  };
}

const endOf = ({ at }: SessionState): EndReason => at.end ?? 'read';

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

/** The values of a session come from earlier answers. */
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
    seen: visit.seen,
  };
}

/**
 * The cause and resolution: those of a case itself, otherwise the condition and target of the last branch to a
 * resolution.
 */
function conclusionOf(state: SessionState, documents: SessionDocuments): Conclusion | null {
  const here = documents.procedure(state.documents[state.at.document]!.path);
  if (here?.document.kind === 'case') return ofCase(here, state);
  for (let at = state.visits.length - 1; at >= 0; at--) {
    const visit = state.visits[at]!;
    const procedure = visit.outdated ? null : documents.procedure(state.documents[visit.document]!.path);
    const step = procedure?.step(visit.step);
    const branch = visit.branch === null ? undefined : step?.branches[visit.branch];
    if (!procedure || !step || !branch) continue;
    const { path } = procedure.document;
    const lead = procedure.leadOf(step, branch);
    if (lead.kind === 'resolution' || lead.kind === 'unresolved')
      return { cause: branch.when || lead.text, resolution: lead.text, path, step: null };
    if (lead.kind !== 'step' || !procedure.resolves(lead.step)) continue;
    return { cause: branch.when || lead.step.title, resolution: lead.step.title, path, step: lead.step.id };
  }
  return null;
}

function ofCase({ document }: Procedure, { at }: SessionState): Conclusion | null {
  const cause = document.causes[0]?.text;
  if (cause === undefined && at.end === null) return null;
  return {
    cause: cause ?? document.title,
    resolution: document.resolutions[0]?.text ?? null,
    path: document.path,
    step: null,
  };
}
