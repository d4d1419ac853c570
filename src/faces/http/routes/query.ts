import type { QueryOptions } from '../../../index.js';
import { noteAnswer } from '../note-answer.js';
import type { Route } from './route.js';

export interface QueryBody extends QueryOptions {
  readonly text: string;
}

export const queryRoute: Route = {
  method: 'POST',
  path: '/v1/query',
  operation: 'query',
  summary: 'The ordered workflow for a symptom, explained',
  access: 'token',
  body: 'query',
  answer: { description: 'The answer, also when nothing matches.', schema: 'diagnosis' },
  handle({ body, request, engine }, service) {
    const { text, ...options } = body as QueryBody;
    const diagnosis = engine.query(text, options);
    noteAnswer(service, request, diagnosis);
    return { json: diagnosis };
  },
};
