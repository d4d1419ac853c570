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
import type { Diagnostic } from '../model/index.js';

/** Why a file or folder was not read: a diagnostic without its path. */
export type ReadProblem = Pick<Diagnostic, 'ruleId' | 'severity' | 'message' | 'note'>;

const problem = (id: string, severity: ReadProblem['severity'], message: string, note: string): ReadProblem => ({
  ruleId: `read/${id}`,
  severity,
  message: `Unexpected ${message}`,
  note,
});

export const fileTooLarge = (bytes: number): ReadProblem =>
  problem(
    'too-large',
    'error',
    `file of ${bytes} bytes, expected at most ${limits.fileBytes} (fileBytes)`,
    'The file was not read. Split it, or name it in .triagraphignore.',
  );

export const tooDeep = problem(
  'too-deep',
  'error',
  `depth of folders, expected at most ${limits.folderDepth} (folderDepth)`,
  'The folder was not read. Move it up, or give it as a root of its own.',
);

export const tooMany = problem(
  'too-many-files',
  'error',
  `number of files, expected at most ${limits.files} (files)`,
  'The files after this one were not read. Split the knowledge base, or name folders in .triagraphignore.',
);

export const outsideRoot = problem(
  'outside-root',
  'warning',
  'symbolic link that leaves the knowledge base, expected a target inside it',
  'The link was not followed. Give its target as a root of its own, or remove it.',
);

export const brokenLink = problem(
  'broken-link',
  'warning',
  'symbolic link to nothing, expected a target that exists',
  'Remove the link, or restore its target.',
);

export const changing = problem(
  'changing',
  'error',
  'change of the file while it was read (twice), expected a file that stays the same',
  'The file was left out. Run the command again when the file is no longer being written.',
);

export const notRegular = (kind: string): ReadProblem =>
  problem(
    'not-a-file',
    'warning',
    `${kind}, expected a regular file`,
    'It was not opened. Remove it, or name it in .triagraphignore.',
  );

export function fileSystemProblem(error: unknown, what: 'file' | 'folder'): ReadProblem {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
  if (code === 'ELOOP') return brokenLink;
  if (code === 'EACCES' || code === 'EPERM')
    return problem(
      'permission',
      'error',
      `lack of permission to read the ${what} (${code}), expected it to be readable`,
      `Give this user the right to read it (chmod u+r${what === 'folder' ? 'x' : ''}), or name it in .triagraphignore.`,
    );
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return problem(
      'vanished',
      'error',
      `absence of the ${what} (${code}): it was removed while the folder was read, or its name is not valid text`,
      'Read again.',
    );
  return problem(
    'failed',
    'error',
    `failure to read the ${what} (${code}), expected it to be readable`,
    'Check the disk or the network share that it is on.',
  );
}

export interface FolderEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'skipped';
  /** The target of a symbolic link, relative to the root, with `/`; absent for other entries. */
  readonly target?: string;
  /** Why an entry is `skipped`. */
  readonly problem?: ReadProblem;
}

export type Failed = { readonly problem: ReadProblem };

/** Entries sorted by name. Synchronous, which is several times faster than promises for many small files. */
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

/** Treats a link as its target if the target is inside the root. */
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

/** Reads a file. If the file changes meanwhile, tries once more and then gives up. */
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
    // The additional byte shows whether the file has grown.
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
