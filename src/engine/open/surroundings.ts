import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { DocumentHead, ReferenceIndex } from '../../snapshot/index.js';
import type { Surroundings } from '../../validate/index.js';
import { documentFiles, documentFolders } from '../document-files.js';

/**
 * How rules about the collection find documents by their names, and files beside them.
 * @param references of these documents
 */
export function collectionSurroundings(
  heads: readonly Pick<DocumentHead, 'path'>[],
  references: ReferenceIndex,
  roots: readonly string[],
): Surroundings {
  const [locate, place] = [documentFiles(roots), documentFolders(roots)];
  const folders = new Map<string, string | null>();
  /** The folder of a document; an editor asks for documents that were never saved. */
  const folderOf = (path: string): string | null => {
    let folder = folders.get(path);
    if (folder === undefined) {
      const file = locate(path);
      folder = file === null ? place(path) : dirname(file);
      folders.set(path, folder);
    }
    return folder;
  };
  return {
    resolve(target, from) {
      const found = references.resolve(target, from);
      return found === null ? null : heads[found]!.path;
    },
    hasFile(target, from) {
      // What is no path on this host, such as one with a null byte, is no file.
      const folder = target.includes('\0') ? null : folderOf(from);
      return folder === null ? null : existsSync(resolve(folder, target));
    },
  };
}
