import * as reports from './reports.js';

/** Loaded when it is first called: opening needs nothing of it (scripts/deferred.mjs). */
export const deferredReportPresenters = (): typeof reports => reports;
