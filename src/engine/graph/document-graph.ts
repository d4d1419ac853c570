import type { Document, EdgeKind, GraphEdge, GraphNode, GraphView, NodeKind } from '../../model/index.js';

/** Nodes and edges that belong to one document alone: its steps, commands, branches, symptoms, causes, resolutions. */
export function documentGraph(document: Document, own: string): GraphView {
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
