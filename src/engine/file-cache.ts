import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolder } from '../cache-folder.js';
import { version } from '../version.js';
import { writeFileAtomically } from './atomic-file.js';

const megabyte = 1024 * 1024;
/** Size limit of the folder for entries that were not used recently. */
const usualBytes = 512 * megabyte;
/** Absolute size limit: the entries of one large compilation must survive it. */
const mostBytes = 4096 * megabyte;
const latelyMs = 60 * 60 * 1000;

/** Builds analyze differently and V8 versions serialize differently: each has its own cache. */
export function programFingerprint(): string {
  return [version, process.versions.v8, statSync(fileURLToPath(import.meta.url)).mtimeMs].join('\0');
}

/** Cached results by key. Never throws: an unreadable entry is absent, a failed write is skipped. */
export interface CacheStore {
  read(key: string): Uint8Array | null;
  write(key: string, bytes: Uint8Array): void;
}

/** The given cache or the user's, or null when none is wanted or possible. */
export function openCache(wanted: boolean | CacheStore = true): CacheStore | null {
  if (typeof wanted === 'object') return wanted;
  const folder = wanted ? cacheFolder() : null;
  return folder === null ? null : new FileCache(folder);
}

/**
 * A cache for one process that repeatedly opens a knowledge base: it starts with the user's cache and keeps new
 * entries in memory, the last of each kind (the part of the key before the first NUL). Nothing waits for the disk.
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
 * Files by key in one folder. Never throws: an unreadable entry is absent, a failed write is skipped. Several
 * processes may share it, since files are written completely and renamed into place.
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
      utimesSync(path, now, now); // protects recently used entries from pruning
    } catch {
      // a read-only cache of another user
    }
    return bytes;
  }

  write(key: string, bytes: Uint8Array): void {
    try {
      const path = this.#path(key);
      writeFileAtomically(path, bytes, { synced: false });
      this.#prune(path);
    } catch {
      // no space, no permission: continue without a cache
    }
  }

  #path(key: string): string {
    return join(this.folder, createHash('sha256').update(key).digest('hex'));
  }

  /** Removes the least recently used files while the folder is over its limits, but never the one just written. */
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
