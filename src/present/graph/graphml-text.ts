import { sanitizeLine } from '../sanitize.js';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text that XML 1.0 can hold: no controls, no lone surrogates, markup as entities. */
export function xmlText(text: string): string {
  return sanitizeLine(text).replace(/[&<>"']/g, (character) => entities[character]!);
}

/** Name, what it is an attribute of, and its type. */
export type GraphmlKey = readonly [
  name: string,
  on: 'all' | 'node' | 'edge' | 'graph',
  type: 'string' | 'int' | 'boolean',
];

type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface GraphmlElement {
  readonly values: Values;
}

/** A whole GraphML document. Values that are null or absent are left out. */
export function graphmlText(
  keys: readonly GraphmlKey[],
  graph: Values,
  nodes: readonly (GraphmlElement & { readonly id: string })[],
  edges: readonly (GraphmlElement & { readonly from: string; readonly to: string })[],
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    ...keys.map(([name, on, type]) => `  <key id="${name}" for="${on}" attr.name="${name}" attr.type="${type}"/>`),
    '  <graph id="triagraph" edgedefault="directed">',
    ...data(graph, '    '),
    ...nodes.flatMap(({ id, values }) => [`    <node id="${xmlText(id)}">`, ...data(values), '    </node>']),
    ...edges.flatMap(({ from, to, values }, index) => [
      `    <edge id="e${index}" source="${xmlText(from)}" target="${xmlText(to)}">`,
      ...data(values),
      '    </edge>',
    ]),
    '  </graph>',
    '</graphml>',
    '',
  ].join('\n');
}

function data(values: Values, indent = '      '): string[] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${indent}<data key="${key}">${xmlText(String(value))}</data>`);
}
