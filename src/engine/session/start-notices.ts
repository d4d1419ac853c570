import type { Notice } from '../../model/index.js';
import { confirmationOf, type Procedure } from '../../plan/index.js';

/** That steps were passed over, and which one should be looked at before what changes something. */
export function startNotices(procedure: Procedure, start: string): Notice[] {
  const skipped = procedure.before(start);
  const number = procedure.number(confirmationOf(procedure.steps, start)?.step ?? '');
  return [
    ...(skipped > 0 ? [{ code: 'started-at', values: { skipped: String(skipped) } }] : []),
    ...(number === null ? [] : [{ code: 'confirm-first', values: { number } }]),
  ];
}
