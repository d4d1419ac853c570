import type { Observation, StartOptions } from '../../../index.js';
import { noteAnswer, notedOf } from '../note-answer.js';
import type { Route } from './route.js';

export const startSessionRoute: Route = {
  method: 'POST',
  path: '/v1/sessions',
  operation: 'startSession',
  summary: 'Begins a walk through the procedure for a symptom; the server keeps nothing of it',
  access: 'token',
  body: 'session-start',
  answer: { description: 'The answer, and the first step with a token to go on with.', schema: 'session-started' },
  problems: ['session-document'],
  handle({ body, request, engine }, service) {
    const { text, ...options } = body as StartOptions & { readonly text: string };
    const { diagnosis, view } = engine.start(text, options);
    noteAnswer(service, request, notedOf(diagnosis));
    return { json: { diagnosis, view } };
  },
};

export const advanceSessionRoute: Route = {
  method: 'POST',
  path: '/v1/sessions/advance',
  operation: 'advanceSession',
  summary: 'The next turn of a walk: its token, and what was seen at the step',
  access: 'token',
  body: 'session-advance',
  answer: {
    description: 'The next step, or the end. `stale` when the document has changed since: the new token goes on.',
    schema: 'session',
  },
  problems: [
    'session-token-format',
    'session-token-signature',
    'session-token-size',
    'session-knowledge-base',
    'session-observation',
  ],
  handle({ body, engine }) {
    const { token, observation } = body as { readonly token: string; readonly observation: Observation };
    return { json: engine.advance(token, observation) };
  },
};
