import type { Diagnosis, Observation, QueryOptions, StartOptions } from '../../../index.js';
import { type AlertmanagerMessage, alertQuestions } from '../alert-questions.js';
import type { Route } from './route.js';

/** Links an answer to the next turn: `token` is the expression for its session token. */
function advanceLink(token: string): object {
  return { operationId: 'advanceSession', requestBody: { token, observation: { outcome: 'done' } } };
}

interface QueryBody extends QueryOptions {
  readonly text: string;
}

interface QueriesBody {
  readonly queries: readonly QueryBody[];
  readonly fields?: readonly (keyof Diagnosis)[];
}

/** Lets requests that arrived in the meantime start before the next answer of this one. */
const othersFirst = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const questionRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/query',
    operation: 'query',
    tag: 'questions',
    summary: 'The ordered workflow for a symptom, explained, as a whole; /v1/queries sends a part of it',
    body: 'query',
    answer: { description: 'The answer, also when nothing matches.', schema: 'diagnosis' },
    links: { document: { operationId: 'getDocument', parameters: { id: '$response.body#/matches/0/id' } } },
    async handle({ body, engine, note }, service) {
      const { text, ...options } = body as QueryBody;
      const diagnosis = await service.thread.call(engine, 'ask', [text, options]);
      note(diagnosis);
      return { json: diagnosis };
    },
  },
  {
    method: 'POST',
    path: '/v1/queries',
    operation: 'queryMany',
    tag: 'questions',
    summary: 'Several symptoms at once, or a part of each answer',
    body: 'queries',
    answer: {
      description: 'An answer for each symptom, in order, with the keys that `fields` names.',
      schema: 'answers',
    },
    async handle({ body, engine, note }, service) {
      const { queries, fields } = body as QueriesBody;
      const answers: object[] = [];
      for (const { text, ...options } of queries) {
        await othersFirst();
        const diagnosis = await service.thread.call(engine, 'ask', [text, options]);
        note(diagnosis);
        const kept = fields && [...new Set(['schema' as const, ...fields])].filter((key) => key in diagnosis);
        answers.push(kept === undefined ? diagnosis : Object.fromEntries(kept.map((key) => [key, diagnosis[key]])));
      }
      return { json: { schema: 'triagraph/answers/1', answers } };
    },
  },
  {
    method: 'POST',
    path: '/v1/sessions',
    operation: 'startSession',
    tag: 'sessions',
    summary: 'Starts a session for a symptom; the server stores nothing',
    body: 'session-start',
    answer: {
      description: 'The answer, and the first step with the token for the next turn.',
      schema: 'session-started',
    },
    links: { advance: advanceLink('$response.body#/view/token') },
    problems: ['session-document'],
    async handle({ body, engine, note }, service) {
      const { text, ...options } = body as StartOptions & { readonly text: string };
      const { diagnosis, view } = await service.thread.call(engine, 'begin', [text, options]);
      note(diagnosis);
      return { json: { diagnosis, view } };
    },
  },
  {
    method: 'POST',
    path: '/v1/sessions/advance',
    operation: 'advanceSession',
    tag: 'sessions',
    summary: 'The next turn of a session: its token, and the observation at the step',
    body: 'session-advance',
    answer: {
      description: 'The next step, or the end. `stale` when the document has changed: continue with the new token.',
      schema: 'session',
    },
    links: { advance: advanceLink('$response.body#/token') },
    problems: [
      'session-token-format',
      'session-token-signature',
      'session-token-size',
      'session-knowledge-base',
      'session-observation',
    ],
    async handle({ body, engine }, { thread }) {
      const { token, observation } = body as { readonly token: string; readonly observation: Observation };
      return { json: await thread.call(engine, 'advance', [token, observation]) };
    },
  },
  {
    method: 'POST',
    path: '/v1/alerts',
    operation: 'answerAlerts',
    tag: 'questions',
    summary: "Alertmanager's webhook: the firing alerts, each kind answered once",
    body: 'alertmanager',
    answer: { description: 'One answer for each kind of firing alert.', schema: 'alert-answers' },
    async handle({ body, engine, note }, service) {
      const message = body as AlertmanagerMessage;
      const { groupKey = '' } = message;
      const { questions, over, resolved, unanswered } = alertQuestions(message);
      for (const name of over) service.posts?.resolved(groupKey, name);
      const answers: object[] = [];
      for (const question of questions) {
        await othersFirst();
        const { symptom, params } = question;
        const diagnosis = await engine.reading((open) => open.query(symptom, { labels: params }));
        note(diagnosis);
        service.posts?.offer({ groupKey, question, diagnosis });
        const { members: _, ...told } = question;
        answers.push({ ...told, diagnosis });
      }
      return { json: { schema: 'triagraph/alert-answers/1', answers, resolved, unanswered } };
    },
  },
];
