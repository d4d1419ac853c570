import type { EvaluableExpectation } from '../../model/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import { claimsOf, isQualified } from './claims.js';
import { parseCondition } from './condition.js';
import { grammar } from './words.js';

const rulesOf = grammar({
  ofAll: '(?<!(?:{not}|{beNot})\\s*){all}|\\p{Script=Han}\\s*{allBehind}',
});

const clauseMark = /[,，;；。、]/;

/**
 * The condition of a branch as an expectation that output may fulfil; null unless all of it is understood. One object
 * fulfils it, as it does an abnormal expectation, unless it is about `all pods`.
 */
export function branchExpectation(when: string, vocabulary?: Vocabulary): EvaluableExpectation | null {
  const condition = isQualified(when, 'abnormal', vocabulary)
    ? null
    : parseCondition(when, { whole: true, vocabulary });
  const verdict = rulesOf(vocabulary).ofAll.test(when.trim()) ? 'normal' : 'abnormal';
  if (condition) return { verdict, text: when, condition };
  // Clauses of a branch hold together, while those of an abnormal expectation are alternatives.
  const clause = when.trim().replace(/[,，;；。、]+$/, '');
  const claims = clauseMark.test(clause) ? undefined : claimsOf('abnormal', clause, vocabulary);
  return claims ? { verdict, text: when, condition: null, claims } : null;
}
