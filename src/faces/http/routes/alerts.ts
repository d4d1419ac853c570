import { type AlertmanagerMessage, alertQuestions } from '../alert-questions.js';
import { noteAnswer, notedOf } from '../note-answer.js';
import type { Route } from './route.js';

export const alertsRoute: Route = {
  method: 'POST',
  path: '/v1/alerts',
  operation: 'answerAlerts',
  summary: "Alertmanager's webhook: the firing alerts, each kind answered once",
  access: 'token',
  body: 'alertmanager',
  answer: { description: 'One answer for each kind of firing alert.', schema: 'alert-answers' },
  handle({ body, request, engine }, service) {
    const { questions, resolved, unanswered } = alertQuestions(body as AlertmanagerMessage);
    const answers = questions.map(({ symptom, params, ...question }) => {
      const diagnosis = engine.query(symptom, { params });
      noteAnswer(service, request, notedOf(diagnosis));
      // Labels are no parameters that someone chose: one that no command asks for is no mistake.
      const diagnostics = diagnosis.diagnostics.filter(({ ruleId }) => ruleId !== 'plan/parameter-unknown');
      return { ...question, symptom, params, diagnosis: { ...diagnosis, diagnostics } };
    });
    return { json: { schema: 'triagraph/alert-answers/1', answers, resolved, unanswered } };
  },
};
