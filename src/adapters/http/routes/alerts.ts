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
    const message = body as AlertmanagerMessage;
    const { groupKey = '' } = message;
    const { questions, over, resolved, unanswered } = alertQuestions(message);
    for (const name of over) service.posts?.resolved(groupKey, name);
    const answers = questions.map((question) => {
      const { symptom, params } = question;
      const asked = engine.query(symptom, { params });
      // Labels are no parameters that someone chose: one that no command asks for is no mistake.
      const diagnostics = asked.diagnostics.filter(({ ruleId }) => ruleId !== 'plan/parameter-unknown');
      const diagnosis = { ...asked, diagnostics };
      noteAnswer(service, request, notedOf(diagnosis));
      service.posts?.offer({ groupKey, question, diagnosis });
      const { members: _, ...told } = question;
      return { ...told, diagnosis };
    });
    return { json: { schema: 'triagraph/alert-answers/1', answers, resolved, unanswered } };
  },
};
