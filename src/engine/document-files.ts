import { realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';

/** A root of a knowledge base as a place on disk. */
export interface RootOnDisk {
  /** What stands in front of the paths of its documents; empty when it is the only root. */
  readonly prefix: string;
  readonly folder: string;
  readonly real: string;
}

/**
 * Where the documents of a knowledge base lie: path of a document, as `readSources` gives it → absolute path of its file.
 * Null for what lies outside its root, is no plain file, or comes from a snapshot.
 */
export function documentFiles(roots: readonly string[]): (path: string) => string | null {
  const places = rootsOnDisk(roots);
  return (path) => {
    for (const root of places) {
      if (!path.startsWith(root.prefix)) continue;
      const file = join(root.folder, path.slice(root.prefix.length));
      if (isFileBelow(root.real, file)) return file;
    }
    return null;
  };
}

export function rootsOnDisk(roots: readonly string[]): RootOnDisk[] {
  const used = new Map<string, number>();
  return roots.flatMap((root) => {
    const folder = folderOf(root);
    const base = basename(folder);
    const count = (used.get(base) ?? 0) + 1;
    used.set(base, count);
    const name = count === 1 ? base : `${base}-${count}`;
    const prefix = roots.length > 1 ? `${name}/` : '';
    try {
      return [{ prefix, folder, real: realpathSync(folder) }];
    } catch {
      return [];
    }
  });
}

/** The folder that paths count from: the root itself, a file's folder, or a glob up to its first pattern. */
function folderOf(root: string): string {
  const stats = statSync(root, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return resolve(root);
  if (stats?.isFile()) return dirname(resolve(root));
  const parts = resolve(root).split(sep);
  const dynamic = parts.findIndex((part) => /[*?[\]{}()!]/.test(part));
  return parts.slice(0, dynamic < 0 ? undefined : dynamic).join(sep) || sep;
}

function isFileBelow(root: string, file: string): boolean {
  try {
    const real = realpathSync(file);
    return statSync(real).isFile() && real.startsWith(root.endsWith(sep) ? root : root + sep);
  } catch {
    return false;
  }
}
