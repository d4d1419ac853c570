import { alternatives, derived, type Vocabulary } from '../vocabulary/index.js';

const wordsOf = derived(({ verdicts: { magnitudes } }: Vocabulary) => {
  const factors = new Map<string, number>(
    Object.entries(magnitudes).flatMap(([factor, words]) => words.map((word) => [word, Number(factor)] as const)),
  );
  const written = new RegExp(`(\\d+(?:\\.\\d+)?)\\s?(${alternatives(factors.keys())})(?![A-Za-z])`, 'gi');
  return { factors, written };
});

/** Writes the words of magnitude behind numbers as digits: `2 million` → `2000000`, `1.5 万条` → `15000条`. */
export function withoutMagnitudes(text: string, vocabulary?: Vocabulary): string {
  const { factors, written } = wordsOf(vocabulary);
  return text.replace(written, (_, digits: string, word: string) => {
    const value = Number(digits) * factors.get(word.toLowerCase())!;
    // Without the error of binary fractions: 1.1 × 10,000.
    return String(Number(value.toPrecision(12)));
  });
}
