import type { Knowledge } from './knowledge.js';
import type { MatchParameters } from './parameters.js';
import { signatureRetriever } from './retrieve-signatures.js';
import { textRetriever } from './retrieve-text.js';
import { triggerRetriever } from './retrieve-triggers.js';
import type { Retriever } from './retriever.js';
import type { PatternEngine } from './triggers/index.js';
import type { Words } from './words.js';

/** The sources of evidence, in the order in which they are asked. */
export function openRetrievers(
  knowledge: Knowledge,
  parameters: MatchParameters,
  words: Words,
  patterns: PatternEngine | null,
): Retriever[] {
  return [
    triggerRetriever(knowledge, parameters, patterns),
    signatureRetriever(knowledge, parameters, words),
    textRetriever(knowledge, parameters),
  ];
}
