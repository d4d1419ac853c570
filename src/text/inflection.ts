/** A word, or words of which the last one is inflected: letters only, since names and numbers have no forms. */
const inflected = /^(?:[a-z]+[ -])*[a-z]{3,}$/;
/** Forms already, or words without a plural. */
const fixedEnd = /(?:[^s]s|ed|ing|ly)$/;

/**
 * The regular plural of an English noun, which is the third person of a verb as well: `policies`, `crashes`, `pods`. Null for
 * what has none. A form that nobody writes does no harm in a lexicon; what is irregular the lexicon lists.
 */
export function pluralOf(term: string): string | null {
  if (!inflected.test(term) || fixedEnd.test(term)) return null;
  if (/[^aeiou]y$/.test(term)) return `${term.slice(0, -1)}ies`;
  return `${term}${/(?:ss|x|z|ch|sh)$/.test(term) ? 'es' : 's'}`;
}
