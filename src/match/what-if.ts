import type { Knowledge } from './knowledge.js';
import type { MatchParameters } from './parameters.js';
import { worthOfPhrase } from './retrieve-triggers.js';
import type { Retrieval } from './retriever.js';

/** Puts a document among the candidates, whatever the retrievers think of it. */
export function considering(document: number): Retrieval {
  return { documents: [document], score: () => 0, explain: () => [] };
}

export interface SupposedTrigger {
  readonly document: number;
  readonly phrase: string;
  /** Place of the phrase in the symptom. */
  readonly start: number;
  readonly end: number;
  /** Worth of the document's triggers that hit already: a further one adds to what they left open. */
  readonly triggered: number;
}

/** What a further trigger of a document, which no other document has, would add to its score. */
export function supposingTrigger(
  knowledge: Knowledge,
  parameters: MatchParameters,
  supposed: SupposedTrigger,
): Retrieval {
  const { document, phrase, start, end, triggered } = supposed;
  const share = (1 - triggered) * worthOfPhrase(knowledge, phrase);
  const source = { path: knowledge.path(document), line: 1 };
  const score = share * parameters.trigger;
  return {
    documents: [document],
    score: (other) => (other === document ? score : 0),
    claim: (other) => (other === document ? triggered + share : 0),
    explain: (other) =>
      other === document ? [{ kind: 'trigger', value: phrase, score, query: { start, end }, source }] : [],
  };
}
