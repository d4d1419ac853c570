import { isShell } from '../languages.js';
import type { DocumentRule } from '../types.js';

export const commandDoesNotParse: DocumentRule = {
  id: 'commands/does-not-parse',
  description: 'A command is text that a shell can read, once its placeholders are filled.',
  severity: 'warning',
  *check({ commands, source }) {
    for (const { command } of commands) {
      // Elsewhere what was read as a command may be a query or output.
      if (!command.problem || !isShell(command.language)) continue;
      const { message, start } = command.problem;
      const line = command.text.slice(command.text.lastIndexOf('\n', Math.max(0, start - 1)) + 1).split('\n', 1)[0]!;
      const rest = command.text.slice(start).split('\n', 1)[0]!;
      const range = source.find(rest.trim() === '' ? line : rest, command.range);
      yield {
        message: `Unexpected shell syntax (${message}), expected a command that a shell can read`,
        range,
      };
    }
  },
};
