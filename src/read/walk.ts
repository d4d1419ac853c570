import { isAbsolute, relative, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { limits } from '../limits.js';
import type { Diagnostic, SourceFile } from '../model/index.js';
import { decodeSource, isBinary } from './decode.js';
import { brokenLink, tooDeep, tooMany } from './problems.js';
import type { Source, SourceEntry, SourceProblem } from './source.js';

export const ignoreFileName = '.triagraphignore';

/** Patterns of a project, relative to its folder. */
export interface ProjectIgnore {
  readonly folder: string;
  readonly patterns: readonly string[];
}

/** The rules that hold in a folder: its own and those of the folders above, the nearest last. */
export interface IgnoreRules {
  readonly parent: IgnoreRules | null;
  /** The folder that the rules are relative to; '' is the root. */
  readonly folder: string;
  /** What stands in front of a path where the rules are relative to a folder above the root; '' or with a slash behind. */
  readonly above: string;
  readonly matcher: Ignore;
}

/** Adds what a folder's .triagraphignore (gitignore syntax) says to the rules of the folders above. */
export function withRules(parent: IgnoreRules | null, folder: string, text: string): IgnoreRules {
  return { parent, folder, above: '', matcher: ignore().add(text) };
}

/** The rules of a project in one root; null where it has none. In a root outside of its folder they count as written there. */
export function projectRules({ folder, patterns }: ProjectIgnore, root: string): IgnoreRules | null {
  if (patterns.length === 0) return null;
  const inside = relative(folder, root).replaceAll(sep, '/');
  const isOutside = inside === '' || inside === '..' || inside.startsWith('../') || isAbsolute(inside);
  return { parent: null, folder: '', above: isOutside ? '' : `${inside}/`, matcher: ignore().add([...patterns]) };
}

/** Whether the rules leave out a path. Folders are asked before what is in them. The nearest rule that speaks decides. */
export function isIgnored(rules: IgnoreRules | null, path: string, isFolder: boolean): boolean {
  for (let scope = rules; scope; scope = scope.parent) {
    const inside = scope.folder === '' ? `${scope.above}${path}` : path.slice(scope.folder.length + 1);
    const verdict = scope.matcher.test(isFolder ? `${inside}/` : inside);
    if (verdict.ignored) return true;
    if (verdict.unignored) return false;
  }
  return false;
}

/** Folders that never hold documents of a knowledge base. */
const skippedFolders: ReadonlySet<string> = new Set(['node_modules']);
/** Files between two turns of the event loop, so that a server goes on answering while it reloads. */
const filesPerTurn = 256;

export interface ReadResult {
  /** Sorted by path, by code unit. */
  readonly files: SourceFile[];
  /** What was left out, and why. What is wrong inside a file is in the file's own diagnostics. */
  readonly diagnostics: Diagnostic[];
}

interface Folder {
  readonly path: string;
  /** Where it really is, relative to the root: differs from `path` below a link. */
  readonly identity: string;
  readonly depth: number;
  readonly rules: IgnoreRules | null;
}

interface Found {
  readonly path: string;
  readonly identity: string;
}

/** The files of a source that `accept` takes, in no order. */
interface Listing {
  readonly files: Found[];
  readonly diagnostics: Diagnostic[];
}

export interface WalkOptions {
  /** Which files are read, by their paths; default: documents. */
  readonly accept?: (path: string) => boolean;
  /** What is left out besides what .triagraphignore files say. */
  readonly rules?: IgnoreRules | null;
}

/**
 * Reads every file of a source that `accept` takes, except what .triagraphignore files leave out.
 * Dot folders, dot files and node_modules are skipped.
 */
export async function readSource(
  source: Source,
  { accept = isDocumentPath, rules = null }: WalkOptions = {},
): Promise<ReadResult> {
  const { files: found, diagnostics } = listSource(source, accept, rules);
  const files: SourceFile[] = [];
  let turn = 0;
  for (const { path } of found) {
    if (++turn % filesPerTurn === 0) await new Promise((resolve) => setImmediate(resolve));
    readInto({ source, files, diagnostics }, path);
  }
  return { files, diagnostics: diagnostics.sort(byPath) };
}

/** Whether a path is a document by its extension. */
export function isDocumentPath(path: string): boolean {
  return /\.(?:md|markdown|mdx)$/i.test(path);
}

/** What is read from where, and where to. */
interface Reading {
  readonly source: Source;
  readonly files: SourceFile[];
  readonly diagnostics: Diagnostic[];
}

/** Reads one file; one that is no text becomes a diagnostic instead. */
export function readInto({ source, files, diagnostics }: Reading, path: string): void {
  const content = source.read(path);
  if ('problem' in content) {
    diagnostics.push(atPath(content.problem, path));
    return;
  }
  const file = decodeSource(path, content.bytes);
  if (isBinary(file, content.bytes)) diagnostics.push(...file.diagnostics);
  else files.push(file);
}

export function byPath(left: { readonly path: string }, right: { readonly path: string }): number {
  return left.path < right.path ? -1 : left.path > right.path ? 1 : 0;
}

function atPath(problem: SourceProblem, path: string): Diagnostic {
  return { ...problem, path };
}

/** Real folders come before linked ones and real files before links, so that a file keeps the path where it really is. */
function listSource(source: Source, accept: (path: string) => boolean, above: IgnoreRules | null): Listing {
  const diagnostics: Diagnostic[] = [];
  const real: Found[] = [];
  const linked: Found[] = [];
  const visited = new Set<string>();
  const queue: Folder[] = [{ path: '', identity: '', depth: 0, rules: above }];
  const later: Folder[] = [];
  for (let folder = queue.pop() ?? later.shift(); folder; folder = queue.pop() ?? later.shift()) {
    if (visited.has(folder.identity)) continue;
    visited.add(folder.identity);
    const listing = source.list(folder.path);
    if ('problem' in listing) {
      diagnostics.push(atPath(listing.problem, folder.path || '.'));
      continue;
    }
    const rules = rulesOf(source, folder, listing.entries, diagnostics);
    for (const entry of [...listing.entries].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = folder.path === '' ? entry.name : `${folder.path}/${entry.name}`;
      if (isSkipped(entry) || isIgnored(rules, path, entry.kind === 'folder')) continue;
      const identity = entry.target ?? (folder.identity === '' ? entry.name : `${folder.identity}/${entry.name}`);
      if (entry.kind === 'folder') {
        const next = { path, identity, depth: folder.depth + 1, rules };
        if (next.depth > limits.folderDepth) diagnostics.push(atPath(tooDeep, path));
        else (entry.target === undefined ? queue : later).push(next);
      } else if (entry.kind === 'file') {
        if (accept(path)) (entry.target === undefined ? real : linked).push({ path, identity });
      } else if (entry.problem && (accept(path) || !isFileLike(entry.problem, path)))
        diagnostics.push(atPath(entry.problem, path));
    }
  }
  return { files: capped(distinct([...real.sort(byPath), ...linked.sort(byPath)]), diagnostics), diagnostics };
}

/** A broken link or socket whose name is that of some other kind of file is of no interest. */
function isFileLike(problem: SourceProblem, path: string): boolean {
  return problem === brokenLink || /\.[A-Za-z0-9]{1,8}$/.test(path);
}

function isSkipped(entry: SourceEntry): boolean {
  return entry.name.startsWith('.') || (entry.kind === 'folder' && skippedFolders.has(entry.name));
}

function rulesOf(
  source: Source,
  folder: Folder,
  entries: readonly SourceEntry[],
  diagnostics: Diagnostic[],
): IgnoreRules | null {
  const entry = entries.find(({ name, kind }) => name === ignoreFileName && kind === 'file');
  if (!entry) return folder.rules;
  const path = folder.path === '' ? ignoreFileName : `${folder.path}/${ignoreFileName}`;
  const content = source.read(path);
  if ('problem' in content) {
    diagnostics.push(atPath(content.problem, path));
    return folder.rules;
  }
  return withRules(folder.rules, folder.path, decodeSource(path, content.bytes).text);
}

/** Each file once: a link to a file that is read anyway adds nothing. */
function distinct(found: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ identity }) => !seen.has(identity) && seen.add(identity));
}

function capped(found: Found[], diagnostics: Diagnostic[]): Found[] {
  if (found.length <= limits.files) return found;
  const kept = found.sort(byPath).slice(0, limits.files);
  diagnostics.push(atPath(tooMany, kept.at(-1)!.path));
  return kept;
}
