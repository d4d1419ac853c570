import { TriagraphError } from '../errors.js';
import { limits } from '../limits.js';
import type { Diagnostic } from '../model/index.js';

/** Why a file or folder gives no text; a diagnostic without its path. */
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
  'change of the file while it was read, twice, expected it to be still',
  'The file was left out. Read again when its writer is done.',
);

export const notRegular = (kind: string): ReadProblem =>
  problem(
    'not-a-file',
    'warning',
    `${kind}, expected a regular file`,
    'It was not opened. Remove it, or name it in .triagraphignore.',
  );

/** The problem that an error of the file system means. */
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
      `absence of the ${what} (${code}): it was removed while the folder was read, or its name is no valid text`,
      'Read again.',
    );
  return problem(
    'failed',
    'error',
    `failure to read the ${what} (${code}), expected it to be readable`,
    'Check the disk or the network share that it is on.',
  );
}

export type ReadErrorCode = 'root-not-found' | 'root-not-readable' | 'root-kind';

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
