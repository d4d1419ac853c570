import type { QueryOptions } from '../../../index.js';
import { noteAnswer, notedOf } from '../note-answer.js';
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
    const question = JSON.stringify(body);
    const known = service.answers.get(engine, question);
    if (known !== null) {
      noteAnswer(service, request, known.noted);
      return { text: known.json, type: 'application/json; charset=utf-8' };
    }
    const diagnosis = engine.query(text, options);
    service.rehearsal.note(text);
    const noted = notedOf(diagnosis);
    noteAnswer(service, request, noted);
    return { json: diagnosis, keep: (json) => service.answers.keep(engine, question, { json, noted }) };
  },
};
