import { presenters } from '../../../index.js';
import { Problem } from '../problem.js';
import type { Route } from './route.js';

export const documentRoute: Route = {
  method: 'GET',
  path: '/v1/documents/{id}',
  operation: 'getDocument',
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
  handle({ parameters, engine }) {
    const id = parameters.id!;
    const document = engine.show(id);
    if (document === null) {
      const suggestions = engine.suggestIds(id.slice(0, longestGuess));
      throw new Problem('unknown-document', 'There is no document of this id or path in the knowledge base.', {
        suggestions,
      });
    }
    return { json: JSON.parse(presenters.document.json(document)) as object };
  },
};

/** Nobody mistypes an id of more characters. */
const longestGuess = 100;
