import type { FlowchartView } from '../../model/index.js';
import { jsonText, ordered } from '../json.js';
import { jsonLines } from './json.js';

const nodeKeys = [
  'id',
  'kind',
  'label',
  'parent',
  'number',
  'phase',
  'effect',
  'interactive',
  'commands',
  'start',
  'end',
  'document',
  'path',
  'line',
] as const;

/** A procedure as JSON with one node or edge a line, so that two versions can be compared by line. */
export function flowchartJson(view: FlowchartView): string {
  const { id, path, title, kind, language } = view;
  const head = jsonText({ id, path, title, kind, language }).slice(1, -1);
  const nodes = view.nodes.map((node) => jsonText(ordered(node, nodeKeys)));
  const edges = view.edges.map((edge) => jsonText(ordered(edge, ['from', 'to', 'kind', 'when', 'outcomes'])));
  return `{"schema": "triagraph/flowchart/1", ${head},\n"nodes": ${jsonLines(nodes)},\n"edges": ${jsonLines(edges)}}\n`;
}
