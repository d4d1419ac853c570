import type { Knowledge } from '../match/index.js';
import type { Document, EdgeKind, GraphEdge, GraphNode, GraphView, NodeKind } from '../model/index.js';
import { edgeKinds, nodeKinds } from '../snapshot/index.js';

export interface GraphOptions {
  /** Id or path of a document, or id of a node; default: the whole collection without the insides of documents. */
  readonly around?: string;
  /** Edges to go from there; default 1. */
  readonly depth?: number;
}

/** The collection's graph, every document expanded into its steps, commands, causes and so on. */
export function graphView(knowledge: Knowledge, options: GraphOptions = {}): GraphView | null {
  const whole = wholeGraph(knowledge);
  if (options.around === undefined) return sorted(whole);
  const centre = findNode(whole, knowledge, options.around);
  return centre === null ? null : sorted(neighbourhood(whole, centre, options.depth ?? 1));
}

function wholeGraph(knowledge: Knowledge): GraphView {
  const { snapshot } = knowledge;
  const labels = snapshot.strings('node.label');
  const kinds = snapshot.array('node.kind', Uint8Array);
  const offsets = snapshot.array('edge.at', Uint32Array);
  const targets = snapshot.array('edge.to', Uint32Array);
  const edgeKind = snapshot.array('edge.kind', Uint8Array);
  const nodes: GraphNode[] = [];
  const edges: GraphEdge[] = [];
  const ids = nodeIds(knowledge, labels.length, (node) => `${nodeKinds[kinds[node]!]!}:${labels.get(node)}`);
  for (let node = 0; node < labels.length; node++) {
    if (node < knowledge.documents) {
      const document = knowledge.document(node);
      nodes.push({ id: ids[node]!, kind: document.kind, label: document.title, path: document.path, line: 1 });
      const inside = expandDocument(document, ids[node]!);
      nodes.push(...inside.nodes);
      edges.push(...inside.edges);
    } else {
      nodes.push({ id: ids[node]!, kind: nodeKinds[kinds[node]!]!, label: labels.get(node) });
    }
    for (let edge = offsets[node]!; edge < offsets[node + 1]!; edge++) {
      edges.push({ from: ids[node]!, to: ids[targets[edge]!]!, kind: edgeKinds[edgeKind[edge]!]! });
    }
  }
  return { nodes, edges };
}

/** Translations share an id: their nodes are told apart by the path. */
function nodeIds(knowledge: Knowledge, count: number, idOf: (node: number) => string): string[] {
  const seen = new Set<string>();
  return Array.from({ length: count }, (_, node) => {
    const id = idOf(node);
    const unique = seen.has(id) && node < knowledge.documents ? `${id}@${knowledge.path(node)}` : id;
    seen.add(unique);
    return unique;
  });
}

/** Nodes and edges that belong to one document alone: its steps, commands, branches, symptoms, causes, resolutions. */
function expandDocument(document: Document, own: string): GraphView {
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

function findNode(graph: GraphView, knowledge: Knowledge, name: string): string | null {
  const exact = graph.nodes.find((node) => node.id === name);
  if (exact) return exact.id;
  const document = knowledge.find(name);
  if (document < 0) return null;
  const path = knowledge.path(document);
  return graph.nodes.find((node) => node.path === path && /^(workflow|case|article):/.test(node.id))?.id ?? null;
}

function neighbourhood(graph: GraphView, centre: string, depth: number): GraphView {
  const neighbours = new Map<string, string[]>();
  const link = (from: string, to: string) => {
    const known = neighbours.get(from);
    if (known) known.push(to);
    else neighbours.set(from, [to]);
  };
  for (const edge of graph.edges) {
    link(edge.from, edge.to);
    link(edge.to, edge.from);
  }
  const reached = new Set([centre]);
  let frontier = [centre];
  for (let hop = 0; hop < depth; hop++) {
    frontier = frontier.flatMap((node) => neighbours.get(node) ?? []).filter((node) => !reached.has(node));
    for (const node of frontier) reached.add(node);
  }
  return {
    nodes: graph.nodes.filter((node) => reached.has(node.id)),
    edges: graph.edges.filter((edge) => reached.has(edge.from) && reached.has(edge.to)),
  };
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
