import { alertAnswersSchema } from '../generated/schema/alert-answers.js';
import { alertmanagerSchema } from '../generated/schema/alertmanager.js';
import { diagnosisSchema } from '../generated/schema/diagnosis.js';
import { documentSchema } from '../generated/schema/document.js';
import { feedbackSchema } from '../generated/schema/feedback.js';
import { feedbackReceivedSchema } from '../generated/schema/feedback-received.js';
import { flowchartSchema } from '../generated/schema/flowchart.js';
import { graphSchema } from '../generated/schema/graph.js';
import { healthSchema } from '../generated/schema/health.js';
import { problemSchema } from '../generated/schema/problem.js';
import { querySchema } from '../generated/schema/query.js';
import { sessionSchema } from '../generated/schema/session.js';
import { sessionAdvanceSchema } from '../generated/schema/session-advance.js';
import { sessionStartSchema } from '../generated/schema/session-start.js';
import { sessionStartedSchema } from '../generated/schema/session-started.js';

/** The published JSON Schemas (schema/) of what goes in and out of the program, by name. */
export const publicSchemas = {
  'alert-answers': alertAnswersSchema,
  alertmanager: alertmanagerSchema,
  diagnosis: diagnosisSchema,
  document: documentSchema,
  feedback: feedbackSchema,
  'feedback-received': feedbackReceivedSchema,
  flowchart: flowchartSchema,
  graph: graphSchema,
  health: healthSchema,
  problem: problemSchema,
  query: querySchema,
  session: sessionSchema,
  'session-advance': sessionAdvanceSchema,
  'session-start': sessionStartSchema,
  'session-started': sessionStartedSchema,
} as const;
