import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { TriagraphError } from '../../errors.js';
import { makeFolder } from '../atomic-file.js';

/** Writes a text file that is not there yet, and the folders to it: a report or a draft never replaces somebody's work. */
export function writeNewText(path: string, text: string): void {
  makeFolder(dirname(path));
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new TriagraphError('file-exists', `${path}: there is a file already; name another one, or move it away`);
  }
}
