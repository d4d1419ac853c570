import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { TriagraphError } from '../errors.js';

const staleAfterMs = 60 * 60 * 1000;
/** Maximum bytes of one system call. */
const mostAtOnce = 2 ** 30;

/**
 * Writes a file atomically (temporary file, sync, rename, sync of the folder), so that a reader sees the old bytes or the
 * new ones. Removes temporary files of killed processes after an hour. Preserves a symbolic link.
 * @param synced false for a file that can be rebuilt and is validated when it is read: a power failure may lose it, but the
 * caller does not wait for the disk
 * @throws TriagraphError when the path is not a plain file; errors of the file system carry that path
 */
export function writeFileAtomically(
  path: string,
  content: Uint8Array | Iterable<Uint8Array>,
  { synced = true } = {},
): void {
  makeFolder(dirname(path));
  const target = destination(path);
  const folder = dirname(target);
  const temporary = join(folder, `.${basename(target)}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`);
  try {
    makeFolder(folder);
    sweepStaleTemporaries(folder, basename(target));
    writeWhole(temporary, content instanceof Uint8Array ? [content] : content, synced);
    renameSync(temporary, target);
    if (synced) syncFolder(folder);
  } catch (error) {
    rmSync(temporary, { force: true });
    // The caller knows the path, not the temporary file.
    throw error instanceof TriagraphError ? error : Object.assign(error as Error, { path });
  }
}

/** The file that a path leads to. Refuses devices and pipes, which a rename would replace for everyone. */
function destination(path: string): string {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.isFile()) return path;
  if (found.isSymbolicLink()) return destination(followLink(path));
  const what = found.isDirectory() ? 'a folder' : 'a device, pipe or socket';
  throw new TriagraphError('output-kind', `${path} is ${what}, expected a file or a new name.`);
}

function followLink(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return resolve(dirname(path), readlinkSync(path));
    if (code !== 'ELOOP') throw error;
    throw new TriagraphError('output-kind', `${path} is a link to itself, expected a file or a new name.`);
  }
}

/** @throws TriagraphError when a part of the path is a file */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST' && code !== 'ENOTDIR') throw error;
    throw new TriagraphError('output-folder', `${folder}: a part of the path is a file, expected a folder.`);
  }
}

function writeWhole(path: string, chunks: Iterable<Uint8Array>, synced: boolean): void {
  const file = openSync(path, 'wx', 0o644);
  try {
    for (const bytes of chunks)
      for (let written = 0; written < bytes.length; )
        written += writeSync(file, bytes, written, Math.min(bytes.length - written, mostAtOnce));
    if (synced) fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function syncFolder(folder: string): void {
  let handle: number;
  try {
    handle = openSync(folder, 'r');
  } catch {
    return; // Windows cannot open folders.
  }
  try {
    fsyncSync(handle);
  } catch {
    // some file systems do not sync folders
  } finally {
    closeSync(handle);
  }
}

function sweepStaleTemporaries(folder: string, name: string): void {
  for (const entry of readdirSync(folder)) {
    if (!entry.startsWith(`.${name}.`) || !entry.endsWith('.tmp')) continue;
    const path = join(folder, entry);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > staleAfterMs) rmSync(path, { force: true });
  }
}

/** Writes a new text file and its folders, so that a report or draft never overwrites existing work. */
export function writeNewText(path: string, text: string): void {
  makeFolder(dirname(path));
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    refuseExisting([path], 'Name another file, or move it away.');
  }
}

/** @throws TriagraphError `file-exists` when one of the paths exists */
export function refuseExisting(paths: readonly string[], advice: string): void {
  const path = paths.find((each) => existsSync(each));
  if (path !== undefined) throw new TriagraphError('file-exists', `${path} exists already. ${advice}`);
}
