import type { DocumentUnit, WordLists } from '../../compile/index.js';

/** The unit with its terms numbered by another dictionary: `numbers` holds the new number of each. */
export function renumberUnit<Unit extends DocumentUnit>(unit: Unit, numbers: ArrayLike<number>): Unit {
  const renumber = (terms: Uint32Array) => {
    const renumbered = new Uint32Array(terms.length);
    for (let index = 0; index < terms.length; index++) renumbered[index] = numbers[terms[index]!]!;
    return renumbered;
  };
  const renumberLists = (lists: WordLists) => ({ ...lists, words: renumber(lists.words) });
  return {
    ...unit,
    bytes: unit.bytes,
    fieldLines: unit.fieldLines,
    counts: { ...unit.counts, terms: renumber(unit.counts.terms) },
    statements: { ...unit.statements, terms: renumber(unit.statements.terms) },
    shown: renumberLists(unit.shown),
    stated: renumberLists(unit.stated),
  };
}
