import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../cache-folder.js';

/** The user's cache as it lies on the disk. */
export interface UserCache {
  /** Null where there is no place for one. */
  readonly folder: string | null;
  readonly entries: number;
  readonly bytes: number;
  /** When an entry was last read or written; null without entries. */
  readonly used: Date | null;
}

/** Looks at the cache. A folder that does not exist or cannot be read has no entries. */
export function userCache(): UserCache {
  const folder = cacheFolder();
  const files = folder === null ? [] : entriesOf(folder);
  const used = files.reduce<number>((latest, { mtimeMs }) => Math.max(latest, mtimeMs), 0);
  return {
    folder,
    entries: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    used: files.length > 0 ? new Date(used) : null,
  };
}

/** Deletes the entries of the cache alone; returns what was there. Throws the error of the file system */
export function clearUserCache(): UserCache {
  const before = userCache();
  if (before.folder !== null) for (const { path } of entriesOf(before.folder)) rmSync(path, { force: true });
  return before;
}

/** Entries are named by hashes (`FileCache`); `TRIAGRAPH_CACHE` may name a folder that has other files too. */
const entryName = /^\.?[0-9a-f]{64}(?:\.[\w.]+)?$/;

function entriesOf(folder: string) {
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => entryName.test(name))
    .flatMap((name) => {
      const path = join(folder, name);
      const stat = statSync(path, { throwIfNoEntry: false });
      return stat?.isFile() ? [{ path, size: stat.size, mtimeMs: stat.mtimeMs }] : [];
    });
}
