import type { Knowledge } from './knowledge.js';
import { textRetriever } from './retrieve-text.js';
import type { Retriever } from './retriever.js';

/** The sources of evidence, in the order in which they are asked. */
export function retrieversFor(knowledge: Knowledge): Retriever[] {
  return [textRetriever(knowledge)];
}
