import type {
  Command,
  Diagnostic,
  DocumentKind,
  Language,
  PlannedCommand,
  PlannedStep,
  PlannedWorkflow,
  Step,
} from '../model/index.js';
import { bindParameters, renderCommand } from './parameters/index.js';
import { chooseStart } from './start.js';

/** What planning needs of a document. */
export interface PlannableDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly path: string;
  readonly language: Language;
  readonly steps: readonly Step[];
}

export interface PlanRequest {
  readonly document: PlannableDocument;
  readonly symptom: string;
  /** Things named in the symptom: pods, namespaces, addresses. */
  readonly entities: readonly { readonly type: string; readonly value: string }[];
  /** Values that the caller gives, by placeholder name. */
  readonly params: ReadonlyMap<string, string>;
  readonly reason: string;
  readonly fold: (text: string) => string;
  /** Id of the document that a branch names, or null. */
  readonly resolve: (target: string) => string | null;
}

/** The document's procedure for this symptom: steps in order, values put in where they are safe, and where to start. */
export function planWorkflow(request: PlanRequest): { workflow: PlannedWorkflow; diagnostics: Diagnostic[] } {
  const { document } = request;
  const commands = document.steps.flatMap((step) => step.commands);
  const bound = bindParameters(request.entities, request.params, commands);
  const diagnostics: Diagnostic[] = [...bound.diagnostics];
  const steps = document.steps.map((step) => planStep(step, request, bound.values, diagnostics));
  return {
    workflow: {
      id: document.id,
      kind: document.kind,
      title: document.title,
      path: document.path,
      language: document.language,
      reason: request.reason,
      start: chooseStart(document.steps, request.symptom, request.fold),
      steps,
    },
    diagnostics,
  };
}

type Values = ReturnType<typeof bindParameters>['values'];

function planStep(step: Step, request: PlanRequest, values: Values, diagnostics: Diagnostic[]): PlannedStep {
  return {
    id: step.id,
    parent: step.parent,
    number: step.number,
    title: step.title,
    text: step.text,
    phase: step.phase,
    source: { path: request.document.path, line: step.range.start.line },
    commands: step.commands.map((command) => planCommand(command, values, diagnostics)),
    expectations: step.expectations.map(({ verdict, text, condition }) => ({ verdict, text, condition })),
    branches: step.branches.map(({ when, to, toKind }) => ({
      when,
      to: (toKind === 'document' ? request.resolve(to) : null) ?? to,
    })),
  };
}

function planCommand(command: Command, values: Values, diagnostics: Diagnostic[]): PlannedCommand {
  const rendered = renderCommand(command, values);
  diagnostics.push(...rendered.diagnostics);
  return {
    id: command.id,
    text: command.text,
    rendered: rendered.rendered,
    runnable: rendered.runnable,
    language: command.language,
    description: command.description,
    effect: command.effect,
    interactive: command.interactive,
    placeholders: rendered.bindings,
  };
}
