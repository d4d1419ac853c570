import type { ExplainedDocument, Explanation } from '../../model/index.js';
import { evidenceJson, ordered, toJson } from '../json.js';

/** An explanation as `explain --json`: keys in the order of the type, the same bytes for the same explanation. */
export function explanationJson(explanation: Explanation): string {
  const { query, document, rival } = explanation;
  const parts = {
    ...explanation,
    query: ordered(query, ['text', 'language', 'corrections']),
    document: documentJson(document),
    rival: rival && documentJson(rival),
    differences: explanation.differences.map((each) => ordered(each, ['kind', 'value', 'document', 'rival'])),
    unexplained: explanation.unexplained.map((each) => ordered(each, ['text', 'start', 'end'])),
    silentTriggers: explanation.silentTriggers.map((each) => ordered(each, ['trigger', 'line', 'reason', 'phrases'])),
    changes: explanation.changes.map((each) => ordered(each, ['kind', 'text', 'first', 'document', 'rival'])),
  };
  return toJson(
    ordered(parts, [
      'schema',
      'query',
      'status',
      'confidence',
      'document',
      'rival',
      'differences',
      'unexplained',
      'silentTriggers',
      'tried',
      'changes',
    ]),
  );
}

function documentJson(document: ExplainedDocument): Record<string, unknown> {
  const evidence = document.evidence.map((branch) =>
    ordered({ ...branch, leaves: branch.leaves.map(evidenceJson) }, ['kind', 'score', 'leaves']),
  );
  return ordered({ ...document, evidence }, ['id', 'path', 'title', 'kind', 'priority', 'rank', 'score', 'evidence']);
}
