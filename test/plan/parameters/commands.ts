import { analyzeCommand } from '../../../src/lower/commands/analyze.js';
import type { Command } from '../../../src/model/index.js';
import type { BoundValue } from '../../../src/plan/parameters/rendering.js';

const start = { line: 1, column: 1, offset: 0 };

/** A command as a step has it. */
export function commandOf(text: string): Command {
  return {
    id: 'step-1.1',
    text,
    language: 'bash',
    description: '',
    range: { start, end: { line: 1, column: text.length + 1, offset: text.length } },
    ...analyzeCommand(text),
  };
}

/** Values that a person gives, by the names of their placeholders. */
export const given = (values: Readonly<Record<string, string>>): Map<string, BoundValue> =>
  new Map(Object.entries(values).map(([name, value]) => [name, { value, from: 'param' }]));
