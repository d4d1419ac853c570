import type { Knowledge } from '../../match/index.js';
import type { Document, EdgeKind, GraphEdge, GraphNode, GraphView, NodeKind } from '../../model/index.js';
import { edgeKinds, nodeKinds } from '../../snapshot/index.js';

export interface GraphOptions {
  /** Id or path of a document, or id of a node; default: the whole collection with the insides of documents. */
  readonly around?: string;
  /** Edges to go from there; default 1. */
  readonly depth?: number;
}

/** The nodes and edges within one document, and the neighbours of each node. */
interface Inside {
  readonly graph: GraphView;
  readonly neighbours: ReadonlyMap<string, readonly string[]>;
}

/**
 * The graph of a knowledge base: documents and what they share, by number as in the snapshot, and the steps, commands
 * and causes within each document, which are read on demand. The cost of a part is its size.
 */
export class KnowledgeGraph {
  /** Ids of the nodes of the snapshot, by number. */
  readonly #ids: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  /** Edges that leave or reach a node, by its number. */
  readonly #edges: readonly (readonly number[])[];
  readonly #from: Uint32Array;
  readonly #to: Uint32Array;
  readonly #kinds: Uint8Array;

  constructor(readonly knowledge: Knowledge) {
    const { snapshot } = knowledge;
    this.#ids = nodeIds(knowledge);
    this.#numbers = new Map(this.#ids.map((id, node) => [id, node]));
    const starts = snapshot.array('edge.at', Uint32Array);
    this.#to = snapshot.array('edge.to', Uint32Array);
    this.#from = new Uint32Array(this.#to.length);
    this.#kinds = snapshot.array('edge.kind', Uint8Array);
    const edges: number[][] = this.#ids.map(() => []);
    for (let node = 0; node < edges.length; node++) {
      for (let edge = starts[node]!; edge < starts[node + 1]!; edge++) {
        const target = this.#to[edge]!;
        this.#from[edge] = node;
        edges[node]!.push(edge);
        if (target !== node) edges[target]!.push(edge);
      }
    }
    this.#edges = edges;
  }

