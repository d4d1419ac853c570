import { derived, type Vocabulary } from '../../vocabulary/index.js';
import { isVariant, statementsOf } from './commands.js';
import type { OutputLine } from './output-record.js';

/** What one command printed: its lines, and the line with its prompt where that was pasted too. */
export interface OutputPart {
  readonly command: string | null;
  readonly lines: readonly OutputLine[];
}

const patternsOf = derived(({ verdicts: { printers } }: Vocabulary) => {
  const anyOf = (sources: readonly string[]) => new RegExp(sources.length > 0 ? sources.join('|') : '(?!)');
  return {
    printers: printers.map(({ commands, heads, lines }) => ({
      commands: anyOf(commands),
      heads: anyOf(heads),
      lines: anyOf(lines),
    })),
  };
});

/**
 * Whether something else than the commands of a step printed a part of a paste: the prompt names another command, or
 * the lines are such as only other programs print. What is not recognized may be the step's own.
 */
export function isForeign(part: OutputPart, commands: readonly string[], vocabulary?: Vocabulary): boolean {
  if (commands.length === 0) return false;
  if (part.command !== null) return !isVariant(statementsOf(commands, vocabulary), part.command, vocabulary);
  const lines = part.lines.map(({ text }) => text).filter((text) => text.trim() !== '');
  const printed = patternsOf(vocabulary).printers.filter(
    (printer) =>
      printer.heads.test(lines[0] ?? '') || lines.filter((text) => printer.lines.test(text)).length * 2 >= lines.length,
  );
  return (
    lines.length > 0 &&
    printed.length > 0 &&
    !printed.some((printer) => commands.some((command) => printer.commands.test(command)))
  );
}
