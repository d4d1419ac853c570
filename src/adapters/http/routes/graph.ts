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
  handle({ parameters: { around, depth = '1' }, engine }, { graphs }) {
    const text = graphs.of(engine, around, Number(depth));
    if (text === null) throw new Problem('unknown-node', 'There is no document or node of this name in the graph.');
    return { text, type: 'application/json; charset=utf-8' };
  },
};
