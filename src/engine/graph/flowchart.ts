import type { Knowledge } from '../../match/index.js';
import type {
  Branch,
  Effect,
  FlowchartView,
  FlowEdge,
  FlowEdgeKind,
  FlowEnd,
  FlowNode,
  FlowOutcome,
  Language,
  Step,
} from '../../model/index.js';
import { branchOfVerdict, type Procedure } from '../../plan/index.js';

export interface FlowchartOptions {
  /** Marks the start step for this symptom; default: the first step. */
  readonly symptom?: string;
  /** Of several translations with one id; default: the symptom's language, else the first by path. */
  readonly language?: Language;
}

interface FlowchartParts {
  readonly knowledge: Knowledge;
  readonly document: number;
  readonly procedure: Procedure;
  /** The start step; null in a document without steps. */
  readonly start: string | null;
}

/** The procedure of a document as a chart whose edges are the possible transitions of a session. */
export function flowchartOf(parts: FlowchartParts): FlowchartView {
  return new FlowchartBuilder(parts).view();
}

const documentNode = 'document';

class FlowchartBuilder {
  readonly #nodes: FlowNode[] = [];
  readonly #edges = new Map<string, { -readonly [Key in keyof FlowEdge]: FlowEdge[Key] }>();
  /** Nodes of texts, documents and ends, one for each kind and text. */
  readonly #shared = new Map<string, FlowNode>();

  constructor(readonly parts: FlowchartParts) {}

  view(): FlowchartView {
    const { knowledge, document, procedure, start } = this.parts;
    const { id, path, title, kind, language } = procedure.document;
    this.#nodes.push({
      id: documentNode,
      kind: 'document',
      label: title,
      parent: null,
      document: { id, kind },
      path,
      line: 1,
    });
    for (const step of procedure.steps) this.#nodes.push(stepNode(step, procedure, start));
    this.#addCauses();
    if (start !== null) this.#edge(documentNode, start, 'start');
    for (const step of procedure.steps) this.#addWays(step);
    for (const target of knowledge.head(document).related) this.#addRelated(target);
    return {
      id,
      path,
      title,
      kind,
      language,
      nodes: [...this.#nodes, ...this.#shared.values()],
      edges: [...this.#edges.values()],
    };
  }

  #addCauses(): void {
    const { causes, resolutions } = this.parts.knowledge.head(this.parts.document);
    for (const { text, range } of causes)
      this.#edge(documentNode, this.#text('cause', text, range.start.line), 'caused-by');
    if (this.parts.procedure.steps.length > 0) return;
    for (const { text, range } of resolutions)
      this.#edge(documentNode, this.#text('resolution', text, range.start.line), 'next');
  }

  #addWays(step: Step): void {
    const targets = step.branches.map((branch) => this.#lead(step, branch));
    step.branches.forEach((branch, index) => {
      this.#edge(step.id, targets[index]!, 'branch', branch.when);
    });
    const { procedure } = this.parts;
    const following = procedure.following(step.id);
    const next = 'step' in following ? following.step.id : this.#end(following.end);
    const below = procedure.below(step.id)[0]?.id ?? null;
    this.#edge(step.id, next, 'next');
    step.expectations.forEach(({ verdict, text }, index) => {
      const outcome = { verdict, text };
      const branch = branchOfVerdict(step, verdict, index, procedure.vocabulary);
      if (branch !== null) this.#edge(step.id, targets[branch]!, 'branch', step.branches[branch]!.when, outcome);
      else if (verdict !== 'abnormal') this.#edge(step.id, next, 'next', undefined, outcome);
      // The user chooses the branch of an abnormal value.
      else if (step.branches.length > 0) return;
      else if (below !== null && below !== next) this.#edge(step.id, below, 'sub-step', undefined, outcome);
      else this.#edge(step.id, next, 'next', undefined, outcome);
    });
  }

  #lead(step: Step, branch: Branch): string {
    const lead = this.parts.procedure.leadOf(step, branch);
    if (lead.kind === 'step') return lead.step.id;
    if (lead.kind === 'document') return this.#reference(lead.to);
    return this.#text(lead.kind, lead.text, branch.range.start.line);
  }

  #addRelated(target: string): void {
    const { knowledge, procedure } = this.parts;
    const { path } = procedure.document;
    const found = knowledge.resolve(target, path);
    if (found === null || found === this.parts.document) return;
    this.#edge(documentNode, this.#reference(knowledge.path(found)), 'related');
  }

  #reference(path: string): string {
    const { knowledge } = this.parts;
    const { id, kind, title } = knowledge.head(knowledge.find(path));
    return this.#node(path, { kind: 'reference', label: title, parent: null, document: { id, kind }, path });
  }

  #text(kind: 'cause' | 'resolution' | 'unresolved', text: string, line: number): string {
    return this.#node(text, { kind, label: text, parent: null, path: this.parts.procedure.document.path, line });
  }

  #end(end: FlowEnd): string {
    return this.#node(end, { kind: 'end', label: '', parent: null, end });
  }

  /** The id of a shared node, which is added for the first use of its kind and key. */
  #node(key: string, node: Omit<FlowNode, 'id'>): string {
    const shared = `${node.kind}:${key}`;
    const known = this.#shared.get(shared);
    if (known) return known.id;
    const number = [...this.#shared.values()].filter(({ kind }) => kind === node.kind).length + 1;
    const id = node.end === undefined ? `${node.kind}-${number}` : `end-${node.end}`;
    this.#shared.set(shared, { id, ...node });
    return id;
  }

  #edge(from: string, to: string, kind: FlowEdgeKind, when?: string, outcome?: FlowOutcome): void {
    const key = JSON.stringify([from, to, kind, when ?? null]);
    const known = this.#edges.get(key);
    const outcomes = outcome ? [outcome] : [];
    if (known) known.outcomes = [...known.outcomes, ...outcomes];
    else this.#edges.set(key, { from, to, kind, ...(when === undefined ? {} : { when }), outcomes });
  }
}

function stepNode(step: Step, procedure: Procedure, start: string | null): FlowNode {
  return {
    id: step.id,
    kind: 'step',
    label: step.title,
    parent: procedure.above(step.id)[0] ?? null,
    number: procedure.number(step.id)!,
    phase: step.phase,
    effect: worstEffect(step),
    interactive: step.commands.some(({ interactive }) => interactive),
    commands: step.commands.map(({ text }) => text),
    ...(step.id === start ? { start: true as const } : {}),
    path: procedure.document.path,
    line: step.range.start.line,
  };
}

/** An unknown effect counts as worse than a change. */
const severity: Readonly<Record<Effect, number>> = { read: 0, change: 1, unknown: 2, destroy: 3 };

function worstEffect({ commands }: Step): Effect | null {
  return commands.reduce<Effect | null>(
    (worst, { effect }) => (worst === null || severity[effect] > severity[worst] ? effect : worst),
    null,
  );
}
