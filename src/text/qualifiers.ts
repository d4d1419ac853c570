import { allOf, type ByLanguage, derived, shipped, type Vocabulary, wholeWords } from '../vocabulary/index.js';
import type { Span } from './alert-fields.js';
import type { InstanceName } from './entities/index.js';
import { isHealthy } from './negation.js';
import type { NormalizedText } from './normalize.js';

interface Qualifier {
  /** A pattern for each value. Values are mutually exclusive. */
  readonly values: readonly RegExp[];
  /** Bit of the first value; the others follow. */
  readonly first: number;
}

const qualifiersOf = derived(({ qualifiers }): readonly Qualifier[] => {
  let first = 0;
  return Object.values(qualifiers as Record<string, Record<string, ByLanguage>>).map((named) => {
    const values = Object.values(named).map((phrases) => new RegExp(allOf(phrases).map(wildcards).join('|'), 'gu'));
    const qualifier = { values, first };
    first += values.length;
    return qualifier;
  });
});

const clauseEnd = /[,，;；。!！?？\n]|\.\s/;

/** The pattern of a phrase, in which ` * ` matches one to five words. */
const wildcards = (phrase: string): string =>
  phrase
    .toLowerCase()
    .split(' * ')
    .map((part) => wholeWords([part]))
    .join('\\s+(?:\\S+\\s+){1,5}?');

/**
 * The values of qualifiers in a text (data/qualifiers.json: on the same node or on different ones, some or all), one bit
 * each. Healthy clauses are left out.
 */
export function qualifierValues({ text }: Pick<NormalizedText, 'text'>, vocabulary: Vocabulary = shipped): number {
  const clauses = text.split(clauseEnd);
  const failing = clauses.filter((clause) => !isHealthy(clause, vocabulary)).join('\n');
  let found = 0;
  for (const { values, first } of qualifiersOf(vocabulary)) {
    let rest = failing;
    values.forEach((pattern, value) => {
      const without = rest.replace(pattern, '|');
      if (without !== rest) found |= 1 << (first + value);
      rest = without;
    });
  }
  return found;
}

/** Whether two texts have values of the same qualifier but none in common. */
export const excludeEachOther = (left: number, right: number, vocabulary: Vocabulary = shipped): boolean =>
  qualifiersOf(vocabulary).some(({ values, first }) => {
    const mask = ((1 << values.length) - 1) << first;
    return (left & mask) !== 0 && (right & mask) !== 0 && (left & right & mask) === 0;
  });

/** The range of two names of different instances in a clause. */
export interface NamedApart extends Span {
  /** A phrase with the same meaning: `different nodes`. */
  readonly phrase: string;
}

/** The first clause that names two different instances of a kind in data/qualifiers.json: `node1 到 node2 不通`. */
export function namedApart(
  text: string,
  names: readonly InstanceName[],
  vocabulary: Vocabulary = shipped,
): NamedApart | undefined {
  const qualifiers = vocabulary.qualifiers as Record<string, Record<string, ByLanguage> | undefined>;
  for (const [index, { start, end, of }] of names.entries()) {
    const [phrase] = allOf(qualifiers[of]?.different ?? {});
    const other = names.slice(index + 1).find((each) => each.of === of);
    if (phrase === undefined || other === undefined || clauseEnd.test(text.slice(end, other.start))) continue;
    if (text.slice(start, end) !== text.slice(other.start, other.end)) return { start, end: other.end, phrase };
  }
  return undefined;
}
