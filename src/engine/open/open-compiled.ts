import { createHash } from 'node:crypto';
import { nodePlatform } from '../../platform/node.js';
import type { ReadResult } from '../../read/index.js';
import { SnapshotError, SnapshotReader } from '../../snapshot/index.js';
import { openCache } from '../file-cache.js';
import { readRemembered } from '../file-stamps.js';
import type { CompileOptions } from './compile-knowledge-base.js';
import { programFingerprint } from './program-fingerprint.js';
import { readProjectConfig } from './project-config.js';

/**
 * Compiles folders and files, or opens what was compiled of them before. A module of its own, loaded when there is no
 * snapshot to open.
 * @throws TriagraphError when a path is missing or cannot be read.
 */
export async function openCompiled(options: CompileOptions): Promise<SnapshotReader> {
  const cache = openCache(options.cache);
  const folder = options.project ?? process.cwd();
  const project = await readProjectConfig(folder);
  const sources = await readRemembered(options.paths, cache, { folder, patterns: project.data.ignore });
  const keyOf = () => `snapshot\0${programFingerprint()}\0${fingerprint(sources)}\0${project.text}`;
  const known = cache?.read(keyOf());
  if (known) {
    try {
      return new SnapshotReader(known, nodePlatform);
    } catch (error) {
      if (!(error instanceof SnapshotError)) throw error; // damaged: compile again
    }
  }
  const { compileFiles } = await import('./compile-knowledge-base.js');
  const { assembly } = await compileFiles(sources, options, project);
  cache?.write(keyOf(), assembly.bytes); // a file that was known and has changed since has been read meanwhile
  return new SnapshotReader(assembly.bytes, nodePlatform);
}

/** Content and findings of reading: a file that could not be read changes the answer of `lint`. */
function fingerprint({ files, diagnostics }: ReadResult): string {
  const hash = createHash('sha256').update(JSON.stringify(diagnostics));
  for (const file of files) hash.update(`${file.path}\0${file.hash}\n`);
  return hash.digest('hex');
}
