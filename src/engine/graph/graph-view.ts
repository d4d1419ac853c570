import { addToGroup, byText, getOrMake } from '../../collections.js';
import type { Knowledge } from '../../match/index.js';
import type { Document, EdgeKind, GraphEdge, GraphNode, GraphView, NodeKind } from '../../model/index.js';
import { edgeKinds, nodeKinds } from '../../snapshot/index.js';

export interface GraphOptions {
  /** Id or path of a document, or id of a node; default: the whole collection with the insides of documents. */
  readonly around?: string;
  /** Edges to go from there; default 1. */
  readonly depth?: number;
}

/** The graph between documents, by node number of the snapshot. The graph within a document is read on demand. */
export class KnowledgeGraph {
  /** Ids of the nodes of the snapshot, by number. */
  readonly #ids: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  /** Outgoing and incoming edges of each node, by its number. */
  readonly #edges: readonly (readonly GraphEdge[])[];

  constructor(readonly knowledge: Knowledge) {
    const { snapshot } = knowledge;
    this.#ids = nodeIds(knowledge);
    this.#numbers = new Map(this.#ids.map((id, node) => [id, node]));
    const starts = snapshot.array('edge.at', Uint32Array);
    const targets = snapshot.array('edge.to', Uint32Array);
    const kinds = snapshot.array('edge.kind', Uint8Array);
    const edges = this.#ids.map((): GraphEdge[] => []);
    for (const [node, from] of this.#ids.entries()) {
      for (let at = starts[node]!; at < starts[node + 1]!; at++) {
        const target = targets[at]!;
        const edge = { from, to: this.#ids[target]!, kind: edgeKinds[kinds[at]!]! };
        edges[node]!.push(edge);
        if (target !== node) edges[target]!.push(edge);
      }
    }
    this.#edges = edges;
  }

  view({ around, depth = 1 }: GraphOptions = {}): GraphView | null {
    if (around === undefined) return sorted(this.#whole());
    const centre = this.#find(around);
    return centre === null ? null : sorted(this.#part(centre, depth));
  }

  #whole(): GraphView {
    const graphs = this.#ids.map((id, node): GraphView => {
      const inside = node < this.knowledge.documents ? this.#inside(node) : { nodes: [], edges: [] };
      const leaving = this.#edges[node]!.filter(({ from }) => from === id);
      return { nodes: [this.#node(node), ...inside.nodes], edges: [...leaving, ...inside.edges] };
    });
    return { nodes: graphs.flatMap(({ nodes }) => nodes), edges: graphs.flatMap(({ edges }) => edges) };
  }

  #part(centre: string, depth: number): GraphView {
    const insides = new Map<number, Inside>();
    /** The graph within the document that a node is or belongs to; null for nodes between documents. */
    const insideOf = (id: string): Inside | null => {
      const document = this.#numbers.get(id) ?? this.#owner(id);
      if (document >= this.knowledge.documents) return null;
      return getOrMake(insides, document, () => indexed(this.#inside(document)));
    };
    const edgesAt = (id: string): GraphEdge[] => {
      const node = this.#numbers.get(id);
      return [...(node === undefined ? [] : this.#edges[node]!), ...(insideOf(id)?.edgesAt.get(id) ?? [])];
    };
    const reached = new Set([centre]);
    let frontier = [centre];
    for (let hop = 0; hop < depth && frontier.length > 0; hop++) {
      const near = frontier.flatMap((id) => edgesAt(id).map(({ from, to }) => (from === id ? to : from)));
      frontier = [...new Set(near)].filter((id) => !reached.has(id));
      for (const id of frontier) reached.add(id);
    }
    const ids = [...reached];
    return {
      nodes: ids.map((id) => {
        const node = this.#numbers.get(id);
        return node === undefined ? insideOf(id)!.nodes.get(id)! : this.#node(node);
      }),
      edges: ids.flatMap((id) => edgesAt(id).filter(({ from, to }) => from === id && reached.has(to))),
    };
  }

  #find(name: string): string | null {
    if (this.#numbers.has(name)) return name;
    const owner = this.#owner(name);
    if (owner >= 0 && this.#inside(owner).nodes.some(({ id }) => id === name)) return name;
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

  #inside(document: number): GraphView {
    return documentGraph(this.knowledge.document(document), this.#ids[document]!);
  }

  #node(node: number): GraphNode {
    const { knowledge } = this;
    const id = this.#ids[node]!;
    if (node >= knowledge.documents)
      return { id, kind: kindOf(knowledge, node), label: knowledge.snapshot.strings('node.label').get(node) };
    return { id, kind: knowledge.kind(node), label: knowledge.title(node), path: knowledge.path(node), line: 1 };
  }
}

interface Inside {
  readonly nodes: ReadonlyMap<string, GraphNode>;
  readonly edgesAt: ReadonlyMap<string, readonly GraphEdge[]>;
}

function indexed({ nodes, edges }: GraphView): Inside {
  const edgesAt = new Map<string, GraphEdge[]>();
  for (const edge of edges) {
    for (const id of new Set([edge.from, edge.to])) addToGroup(edgesAt, id, edge);
  }
  return { nodes: new Map(nodes.map((node) => [node.id, node])), edgesAt };
}

const kindOf = ({ snapshot }: Knowledge, node: number): GraphNode['kind'] =>
  nodeKinds[snapshot.array('node.kind', Uint8Array)[node]!]!;

/** Ids of all nodes. Paths distinguish documents with one id, such as translations. */
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

function sorted(graph: GraphView): GraphView {
  return {
    nodes: [...graph.nodes].sort((left, right) => byText(left.id, right.id)),
    edges: [...graph.edges].sort(
      (left, right) => byText(left.from, right.from) || byText(left.to, right.to) || byText(left.kind, right.kind),
    ),
  };
}

function documentGraph(document: Document, own: string): GraphView {
  const nodes: GraphNode[] = [];
  const edges: GraphEdge[] = [];
  const key = own.slice(own.indexOf(':') + 1);
  const add = (kind: NodeKind, local: string, label: string, line: number): string => {
    const id = `${kind}:${key}#${local}`;
    nodes.push({ id, kind, label, path: document.path, line });
    return id;
  };
  const addAll = (
    kind: NodeKind,
    edge: EdgeKind,
    items: readonly Pick<Document['symptoms'][number], 'text' | 'range'>[],
  ) =>
    items.forEach(({ text, range }, index) => {
      edges.push({ from: own, to: add(kind, `${kind}-${index + 1}`, text, range.start.line), kind: edge });
    });
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
  addAll('symptom', 'shows', document.symptoms);
  addAll('cause', 'caused-by', document.causes);
  addAll('resolution', 'resolved-by', [...document.resolutions, ...document.workarounds]);
  const triggers = document.triggers.map(({ source, range }) => ({ text: source, range }));
  addAll('trigger', 'triggered-by', triggers);
  addAll('signature', 'shows', document.signatures);
  return { nodes, edges };
}
