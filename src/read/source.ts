import type { Stats } from 'node:fs';

/** Why an entry or file gives no text. Becomes a diagnostic of the path. */
export interface SourceProblem {
  readonly ruleId: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly note?: string;
}

/** One entry of a folder. */
export interface SourceEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'skipped';
  /** Where a link leads, relative to the root; absent when the entry is no link. */
  readonly target?: string;
  /** Of `skipped` only; an entry without one is skipped silently. */
  readonly problem?: SourceProblem;
}

export interface Content {
  readonly bytes: Uint8Array;
  /** What the file was while it was read; absent where there is no such thing. */
  readonly stamp?: FileStamp;
}

export type Bytes = Content | { readonly problem: SourceProblem };

/**
 * Where the files of a knowledge base come from. Paths are relative to the source's root, with `/`; the root is ''.
 * Nothing outside the root is ever given. What cannot be read is a problem, never an exception.
 */
export interface Source {
  /** The root as its user calls it. */
  readonly name: string;
  list(folder: string): { readonly entries: readonly SourceEntry[] } | { readonly problem: SourceProblem };
  read(path: string): Bytes;
  /** What a file is now, without reading it; null when that cannot be told. */
  stamp?(path: string): FileStamp | null;
}

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
