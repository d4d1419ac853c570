import { isAlertPage } from '../kind.js';
import type { Dialect } from './dialect.js';

/** Pages that alerts link to: meaning, impact, diagnosis, mitigation. */
export const prometheusRunbook: Dialect = {
  name: 'prometheus-runbook',
  recognise: ({ sections }) => isAlertPage(sections),
};
