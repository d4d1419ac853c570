import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { DocumentHead, ReferenceIndex } from '../snapshot/index.js';
import type { Surroundings } from '../validate/index.js';
import { documentFiles } from './document-files.js';

/**
 * How rules about the collection find documents by their names, and files beside them.
 * @param references of these documents
 */
export function collectionSurroundings(
  heads: readonly Pick<DocumentHead, 'path'>[],
  references: ReferenceIndex,
  roots: readonly string[],
): Surroundings {
  const locate = documentFiles(roots);
  const files = new Map<string, string | null>();
  const fileOf = (path: string): string | null => {
    let file = files.get(path);
    if (file === undefined) {
      file = locate(path);
      files.set(path, file);
    }
    return file;
  };
  return {
    resolve(target, from) {
      const found = references.resolve(target, from);
      return found === null ? null : heads[found]!.path;
    },
    hasFile(target, from) {
      // What is no path on this host, such as one with a null byte, is no file.
      const file = target.includes('\0') ? null : fileOf(from);
      return file === null ? null : existsSync(resolve(dirname(file), target));
    },
  };
}
