import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TriagraphError } from '../../errors.js';
import type { GapReport } from '../../model/index.js';
import { writeNewText } from '../atomic-file.js';

/**
 * Writes the documents that a report proposes to begin with.
 * @returns the paths written, under the folder
 * @throws TriagraphError `file-exists` before anything is written when one is there already
 */
export function writeGapDocuments(report: GapReport, folder: string): string[] {
  const documents = report.clusters.flatMap(({ proposal }) =>
    proposal === null || proposal.text === null ? [] : [{ path: proposal.document.path, text: proposal.text }],
  );
  const there = documents.map(({ path }) => join(folder, path)).find((path) => existsSync(path));
  if (there !== undefined)
    throw new TriagraphError('file-exists', `${there} is there already. Name another folder, or move it away.`);
  for (const { path, text } of documents) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeNewText(join(folder, path), text);
  }
  return documents.map(({ path }) => path);
}
