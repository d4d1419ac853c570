import type { OutputShape } from '../../model/index.js';
import { outputLines, outputParts } from './lines.js';
import type { OutputLine, OutputRecord } from './record.js';
import { shapes } from './shapes/index.js';

/** Output as it was understood. */
export interface ReadOutput {
  readonly shapes: readonly OutputShape[];
  readonly records: readonly OutputRecord[];
  /** What commands printed; lines with prompts are left out. */
  readonly lines: readonly OutputLine[];
  readonly truncated: boolean;
}

/** Reads pasted output, of one command or of several with their prompts, each in the shape that it has. */
export function readOutput(output: string): ReadOutput {
  const { lines, truncated } = outputLines(output);
  const parts = outputParts(lines);
  const found: OutputShape[] = [];
  const records: OutputRecord[] = [];
  for (const part of parts) {
    const read = readPart(part);
    found.push(read.shape);
    for (const record of read.records) records.push(record);
  }
  return { shapes: found.length > 0 ? found : ['empty'], records, lines: parts.flat(), truncated };
}

function readPart(part: readonly OutputLine[]): { shape: OutputShape; records: readonly OutputRecord[] } {
  for (const { shape, read } of shapes) {
    const records = read(part);
    if (records) return { shape, records };
  }
  return { shape: 'text', records: [] };
}
