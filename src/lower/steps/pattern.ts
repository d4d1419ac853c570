/** A pattern for any of the phrases, longest first; an edge that is an ASCII letter or digit must not touch another. */
export function alternation(phrases: readonly string[]): string {
  const sorted = [...phrases].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return `(?:${sorted.map(bounded).join('|')})`;
}

function bounded(phrase: string): string {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s');
  const start = /^[a-z0-9]/i.test(phrase) ? '(?<![A-Za-z0-9])' : '';
  const end = /[a-z0-9]$/i.test(phrase) ? '(?![A-Za-z0-9])' : '';
  return start + escaped + end;
}

/** Text for comparing titles and references: NFKC, lower case, letters and digits only. */
export function foldTitle(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Text on one line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const sentenceEnd = /[。！？\n]|[.!?](?=\s|$)/g;
const abbreviation = /(?:\b(?:e\.g|i\.e|etc|vs|cf|no)|(?:^|[\s"“「『(（])\d{1,3})$/i;
/** `Step 3. If …`: a number behind a word that is counted ends a sentence; others number what follows. */
const counted = /\b(?:step|section|scenario|option|phase|case|branch|chapter|table|figure|item)\s\d{1,3}$/i;

/** Cuts prose into sentences, each with its closing mark. Soft line breaks do not end one. */
export function sentencesOf(text: string): string[] {
  const flat = text.replace(/[ \t]*\n[ \t]*/g, ' ');
  const sentences: string[] = [];
  let start = 0;
  for (const match of flat.matchAll(sentenceEnd)) {
    const end = match.index + 1;
    if (match[0] === '.' && flat[match.index - 1] === '.') continue;
    const before = flat.slice(Math.max(start, match.index - 16), match.index);
    if (match[0] === '.' && abbreviation.test(before) && !counted.test(before)) continue;
    push(sentences, flat.slice(start, end));
    start = end;
  }
  push(sentences, flat.slice(start));
  return sentences;
}

function push(sentences: string[], sentence: string): void {
  const trimmed = sentence.trim();
  if (trimmed) sentences.push(trimmed);
}
