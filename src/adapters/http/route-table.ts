import { documentRoute, feedbackRoute, graphRoute, snapshotRoute, unansweredRoute } from './routes/documents.js';
import { descriptionRoute, healthRoute, metricsRoute, openApiRoute, pageRoute, readyRoute } from './routes/probes.js';
import { advanceSessionRoute, alertsRoute, queriesRoute, queryRoute, startSessionRoute } from './routes/questions.js';
import type { Route } from './routes/route.js';

/** Every route, in the order of the description. */
export const routes: readonly Route[] = [
  queryRoute,
  queriesRoute,
  startSessionRoute,
  advanceSessionRoute,
  documentRoute,
  graphRoute,
  snapshotRoute,
  feedbackRoute,
  unansweredRoute,
  alertsRoute,
  healthRoute,
  readyRoute,
  metricsRoute,
  openApiRoute,
  descriptionRoute,
  pageRoute,
];
