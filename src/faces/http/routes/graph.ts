import { type Engine, presenters } from '../../../index.js';
import { Problem } from '../problem.js';
import type { Route } from './route.js';

export const graphRoute: Route = {
  method: 'GET',
  path: '/v1/graph',
  operation: 'getGraph',
  summary: 'The graph of the knowledge base, or the part around a document or node',
  access: 'token',
  parameters: [
    {
      name: 'around',
      in: 'query',
      description: 'Id or path of a document, or id of a node; the whole graph when absent.',
      schema: { type: 'string', minLength: 1, maxLength: 1000 },
    },
    {
      name: 'depth',
      in: 'query',
      description: 'Edges to go from there; 1 when absent.',
      schema: { type: 'string', pattern: '^[1-9]$' },
    },
  ],
  answer: { description: 'Nodes and edges, sorted.', schema: 'graph' },
  problems: ['unknown-node'],
  cached: true,
  handle({ parameters: { around, depth }, engine }) {
    if (around === undefined) return { text: wholeGraph(engine), type: 'application/json; charset=utf-8' };
    const view = engine.graph({ around, ...(depth === undefined ? {} : { depth: Number(depth) }) });
    if (view === null) throw new Problem('unknown-node', 'There is no document or node of this name in the graph.');
    return { json: { schema: 'triagraph/graph/1', ...view } };
  },
};

/** The whole graph follows from the knowledge base alone, and takes long to make: it is made once for each. */
function wholeGraph(engine: Engine): string {
  const known = graphs.get(engine);
  if (known !== undefined) return known;
  const text = presenters.graph.json(engine.graph()!);
  graphs.set(engine, text);
  return text;
}

const graphs = new WeakMap<Engine, string>();
