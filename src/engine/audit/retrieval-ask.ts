import type { MatchResult } from '../../match/index.js';
import type { Language } from '../../model/index.js';

/** What a question brought up, as far as these rules look at it. */
export interface Outcome {
  readonly status: MatchResult['status'];
  /** Documents, best first; one for each group. */
  readonly documents: readonly number[];
}

/** Asks the knowledge base. */
export type Ask = (text: string, language: Language) => Outcome;
