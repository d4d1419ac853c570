import { realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { TriagraphError } from '../errors.js';
import type { Diagnostic } from '../model/index.js';
import { listFolder } from './folder.js';
import { byPath, type ProjectIgnore, projectRules, type ReadResult, readFolder, readInto } from './walk.js';

const isNamedDocument = (path: string): boolean => /\.(?:md|markdown|mdx|txt|jsonl)$/i.test(path);

export interface ReadOptions {
  /** What a project excludes. A file that is itself a root is read anyway. */
  readonly ignore?: ProjectIgnore;
  /** Which files are documents, by their paths in a root. Default: Markdown and JSON lines, and `.txt` files that are roots. */
  readonly accept?: (path: string) => boolean;
}

interface RootResult extends ReadResult {
  readonly base: string;
  /** Real path. */
  readonly folder: string;
}

/**
 * Reads a knowledge base from folders, files and globs. Paths are relative to their root. With several roots, every path is
 * prefixed with the base name of its root, so that adding a file never renames another. A file that several roots contain
 * is read once, and what is wrong with it is reported once.
 * @throws TriagraphError (`root-not-found`, `root-not-readable`, `root-kind`) for a root that cannot be read at all
 */
export async function readSources(roots: readonly string[], options: ReadOptions = {}): Promise<ReadResult> {
  const results: RootResult[] = [];
  for (const root of roots) results.push(await readRoot(root, options));
  return merge(results);
}

async function readRoot(root: string, options: ReadOptions): Promise<RootResult> {
  const stats = statsOf(root);
  if (stats?.isDirectory()) return readFolderRoot(root, root, options);
  if (stats?.isFile()) return readFile(root, options);
  if (stats)
    throw new TriagraphError(
      'root-kind',
      `Unexpected kind of root: ${root} is not a folder or file. Give a folder, a file or a glob.`,
    );
  if (isDynamicPattern(root)) return readGlob(root, options);
  throw notFound(`Nothing found at ${root}. Check the path, or give an existing folder, file or glob.`);
}

const notFound = (message: string): TriagraphError => new TriagraphError('root-not-found', message);

function statsOf(root: string): Stats | null {
  try {
    return statSync(root);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(code)) return null;
    const advice =
      code === 'ELOOP' ? 'The link leads to itself: give its intended target.' : 'Give this user the right to read it.';
    throw new TriagraphError('root-not-readable', `Cannot read ${root} (${code}). ${advice}`);
  }
}

async function readFolderRoot(root: string, folder: string, { ignore, accept }: ReadOptions): Promise<RootResult> {
  const listing = listFolder(folder, '');
  if ('problem' in listing) {
    const { message, note = '' } = listing.problem;
    throw new TriagraphError('root-not-readable', `Cannot read ${root}: ${message}. ${note}`.trim());
  }
  const real = realpathSync(folder);
  const rules = ignore ? projectRules(ignore, resolve(folder)) : null;
  const result = await readFolder(real, { rules, ...(accept ? { accept } : {}) });
  if (result.files.length === 0 && result.diagnostics.length === 0) result.diagnostics.push(noDocuments(root));
  return { ...result, base: basename(resolve(folder)), folder: real };
}

const noDocuments = (root: string): Diagnostic => ({
  ruleId: 'read/no-documents',
  severity: 'warning',
  message: `Unexpected absence of documents in ${root}, expected .md, .markdown, .mdx or .jsonl files`,
  path: '.',
  note: 'Check the folder, and what .triagraphignore and "ignore" of triagraph.config.json leave out.',
});

/** Reads a named file even if it is a link out of its folder, because the user asked for it. */
function readFile(root: string, { accept = isNamedDocument }: ReadOptions): RootResult {
  if (!accept(basename(root)))
    throw new TriagraphError(
      'root-kind',
      `Unexpected kind of file: ${root}. Give a .md, .markdown, .mdx, .txt or .jsonl file, or a whole snapshot of triagraph compile.`,
    );
  const folder = dirname(resolve(root));
  const result = { files: [], diagnostics: [], base: basename(folder), folder: realpathSync(folder) };
  readInto(result, result.folder, basename(root));
  return result;
}

async function readGlob(root: string, options: ReadOptions): Promise<RootResult> {
  const pattern = root.replaceAll(sep, '/');
  const parts = pattern.split('/');
  const dynamic = parts.findIndex((part) => isDynamicPattern(part));
  const folder = parts.slice(0, dynamic).join('/') || (pattern.startsWith('/') ? '/' : '.');
  if (!statsOf(folder)?.isDirectory())
    throw notFound(`Nothing found at ${root}: ${folder} is not a folder. Check the path.`);
  const matches = await glob(parts.slice(dynamic).join('/'), {
    cwd: folder,
    followSymbolicLinks: false,
    expandDirectories: false,
    ignore: ['**/node_modules/**'],
  });
  const wanted = new Set(matches.filter(options.accept ?? isNamedDocument));
  if (wanted.size === 0 && (options.accept === undefined || matches.length === 0))
    throw notFound(`No document matches ${root}. Check the pattern; quote it, so that the shell leaves it alone.`);
  return readFolderRoot(root, folder, { ...options, accept: (path) => wanted.has(path) });
}

function merge(results: readonly RootResult[]): ReadResult {
  const named = results.length > 1 ? withPrefixes(withoutRepeats(results)) : results;
  return {
    files: named.flatMap(({ files }) => files).sort(byPath),
    diagnostics: named.flatMap(({ diagnostics }) => diagnostics).sort(byPath),
  };
}

function withoutRepeats(results: readonly RootResult[]): RootResult[] {
  const readBy = new Map<string, RootResult>();
  return results.map((result) => {
    const isFirst = ({ path }: { readonly path: string }): boolean => {
      const file = join(result.folder, path);
      if (!readBy.has(file)) readBy.set(file, result);
      return readBy.get(file) === result;
    };
    return { ...result, files: result.files.filter(isFirst), diagnostics: result.diagnostics.filter(isFirst) };
  });
}

function withPrefixes(results: readonly RootResult[]): ReadResult[] {
  const used = new Map<string, number>();
  return results.map(({ files, diagnostics, base }) => {
    const count = (used.get(base) ?? 0) + 1;
    used.set(base, count);
    const prefix = count === 1 ? base : `${base}-${count}`;
    const move = <Item extends { readonly path: string }>(item: Item): Item => ({
      ...item,
      path: item.path === '.' ? prefix : `${prefix}/${item.path}`,
    });
    return {
      files: files.map((file) => ({ ...move(file), diagnostics: file.diagnostics.map(move) })),
      diagnostics: diagnostics.map(move),
    };
  });
}
