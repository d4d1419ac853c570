import type { Evidence } from '../model/index.js';
import { ordered } from './json.js';

/** One piece of evidence, its keys in the order of the type. */
export function evidenceJson(evidence: Evidence): Record<string, unknown> {
  const parts = {
    ...evidence,
    query: evidence.query && ordered(evidence.query, ['start', 'end']),
    source: evidence.source && ordered(evidence.source, ['path', 'line']),
  };
  return ordered(parts, ['kind', 'value', 'concept', 'score', 'query', 'source']);
}
