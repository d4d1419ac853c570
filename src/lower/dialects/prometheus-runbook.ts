import { isAlertPage } from '../kind-shapes.js';
import { alertSymptoms } from '../symptoms.js';
import type { Dialect } from './dialect.js';

/** Pages that alerts link to: meaning, impact, diagnosis, mitigation. */
export const prometheusRunbook: Dialect = {
  name: 'prometheus-runbook',
  recognise: ({ sections }) => isAlertPage(sections),
  symptoms: alertSymptoms,
};
