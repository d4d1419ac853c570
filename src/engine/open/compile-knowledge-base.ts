import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkOf } from '../../check-options.js';
import { byText } from '../../collections.js';
import { build, buildFrom } from '../../engine.js';
import type { CompilationInfo, Diagnostic } from '../../model/index.js';
import { nodePlatform } from '../../platform/node.js';
import { decodeSource, type ReadResult } from '../../read/index.js';
import { SnapshotReader } from '../../snapshot/index.js';
import { cacheFor, embeddingOf } from '../analyze/analysis.js';
import { programFingerprint } from '../file-cache.js';
import { type BuildOptions, buildSettingNames } from './build-options.js';
import { openParts } from './open-parts.js';
import { readKnowledgeBase } from './project-config.js';
import { SnapshotEngine } from './snapshot-engine.js';

export interface CompileResult {
  /** @throws TriagraphError `snapshot/too-large` for bytes that do not fit into one array: use `writeSnapshot` */
  readonly bytes: Uint8Array;
  /** The same bytes in pieces, for a snapshot of any size. */
  chunks(): Iterable<Uint8Array>;
  readonly diagnostics: readonly Diagnostic[];
  readonly info: CompilationInfo;
}

const check = checkOf<BuildOptions>({ paths: true, ...buildSettingNames });

export async function compileKnowledgeBase(options: BuildOptions): Promise<CompileResult> {
  check('compileKnowledgeBase', options);
  const started = performance.now();
  const { snapshot, meta, diagnostics } = await build(options);
  const { documents, steps, commands, edges } = meta;
  const milliseconds = performance.now() - started;
  let whole: Uint8Array | undefined;
  return {
    get bytes() {
      whole ??= snapshot.toBytes();
      return whole;
    },
    chunks: () => snapshot.chunks(),
    diagnostics,
    info: { documents, steps, commands, edges, bytes: snapshot.byteLength, milliseconds },
  };
}

/** Compiles folders and files, or opens their cached snapshot. @throws TriagraphError when a path cannot be read */
export async function openCompiled(options: BuildOptions): Promise<SnapshotReader> {
  const cache = cacheFor(options);
  const { sources, project } = await readKnowledgeBase(options);
  const places = options.paths.map((path) => resolve(path));
  const model = embeddingOf(options, project)?.model ?? '';
  const key = [programFingerprint(), fingerprint(sources), ...places, model, project.text];
  const [snapshotKey, linksKey] = ['snapshot', 'links'].map((kind) => [kind, ...key].join('\0')) as [string, string];
  const known = cache?.read(snapshotKey);
  if (known && areAsBefore(cache?.read(linksKey))) return new SnapshotReader(known, nodePlatform);
  const { snapshot, isCutShort, linkedFiles } = await buildFrom(sources, options, project);
  const bytes = snapshot.toBytes();
  if (!isCutShort) {
    cache?.write(linksKey, Buffer.from(JSON.stringify([...linkedFiles])));
    cache?.write(snapshotKey, bytes);
  }
  return new SnapshotReader(bytes, nodePlatform);
}

/** Compiles files that have been read together with further documents. */
export async function openWith(
  sources: ReadResult,
  documents: readonly { readonly path: string; readonly text: string }[],
  options: BuildOptions,
): Promise<SnapshotEngine> {
  const added = documents.map(({ path, text }) => decodeSource(path, Buffer.from(text)));
  const files = [...sources.files, ...added].sort((left, right) => byText(left.path, right.path));
  const { snapshot } = await buildFrom({ ...sources, files }, options);
  return new SnapshotEngine(await openParts(new SnapshotReader(snapshot.toBytes(), nodePlatform), {}));
}

/** Whether each linked file exists or is missing as it was when the diagnostics of the links were cached. */
function areAsBefore(linkedFiles: Uint8Array | null | undefined): boolean {
  if (!linkedFiles) return false;
  const known: [string, boolean][] = JSON.parse(Buffer.from(linkedFiles).toString());
  return known.every(([file, exists]) => existsSync(file) === exists);
}

/** Identifies the contents and the diagnostics of reading, because `lint` also reports files that could not be read. */
function fingerprint({ files, diagnostics }: ReadResult): string {
  const hash = createHash('sha256').update(JSON.stringify(diagnostics));
  for (const file of files) hash.update(`${file.path}\0${file.hash}\n`);
  return hash.digest('hex');
}
