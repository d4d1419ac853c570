import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { limits } from '../../../limits.js';

/** A terminal hands a paste over in one go: an empty line that nothing follows for so long is its end. */
const quietMs = 250;

/**
 * What is pasted into a terminal: up to an empty line that nothing follows, a line with only a dot, or the end of input.
 * Empty lines inside of a paste belong to it.
 */
export function pasteFrom(stdin: Readable): Promise<string> {
  return new Promise((resolve) => {
    const lines: string[] = [];
    let characters = 0;
    let timer: NodeJS.Timeout | undefined;
    const reader = createInterface({ input: stdin, terminal: false });
    const end = (): void => {
      clearTimeout(timer);
      reader.close();
      resolve(lines.join('\n'));
    };
    reader.on('line', (line) => {
      clearTimeout(timer);
      if (line.trim() === '.') {
        end();
        return;
      }
      characters += line.length + 1;
      if (characters <= limits.outputCharacters * 2) lines.push(line);
      if (line.trim() === '' && lines.some((each) => each.trim() !== '')) timer = setTimeout(end, quietMs);
    });
    reader.once('close', end);
  });
}
