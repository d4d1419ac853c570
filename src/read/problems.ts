import { TriagraphError } from '../errors.js';
import { limits } from '../limits.js';
import type { SourceProblem } from './source.js';

export function fileTooLarge(bytes: number): SourceProblem {
  return {
    ruleId: 'read/too-large',
    severity: 'error',
    message: `Unexpected file of ${bytes} bytes, expected at most ${limits.fileBytes} (fileBytes)`,
    note: 'The file was not read. Split it, or name it in .triagraphignore.',
  };
}

export const tooDeep: SourceProblem = {
  ruleId: 'read/too-deep',
  severity: 'error',
  message: `Unexpected depth of folders, expected at most ${limits.folderDepth} (folderDepth)`,
  note: 'The folder was not read. Move it up, or give it as a root of its own.',
};

export const tooMany: SourceProblem = {
  ruleId: 'read/too-many-files',
  severity: 'error',
  message: `Unexpected number of files, expected at most ${limits.files} (files)`,
  note: 'The files after this one were not read. Split the knowledge base, or name folders in .triagraphignore.',
};

export const outsideRoot: SourceProblem = {
  ruleId: 'read/outside-root',
  severity: 'warning',
  message: 'Unexpected symbolic link that leaves the knowledge base, expected a target inside it',
  note: 'The link was not followed. Give its target as a root of its own, or remove it.',
};

export const brokenLink: SourceProblem = {
  ruleId: 'read/broken-link',
  severity: 'warning',
  message: 'Unexpected symbolic link to nothing, expected a target that exists',
  note: 'Remove the link, or restore its target.',
};

export const changing: SourceProblem = {
  ruleId: 'read/changing',
  severity: 'error',
  message: 'Unexpected change of the file while it was read, twice, expected it to be still',
  note: 'The file was left out. Read again when its writer is done.',
};

export function notRegular(kind: string): SourceProblem {
  return {
    ruleId: 'read/not-a-file',
    severity: 'warning',
    message: `Unexpected ${kind}, expected a regular file`,
    note: 'It was not opened. Remove it, or name it in .triagraphignore.',
  };
}

/** The problem that an error of the file system means. */
export function fileSystemProblem(error: unknown, what: 'file' | 'folder'): SourceProblem {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
  if (code === 'EACCES' || code === 'EPERM')
    return {
      ruleId: 'read/permission',
      severity: 'error',
      message: `Unexpected lack of permission to read the ${what} (${code}), expected it to be readable`,
      note: `Give this user the right to read it (chmod u+r${what === 'folder' ? 'x' : ''}), or name it in .triagraphignore.`,
    };
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return {
      ruleId: 'read/vanished',
      severity: 'error',
      message: `Unexpected absence of the ${what} (${code}): it was removed while the folder was read, or its name is no valid text`,
      note: 'Read again.',
    };
  if (code === 'ELOOP') return brokenLink;
  return {
    ruleId: 'read/failed',
    severity: 'error',
    message: `Unexpected failure to read the ${what} (${code}), expected it to be readable`,
    note: 'Check the disk or the network share that it is on.',
  };
}

export type ReadErrorCode = 'root-not-found' | 'root-not-readable' | 'root-matches-nothing' | 'root-kind';

/** A root that cannot be read: misuse by the caller, unlike what is wrong with a single file. */
export class ReadError extends TriagraphError {
  override readonly name = 'ReadError';

  constructor(
    code: ReadErrorCode,
    message: string,
    /** The root as the caller gave it. */
    readonly root: string,
    options?: ErrorOptions,
  ) {
    super(code, message, 2, options);
  }
}
