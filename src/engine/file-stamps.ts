import { resolve } from 'node:path';
import { type FileStamp, type ProjectIgnore, type ReadMemory, type ReadResult, readSources } from '../read/index.js';
import type { CacheStore } from './file-cache.js';

/**
 * Milliseconds before reading within which a change may have the same timestamp as a later one: FAT has a resolution
 * of two seconds, and clocks of network shares may differ. Git calls such files racily clean and reads them again as
 * well.
 */
const racyMs = 2_000;

type Row = readonly [
  place: string,
  size: number,
  modified: number,
  changed: number,
  inode: number,
  device: number,
  hash: string,
];

/**
 * Reads a knowledge base; unchanged files are read only when their text is needed.
 * @param now milliseconds by the clock of the file system
 * @throws ReadError when a root is missing or cannot be read
 */
export async function readRemembered(
  roots: readonly string[],
  cache: CacheStore | null,
  ignore: ProjectIgnore,
  now = Date.now(),
): Promise<ReadResult> {
  if (cache === null) return readSources(roots, { ignore });
  const stamps = new FileStamps(cache, roots, now);
  const result = await readSources(roots, { memory: stamps, ignore });
  stamps.keep();
  return result;
}

/** Timestamps and hashes of the files of a knowledge base at the last reading, in the user's cache. */
class FileStamps implements ReadMemory {
  readonly #cache: CacheStore;
  readonly #key: string;
  /** Changes before this time are complete. */
  readonly #settled: number;
  readonly #known: ReadonlyMap<string, Row>;
  readonly #kept: Row[] = [];
  #learnt = false;

  /**
   * @param roots of the knowledge base
   * @param now when reading begins
   */
  constructor(cache: CacheStore, roots: readonly string[], now: number) {
    this.#cache = cache;
    this.#key = `stamps\0${roots.map((root) => resolve(root)).join('\0')}`;
    this.#settled = now - racyMs;
    this.#known = new Map(rowsOf(cache.read(this.#key)).map((row) => [row[0], row]));
  }

  hashOf(stamp: FileStamp): string | null {
    const row = this.#known.get(stamp.place);
    if (row === undefined || !isSame(row, stamp)) return null;
    this.#kept.push(row);
    return row[6];
  }

  learn(stamp: FileStamp, hash: string): void {
    const { place, size, modified, changed, inode, device } = stamp;
    if (Math.max(modified, changed) >= this.#settled) return;
    this.#kept.push([place, size, modified, changed, inode, device, hash]);
    this.#learnt = true;
  }

  /** Stores what was read for the next run. */
  keep(): void {
    if (this.#learnt) this.#cache.write(this.#key, Buffer.from(JSON.stringify(this.#kept)));
  }
}

const isSame = ([, size, modified, changed, inode, device]: Row, stamp: FileStamp): boolean =>
  size === stamp.size &&
  modified === stamp.modified &&
  changed === stamp.changed &&
  inode === stamp.inode &&
  device === stamp.device;

/** Damaged rows are dropped: an unknown hash leads to no cached document. */
function rowsOf(bytes: Uint8Array | null): Row[] {
  if (bytes === null) return [];
  try {
    const rows: unknown = JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8'));
    return Array.isArray(rows) ? rows.filter((row) => Array.isArray(row) && typeof row[6] === 'string') : [];
  } catch {
    return [];
  }
}
