import { realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import type { Diagnostic, SourceFile } from '../model/index.js';
import { ReadError } from './problems.js';
import { directorySource } from './sources.js';
import {
  byPath,
  type ProjectIgnore,
  projectRules,
  type ReadResult,
  readInto,
  readSource,
  type WalkOptions,
} from './walk.js';

/** Extensions that are read when a file root or glob names them. */
const namedExtensions = /\.(?:md|markdown|mdx|txt)$/i;

export interface ReadOptions {
  /** What a project leaves out. A file that a root names is read all the same. */
  readonly ignore?: ProjectIgnore;
}

/** What a root gave, with the real place of each of its files. */
interface RootResult extends ReadResult {
  readonly base: string;
  readonly folder: string;
}

/**
 * Reads a knowledge base from folders, files and globs. Paths are relative to their root; of several roots, every
 * path gets its root's base name in front, so that no file that is added later renames the others. A file that several roots reach is read once.
 * Throws ReadError (`root-not-found`, `root-not-readable`, `root-kind`) for a root that cannot be read at all.
 */
export async function readSources(roots: readonly string[], options: ReadOptions = {}): Promise<ReadResult> {
  const results: RootResult[] = [];
  for (const root of roots) results.push(await readRoot(root, options));
  return merge(results);
}

async function readRoot(root: string, options: ReadOptions): Promise<RootResult> {
  const stats = statsOf(root);
  if (stats?.isDirectory()) return readFolder(root, root, options);
  if (stats?.isFile()) return readFile(root);
  if (stats)
    throw new ReadError(
      'root-kind',
      `Unexpected kind of root: ${root} is no folder or file. Give a folder, a file or a glob.`,
      root,
    );
  if (!isDynamicPattern(root))
    throw new ReadError(
      'root-not-found',
      `Nothing found at ${root}. Check the path, or give an existing folder, file or glob.`,
      root,
    );
  return readGlob(root, options);
}

function statsOf(root: string): Stats | null {
  try {
    return statSync(root);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return null;
    throw notReadable(root, error);
  }
}

function notReadable(root: string, cause: unknown): ReadError {
  const code = (cause as NodeJS.ErrnoException).code ?? 'unknown';
  const advice =
    code === 'ELOOP'
      ? 'It is a link that leads to itself: give what it should lead to.'
      : 'Give this user the right to read it.';
  return new ReadError('root-not-readable', `Cannot read ${root} (${code}). ${advice}`, root, { cause });
}

async function readFolder(
  root: string,
  folder: string,
  { ignore }: ReadOptions,
  accept?: WalkOptions['accept'],
): Promise<RootResult> {
  const source = directorySource(folder);
  const listing = source.list('');
  if ('problem' in listing)
    throw new ReadError(
      'root-not-readable',
      `Cannot read ${root}: ${listing.problem.message}. ${listing.problem.note ?? ''}`.trim(),
      root,
    );
  const rules = ignore ? projectRules(ignore, resolve(folder)) : null;
  const result = await readSource(source, { rules, ...(accept ? { accept } : {}) });
  if (result.files.length === 0 && result.diagnostics.length === 0) result.diagnostics.push(noDocuments(root));
  return { ...result, base: basename(resolve(folder)), folder: realpathSync(folder) };
}

function noDocuments(root: string): Diagnostic {
  return {
    ruleId: 'read/no-documents',
    severity: 'warning',
    message: `Unexpected absence of documents in ${root}, expected .md, .markdown or .mdx files`,
    path: '.',
    note: 'Check the folder, and what .triagraphignore and "ignore" of triagraph.config.json leave out.',
  };
}

/** A file that is named is read where it leads to, also when it is a link: its user asked for it. */
function readFile(root: string): RootResult {
  if (!namedExtensions.test(root))
    throw new ReadError(
      'root-kind',
      `Unexpected kind of file: ${root}. Give a .md, .markdown, .mdx or .txt file, or a whole snapshot of triagraph compile.`,
      root,
    );
  const folder = dirname(resolve(root));
  const files: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  readInto({ source: directorySource(folder), files, diagnostics }, basename(root));
  return { files, diagnostics, base: basename(folder), folder: realpathSync(folder) };
}

async function readGlob(root: string, options: ReadOptions): Promise<RootResult> {
  const pattern = root.replaceAll(sep, '/');
  const parts = pattern.split('/');
  const dynamic = parts.findIndex((part) => isDynamicPattern(part));
  const folder = parts.slice(0, dynamic).join('/') || (pattern.startsWith('/') ? '/' : '.');
  if (!statsOf(folder)?.isDirectory())
    throw new ReadError('root-not-found', `Nothing found at ${root}: ${folder} is no folder. Check the path.`, root);
  const matches = await glob(parts.slice(dynamic).join('/'), {
    cwd: folder,
    followSymbolicLinks: false,
    expandDirectories: false,
    ignore: ['**/node_modules/**'],
  });
  const wanted = new Set(matches.filter((path) => namedExtensions.test(path)));
  if (wanted.size === 0)
    throw new ReadError(
      'root-not-found',
      `No document matches ${root}. Check the pattern; quote it, so that the shell leaves it alone.`,
      root,
    );
  return readFolder(root, folder, options, (path) => wanted.has(path));
}

function merge(results: readonly RootResult[]): ReadResult {
  // One root gives each of its files once.
  const named = results.length > 1 ? withPrefixes(withoutRepeats(results)) : results;
  return {
    files: named.flatMap(({ files }) => files).sort(byPath),
    diagnostics: named.flatMap(({ diagnostics }) => diagnostics).sort(byPath),
  };
}

/** Each file where the first root that reaches it has it. */
function withoutRepeats(results: readonly RootResult[]): RootResult[] {
  const seen = new Set<string>();
  return results.map((result) => ({
    ...result,
    files: result.files.filter(({ path }) => {
      const place = join(result.folder, path);
      return !seen.has(place) && seen.add(place);
    }),
  }));
}

/** `.` is the root itself. */
const under = (prefix: string, path: string): string => (path === '.' ? prefix : `${prefix}/${path}`);

function withPrefixes(results: readonly RootResult[]): ReadResult[] {
  const used = new Map<string, number>();
  return results.map(({ files, diagnostics, base }) => {
    const count = (used.get(base) ?? 0) + 1;
    used.set(base, count);
    const prefix = count === 1 ? base : `${base}-${count}`;
    const move = (diagnostic: Diagnostic): Diagnostic => ({ ...diagnostic, path: under(prefix, diagnostic.path) });
    return {
      files: files.map((file) => ({
        ...file,
        path: `${prefix}/${file.path}`,
        diagnostics: file.diagnostics.map(move),
      })),
      diagnostics: diagnostics.map(move),
    };
  });
}
