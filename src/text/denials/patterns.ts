/** Alternatives of a pattern, longer ones first, so that the whole of a phrase is found. */
export const anyOf = (phrases: readonly string[]): string =>
  [...phrases]
    .sort((left, right) => right.length - left.length || (left < right ? -1 : 1))
    .map(written)
    .join('|');

/** A phrase as it is written: `is not` may be `isn't`, and Chinese needs no space beside Latin letters. */
const written = (phrase: string): string =>
  phrase
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\b(is|are|was|were|has|have|does|do) not\b/g, "$1(?: not|n['’]t)")
    .replaceAll(' ', '\\s+');

/** Words of which a text may have one, each as a whole. */
export const wordsOf = (words: readonly string[]): RegExp => new RegExp(`(?<![a-z0-9])(?:${anyOf(words)})(?![a-z0-9])`);
