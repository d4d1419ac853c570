import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { TriagraphError } from '../../errors.js';
import type { VersionComparison } from '../../model/index.js';
import { statsOf } from '../document-files.js';
import { findGoldenFiles, readGoldenFiles } from '../goldens/goldens.js';
import { Engine } from '../open/engine.js';
import { absolutePaths, resolveKnowledgeBase } from '../open/resolve-knowledge-base.js';
import { type AskedQuery, type AskedVersion, compareAnswers } from './answers.js';

export interface CompareOptions {
  /** Base of relative names, and where the repository is searched for. */
  readonly folder: string;
  /** Location of the knowledge base within each version; default: that of the configuration, or the usual folders. */
  readonly kb?: readonly string[];
  readonly queries?: readonly AskedQuery[];
  readonly cache?: boolean;
}

export async function compareVersions(base: string, head: string, options: CompareOptions): Promise<VersionComparison> {
  const temporary = mkdtempSync(join(tmpdir(), 'triagraph-diff-'));
  try {
    const versions = [
      await openVersion(base, join(temporary, 'base'), options),
      await openVersion(head, join(temporary, 'head'), options),
    ] as const;
    return compareAnswers(versions[0], versions[1], options.queries ?? []);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

async function openVersion(name: string, temporary: string, options: CompareOptions): Promise<AskedVersion> {
  const path = resolve(options.folder, name);
  const stats = statsOf(path);
  let folder = path;
  if (stats === undefined) {
    const { exportRevision } = await import('./git-tree.js');
    await exportRevision(name, options.folder, temporary);
    folder = temporary;
  }
  const roots = stats?.isFile() ? [path] : rootsOf(name, folder, options.kb);
  const project = projectOf(folder, stats === undefined, options.folder);
  const engine = await Engine.open({ kb: roots, project, cache: options.cache ?? true });
  const { goldens } = readGoldenFiles(findGoldenFiles(roots), stats?.isFile() ? dirname(path) : folder);
  return { name, engine, goldens };
}

function projectOf(folder: string, isRevision: boolean, here: string): string {
  return isRevision || existsSync(join(folder, 'triagraph.config.json')) ? folder : here;
}

function rootsOf(name: string, folder: string, kb: readonly string[] | undefined): readonly string[] {
  const missing = (what: string) => new TriagraphError('version-empty', `${name}: this version has no ${what}.`);
  if (kb !== undefined && kb.length > 0) {
    const roots = absolutePaths(kb, folder).filter((path) => existsSync(path));
    if (roots.length === 0) throw missing(kb.join(' or '));
    return roots;
  }
  if (!existsSync(folder)) throw missing('document');
  const isUsual = ['triagraph.config.json', 'workflows', 'cases'].some((entry) => existsSync(join(folder, entry)));
  return isUsual ? resolveKnowledgeBase(undefined, folder) : [folder];
}
