import { realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { addTo } from '../collections.js';

export interface RootOnDisk {
  /** Prefix of its documents' paths; empty when it is the only root. */
  readonly prefix: string;
  readonly folder: string;
  readonly real: string;
}

/** The file of a document's path; null when it is outside its root, is no plain file, or comes from a snapshot. */
export function documentFiles(roots: readonly string[]): (path: string) => string | null {
  const known = rootsOnDisk(roots);
  return (path) => {
    const root = known.find(({ prefix }) => path.startsWith(prefix));
    const file = root && join(root.folder, path.slice(root.prefix.length));
    return file && isFile(file) && isBelow(root.real, realPath(file) ?? '') ? file : null;
  };
}

/** Maps the path of a document, saved or not, to the absolute path of its folder; null when no root contains it. */
export function documentFolders(roots: readonly string[]): (path: string) => string | null {
  const known = rootsOnDisk(roots);
  return (path) => {
    const root = known.find(({ prefix }) => path.startsWith(prefix));
    if (!root) return null;
    const folder = dirname(join(root.folder, path.slice(root.prefix.length)));
    return isFolder(folder) && isBelow(root.real, realPath(folder) ?? '') ? folder : null;
  };
}

/** The roots that exist. Roots of the same name are numbered as `readSources` numbers them. */
export function rootsOnDisk(roots: readonly string[]): RootOnDisk[] {
  const used = new Map<string, number>();
  return roots.flatMap((root) => {
    const folder = folderOf(root);
    const base = basename(folder);
    const count = addTo(used, base, 1);
    const name = count === 1 ? base : `${base}-${count}`;
    const real = realPath(folder);
    return real === null ? [] : [{ prefix: roots.length > 1 ? `${name}/` : '', folder, real }];
  });
}

export const isFile = (path: string): boolean => statsOf(path)?.isFile() === true;
const isFolder = (path: string): boolean => statsOf(path)?.isDirectory() === true;

/** What is at a path. The declarations that are published need no types of Node. */
interface FileStats {
  isFile(): boolean;
  isDirectory(): boolean;
  readonly size: number;
}

/** Undefined when nothing exists there, or the path is invalid. */
export function statsOf(path: string): FileStats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** The path with symbolic links resolved; null when it does not exist. */
export function realPath(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}

/** The folder that paths are relative to: the root itself, a file's folder, or a glob up to its first pattern. */
function folderOf(root: string): string {
  const stats = statsOf(root);
  if (stats?.isDirectory()) return resolve(root);
  if (stats?.isFile()) return dirname(resolve(root));
  const parts = resolve(root).split(sep);
  const dynamic = parts.findIndex((part) => /[*?[\]{}()!]/.test(part));
  return parts.slice(0, dynamic < 0 ? undefined : dynamic).join(sep) || sep;
}

/** Whether a path is a folder, or below it. */
export const isBelow = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
