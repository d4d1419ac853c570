import type { Knowledge } from './knowledge.js';
import type { MatchParameters } from './parameters.js';
import { signatureRetriever } from './retrieve-signatures.js';
import { textRetriever } from './retrieve-text.js';
import { openTriggerRetriever } from './retrieve-triggers.js';
import type { Retriever } from './retriever.js';
import type { Words } from './words.js';

/** The sources of evidence, in the order in which they are asked. */
export async function openRetrievers(
  knowledge: Knowledge,
  parameters: MatchParameters,
  words: Words,
): Promise<Retriever[]> {
  return [
    await openTriggerRetriever(knowledge, parameters),
    signatureRetriever(knowledge, parameters, words),
    textRetriever(knowledge, parameters),
  ];
}
