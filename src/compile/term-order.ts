import { mergeTerms, type PackedTerms } from '../snapshot/index.js';
import type { TermDictionary } from './term-dictionary.js';

/** Terms that are used, sorted by code unit. */
export interface TermOrder {
  readonly packed: PackedTerms;
  readonly count: number;
  /** Number in the dictionary → place among the sorted, or `absent`. */
  readonly rankOf: Uint32Array;
}

/** What numbers of terms stand for. */
export type NumberedTerms = Pick<TermDictionary, 'base' | 'added' | 'size'>;

/** Rank of a term that is not used. */
export const absent = 0xffffffff;

/** @param used by number in the dictionary: 0 for a term that is not used */
export function orderTerms(used: ArrayLike<number>, { base, added }: NumberedTerms): TermOrder {
  const length = base.count[0]!;
  const further: number[] = [];
  for (let number = 0; number < added.length; number++) if (used[length + number] !== 0) further.push(number);
  further.sort((left, right) => (added[left]! < added[right]! ? -1 : 1));
  const { packed, before } = mergeTerms(
    base,
    used,
    further.map((number) => added[number]!),
  );
  const rankOf = new Uint32Array(length + added.length).fill(absent);
  let rank = 0;
  let next = 0;
  for (let number = 0; number <= length; number++) {
    for (; before[next] === number; next++) rankOf[length + further[next]!] = rank++;
    if (number < length && used[number] !== 0) rankOf[number] = rank++;
  }
  return { packed, count: rank, rankOf };
}
