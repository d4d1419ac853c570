import type { Stats } from 'node:fs';

/** What tells that a file is as it was, without reading it: the same as git compares. */
export interface FileStamp {
  /** Absolute path. */
  readonly place: string;
  readonly size: number;
  /** Milliseconds, with the fraction that the file system knows. */
  readonly modified: number;
  /** When its content or anything else of it was changed: programs can set `modified` back, but not this. */
  readonly changed: number;
  readonly inode: number;
  readonly device: number;
}

/** What files held when they were read before. */
export interface ReadMemory {
  /** SHA-256 of a file's bytes, or null when it was not read before or may have changed since. */
  hashOf(stamp: FileStamp): string | null;
  /** Called with each file that was read. */
  learn(stamp: FileStamp, hash: string): void;
}

export function stampOf(place: string, { size, mtimeMs, ctimeMs, ino, dev }: Stats): FileStamp {
  return { place, size, modified: mtimeMs, changed: ctimeMs, inode: ino, device: dev };
}
