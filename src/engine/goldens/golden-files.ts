import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { TriagraphError } from '../../errors.js';
import { limits } from '../../limits.js';
import type { Diagnostic, LocatedGolden, TestReport } from '../../model/index.js';
import { decodeSource } from '../../read/index.js';
import { isFile, isFolder } from '../document-files.js';
import { type AskedKnowledge, readGoldens, runGoldens } from './goldens.js';

export interface Goldens {
  readonly goldens: readonly LocatedGolden[];
  readonly diagnostics: readonly Diagnostic[];
}

const goldenName = /\.ya?ml$/i;
const folderName = 'goldens';

/** Golden files of a knowledge base, sorted: `goldens/*.yaml` in its folders at any depth, else next to its folders. */
export function findGoldenFiles(roots: readonly string[]): string[] {
  const found = roots.flatMap((root) => {
    const folder = isFolder(root) ? resolve(root) : dirname(resolve(root));
    const below = goldenFolders(folder).flatMap(yamlFiles);
    return below.length > 0 ? below : yamlFiles(join(dirname(folder), folderName));
  });
  return [...new Set(found)].sort();
}

/** Golden files by path, each a YAML file or a folder of them. @throws TriagraphError for a path without any */
function namedGoldenFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const files = isFile(path) ? [resolve(path)] : yamlFiles(path);
    if (files.length > 0) return files;
    throw new TriagraphError(
      'goldens-not-found',
      `Nothing found at ${path}. Give a YAML file of goldens, or a folder.`,
    );
  });
}

/** Reads golden files, with paths relative to `folder`. Files that cannot be read and invalid entries become diagnostics. */
export function readGoldenFiles(files: readonly string[], folder: string): Goldens {
  const goldens: LocatedGolden[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const file of files) {
    const path = relative(folder, file).split(sep).join('/');
    const read = readGoldenFile(file, path);
    if ('problem' in read) diagnostics.push(read.problem);
    else {
      const found = readGoldens(path, read.text);
      goldens.push(...found.goldens);
      diagnostics.push(...read.diagnostics, ...found.diagnostics);
    }
  }
  return { goldens, diagnostics };
}

type Read = { readonly text: string; readonly diagnostics: readonly Diagnostic[] } | { readonly problem: Diagnostic };

export function readGoldenFile(file: string, path: string): Read {
  const problem = (message: string): Read => ({
    problem: { ruleId: 'golden/not-readable', severity: 'error', message, path },
  });
  try {
    const { size } = statSync(file);
    if (size > limits.fileBytes)
      return problem(`Unexpected size of ${size} bytes, expected at most ${limits.fileBytes} (fileBytes)`);
    return decodeSource(path, readFileSync(file));
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    return problem(`Cannot be read (${code}), expected a file of goldens`);
  }
}

/** Folders named `goldens` below a folder; hidden folders and packages are skipped. */
function goldenFolders(folder: string, depth = 0): string[] {
  const folders = entriesOf(folder).filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name));
  const below = depth < limits.folderDepth ? folders : [];
  return [
    ...(basename(folder) === folderName ? [folder] : []),
    ...below.flatMap(({ name }) => goldenFolders(join(folder, name), depth + 1)),
  ];
}

function yamlFiles(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isFile() && goldenName.test(entry.name))
    .map((entry) => resolve(folder, entry.name))
    .sort();
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return []; // missing or not readable, which reading its documents reports
  }
}

export interface TestPaths {
  /** Folders, files and globs of documents, or one snapshot. */
  readonly documents: readonly string[];
  /** YAML files and folders of goldens; when empty, those in and beside the documents. */
  readonly goldens: readonly string[];
}

export function testKnowledgeBase(knowledge: AskedKnowledge, paths: TestPaths, folder: string): TestReport {
  const files = paths.goldens.length > 0 ? namedGoldenFiles(paths.goldens) : findGoldenFiles(paths.documents);
  const { goldens, diagnostics } = readGoldenFiles(files, folder);
  return { goldens: runGoldens(knowledge, goldens), diagnostics };
}
