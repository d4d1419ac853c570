import type { Comparison } from '../../model/index.js';
import { verdicts } from '../../vocabulary/index.js';
import { alternation } from './pattern.js';

const counted = new RegExp(
  `^.{0,60}?(?:${alternation(verdicts.show)}|\\b(?:should|must) have|应有|必须有)\\s*(?:exactly|only|恰好|正好|仅有)?\\s*(\\d{1,6})\\s*(?:个|条|行|台)?\\s*([A-Za-z][\\w-]{1,30}|\\p{Script=Han}{1,8})$`,
  'iu',
);
const kinds: ReadonlySet<string> = new Set(verdicts.kinds);

/** `the output should list 3 pods`, `应有 3 个节点`: things of one kind that are counted; null for other words. */
export function countStatement(part: string): Comparison[] | null {
  const [, count, thing = ''] = counted.exec(part) ?? [];
  if (count === undefined || !kinds.has(thing.toLowerCase())) return null;
  return [{ subject: thing, operator: '==', value: Number(count) }];
}
