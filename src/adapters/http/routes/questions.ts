import type { Observation, QueryOptions, StartOptions } from '../../../index.js';
import { type AlertmanagerMessage, alertQuestions } from '../alert-questions.js';
import { noteAnswer } from '../telemetry.js';
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
  async handle({ body, request, engine }, service) {
    const { text, ...options } = body as QueryBody;
    const diagnosis = await engine.ask(text, options);
    noteAnswer(service, request, diagnosis);
    return { json: diagnosis };
  },
};

export const startSessionRoute: Route = {
  method: 'POST',
  path: '/v1/sessions',
  operation: 'startSession',
  summary: 'Starts a session for a symptom; the server stores nothing of it',
  access: 'token',
  body: 'session-start',
  answer: { description: 'The answer, and the first step with a token to go on with.', schema: 'session-started' },
  problems: ['session-document'],
  async handle({ body, request, engine }, service) {
    const { text, ...options } = body as StartOptions & { readonly text: string };
    const { diagnosis, view } = await engine.begin(text, options);
    noteAnswer(service, request, diagnosis);
    return { json: { diagnosis, view } };
  },
};

export const advanceSessionRoute: Route = {
  method: 'POST',
  path: '/v1/sessions/advance',
  operation: 'advanceSession',
  summary: 'The next turn of a session: its token, and the observation at the step',
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

export const alertsRoute: Route = {
  method: 'POST',
  path: '/v1/alerts',
  operation: 'answerAlerts',
  summary: "Alertmanager's webhook: the firing alerts, each kind answered once",
  access: 'token',
  body: 'alertmanager',
  answer: { description: 'One answer for each kind of firing alert.', schema: 'alert-answers' },
  handle({ body, request, engine }, service) {
    const message = body as AlertmanagerMessage;
    const { groupKey = '' } = message;
    const { questions, over, resolved, unanswered } = alertQuestions(message);
    for (const name of over) service.posts?.resolved(groupKey, name);
    const answers = questions.map((question) => {
      const { symptom, params } = question;
      const diagnosis = engine.query(symptom, { labels: params });
      noteAnswer(service, request, diagnosis);
      service.posts?.offer({ groupKey, question, diagnosis });
      const { members: _, ...told } = question;
      return { ...told, diagnosis };
    });
    return { json: { schema: 'triagraph/alert-answers/1', answers, resolved, unanswered } };
  },
};
