import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { TriagraphError } from '../../errors.js';
import { limits } from '../../limits.js';

// The only module that starts a program: git, without a shell, to read a repository. No text of a document or symptom
// becomes an argument.

const run = promisify(execFile);

/** Files that can belong to a knowledge base; nothing else is extracted. */
const wanted =
  /\.(?:md|markdown|mdx|txt|jsonl)$|(?:^|\/)goldens\/[^/]+\.ya?ml$|(?:^|\/)(?:triagraph\.config\.json|\.triagraphignore)$/i;
/** Plain files; symbolic links, which may point anywhere, have another mode. */
const fileModes: ReadonlySet<string> = new Set(['100644', '100755']);
const longestRevision = 250;

interface Blob {
  readonly id: string;
  readonly path: string;
}

/** Writes `folder` as of a revision to a target. @throws TriagraphError without repository, revision or git */
export async function exportRevision(revision: string, folder: string, target: string): Promise<void> {
  const prefix = (await git(folder, ['rev-parse', '--show-prefix'])).toString('utf8').replace(/\n$/, '');
  const commit = await commitOf(revision, folder);
  const listing = await git(folder, ['ls-tree', '-r', '-z', '-l', '--full-tree', commit]);
  const blobs = blobsOf(listing.toString('utf8'), prefix);
  const contents = await git(folder, ['cat-file', '--batch'], blobs.map(({ id }) => `${id}\n`).join(''));
  writeBlobs(blobs, contents, target);
}

async function commitOf(revision: string, folder: string): Promise<string> {
  const unknown = new TriagraphError(
    'revision-unknown',
    `${revision}: no folder, snapshot or git revision. Check the name; in a shallow clone fetch it first.`,
  );
  // `:path` would read the index, and `^commit` would exclude a commit.
  if (revision.length > longestRevision || !/^[^-:^\s\p{Cc}][^\s\p{Cc}]*$/u.test(revision)) throw unknown;
  try {
    const found = await git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
    return found.toString('utf8').trim();
  } catch (error) {
    throw error instanceof TriagraphError && error.code === 'git-failed' ? unknown : error;
  }
}

/** Lines of `ls-tree -l -z`: mode, type, id, size, tab, path. */
function blobsOf(listing: string, prefix: string): Blob[] {
  const blobs: Blob[] = [];
  for (const entry of listing.split('\0')) {
    const tab = entry.indexOf('\t');
    const [mode = '', , id = '', size = ''] = entry.slice(0, tab).split(/ +/);
    const full = entry.slice(tab + 1);
    if (!fileModes.has(mode) || !full.startsWith(prefix) || !wanted.test(full)) continue;
    // Larger files would be refused when they are read.
    if (Number(size) > limits.fileBytes || !isSafe(full)) continue;
    blobs.push({ id, path: full.slice(prefix.length) });
  }
  return blobs.slice(0, limits.files);
}

/** Git refuses such paths itself, but a repository can be created without git. */
const isSafe = (path: string): boolean =>
  !/[\\:]|\p{Cc}/u.test(path) && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

/** `cat-file --batch` prints for each id a line `<id> blob <size>`, the bytes and a line break. */
function writeBlobs(blobs: readonly Blob[], contents: Buffer, target: string): void {
  let at = 0;
  for (const { path } of blobs) {
    const lineEnd = contents.indexOf(10, at);
    const size = Number(contents.subarray(at, lineEnd).toString('latin1').split(' ')[2]);
    if (lineEnd < 0 || !Number.isInteger(size)) throw failed(`the content of ${path} is missing`);
    const file = join(target, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents.subarray(lineEnd + 1, lineEnd + 1 + size));
    at = lineEnd + 1 + size + 1;
  }
}

/** Prevents git from starting programs that the configuration of a repository names (monitors, transports, hooks). */
const startsNothing = {
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
};
const overrides = ['core.fsmonitor=false', `core.hooksPath=${devNull}`, 'protocol.allow=never'];

async function git(folder: string, args: readonly string[], input = ''): Promise<Buffer> {
  const env = { ...process.env, ...startsNothing, LC_ALL: 'C' };
  const options = {
    cwd: folder,
    env,
    windowsHide: true,
    encoding: 'buffer',
    maxBuffer: Number.POSITIVE_INFINITY,
  } as const;
  const running = run('git', [...overrides.flatMap((each) => ['-c', each]), ...args], options);
  // Git may exit before it has read all input; its exit code is checked.
  running.child.stdin?.on('error', () => {});
  running.child.stdin?.end(input);
  try {
    return (await running).stdout;
  } catch (error) {
    const { code, stderr } = error as { readonly code?: unknown; readonly stderr?: Buffer };
    const [complaint = ''] = String(stderr ?? '')
      .trim()
      .split('\n');
    if (typeof code === 'number') throw failed(complaint.slice(0, 500));
    throw new TriagraphError('git-missing', 'git could not be started. Install git, or compare folders.');
  }
}

const failed = (why: string): TriagraphError =>
  new TriagraphError(
    'git-failed',
    `git cannot read the repository: ${why || 'no reason given'}. Run the command inside a repository, or compare folders.`,
  );
