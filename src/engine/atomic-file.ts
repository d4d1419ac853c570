import { randomBytes } from 'node:crypto';
import {
  closeSync,
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
/** What one call to the system writes at most. */
const mostAtOnce = 2 ** 30;

/**
 * Writes a file atomically (temporary file, sync, rename, sync of the folder): a reader sees the old bytes or the new
 * ones. Temporary files of killed processes are removed after an hour. A symbolic link is preserved.
 * @param synced false for a file that can be rebuilt and is validated when read: a power failure may lose it, but
 * nothing waits for the disk
 * @throws TriagraphError when the path is no plain file; file system errors carry that path
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

/** The target of the path. Renaming onto a device or a pipe would remove it for everyone. */
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
    throw new TriagraphError('output-kind', `${path} is a link that leads to itself, expected a file or a new name.`);
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
    return; // Windows does not open folders; renaming is all it offers.
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

/** Writes a new text file and its folders: a report or draft never overwrites existing work. */
export function writeNewText(path: string, text: string): void {
  makeFolder(dirname(path));
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new TriagraphError('file-exists', `${path}: there is a file already; name another one, or move it away`);
  }
}
