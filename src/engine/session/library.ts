import type { Knowledge } from '../../match/index.js';
import type { PlannedWorkflow } from '../../model/index.js';
import { type Planner, Procedure, saidText, type WalkLibrary, type WalkState } from '../../plan/index.js';

/** The documents of a knowledge base as a walk needs them. What does not depend on the walk is made once for a document. */
export class SessionLibrary implements WalkLibrary {
  readonly #procedures = new WeakMap<object, Procedure>();
  readonly #numbers = new Map<string, number>();

  constructor(
    readonly knowledge: Knowledge,
    readonly planner: Planner,
  ) {}

  procedure(path: string): Procedure | null {
    const document = this.number(path);
    return document < 0 ? null : this.procedureOf(document);
  }

  procedureOf(document: number): Procedure {
    const { knowledge } = this;
    const steps = knowledge.steps(document);
    const known = this.#procedures.get(steps);
    if (known) return known;
    const { path } = knowledge.head(document);
    const procedure = new Procedure({ ...knowledge.head(document), ...knowledge.body(document) }, (target) => {
      const named = knowledge.resolve(target, path);
      return named === null ? null : knowledge.path(named);
    });
    this.#procedures.set(steps, procedure);
    return procedure;
  }

  /** Number of the document at a path, or -1. */
  number(path: string): number {
    const known = this.#numbers.get(path);
    if (known !== undefined) return known;
    const found = this.knowledge.find(path);
    const number = found >= 0 && this.knowledge.path(found) === path ? found : -1;
    if (number >= 0) this.#numbers.set(path, number);
    return number;
  }

  find(idOrPath: string): string | null {
    const found = this.knowledge.find(idOrPath);
    return found < 0 ? null : this.knowledge.path(found);
  }

  start(path: string, state: WalkState): string | null {
    return this.plan(path, state).workflow.start;
  }

  plan(path: string, state: WalkState): ReturnType<Planner['plan']> & { readonly workflow: PlannedWorkflow } {
    const document = this.number(path);
    const steps = this.knowledge.steps(document);
    return this.planner.plan({
      document: { ...this.knowledge.head(document), steps },
      symptom: saidText(this.planner.wording, `${state.symptom.text}\n${this.#lastBranch(state)}`),
      entities: state.symptom.entities.map(([type, value]) => ({ type, value })),
      params: new Map(state.params),
      reason: '',
    });
  }

  tryValue(state: WalkState, name: string, value: string): ReturnType<WalkLibrary['tryValue']> {
    const { path } = state.documents[state.at.document]!;
    const params = [...state.params.filter(([known]) => known !== name), [name, value] as const];
    const { workflow, diagnostics } = this.plan(path, { ...state, params });
    const unknown = diagnostics.find(
      ({ ruleId, message }) => ruleId === 'plan/parameter-unknown' && message.includes(`"${name}"`),
    );
    if (unknown) {
      const { names = '', nearest = '' } = unknown.values ?? {};
      return { unknown: { note: unknown.note ?? unknown.message, names, nearest } };
    }
    const refused = workflow.steps
      .flatMap(({ commands }) => commands)
      .flatMap(({ placeholders }) => placeholders)
      .find((binding) => binding.refused !== undefined && !this.#known(state, binding.name, path));
    if (refused?.refused === undefined) return {};
    return { refused: { reason: refused.refused, refusal: refused.refusal ?? '', type: refused.type } };
  }

  /** True when a value of this name was refused before already. */
  #known(state: WalkState, name: string, path: string): boolean {
    return this.plan(path, state).workflow.steps.some(({ commands }) =>
      commands.some(({ placeholders }) =>
        placeholders.some((each) => each.name === name && each.refused !== undefined),
      ),
    );
  }

  /** The condition of the branch that led here says where to start, as the symptom does. */
  #lastBranch({ visits, documents }: WalkState): string {
    const last = visits.at(-1);
    if (!last || last.branch === null || last.outdated) return '';
    const step = this.procedure(documents[last.document]!.path)?.step(last.step);
    return step?.branches[last.branch]?.when ?? '';
  }
}
