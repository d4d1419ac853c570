import { derived, type Vocabulary } from '../../vocabulary/index.js';
import type { OutputLine } from './output-record.js';

/** A line in which a program says how a connection, a lookup or a check went. */
export interface Attempt {
  readonly succeeded: boolean;
  readonly line: OutputLine;
}

const patternsOf = derived(({ verdicts: { attempts, errorLines } }: Vocabulary) => ({
  succeed: new RegExp(attempts.succeed.join('|')),
  fail: new RegExp(attempts.fail.join('|')),
  error: new RegExp(errorLines.join('|'), 'i'),
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
