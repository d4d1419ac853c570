import { getOrMake } from '../../collections.js';
import type { Knowledge } from '../../match/index.js';
import type { Notice, Staleness } from '../../model/index.js';
import { type Planner, Procedure } from '../../plan/index.js';
import { positionAt, type SessionState, titleOf } from './state.js';

type Plan = ReturnType<Planner['plan']>;

/** The documents of a knowledge base as procedures, made once per document. */
export class SessionDocuments {
  readonly #procedures = new WeakMap<object, Procedure>();

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
    return getOrMake(this.#procedures, knowledge.steps(document), () => {
      const content = { ...knowledge.head(document), ...knowledge.body(document) };
      const resolve = (target: string): string | null => {
        const named = knowledge.resolve(target, content.path);
        return named === null ? null : knowledge.path(named);
      };
      return new Procedure(content, resolve, knowledge.vocabulary);
    });
  }

  /** Number of the document at a path, or -1. */
  number(path: string): number {
    const found = this.knowledge.find(path);
    return found >= 0 && this.knowledge.path(found) === path ? found : -1;
  }

  find(idOrPath: string): string | null {
    const found = this.knowledge.find(idOrPath);
    return found < 0 ? null : this.knowledge.path(found);
  }

  start(path: string, state: SessionState): string | null {
    return this.plan(path, state).workflow.start;
  }

  plan(path: string, state: SessionState): Plan {
    const document = this.number(path);
    return this.planner.plan({
      document: { ...this.knowledge.head(document), steps: this.knowledge.steps(document) },
      symptom: { text: `${state.symptom.text}\n${this.#lastCondition(state)}` },
      entities: state.symptom.entities.map(([type, value]) => ({ type, value })),
      params: new Map(state.params),
      reason: '',
    });
  }

  /** Why the commands of the current document refuse a value of a parameter; null if they accept it. */
  refusal(state: SessionState, name: string, value: string): Notice | null {
    const { path } = state.documents[state.at.document]!;
    const params = [...state.params.filter(([known]) => known !== name), [name, value] as const];
    const plan = this.plan(path, { ...state, params });
    const unknown = plan.diagnostics.find(
      ({ ruleId, message }) => ruleId === 'plan/parameter-unknown' && message.includes(`"${name}"`),
    );
    if (unknown) {
      const { names = '', nearest = '' } = unknown.values ?? {};
      return { code: 'unknown-parameter', values: { name, note: unknown.note ?? unknown.message, names, nearest } };
    }
    const before = new Set(refusals(this.plan(path, state)).map((binding) => binding.name));
    const refused = refusals(plan).find((binding) => !before.has(binding.name));
    if (refused?.refused === undefined) return null;
    const { refused: reason, refusal = '', type } = refused;
    return { code: 'value-refused', values: { name, reason, refusal, type } };
  }

  /** The condition of the branch that led to the document. It helps to find the start step, like the symptom. */
  #lastCondition({ visits, documents }: SessionState): string {
    const last = visits.at(-1);
    if (!last || last.branch === null || last.outdated) return '';
    const step = this.procedure(documents[last.document]!.path)?.step(last.step);
    return step?.branches[last.branch]?.when ?? '';
  }
}

const refusals = ({ workflow }: Plan) =>
  workflow.steps.flatMap(({ commands }) =>
    commands.flatMap(({ placeholders }) => placeholders.filter(({ refused }) => refused !== undefined)),
  );

/**
 * Adapts a state to the present documents. `stale` is set if the document of the current step has changed. Null if that
 * document is not in this knowledge base.
 */
export function rebase(
  state: SessionState,
  sessionDocuments: SessionDocuments,
): { readonly state: SessionState; readonly stale: Staleness | null } | null {
  const now = state.documents.map(
    ({ id, path }) => sessionDocuments.procedure(path) ?? sessionDocuments.procedure(sessionDocuments.find(id) ?? ''),
  );
  const here = now[state.at.document];
  if (here === null || here === undefined) return null;
  const known = now.map((procedure, index) => procedure?.document.hash === state.documents[index]!.hash);
  if (
    known.every(Boolean) &&
    now.every((procedure, index) => procedure!.document.path === state.documents[index]!.path)
  )
    return { state, stale: null };
  const documents = state.documents.map((before, index) => {
    const document = now[index]?.document;
    return document ? { id: document.id, path: document.path, hash: document.hash } : before;
  });
  const visits = state.visits.map((visit) =>
    known[visit.document] ? visit : { ...visit, branch: null, outdated: true },
  );
  const based = { ...state, documents, visits };
  if (known[state.at.document] || state.at.step === null) return { state: based, stale: null };
  const { step, found } = findAgain(state, here);
  const { path, hash } = here.document;
  return {
    state: { ...based, at: positionAt(state.at.document, step, 'read') },
    stale: { path, before: state.documents[state.at.document]!.hash, now: hash, title: state.at.title, step: found },
  };
}

function findAgain({ at }: SessionState, procedure: Procedure) {
  const sameId = procedure.step(at.step!);
  if (sameId && titleOf(sameId) === at.title) return { step: sameId, found: 'same' as const };
  const sameTitle = procedure.steps.find((step) => titleOf(step) === at.title);
  if (sameTitle) return { step: sameTitle, found: 'moved' as const };
  if (sameId && alike(titleOf(sameId), at.title)) return { step: sameId, found: 'renamed' as const };
  const first = procedure.steps.find((step) => step.phase === 'diagnosis') ?? procedure.steps[0];
  return { step: first, found: 'gone' as const };
}

/** Whether two titles may belong to the same step, edited: at least half of their letter pairs are the same. */
function alike(left: string, right: string): boolean {
  const [a, b] = [pairsOf(left), pairsOf(right)];
  const common = [...a].filter((pair) => b.has(pair)).length;
  return 2 * common >= Math.max(a.size, b.size);
}

function pairsOf(title: string): Set<string> {
  const letters = title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
}
