import * as schemas from '../schemas.js';

export const publicSchemas = {
  'alert-answers': schemas.alertAnswersSchema,
  alertmanager: schemas.alertmanagerSchema,
  answers: schemas.answersSchema,
  diagnosis: schemas.diagnosisSchema,
  document: schemas.documentSchema,
  feedback: schemas.feedbackSchema,
  'feedback-received': schemas.feedbackReceivedSchema,
  flowchart: schemas.flowchartSchema,
  graph: schemas.graphSchema,
  health: schemas.healthSchema,
  problem: schemas.problemSchema,
  queries: schemas.queriesSchema,
  query: schemas.querySchema,
  session: schemas.sessionSchema,
  'session-advance': schemas.sessionAdvanceSchema,
  'session-report': schemas.sessionReportSchema,
  'session-start': schemas.sessionStartSchema,
  'session-started': schemas.sessionStartedSchema,
  unanswered: schemas.unansweredSchema,
} as const;
