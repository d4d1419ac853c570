import { alternatives, derived, type Vocabulary } from '../vocabulary/index.js';

/** Statuses, units and quantities of data/verdicts.json by each of their names. */
export const verdictWords = derived(({ verdicts }: Vocabulary) => ({
  /** English names are in lower case. */
  statuses: new Map(
    Object.entries(verdicts.statuses).flatMap(([status, names]) =>
      [status.toLowerCase(), ...names].map((name: string) => [name, status] as const),
    ),
  ),
  /** In lower case. */
  lasting: new Set(verdicts.lastingStatuses.map((status) => status.toLowerCase())),
  units: byName(verdicts.units),
  /** Unit → what it measures, and its size in the base unit of that: `ms` → time, 0.001. */
  scales: new Map(
    Object.entries(verdicts.dimensions).flatMap(([dimension, units]) =>
      Object.entries(units).map(([unit, factor]) => [unit, { dimension, factor }] as const),
    ),
  ),
  quantities: byName(verdicts.subjects),
}));

const byName = (groups: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(groups).flatMap(([group, names]) => names.map((name) => [name, group] as const)));

const magnitudesOf = derived(({ verdicts: { magnitudes } }: Vocabulary) => {
  const factors = new Map<string, number>(
    Object.entries(magnitudes).flatMap(([factor, words]) => words.map((word) => [word, Number(factor)] as const)),
  );
  const written = new RegExp(`(\\d+(?:\\.\\d+)?)\\s?(${alternatives(factors.keys())})(?![A-Za-z])`, 'gi');
  return { factors, written };
});

/** Writes the words of magnitude behind numbers as digits: `2 million` → `2000000`, `1.5 万条` → `15000条`. */
export function withoutMagnitudes(text: string, vocabulary?: Vocabulary): string {
  const { factors, written } = magnitudesOf(vocabulary);
  return text.replace(written, (_, digits: string, word: string) => {
    const value = Number(digits) * factors.get(word.toLowerCase())!;
    // Without the error of binary fractions: 1.1 × 10,000.
    return String(Number(value.toPrecision(12)));
  });
}
