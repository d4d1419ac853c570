/**
 * Regular forms of English words, as a lexicon needs them: each form that people write is among those given; one that
 * nobody writes does no harm there. What is irregular (`ran out`, `hung`) the lexicon lists.
 */

/** A word, or words of which the last one is inflected: letters only, since names and numbers have no forms. */
const inflected = /^(?:[a-z]+[ -])*[a-z]{3,}$/;
/** Forms already, or words without a plural. */
const fixedEnd = /(?:[^s]s|ed|ing|ly)$/;

/** Plural of a noun, third person of a verb: `policies`, `crashes`, `pods`. None for what has none. */
export function pluralForms(term: string): string[] {
  if (!inflected.test(term) || fixedEnd.test(term)) return [];
  if (/[^aeiou]y$/.test(term)) return [`${term.slice(0, -1)}ies`];
  return [`${term}${/(?:ss|x|z|ch|sh)$/.test(term) ? 'es' : 's'}`];
}

/** Past and progressive of a regular verb: `allocated`, `denied`, `dropping`. */
export function verbForms(verb: string): string[] {
  if (!inflected.test(verb)) return [];
  if (verb.endsWith('e')) return [`${verb}d`, `${verb.slice(0, -1)}ing`];
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ied`, `${verb}ing`];
  // Whether the consonant is doubled depends on the stress: both are given.
  const stems = /[^aeiou][aeiou][^aeiouwxy]$/.test(verb) ? [verb, `${verb}${verb.at(-1)}`] : [verb];
  return stems.flatMap((stem) => [`${stem}ed`, `${stem}ing`]);
}
