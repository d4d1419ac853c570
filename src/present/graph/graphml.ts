import type { GraphView } from '../../model/index.js';
import { sanitizeLine } from '../sanitize.js';

const keys = [
  ['kind', 'all', 'string'],
  ['label', 'all', 'string'],
  ['path', 'node', 'string'],
  ['line', 'node', 'int'],
] as const;

/** The graph as GraphML, for Gephi, yEd, NetworkX and their like. */
export function graphGraphml(view: GraphView): string {
  const nodes = view.nodes.flatMap((node) => [
    `    <node id="${xmlText(node.id)}">`,
    ...data({ kind: node.kind, label: node.label, path: node.path, line: node.line }),
    '    </node>',
  ]);
  const edges = view.edges.flatMap((edge, index) => [
    `    <edge id="e${index}" source="${xmlText(edge.from)}" target="${xmlText(edge.to)}">`,
    ...data({ kind: edge.kind, label: edge.label }),
    '    </edge>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    ...keys.map(([name, on, type]) => `  <key id="${name}" for="${on}" attr.name="${name}" attr.type="${type}"/>`),
    '  <graph id="triagraph" edgedefault="directed">',
    ...nodes,
    ...edges,
    '  </graph>',
    '</graphml>',
    '',
  ].join('\n');
}

function data(values: Readonly<Record<string, string | number | undefined>>): string[] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `      <data key="${key}">${xmlText(String(value))}</data>`);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text that XML 1.0 can hold: no controls, no lone surrogates, markup as entities. */
function xmlText(text: string): string {
  return sanitizeLine(text).replace(/[&<>"']/g, (character) => entities[character]!);
}
