import { isAbsolute, join, relative, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { limits } from '../limits.js';
import type { Diagnostic, SourceFile } from '../model/index.js';
import { caseLinesName } from '../text/index.js';
import { readCaseLines } from './case-lines.js';
import { decodeSource, isBinary } from './decode.js';
import { brokenLink, type FolderEntry, listFolder, type ReadProblem, readBytes, tooDeep, tooMany } from './folder.js';

const ignoreFileName = '.triagraphignore';

export interface ProjectIgnore {
  readonly folder: string;
  readonly patterns: readonly string[];
}

/** The rules of a folder and, as `parent`, those of the folders above it. */
export interface IgnoreRules {
  readonly parent: IgnoreRules | null;
  /** The folder that the rules are relative to; '' is the root. */
  readonly folder: string;
  /** Prefix of paths when the rules are relative to a folder above the root: '' or ending in a slash. */
  readonly above: string;
  readonly matcher: Ignore;
}

/** The rules of a project for one root, or null. In a root outside the project's folder, paths count from that root. */
export function projectRules({ folder, patterns }: ProjectIgnore, root: string): IgnoreRules | null {
  if (patterns.length === 0) return null;
  const inside = relative(folder, root).replaceAll(sep, '/');
  const isOutside = inside === '' || inside === '..' || inside.startsWith('../') || isAbsolute(inside);
  return { parent: null, folder: '', above: isOutside ? '' : `${inside}/`, matcher: ignore().add([...patterns]) };
}

/** Whether the rules exclude a path whose folders are not excluded. The innermost matching rule decides. */
function isIgnored(rules: IgnoreRules | null, path: string, isFolder: boolean): boolean {
  for (let scope = rules; scope; scope = scope.parent) {
    const inside = scope.folder === '' ? `${scope.above}${path}` : path.slice(scope.folder.length + 1);
    const { ignored, unignored } = scope.matcher.test(isFolder ? `${inside}/` : inside);
    if (ignored || unignored) return ignored;
  }
  return false;
}

/** Files read before yielding to the event loop, so that a server keeps answering while it reloads. */
const filesPerTurn = 256;

export interface ReadResult {
  /** Sorted by path, by code unit. */
  readonly files: SourceFile[];
  /** What was not read, and why. Problems inside a file are among the diagnostics of that file. */
  readonly diagnostics: Diagnostic[];
}

export interface WalkOptions {
  /** Which files are read, by their paths; default: documents. */
  readonly accept?: (path: string) => boolean;
  /** Rules besides those of .triagraphignore files. */
  readonly rules?: IgnoreRules | null;
}

/** Reads a folder, without dot folders, dot files and node_modules. @param root real path of the folder */
export async function readFolder(root: string, options: WalkOptions = {}): Promise<ReadResult> {
  const { paths, diagnostics } = new Walk(root, options).list();
  const result: ReadResult = { files: [], diagnostics };
  for (const [index, path] of paths.entries()) {
    if ((index + 1) % filesPerTurn === 0) await new Promise((resolve) => setImmediate(resolve));
    readInto(result, root, path);
  }
  diagnostics.sort(byPath);
  return result;
}

/** Reads one file, or its lines if it contains cases. A file that is binary or cannot be read becomes a diagnostic. */
export function readInto({ files, diagnostics }: ReadResult, root: string, path: string): void {
  if (caseLinesName.test(path)) {
    readCaseLines({ files, diagnostics }, root, path);
    return;
  }
  const content = readBytes(join(root, path));
  if ('problem' in content) {
    diagnostics.push({ ...content.problem, path });
    return;
  }
  const file = decodeSource(path, content);
  if (isBinary(file)) diagnostics.push(...file.diagnostics);
  else files.push(file);
}

export function byPath(left: { readonly path: string }, right: { readonly path: string }): number {
  return left.path < right.path ? -1 : left.path > right.path ? 1 : 0;
}

interface Location {
  readonly path: string;
  /** The real path, relative to the root; differs from `path` below a symbolic link. */
  readonly identity: string;
}

interface Folder extends Location {
  readonly depth: number;
  readonly rules: IgnoreRules | null;
}

/** Visits real folders before linked ones and real files before links, so that a file keeps its real path. */
class Walk {
  readonly #diagnostics: Diagnostic[] = [];
  readonly #files: { real: Location[]; linked: Location[] } = { real: [], linked: [] };
  readonly #folders: { real: Folder[]; linked: Folder[] } = { real: [], linked: [] };
  readonly #accept: (path: string) => boolean;

  constructor(
    readonly root: string,
    { accept = (path) => /\.(?:md|markdown|mdx|jsonl)$/i.test(path), rules = null }: WalkOptions,
  ) {
    this.#accept = accept;
    this.#folders.real.push({ path: '', identity: '', depth: 0, rules });
  }

  list(): { paths: string[]; diagnostics: Diagnostic[] } {
    const visited = new Set<string>();
    const next = () => this.#folders.real.pop() ?? this.#folders.linked.shift();
    for (let folder = next(); folder; folder = next()) {
      if (visited.has(folder.identity)) continue;
      visited.add(folder.identity);
      const entries = listFolder(this.root, folder.path);
      if ('problem' in entries) this.#report(entries.problem, folder.path || '.');
      else this.#addEntries(folder, entries);
    }
    const { real, linked } = this.#files;
    const unique = new Map([...linked.sort(byPath).reverse(), ...real].map(({ identity, path }) => [identity, path]));
    const paths = [...unique.values()].sort();
    if (paths.length > limits.files) this.#report(tooMany, paths[limits.files - 1]!);
    return { paths: paths.slice(0, limits.files), diagnostics: this.#diagnostics };
  }

  #report(problem: ReadProblem, path: string): void {
    this.#diagnostics.push({ ...problem, path });
  }

  #addEntries(folder: Folder, entries: readonly FolderEntry[]): void {
    const rules = this.#rulesOf(folder, entries);
    const depth = folder.depth + 1;
    for (const { name, kind, target, problem } of entries) {
      const path = under(folder.path, name);
      if (name.startsWith('.') || (kind === 'folder' && name === 'node_modules')) continue;
      if (isIgnored(rules, path, kind === 'folder')) continue;
      const location = { path, identity: target ?? under(folder.identity, name) };
      const origin = target === undefined ? 'real' : 'linked';
      if (kind === 'folder' && depth > limits.folderDepth) this.#report(tooDeep, path);
      else if (kind === 'folder') this.#folders[origin].push({ ...location, depth, rules });
      else if (problem && (this.#accept(path) || !isOtherFile(problem, path))) this.#report(problem, path);
      else if (kind === 'file' && this.#accept(path)) this.#files[origin].push(location);
    }
  }

  #rulesOf({ path: folder, rules }: Folder, entries: readonly FolderEntry[]): IgnoreRules | null {
    if (!entries.some(({ name, kind }) => name === ignoreFileName && kind === 'file')) return rules;
    const path = under(folder, ignoreFileName);
    const content = readBytes(join(this.root, path));
    if ('problem' in content) {
      this.#report(content.problem, path);
      return rules;
    }
    return { parent: rules, folder, above: '', matcher: ignore().add(decodeSource(path, content).text) };
  }
}

const under = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

/** A broken link, or a socket with the extension of another kind of file, is not reported. */
const isOtherFile = (problem: ReadProblem, path: string): boolean =>
  problem === brokenLink || /\.[A-Za-z0-9]{1,8}$/.test(path);