  /** The whole graph, or the part around a node; null when there is no such node. */
  view({ around, depth = 1 }: GraphOptions = {}): GraphView | null {
    if (around === undefined) return sorted(this.#whole());
    const centre = this.#find(around);
    return centre === null ? null : sorted(this.#part(centre, depth));
  }

  #whole(): GraphView {
    const nodes: GraphNode[] = [];
    const edges: GraphEdge[] = [];
    for (let node = 0; node < this.#ids.length; node++) {
      nodes.push(this.#node(node));
      if (node < this.knowledge.documents) {
        const inside = documentGraph(this.#document(node), this.#ids[node]!);
        for (const each of inside.nodes) nodes.push(each);
        for (const each of inside.edges) edges.push(each);
      }
      for (const edge of this.#edges[node]!) if (this.#from[edge]! === node) edges.push(this.#edge(edge));
    }
    return { nodes, edges };
  }

  #part(centre: string, depth: number): GraphView {
    const insides = new Map<number, Inside>();
    const insideOf = (document: number): Inside => {
      const known = insides.get(document) ?? insideIndex(documentGraph(this.#document(document), this.#ids[document]!));
      insides.set(document, known);
      return known;
    };
    const reached = new Set([centre]);
    let frontier = [centre];
    for (let hop = 0; hop < depth && frontier.length > 0; hop++) {
      const next: string[] = [];
      for (const id of frontier)
        for (const near of this.#neighbours(id, insideOf)) {
          if (reached.has(near)) continue;
          reached.add(near);
          next.push(near);
        }
      frontier = next;
    }
    if (this.#numbers.get(centre) === undefined) insideOf(this.#owner(centre));
    return this.#within(reached, insides.values());
  }

  #neighbours(id: string, insideOf: (document: number) => Inside): string[] {
    const node = this.#numbers.get(id);
    const document = node ?? this.#owner(id);
    const inside = document < this.knowledge.documents ? (insideOf(document).neighbours.get(id) ?? []) : [];
    if (node === undefined) return [...inside];
    const outside = this.#edges[node]!.map((edge) => {
      const source = this.#from[edge]!;
      return this.#ids[source === node ? this.#to[edge]! : source]!;
    });
    return [...outside, ...inside];
  }

  /** The nodes that were reached and the edges among them. */
  #within(reached: ReadonlySet<string>, insides: Iterable<Inside>): GraphView {
    const nodes: GraphNode[] = [];
    const edges: GraphEdge[] = [];
    for (const id of reached) {
      const node = this.#numbers.get(id);
      if (node === undefined) continue;
      nodes.push(this.#node(node));
      for (const edge of this.#edges[node]!)
        if (this.#from[edge] === node && reached.has(this.#ids[this.#to[edge]!]!)) edges.push(this.#edge(edge));
    }
    for (const { graph } of insides) {
      for (const node of graph.nodes) if (reached.has(node.id)) nodes.push(node);
      for (const edge of graph.edges) if (reached.has(edge.from) && reached.has(edge.to)) edges.push(edge);
    }
    return { nodes, edges };
  }

  /** The node of this id, or of the document of this id or path. */
  #find(name: string): string | null {
    if (this.#numbers.has(name)) return name;
    const owner = this.#owner(name);
    if (owner >= 0 && documentGraph(this.#document(owner), this.#ids[owner]!).nodes.some(({ id }) => id === name))
      return name;
    const document = this.knowledge.find(name);
    return document < 0 ? null : this.#ids[document]!;
  }

  /** The document of a node such as `step:ip-management#step-3`; -1 when there is none. */
  #owner(id: string): number {
    const key = id.slice(id.indexOf(':') + 1, Math.max(0, id.lastIndexOf('#')));
    for (const kind of ['workflow', 'case', 'article'] as const) {
      const found = this.#numbers.get(`${kind}:${key}`);
      if (found !== undefined && found < this.knowledge.documents) return found;
    }
    return -1;
  }

  #document(node: number): Document {
    return this.knowledge.document(node);
  }

  #node(node: number): GraphNode {
    const { knowledge } = this;
    const id = this.#ids[node]!;
    if (node >= knowledge.documents)
      return { id, kind: kindOf(knowledge, node), label: knowledge.snapshot.strings('node.label').get(node) };
    return { id, kind: knowledge.kind(node), label: knowledge.title(node), path: knowledge.path(node), line: 1 };
  }

  #edge(edge: number): GraphEdge {
    const [from, to] = [this.#ids[this.#from[edge]!]!, this.#ids[this.#to[edge]!]!];
    return { from, to, kind: edgeKinds[this.#kinds[edge]!]! };
  }
}

const kindOf = ({ snapshot }: Knowledge, node: number): GraphNode['kind'] =>
  nodeKinds[snapshot.array('node.kind', Uint8Array)[node]!]!;

/**
 * Ids of all nodes. Translations share an id, and so may a workflow and a case: the path distinguishes their nodes and
 * those within them.
 */
function nodeIds(knowledge: Knowledge): string[] {
  const labels = knowledge.snapshot.strings('node.label');
  const seen = new Set<string>();
  return Array.from({ length: labels.length }, (_, node) => {
    const label = labels.get(node);
    const id = `${kindOf(knowledge, node)}:${label}`;
    if (node >= knowledge.documents) return id;
    const unique = seen.has(label) ? `${id}@${knowledge.path(node)}` : id;
    seen.add(label);
    return unique;
  });
}

function insideIndex(graph: GraphView): Inside {
  const neighbours = new Map<string, string[]>();
  const link = (from: string, to: string): void => {
    const known = neighbours.get(from);
    if (known) known.push(to);
    else neighbours.set(from, [to]);
  };
  for (const { from, to } of graph.edges) {
    link(from, to);
    link(to, from);
  }
  return { graph, neighbours };
}

function sorted(graph: GraphView): GraphView {
  const compare = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);
  return {
    nodes: [...graph.nodes].sort((left, right) => compare(left.id, right.id)),
    edges: [...graph.edges].sort(
      (left, right) => compare(left.from, right.from) || compare(left.to, right.to) || compare(left.kind, right.kind),
    ),
  };
}

/** Nodes and edges that belong to one document alone: its steps, commands, branches, symptoms, causes, resolutions. */
function documentGraph(document: Document, own: string): GraphView {
  const nodes: GraphNode[] = [];
  const edges: GraphEdge[] = [];
  const key = own.slice(own.indexOf(':') + 1);
  const add = (kind: NodeKind, local: string, label: string, line: number): string => {
    const id = `${kind}:${key}#${local}`;
    nodes.push({ id, kind, label, path: document.path, line });
    return id;
  };
  const addAll = (kind: NodeKind, edge: EdgeKind, items: readonly { text: string; line: number }[]) =>
    items.forEach((item, index) => {
      edges.push({ from: own, to: add(kind, `${kind}-${index + 1}`, item.text, item.line), kind: edge });
    });
  const withLine = (items: Document['symptoms']) =>
    items.map((item) => ({ text: item.text, line: item.range.start.line }));
  let previous: string | null = null;
  for (const step of document.steps) {
    const id = add('step', step.id, step.title, step.range.start.line);
    edges.push({ from: step.parent === null ? own : `step:${key}#${step.parent}`, to: id, kind: 'has-step' });
    if (previous !== null) edges.push({ from: previous, to: id, kind: 'next' });
    previous = id;
    for (const command of step.commands) {
      edges.push({ from: id, to: add('command', command.id, command.text, command.range.start.line), kind: 'runs' });
    }
    for (const branch of step.branches) {
      if (branch.toKind !== 'step') continue;
      edges.push({ from: id, to: `step:${key}#${branch.to}`, kind: 'branches-to', label: branch.when });
    }
  }
  addAll('symptom', 'shows', withLine(document.symptoms));
  addAll('cause', 'caused-by', withLine(document.causes));
  addAll('resolution', 'resolved-by', withLine([...document.resolutions, ...document.workarounds]));
  const triggers = document.triggers.map(({ source, range }) => ({ text: source, line: range.start.line }));
  addAll('trigger', 'triggered-by', triggers);
  const signatures = document.signatures.map(({ text, range }) => ({ text, line: range.start.line }));
  addAll('signature', 'shows', signatures);
  return { nodes, edges };
}
