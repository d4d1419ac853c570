import { realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { addTo } from '../collections.js';

export interface RootOnDisk {
  /** Prefix of its documents' paths; empty when it is the only root. */
  readonly prefix: string;
  readonly folder: string;
  readonly real: string;
}

/** Maps the path of a document to its file; null for one that is outside its root, not a plain file, or in a snapshot. */
export function documentFiles(roots: readonly string[]): (path: string) => string | null {
  const known = rootsOnDisk(roots);
  return (path) => {
    const { root, file } = locate(known, path) ?? {};
    return root && isFile(file!) && isBelow(root.real, realPath(file!) ?? '') ? file! : null;
  };
}

/** Maps the path of a document, saved or not, to the absolute path of its folder; null when no root contains it. */
export function documentFolders(roots: readonly string[]): (path: string) => string | null {
  const known = rootsOnDisk(roots);
  return (path) => {
    const found = locate(known, path);
    if (!found) return null;
    const folder = dirname(found.file);
    return isFolder(folder) && isBelow(found.root.real, realPath(folder) ?? '') ? folder : null;
  };
}

/** The root of a document's path, and where its file is, or would be. */
export function locate(roots: readonly RootOnDisk[], path: string) {
  const root = roots.find(({ prefix }) => path.startsWith(prefix));
  return root && { root, file: join(root.folder, path.slice(root.prefix.length)) };
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
export const isFolder = (path: string): boolean => statsOf(path)?.isDirectory() === true;

/** The part of `Stats` that is used, because published declarations must not need the types of Node. */
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

/** The folder that paths are relative to: the root itself, or that of a file, or the fixed part of a pattern. */
function folderOf(root: string): string {
  const stats = statsOf(root);
  if (stats?.isDirectory()) return resolve(root);
  if (stats?.isFile()) return dirname(resolve(root));
  return fixedPart(resolve(root));
}

const wildcard = /[*?[\]{}()!]/;

export const isPattern = (path: string): boolean => wildcard.test(path);

/** The folders of a path before its first wildcard; the path itself without one. */
export const fixedPart = (path: string): string =>
  isPattern(path) ? dirname(`${path.slice(0, path.search(wildcard))}x`) : path;

export const isBelow = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** The same with symbolic links resolved, of a path that need not exist and may be relative to the folder. */
export const isInside = (folder: string, path: string): boolean =>
  isBelow(resolved(resolve(folder)), resolved(resolve(folder, path)));

/** The path with the links of its existing part resolved. */
function resolved(path: string): string {
  const parent = dirname(path);
  return realPath(path) ?? (parent === path ? path : join(resolved(parent), basename(path)));
}
