import { realpathSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { type RootOnDisk, rootsOnDisk } from '../document-files.js';

/** Where the documents of a knowledge base lie, also those that are not saved yet. */
export class EditorPlaces {
  readonly #roots: readonly RootOnDisk[];

  constructor(roots: readonly string[]) {
    this.#roots = rootsOnDisk(roots);
  }

  /** Absolute path of a document's file, or null when its path is of no root. */
  fileOf(path: string): string | null {
    const root = this.#roots.find(({ prefix }) => path.startsWith(prefix));
    return root === undefined ? null : join(root.folder, path.slice(root.prefix.length));
  }

  /** What a file may be called in the knowledge base: one path for each root that it lies below. */
  pathsOf(file: string): string[] {
    const places = [resolve(file), realPath(file)];
    const found = this.#roots.flatMap(({ prefix, folder, real }) =>
      places.flatMap((place) => [below(folder, place), below(real, place)]).map((path) => path && prefix + path),
    );
    return [...new Set(found.filter((path) => path !== null))];
  }
}

function below(folder: string, file: string): string | null {
  const start = folder.endsWith(sep) ? folder : folder + sep;
  return file.startsWith(start) ? relative(folder, file).split(sep).join('/') : null;
}

/** The file itself when it is not there yet. */
function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return resolve(file);
  }
}
