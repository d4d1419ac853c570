import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { limits } from '../limits.js';
import {
  brokenLink,
  changing,
  fileSystemProblem,
  fileTooLarge,
  notRegular,
  outsideRoot,
  type ReadProblem,
} from './problems.js';

export interface FolderEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'skipped';
  /** Where a link leads, relative to the root with `/`; absent when the entry is no link. */
  readonly target?: string;
  /** Of `skipped` only. */
  readonly problem?: ReadProblem;
}

export type Failed = { readonly problem: ReadProblem };

/**
 * The entries of a folder in a root, sorted by name. Calls are synchronous: for many small files that is several times
 * faster than promises.
 */
export function listFolder(root: string, folder: string): readonly FolderEntry[] | Failed {
  try {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    return entries
      .map((entry) => describe(root, join(root, folder, entry.name), entry, entry.name))
      .sort((left, right) => (left.name < right.name ? -1 : 1));
  } catch (error) {
    return { problem: fileSystemProblem(error, 'folder') };
  }
}

function describe(root: string, path: string, entry: Dirent | Stats, name: string): FolderEntry {
  if (entry.isFile()) return { name, kind: 'file' };
  if (entry.isDirectory()) return { name, kind: 'folder' };
  if (entry.isSymbolicLink()) return followLink(root, path, name);
  return { name, kind: 'skipped', problem: notRegular(kindName(entry)) };
}

/** A link counts as its target when that is inside the root. */
function followLink(root: string, path: string, name: string): FolderEntry {
  try {
    const target = realpathSync(path);
    if (target !== root && !target.startsWith(root.endsWith(sep) ? root : root + sep))
      return { name, kind: 'skipped', problem: outsideRoot };
    return { ...describe(root, path, statSync(target), name), target: relative(root, target).replaceAll(sep, '/') };
  } catch {
    return { name, kind: 'skipped', problem: brokenLink };
  }
}

function kindName(entry: Dirent | Stats): string {
  if (entry.isFIFO()) return 'named pipe';
  if (entry.isSocket()) return 'socket';
  return entry.isBlockDevice() || entry.isCharacterDevice() ? 'device' : 'kind of file';
}

/** Reads a file that does not change meanwhile; one that does is read a second time, then given up. */
export function readBytes(path: string): Uint8Array | Failed {
  try {
    return readOnce(path) ?? readOnce(path) ?? { problem: changing };
  } catch (error) {
    return { problem: fileSystemProblem(error, 'file') };
  }
}

/** Null when the file changed. O_NONBLOCK: a pipe that replaced the file since it was listed must not block. */
function readOnce(path: string): Uint8Array | Failed | null {
  const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const before = fstatSync(descriptor);
    if (!before.isFile()) return { problem: notRegular(kindName(before)) };
    if (before.size > limits.fileBytes) return { problem: fileTooLarge(before.size) };
    // One byte more than expected shows growth.
    const buffer = Buffer.allocUnsafe(before.size + 1);
    let length = 0;
    for (let count = -1; count !== 0 && length < buffer.length; length += count)
      count = readSync(descriptor, buffer, length, buffer.length - length, null);
    const after = fstatSync(descriptor);
    const isStill = length === before.size && after.size === before.size && after.mtimeMs === before.mtimeMs;
    return isStill ? buffer.subarray(0, length) : null;
  } finally {
    closeSync(descriptor);
  }
}
