import { type Engine, presenters, type ShownDocument } from '../../../index.js';
import { Problem } from '../problem.js';
import type { Route } from './route.js';

/** Only ids up to this length are compared for suggestions: a longer text is not a mistyped id. */
const longestGuess = 100;

/** @throws Problem `unknown-document` with similar ids */
async function documentOf(id: string, engine: Engine, detail: string): Promise<ShownDocument> {
  const document = await engine.reading((open) => open.show(id));
  if (document !== null) return document;
  const suggestions = engine.suggestIds(id.slice(0, longestGuess));
  throw new Problem('unknown-document', detail, { suggestions });
}

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
      const detail = 'The knowledge base has no document with this id or path.';
      const document = await documentOf(parameters.id!, engine, detail);
      return { json: JSON.parse(presenters.document.json(document)) as object };
    },
  },
  {
    method: 'GET',
    path: '/v1/graph',
    operation: 'getGraph',
    tag: 'knowledge base',
    summary: 'The graph of the knowledge base, or the part around a document or node',
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
      if (graph === null) throw new Problem('unknown-node', 'The graph has no document or node with this name.');
      return { bytes: graph, type: 'application/json; charset=utf-8' };
    },
  },
  {
    method: 'GET',
    path: '/kb.snapshot',
    operation: 'getSnapshot',
    tag: 'knowledge base',
    summary: 'The knowledge base as one file, which the page loads to answer',
    answer: { description: 'The snapshot of the version that answers now.', type: 'application/octet-stream' },
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
    body: 'feedback',
    answer: {
      description: 'The feedback was accepted; `recorded` says whether it was logged.',
      schema: 'feedback-received',
    },
    problems: ['unknown-document'],
    async handle({ body, engine }, { metrics, feedback }) {
      const given = body as FeedbackBody;
      // Documents may have been removed since the answer, but the one reported as correct must exist.
      const { instead } = given;
      if (instead !== undefined)
        await documentOf(instead, engine, '"instead" names no document of this knowledge base.');
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
    summary: 'Recent symptoms that were not answered well, with secrets masked',
    answer: { description: 'Symptoms, the most frequent first; empty without a feedback log.', schema: 'unanswered' },
    async handle(_, { feedback }) {
      const symptoms = (await feedback?.unanswered()) ?? [];
      return { json: { schema: 'triagraph/unanswered/1', kept: feedback !== null, symptoms } };
    },
  },
];
