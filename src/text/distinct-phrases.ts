/**
 * The first phrases, each thing told once: of two of which one stands in the other the longer is told, at the place of the
 * first. Letters are compared without case; a single character tells nobody anything.
 */
export function distinctPhrases(phrases: Iterable<string>, count: number): string[] {
  const told: { phrase: string; folded: string }[] = [];
  for (const phrase of phrases) {
    const folded = phrase.toLowerCase();
    if (folded.length < 2 || told.some((known) => known.folded.includes(folded))) continue;
    const place = told.findIndex((known) => folded.includes(known.folded));
    if (place >= 0) {
      const rest = told.slice(place + 1).filter((known) => !folded.includes(known.folded));
      told.splice(place, told.length, { phrase, folded }, ...rest);
    } else if (told.push({ phrase, folded }) === count) break;
  }
  return told.map(({ phrase }) => phrase);
}
