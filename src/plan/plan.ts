import type {
  Branch,
  Command,
  Confirmation,
  Diagnostic,
  DocumentKind,
  Language,
  PlannedCommand,
  PlannedStep,
  PlannedWorkflow,
  Step,
  TextItem,
} from '../model/index.js';
import { lazily } from '../text/index.js';
import { confirmationOf } from './confirmation.js';
import { bindParameters, renderCommand, type WantedParameter, wantedParameters } from './parameters/index.js';
import { type AskableDocument, type Candidate, candidateOf } from './question/index.js';
import {
  chooseStart,
  readStart,
  type SaidText,
  type Start,
  StartPlaces,
  type StartText,
  type Wording,
} from './start/index.js';

/** What planning needs of a document. */
export interface PlannableDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly path: string;
  readonly language: Language;
  readonly steps: readonly Step[];
  /** What the whole document is about. */
  readonly symptoms?: readonly TextItem[];
  readonly causes?: readonly TextItem[];
}

export interface PlanRequest {
  readonly document: PlannableDocument;
  readonly symptom: SaidText;
  /** Things named in the symptom: pods, namespaces, addresses. */
  readonly entities: readonly { readonly type: string; readonly value: string }[];
  /** Values that the caller gives, by placeholder name. */
  readonly params: ReadonlyMap<string, string>;
  readonly reason: string;
  /**
   * The step at which a solved case like this one ended: of the document, or of its translation, whose steps have the same
   * numbers.
   */
  readonly solvedAt?: { readonly step: Step; readonly title: string } | null;
}

/** What every plan of one document has in common, made when it is first asked for. */
interface Preparation {
  readonly parameters: () => readonly WantedParameter[];
  /** The steps with every placeholder open. */
  readonly open: () => readonly PlannedStep[];
  readonly places: () => StartPlaces;
  /** By the step to start at. */
  readonly confirmations: Map<string | null, Confirmation | null>;
}

/** Plans procedures. What does not depend on the symptom is made once for each document. */
export class Planner {
  readonly #prepared = new WeakMap<readonly Step[], Preparation>();
  readonly #candidates = new WeakMap<AskableDocument, Candidate>();
  readonly #read: WeakMap<readonly Step[], StartText>;
  /** The steps with every placeholder open, also for versions to come. */
  readonly #open: WeakMap<readonly Step[], readonly PlannedStep[]>;

  /**
   * @param resolve id of the document that a branch of the document at `path` names, or null.
   * @param earlier of an earlier version of the knowledge base with the same lexicon: what it made of documents that are the
   * same is taken over
   * @param looks questions with which a document looks first what of itself to prepare: 0 where all of them are asked often
   */
  constructor(
    readonly wording: Wording,
    readonly resolve: (target: string, path: string) => string | null,
    earlier?: Planner,
    readonly looks = 0,
  ) {
    this.#read = earlier ? earlier.#read : new WeakMap();
    this.#open = earlier ? earlier.#open : new WeakMap();
  }

  /** The document's procedure for this symptom: steps in order, values put in where they are safe, and where to start. */
  plan(request: PlanRequest): { workflow: PlannedWorkflow; diagnostics: Diagnostic[] } {
    const { document } = request;
    const prepared = this.#prepare(document);
    const { entities, params } = request;
    const binds = entities.length > 0 || params.size > 0;
    const bound = bindParameters(entities, params, binds ? prepared.parameters() : []);
    const diagnostics: Diagnostic[] = [...bound.diagnostics];
    const steps = bound.values.size === 0 ? prepared.open() : this.#planSteps(document, bound.values, diagnostics);
    const { id, kind, title, path, language } = document;
    const start = this.#start(request, prepared);
    const confirm = confirmation(document, prepared, start.step);
    // Put together member by member: spreading takes longer than choosing the start of a short symptom.
    const workflow: Partial<Writable<PlannedWorkflow>> = { id, kind, title, path, language, reason: request.reason };
    // The steps of a workflow find the cause.
    const cause = kind === 'workflow' ? undefined : document.causes?.[0];
    if (cause !== undefined) workflow.cause = cause.text;
    workflow.start = start.step;
    if (start.because !== null) workflow.startBecause = start.because;
    if (confirm !== null) workflow.confirm = confirm;
    workflow.steps = steps;
    return { workflow: workflow as PlannedWorkflow, diagnostics: saidOnce(diagnostics) };
  }

