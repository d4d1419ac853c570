import type { SessionView } from '../../model/index.js';
import { stepJson } from '../diagnosis/json.js';
import { jsonText, ordered } from '../json.js';

/** A turn as one line of JSON (schema/session.schema.json): keys in the order of the type, same turn, same bytes. */
export function sessionJson(view: SessionView): string {
  const parts = { ...view, step: view.step && stepJson(view.step) };
  return `${jsonText(
    ordered(parts, [
      'schema',
      'status',
      'language',
      'match',
      'symptom',
      'token',
      'document',
      'number',
      'step',
      'choices',
      'below',
      'parameters',
      'judgement',
      'notices',
      'visits',
      'dropped',
      'conclusion',
      'cases',
      'end',
      'stale',
    ]),
  )}\n`;
}
