/** A piece of a source that must be in the result: a line of text, a value of the front matter, the address of a link. */
export interface SourceLine {
  readonly text: string;
  readonly line: number;
}

export interface LostWords {
  readonly line: number;
  readonly words: readonly string[];
}

/** Words are runs of letters and digits; a Han character is a word. */
const word = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu;
const wordsOf = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(word) ?? [];

/**
 * The words of a source that the result lacks, by line. A line that occurs in the result as often as in the source is
 * complete. Case, width, punctuation and markup do not count.
 */
export function lostWords(source: readonly SourceLine[], result: string): LostWords[] {
  const lines = source
    .map(({ text, line }) => ({ line, words: wordsOf(text) }))
    .filter(({ words }) => words.length > 0);
  const there = wordsOf(result);
  const remaining = countsOf(there);
  const needed = countsOf(lines.flatMap(({ words }) => words));
  const scarce = new Set(
    [...needed].filter(([each, count]) => count > (remaining.get(each) ?? 0)).map(([each]) => each),
  );
  if (scarce.size === 0) return [];
  const whole = ` ${there.join(' ')} `;
  const seen = new Map<string, number>();
  return lines.flatMap(({ line, words }) => {
    const missing = words.filter((each) => scarce.has(each));
    if (missing.length === 0) return [];
    const text = ` ${words.join(' ')} `;
    const from = seen.get(text) ?? 0;
    const at = whole.indexOf(text, from);
    if (at >= 0) {
      seen.set(text, at + text.length - 1);
      return [];
    }
    return [{ line, words: missing }];
  });
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of words) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}