  /** Where the plan for this symptom starts: id of the step. */
  start(request: PlanRequest): string | null {
    return this.#start(request, this.#prepare(request.document)).step;
  }

  #start(request: PlanRequest, { places }: Preparation): Start {
    return solvedAt(request) ?? chooseStart(places(), request.symptom);
  }

  #readPlaces(document: PlannableDocument): StartPlaces {
    const read = this.#read.get(document.steps) ?? readStart(document);
    this.#read.set(document.steps, read);
    return new StartPlaces(read, this.wording, this.looks);
  }

  /** What a question may ask of a document, the same object for every symptom. */
  candidate(document: AskableDocument): Candidate {
    let candidate = this.#candidates.get(document);
    if (candidate === undefined) {
      candidate = candidateOf(document, this.wording);
      this.#candidates.set(document, candidate);
    }
    return candidate;
  }

  #prepare(document: PlannableDocument): Preparation {
    const known = this.#prepared.get(document.steps);
    if (known) return known;
    const made: Preparation = {
      parameters: lazily(() => wantedParameters(document.steps.flatMap((step) => step.commands))),
      open: lazily(() => this.#openSteps(document)),
      places: lazily(() => this.#readPlaces(document)),
      confirmations: new Map(),
    };
    this.#prepared.set(document.steps, made);
    return made;
  }

  #openSteps(document: PlannableDocument): readonly PlannedStep[] {
    const { steps, path } = document;
    const known = this.#open.get(steps);
    // Another version may have other documents to lead to.
    const holds = known?.every(({ branches }, step) =>
      branches.every(({ to }, branch) => to === this.#target(steps[step]!.branches[branch]!, path)),
    );
    if (known !== undefined && holds === true) return known;
    // Shared by all answers: who changes one would change the others.
    const made = freeze(this.#planSteps(document, new Map(), []));
    this.#open.set(steps, made);
    return made;
  }

  /** The step, or the id of the document, that a branch leads to; what it names where there is no such document. */
  #target({ to, toKind }: Branch, path: string): string {
    return (toKind === 'document' ? this.resolve(to, path) : null) ?? to;
  }

  #planSteps({ steps, path }: PlannableDocument, values: Values, diagnostics: Diagnostic[]): PlannedStep[] {
    return steps.map((step) => ({
      id: step.id,
      parent: step.parent,
      number: step.number,
      title: step.title,
      text: step.text,
      phase: step.phase,
      source: { path, line: step.range.start.line },
      commands: step.commands.map((command) => planCommand(command, values, diagnostics)),
      expectations: step.expectations.map(({ verdict, text, condition }) => ({ verdict, text, condition })),
      branches: step.branches.map((branch) => ({ when: branch.when, to: this.#target(branch, path) })),
    }));
  }
}

function confirmation(
  { steps }: PlannableDocument,
  { confirmations }: Preparation,
  start: string | null,
): Confirmation | null {
  let known = confirmations.get(start);
  if (known === undefined) {
    known = confirmationOf(steps, start);
    confirmations.set(start, known);
  }
  return known;
}

/** One value may be refused in many commands. */
function saidOnce(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((each) => [`${each.ruleId} ${each.message}`, each])).values()];
}

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

/** Of a translation, the step of the same number and phase. */
function solvedAt({ solvedAt: solved, document }: PlanRequest): Start | null {
  if (!solved) return null;
  const step = document.steps.find(({ id, phase }) => id === solved.step.id && phase === solved.step.phase);
  return step === undefined ? null : { step: step.id, because: solved.title };
}

type Values = ReturnType<typeof bindParameters>['values'];

/** Nothing in it can be changed any more. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) freeze(inner);
  return Object.freeze(value);
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
