import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { join } from 'node:path';
import { writeFileAtomically } from './atomic-file.js';

const maximumBytes = 512 * 1024 * 1024;

/**
 * The user's cache folder for this program, by the platform's convention; `TRIAGRAPH_CACHE` overrides it. Null for a user
 * without a home, as containers have them.
 */
export function cacheFolder(environment: NodeJS.ProcessEnv = process.env): string | null {
  if (environment.TRIAGRAPH_CACHE) return environment.TRIAGRAPH_CACHE;
  if (environment.XDG_CACHE_HOME) return join(environment.XDG_CACHE_HOME, 'triagraph');
  const home = homeFolder();
  if (platform() === 'win32' && environment.LOCALAPPDATA) return join(environment.LOCALAPPDATA, 'triagraph');
  if (home === null) return null;
  if (platform() === 'win32') return join(home, 'AppData', 'Local', 'triagraph');
  if (platform() === 'darwin') return join(home, 'Library', 'Caches', 'triagraph');
  return join(home, '.cache', 'triagraph');
}

function homeFolder(): string | null {
  try {
    return homedir();
  } catch {
    return null;
  }
}

/** The user's cache, or null when it is not wanted or there is no place for it. */
export function openCache(wanted = true): FileCache | null {
  const folder = wanted ? cacheFolder() : null;
  return folder === null ? null : new FileCache(folder);
}

/**
 * Files by key in one folder. A cache never fails its caller: what cannot be read is absent, what cannot be written is
 * left out. Several processes may share it, since every file is written whole and renamed into place.
 */
export class FileCache {
  constructor(readonly folder: string) {}

  read(key: string): Uint8Array | null {
    const path = this.#path(key);
    let bytes: Uint8Array;
    try {
      bytes = readFileSync(path);
    } catch {
      return null;
    }
    try {
      const now = new Date();
      utimesSync(path, now, now); // keeps what is used from being pruned
    } catch {
      // a cache that others made, and that may only be read
    }
    return bytes;
  }

  write(key: string, bytes: Uint8Array): void {
    try {
      writeFileAtomically(this.#path(key), bytes);
      this.#prune();
    } catch {
      // no space, no permission: go on without a cache
    }
  }

  #path(key: string): string {
    return join(this.folder, createHash('sha256').update(key).digest('hex'));
  }

  /** Removes the files that were not used for longest while the folder is over its limit. */
  #prune(): void {
    const files = readdirSync(this.folder)
      .map((name) => join(this.folder, name))
      .flatMap((path) => {
        const stat = statSync(path, { throwIfNoEntry: false });
        return stat?.isFile() ? [{ path, bytes: stat.size, used: stat.mtimeMs }] : [];
      })
      .sort((left, right) => right.used - left.used);
    let total = 0;
    for (const file of files) {
      total += file.bytes;
      if (total > maximumBytes) rmSync(file.path, { force: true });
    }
  }
}
