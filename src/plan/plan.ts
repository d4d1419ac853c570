import { getOrMake } from '../collections.js';
import type {
  Branch,
  Command,
  Diagnostic,
  Language,
  PlannedCommand,
  PlannedStep,
  PlannedWorkflow,
  SolvedCount,
  Step,
} from '../model/index.js';
import { confirmationOf } from '../step-tree.js';
import { bindParameters, wantedParameters } from './parameters/binding.js';
import { renderCommand } from './parameters/rendering.js';
import { type AskableDocument, type Candidate, candidateOf } from './question/features.js';
import { bestQuestion, type Question } from './question/question.js';
import { type SearchTerms, TermReader } from './search-terms.js';
import { type Start, StartChooser, type StatedStart } from './start/choose-start.js';
import { type QueryText, readQuery } from './start/query-clauses.js';
import type { StartableDocument } from './start/start-steps.js';

export interface PlannableDocument extends StartableDocument {
  readonly id: string;
  readonly path: string;
  readonly language: Language;
}

export interface PlanRequest {
  readonly document: PlannableDocument;
  readonly symptom: QueryText;
  /** The steps that the author's rules name for the symptom, strongest first. */
  readonly stated?: readonly StatedStart[];
  readonly entities: readonly { readonly type: string; readonly value: string }[];
  readonly params: ReadonlyMap<string, string>;
  /** Labels of an alert, by placeholder name. */
  readonly labels?: ReadonlyMap<string, string>;
  readonly reason: string;
  /** The step at which the matching solved case ended, in this document or in a translation with the same numbers. */
  readonly solvedAt?: { readonly step: Step; readonly title: string } | null;
  /** The solved cases that ended at each step, by its id. */
  readonly solved?: ReadonlyMap<string, SolvedCount>;
}

export interface Plan {
  readonly workflow: PlannedWorkflow;
  /** False if the symptom may mean a branch that was not recognised. */
  readonly startIsCertain: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

interface Preparation {
  readonly parameters: ReturnType<typeof wantedParameters>;
  /** The steps with all placeholders open. Frozen, since all answers share them. */
  readonly openSteps: readonly PlannedStep[];
  readonly starts: StartChooser;
}

/** Plans procedures, and asks which document is meant. Everything that does not depend on the symptom is cached per document. */
export class Planner {
  readonly #prepared = new WeakMap<readonly Step[], Preparation>();
  readonly #candidates = new WeakMap<AskableDocument, Candidate>();
  readonly #reader: TermReader;

  /** @param resolve id of the document that a branch of the document at `path` names, or null */
  constructor(
    terms: SearchTerms,
    readonly resolve: (target: string, path: string) => string | null,
  ) {
    this.#reader = new TermReader(terms);
  }

  /** The steps in order, with values filled in where that is safe, and the start step. */
  plan(request: PlanRequest): Plan {
    const { document, entities, params, labels, reason, solved } = request;
    const { parameters, openSteps } = this.#prepare(document);
    const bound = bindParameters({ entities, params, ...(labels ? { labels } : {}) }, parameters);
    const diagnostics: Diagnostic[] = [...bound.diagnostics];
    const planned = bound.values.size === 0 ? openSteps : this.#planSteps(document, bound.values, diagnostics);
    const { id, kind, title, path, language, causes } = document;
    const start = this.start(request);
    const confirm = confirmationOf(document.steps, start.step);
    // A workflow has no known cause: its steps find one.
    const cause = kind === 'workflow' ? undefined : causes?.[0];
    const workflow: PlannedWorkflow = {
      id,
      kind,
      title,
      path,
      language,
      reason,
      ...(cause === undefined ? {} : { cause: cause.text }),
      start: start.step,
      ...(start.because === null ? {} : { startBecause: start.because }),
      ...(confirm === null ? {} : { confirm }),
      steps: withSolved(planned, solved),
    };
    // The same value may be refused in many commands.
    const distinct = new Map(diagnostics.map((each) => [`${each.ruleId} ${each.message}`, each]));
    return { workflow, startIsCertain: start.isCertain, diagnostics: [...distinct.values()] };
  }

  start({ document, symptom, solvedAt, stated = [] }: PlanRequest): Start {
    // A translation must have the same phase at this number.
    const solved = solvedAt
      ? document.steps.find(({ id, phase }) => id === solvedAt.step.id && phase === solvedAt.step.phase)
      : undefined;
    if (solved) return { step: solved.id, because: solvedAt!.title, isCertain: true };
    return this.#prepare(document).starts.choose(readQuery(symptom, this.#reader), stated);
  }

  /** The question that separates at most 31 documents best; null if nothing distinguishes them. */
  question(documents: readonly AskableDocument[], symptom: QueryText, language: Language): Question | null {
    const candidates = documents.map((document) =>
      getOrMake(this.#candidates, document, () => candidateOf(document, this.#reader)),
    );
    return bestQuestion(candidates, symptom, language, this.#reader);
  }

  #prepare(document: PlannableDocument): Preparation {
    return getOrMake(this.#prepared, document.steps, () => {
      const commands = document.steps.flatMap((step) => step.commands);
      return {
        parameters: wantedParameters(commands, this.#reader.vocabulary),
        openSteps: freeze(this.#planSteps(document, new Map(), [])),
        starts: new StartChooser(document, this.#reader),
      };
    });
  }

  #planSteps({ steps, path }: PlannableDocument, values: Values, diagnostics: Diagnostic[]): PlannedStep[] {
    return steps.map(({ id, parent, number, title, text, phase, range, commands, expectations, branches }) => ({
      ...{ id, parent, number, title, text, phase },
      source: { path, line: range.start.line },
      commands: commands.map((command) => planCommand(command, values, diagnostics)),
      expectations: expectations.map((each) => ({ verdict: each.verdict, text: each.text, condition: each.condition })),
      branches: branches.map((branch) => ({ when: branch.when, to: this.#target(branch, path) })),
    }));
  }

  /** The step, or the id of the document, that a branch leads to; the name as written if there is no such document. */
  #target({ to, toKind }: Branch, path: string): string {
    return (toKind === 'document' ? this.resolve(to, path) : null) ?? to;
  }
}

type Values = ReturnType<typeof bindParameters>['values'];

function planCommand(command: Command, values: Values, diagnostics: Diagnostic[]): PlannedCommand {
  const given = renderCommand(command, values);
  diagnostics.push(...given.diagnostics);
  const { id, text, language, description, effect, interactive } = command;
  const { rendered, runnable, bindings: placeholders } = given;
  return { id, text, rendered, runnable, language, description, effect, interactive, placeholders };
}

function withSolved(steps: readonly PlannedStep[], solved: PlanRequest['solved']): readonly PlannedStep[] {
  if (!solved || solved.size === 0) return steps;
  return steps.map((step) => {
    const ended = solved.get(step.id);
    return ended ? { ...step, solved: ended } : step;
  });
}

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) freeze(inner);
  return Object.freeze(value);
}
