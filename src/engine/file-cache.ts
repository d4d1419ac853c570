import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolder } from '../cache-folder.js';
import { version } from '../version.js';
import { writeFileAtomically } from './atomic-file.js';

const megabyte = 1024 * 1024;
/** What the folder may hold of what has not been used lately. */
const usualBytes = 512 * megabyte;
/** And in all: what a compilation of a large knowledge base keeps is more than the usual, and must outlast the compilation. */
const mostBytes = 4096 * megabyte;
const latelyMs = 60 * 60 * 1000;

/** Another build of the program analyzes documents otherwise, and another V8 may not read what this one serialized: their caches are their own. */
export function programFingerprint(): string {
  return [version, process.versions.v8, statSync(fileURLToPath(import.meta.url)).mtimeMs].join('\0');
}

/** What was made before, by key. It never fails its caller: what cannot be read is absent, what cannot be written is left out. */
export interface CacheStore {
  read(key: string): Uint8Array | null;
  write(key: string, bytes: Uint8Array): void;
}

/** The given cache or the user's, or null when none is wanted or there is no place for it. */
export function openCache(wanted: boolean | CacheStore = true): CacheStore | null {
  if (typeof wanted === 'object') return wanted;
  const folder = wanted ? cacheFolder() : null;
  return folder === null ? null : new FileCache(folder);
}

/**
 * A cache for one process that looks at a knowledge base again and again: it begins with what the user's cache has, and
 * keeps what is new in memory, the last of each kind (what stands in front of a key's first NUL). Nothing waits for the disk.
 */
export function memoryCache(wanted: boolean): CacheStore {
  const behind = openCache(wanted);
  const last = new Map<string, { readonly key: string; readonly bytes: Uint8Array }>();
  const kindOf = (key: string): string => key.slice(0, key.indexOf('\0'));
  return {
    read(key) {
      const known = last.get(kindOf(key));
      return known?.key === key ? known.bytes : (behind?.read(key) ?? null);
    },
    write(key, bytes) {
      last.set(kindOf(key), { key, bytes });
    },
  };
}

/**
 * Files by key in one folder. A cache never fails its caller: what cannot be read is absent, what cannot be written is
 * left out. Several processes may share it, since every file is written whole and renamed into place.
 */
export class FileCache implements CacheStore {
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
      const path = this.#path(key);
      writeFileAtomically(path, bytes, { synced: false });
      this.#prune(path);
    } catch {
      // no space, no permission: go on without a cache
    }
  }

  #path(key: string): string {
    return join(this.folder, createHash('sha256').update(key).digest('hex'));
  }

  /** Removes the files that were not used for longest while the folder is over its limits; never the one just written. */
  #prune(written: string): void {
    const now = Date.now();
    const files = readdirSync(this.folder)
      .map((name) => join(this.folder, name))
      .flatMap((path) => {
        const stat = path === written ? undefined : statSync(path, { throwIfNoEntry: false });
        return stat?.isFile() ? [{ path, bytes: stat.size, used: stat.mtimeMs }] : [];
      })
      .sort((left, right) => right.used - left.used);
    let total = statSync(written).size;
    for (const file of files) {
      total += file.bytes;
      if (total > (now - file.used < latelyMs ? mostBytes : usualBytes)) rmSync(file.path, { force: true });
    }
  }
}
