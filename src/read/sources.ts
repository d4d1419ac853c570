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
import { brokenLink, changing, fileSystemProblem, fileTooLarge, notRegular, outsideRoot } from './problems.js';
import type { Bytes, Source, SourceEntry } from './source.js';

/**
 * A folder on disk. Calls are synchronous: for many small files that is several times faster than the promises of
 * node:fs; the caller yields between files.
 */
export function directorySource(folder: string): Source {
  const root = realpathSync(folder);
  return {
    name: folder,
    list(path) {
      try {
        const entries = readdirSync(join(root, path), { withFileTypes: true });
        return { entries: entries.map((entry) => describe(root, join(root, path, entry.name), entry)) };
      } catch (error) {
        return { problem: fileSystemProblem(error, 'folder') };
      }
    },
    read: (path) => readStill(join(root, path)),
  };
}

function describe(
  root: string,
  path: string,
  entry: Dirent | Stats,
  name = path.slice(path.lastIndexOf(sep) + 1),
): SourceEntry {
  if (entry.isFile()) return { name, kind: 'file' };
  if (entry.isDirectory()) return { name, kind: 'folder' };
  if (entry.isSymbolicLink()) return followLink(root, path, name);
  return { name, kind: 'skipped', problem: notRegular(kindName(entry)) };
}

/** A link counts as what it leads to, as long as that is inside the root. */
function followLink(root: string, path: string, name: string): SourceEntry {
  try {
    const target = realpathSync(path);
    if (target !== root && !target.startsWith(root.endsWith(sep) ? root : root + sep))
      return { name, kind: 'skipped', problem: outsideRoot };
    const found = describe(root, path, statSync(target), name);
    return { ...found, target: relative(root, target).replaceAll(sep, '/') };
  } catch {
    return { name, kind: 'skipped', problem: brokenLink };
  }
}

function kindName(entry: Dirent | Stats): string {
  if (entry.isFIFO()) return 'named pipe';
  if (entry.isSocket()) return 'socket';
  if (entry.isBlockDevice() || entry.isCharacterDevice()) return 'device';
  return 'kind of file';
}

/** Reads a file that does not change meanwhile; one that does is read a second time, then given up. */
function readStill(path: string): Bytes {
  try {
    return readOnce(path) ?? readOnce(path) ?? { problem: changing };
  } catch (error) {
    return { problem: fileSystemProblem(error, 'file') };
  }
}

/** Null when the file changed. O_NONBLOCK: a pipe that took the file's place since it was listed must not block. */
function readOnce(path: string): Bytes | null {
  const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const before = fstatSync(descriptor);
    if (!before.isFile()) return { problem: notRegular(kindName(before)) };
    if (before.size > limits.fileBytes) return { problem: fileTooLarge(before.size) };
    // One byte more than expected, so that growth is seen.
    const buffer = Buffer.allocUnsafe(before.size + 1);
    let length = 0;
    for (let count = -1; count !== 0 && length < buffer.length; length += count)
      count = readSync(descriptor, buffer, length, buffer.length - length, null);
    const after = fstatSync(descriptor);
    const still = length === before.size && after.size === before.size && after.mtimeMs === before.mtimeMs;
    return still ? { bytes: buffer.subarray(0, length) } : null;
  } finally {
    closeSync(descriptor);
  }
}

/** A source of files that are in memory: path with `/` → text (taken as UTF-8) or bytes. */
export function memorySource(files: Readonly<Record<string, string | Uint8Array>>, name = 'memory'): Source {
  const contents = new Map(Object.entries(files));
  const folders = new Map<string, Map<string, SourceEntry>>([['', new Map()]]);
  for (const path of contents.keys()) addPath(folders, path);
  return {
    name,
    list: (folder) => ({ entries: [...(folders.get(folder)?.values() ?? [])] }),
    read(path): Bytes {
      const content = contents.get(path);
      if (content === undefined)
        return { problem: { ruleId: 'read/vanished', severity: 'error', message: 'Unexpected absence of the file' } };
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      return bytes.length > limits.fileBytes ? { problem: fileTooLarge(bytes.length) } : { bytes };
    },
  };
}

function addPath(folders: Map<string, Map<string, SourceEntry>>, path: string): void {
  const names = path.split('/');
  let folder = '';
  names.forEach((name, index) => {
    const isFile = index === names.length - 1;
    folders.get(folder)!.set(name, { name, kind: isFile ? 'file' : 'folder' });
    if (isFile) return;
    folder = folder === '' ? name : `${folder}/${name}`;
    if (!folders.has(folder)) folders.set(folder, new Map());
  });
}
