import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from '../version.js';
import { writeFileAtomically } from './atomic-file.js';

const megabyte = 1024 * 1024;
/** Size limit of the folder, except for recently used entries. */
const usualBytes = 512 * megabyte;
/** Size limit including recently used entries, large enough for those of one large compilation. */
const mostBytes = 4096 * megabyte;
const latelyMs = 60 * 60 * 1000;

/** Part of each key, because every build analyzes, and every V8 version serializes, in its own way. */
export function programFingerprint(): string {
  return [version, process.versions.v8, statSync(fileURLToPath(import.meta.url)).mtimeMs].join('\0');
}

/** Cached results by key. Never throws: an unreadable or damaged entry is absent, a failed write is skipped. */
export interface CacheStore {
  read(key: string): Uint8Array | null;
  write(key: string, bytes: Uint8Array): void;
}

/** The given cache, or that of the user, or null when none is wanted or possible. */
export function openCache(wanted: boolean | CacheStore = true): CacheStore | null {
  if (typeof wanted === 'object') return wanted;
  const folder = wanted ? cacheFolder() : null;
  return folder === null ? null : new FileCache(folder);
}

/** Reads from the user's cache but writes to memory: the last entry of each kind (the key up to the first NUL). */
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

/** In front of an entry: a damaged entry, or that of another key, is no entry. */
const digest = (key: string, bytes: Uint8Array): Buffer =>
  createHash('sha256').update(key).update('\0').update(bytes).digest();
const digestLength = 32;

/** A folder of entries. Several processes may share it, because files are written completely and renamed into place. */
export class FileCache implements CacheStore {
  constructor(readonly folder: string) {}

  read(key: string): Uint8Array | null {
    const path = this.#path(key);
    let entry: Buffer;
    try {
      entry = readFileSync(path);
    } catch {
      return null;
    }
    const bytes = entry.subarray(digestLength);
    if (!digest(key, bytes).equals(entry.subarray(0, digestLength))) return null;
    try {
      const now = new Date();
      utimesSync(path, now, now); // protects the entry from pruning
    } catch {
      // a read-only cache of another user
    }
    return bytes;
  }

  write(key: string, bytes: Uint8Array): void {
    try {
      const path = this.#path(key);
      writeFileAtomically(path, Buffer.concat([digest(key, bytes), bytes]), { synced: false });
      this.#prune(path);
    } catch {
      // no space, no permission: continue without a cache
    }
  }

  #path(key: string): string {
    return join(this.folder, createHash('sha256').update(key).digest('hex'));
  }

  /** Removes the least recently used entries while the folder exceeds its limits, but never the one just written. */
  #prune(written: string): void {
    const now = Date.now();
    const files = entriesOf(this.folder).filter(({ path }) => path !== written);
    files.sort((left, right) => right.mtimeMs - left.mtimeMs);
    let total = statSync(written).size;
    for (const file of files) {
      total += file.size;
      if (total > (now - file.mtimeMs < latelyMs ? mostBytes : usualBytes)) rmSync(file.path, { force: true });
    }
  }
}

export interface UserCache {
  /** Null without a home folder. */
  readonly folder: string | null;
  readonly entries: number;
  readonly bytes: number;
  /** When an entry was last read or written; null without entries. */
  readonly used: Date | null;
}

/** Describes the user's cache. A folder that does not exist or cannot be read has no entries. */
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

/** Deletes the entries of the user's cache and nothing else; returns what it contained. @throws errors of the file system */
export function clearUserCache(): UserCache {
  const before = userCache();
  if (before.folder !== null) for (const { path } of entriesOf(before.folder)) rmSync(path, { force: true });
  return before;
}

/** Names of entries. The folder of `TRIAGRAPH_CACHE` may contain other files too. */
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

/** The user's cache folder by the platform's convention, or `TRIAGRAPH_CACHE`. Null without a home folder. */
export function cacheFolder(environment: Readonly<Record<string, string | undefined>> = process.env): string | null {
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
