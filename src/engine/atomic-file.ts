import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

const staleAfterMs = 60 * 60 * 1000;

/**
 * Writes a file so that a reader sees the old bytes or the new ones, never a part: temporary file, sync, rename, sync of
 * the folder. Temporary files that a killed process left more than an hour ago are removed.
 */
export function writeFileAtomically(path: string, bytes: Uint8Array): void {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  sweepStaleTemporaries(folder, basename(path));
  const temporary = join(folder, `.${basename(path)}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`);
  try {
    writeAndSync(temporary, bytes);
    renameSync(temporary, path);
    syncFolder(folder);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function writeAndSync(path: string, bytes: Uint8Array): void {
  const file = openSync(path, 'wx', 0o644);
  try {
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function syncFolder(folder: string): void {
  let handle: number;
  try {
    handle = openSync(folder, 'r');
  } catch {
    return; // Windows does not open folders; the rename is all it offers.
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
