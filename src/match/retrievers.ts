import type { Knowledge } from './knowledge.js';
import { textRetriever } from './retrieve-text.js';
import { openTriggerRetriever } from './retrieve-triggers.js';
import type { Retriever } from './retriever.js';

/** The sources of evidence, in the order in which they are asked. */
export async function openRetrievers(knowledge: Knowledge): Promise<Retriever[]> {
  return [await openTriggerRetriever(knowledge), textRetriever(knowledge)];
}
