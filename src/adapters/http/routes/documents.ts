import { presenters } from '../../../index.js';
import { Problem } from '../problem.js';
import type { Route } from './route.js';

/** Nobody mistypes a longer id. */
const longestGuess = 100;

interface FeedbackBody {
  readonly verdict: 'helped' | 'did-not-help' | 'instead';
  readonly text?: string;
  readonly document?: string;
  readonly instead?: string;
  readonly kb?: string;
  readonly comment?: string;
}

export const documentRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/documents/{id}',
    operation: 'getDocument',
    tag: 'knowledge base',
    summary: 'One document as it was understood',
    access: 'token',
    parameters: [
      {
        name: 'id',
        in: 'path',
        description: 'Id or path of a document, as answers name it.',
        schema: { type: 'string', minLength: 1, maxLength: 1000 },
      },
    ],
    answer: { description: 'The whole document.', schema: 'document' },
    problems: ['unknown-document'],
    cached: true,
    async handle({ parameters, engine }) {
      const id = parameters.id!;
      const document = await engine.reading((open) => open.show(id));
      if (document === null) {
        const suggestions = engine.suggestIds(id.slice(0, longestGuess));
        throw new Problem('unknown-document', 'There is no document of this id or path in the knowledge base.', {
          suggestions,
        });
      }
      return { json: JSON.parse(presenters.document.json(document)) as object };
    },
  },
  {
    method: 'GET',
    path: '/v1/graph',
    operation: 'getGraph',
    tag: 'knowledge base',
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
    problems: ['unknown-node', 'store-whole'],
    cached: true,
    async handle({ parameters: { around, depth = '1' }, engine }, { thread }) {
      const graph = await thread.graph(engine, around === undefined ? {} : { around, depth: Number(depth) });
      if (graph === null) throw new Problem('unknown-node', 'There is no document or node of this name in the graph.');
      return { bytes: graph, type: 'application/json; charset=utf-8' };
    },
  },
  {
    method: 'GET',
    path: '/kb.snapshot',
    operation: 'getSnapshot',
    tag: 'knowledge base',
    summary: 'The knowledge base as one file, from which the page answers',
    access: 'token',
    answer: { description: 'The snapshot that answers now.', type: 'application/octet-stream' },
    problems: ['store-whole'],
    cached: true,
    handle: ({ engine }) => ({ bytes: engine.snapshot(), type: 'application/octet-stream' }),
  },
  {
    method: 'POST',
    path: '/v1/feedback',
    operation: 'giveFeedback',
    tag: 'feedback',
    summary: 'Whether an answer helped, or which document would have',
    access: 'token',
    body: 'feedback',
    answer: { description: 'It was taken; `recorded` says whether it was written down.', schema: 'feedback-received' },
    problems: ['unknown-document'],
    async handle({ body, engine }, { metrics, feedback }) {
      const given = body as FeedbackBody;
      // Documents may have been removed since the answer, but the one reported as correct must exist.
      const { instead } = given;
      if (instead !== undefined && (await engine.reading((open) => open.show(instead))) === null) {
        const suggestions = engine.suggestIds(instead.slice(0, 100));
        throw new Problem('unknown-document', '"instead" names no document of this knowledge base.', { suggestions });
      }
      metrics?.feedback.inc({ verdict: given.verdict });
      const recorded = feedback?.add({ kind: 'feedback', ...given }) ?? false;
      return { json: { accepted: true, recorded } };
    },
  },
  {
    method: 'GET',
    path: '/v1/unanswered',
    operation: 'listUnanswered',
    tag: 'feedback',
    summary: 'What was asked lately and not answered well, secrets masked',
    access: 'token',
    answer: { description: 'Symptoms, the most frequent first, where a log is kept.', schema: 'unanswered' },
    async handle(_, { feedback }) {
      const symptoms = (await feedback?.unanswered()) ?? [];
      return { json: { schema: 'triagraph/unanswered/1', kept: feedback !== null, symptoms } };
    },
  },
];
