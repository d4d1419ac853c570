import { createHash } from 'node:crypto';
import { checkOptions, namesOf } from '../../check-options.js';
import { build, buildFrom } from '../../engine.js';
import type { CompilationInfo, Diagnostic } from '../../model/index.js';
import { nodePlatform } from '../../platform/node.js';
import type { ReadResult } from '../../read/index.js';
import { SnapshotError, SnapshotReader } from '../../snapshot/index.js';
import { cacheFor } from '../analyze/analysis.js';
import { programFingerprint } from '../file-cache.js';
import { type BuildOptions, buildSettingNames } from './build-options.js';
import { readKnowledgeBase } from './project-config.js';

export interface CompileResult {
  readonly bytes: Uint8Array;
  readonly diagnostics: readonly Diagnostic[];
  readonly info: CompilationInfo;
}

const names = namesOf<BuildOptions>({ paths: true, ...buildSettingNames });

export async function compileKnowledgeBase(options: BuildOptions): Promise<CompileResult> {
  checkOptions('compileKnowledgeBase', options, names);
  const started = performance.now();
  const { bytes, meta, diagnostics } = await build(options);
  const { documents, steps, commands, edges } = meta;
  const milliseconds = performance.now() - started;
  return { bytes, diagnostics, info: { documents, steps, commands, edges, bytes: bytes.length, milliseconds } };
}

/**
 * Compiles folders and files, or opens the cached snapshot of the same files.
 * @throws TriagraphError when a path is missing or cannot be read.
 */
export async function openCompiled(options: BuildOptions): Promise<SnapshotReader> {
  const cache = cacheFor(options);
  const { sources, project } = await readKnowledgeBase(options);
  const key = `snapshot\0${programFingerprint()}\0${fingerprint(sources)}\0${project.text}`;
  const known = cache?.read(key);
  if (known) {
    try {
      return new SnapshotReader(known, nodePlatform);
    } catch (error) {
      if (!(error instanceof SnapshotError)) throw error; // damaged: compile again
    }
  }
  const { bytes, isCutShort } = await buildFrom(sources, options, project);
  if (!isCutShort) cache?.write(key, bytes);
  return new SnapshotReader(bytes, nodePlatform);
}

/** Content and findings of reading: a file that could not be read changes the answer of `lint`. */
function fingerprint({ files, diagnostics }: ReadResult): string {
  const hash = createHash('sha256').update(JSON.stringify(diagnostics));
  for (const file of files) hash.update(`${file.path}\0${file.hash}\n`);
  return hash.digest('hex');
}
