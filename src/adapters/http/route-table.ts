import { alertsRoute } from './routes/alerts.js';
import { documentRoute } from './routes/document.js';
import { feedbackRoute } from './routes/feedback.js';
import { graphRoute } from './routes/graph.js';
import { healthRoute, metricsRoute, openApiRoute, pageRoute, readyRoute } from './routes/probes.js';
import { queryRoute } from './routes/query.js';
import type { Route } from './routes/route.js';
import { advanceSessionRoute, startSessionRoute } from './routes/sessions.js';

/** Every route, in the order of the description. */
export const routes: readonly Route[] = [
  queryRoute,
  startSessionRoute,
  advanceSessionRoute,
  documentRoute,
  graphRoute,
  feedbackRoute,
  alertsRoute,
  healthRoute,
  readyRoute,
  metricsRoute,
  openApiRoute,
  pageRoute,
];
