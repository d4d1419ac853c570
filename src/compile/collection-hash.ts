import { createHash } from 'node:crypto';

/**
 * What tells two collections apart: paths and contents of all documents.
 * @param added what a project added to the program's data; empty where it adds nothing
 */
export function collectionHash(
  documents: readonly { readonly path: string; readonly hash: string }[],
  added: string,
): string {
  const hash = createHash('sha256');
  if (added !== '') hash.update(`${added}\0`);
  for (const { path, hash: content } of documents) hash.update(`${path}\0${content}\n`);
  return `sha256:${hash.digest('hex')}`;
}
