import { derived, type Vocabulary } from '../../vocabulary/index.js';
import type { OutputLine } from './output-record.js';

/** A line in which a program says how a connection, a lookup or a check went. */
export interface Attempt {
  readonly succeeded: boolean;
  readonly line: OutputLine;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternsOf = derived(({ verdicts: { attempts, errorLines, missing, nothingFound } }: Vocabulary) => ({
  succeed: new RegExp(attempts.succeed.join('|')),
  fail: new RegExp(attempts.fail.join('|')),
  error: new RegExp(errorLines.join('|'), 'i'),
  missing: new RegExp([...nothingFound.map((text) => `^${escaped(text)}`), ...missing].join('|')),
}));

export function attemptsIn(lines: readonly OutputLine[], vocabulary?: Vocabulary): Attempt[] {
  const { succeed, fail } = patternsOf(vocabulary);
  return lines.flatMap((line) => {
    const text = line.text.trim();
    const failed = fail.test(text);
    return failed || succeed.test(text) ? [{ succeeded: !failed, line }] : [];
  });
}

/** Lines that report an error. */
export const errorsIn = (lines: readonly OutputLine[], vocabulary?: Vocabulary): OutputLine[] =>
  lines.filter(({ text }) => patternsOf(vocabulary).error.test(text));

/** Whether a program says in a line that what it was asked for does not exist. */
export const saysMissing = (text: string, vocabulary?: Vocabulary): boolean =>
  patternsOf(vocabulary).missing.test(text);

const image = /(?<![\w./:-])((?:[\w.-]+(?::\d+)?\/)+[\w.-]+):(v?\d[\w.-]*)(?![\w/:])/g;

/** The lines that show images, one for each version where there are several; `count` is that of the most varied image. */
export function versionsIn(lines: readonly OutputLine[]): {
  readonly all: readonly OutputLine[];
  readonly count: number;
} {
  const found = lines.flatMap((line) =>
    [...line.text.matchAll(image)].map(([, name = '', version = '']) => ({ name, version, line })),
  );
  const versionsOf = (name: string) =>
    new Map(found.filter((each) => each.name === name).map(({ version, line }) => [version, line]));
  const byName = [...new Set(found.map(({ name }) => name))].map(versionsOf);
  const varied = byName.reduce((most, each) => (each.size > most.size ? each : most), new Map<string, OutputLine>());
  const all = varied.size > 1 ? [...varied.values()] : found.map(({ line }) => line);
  return { all: [...new Set(all)], count: varied.size };
}
