import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { checkOptions, namesOf } from '../../check-options.js';
import { type Assembly, assembleSnapshot, domainConcepts } from '../../compile/index.js';
import type { CompilationInfo, Diagnostic } from '../../model/index.js';
import { nodePlatform } from '../../platform/node.js';
import type { ReadResult } from '../../read/index.js';
import { ReferenceIndex, SnapshotError, SnapshotReader } from '../../snapshot/index.js';
import { version } from '../../version.js';
import { mergeVocabulary } from '../../vocabulary/index.js';
import { AnalysisCache } from '../analyze/analysis-cache.js';
import type { AnalyzedDocument } from '../analyze/analyze-document.js';
import { analyzeFiles } from '../analyze/analyze-files.js';
import { type CacheStore, openCache, programFingerprint } from '../file-cache.js';
import { readRemembered } from '../file-stamps.js';
import { loadPlugins, namesPlugins, type PluginOptions, pluginIdentity, resolvePlugins } from '../plugins.js';
import { collectionFindings } from './collection-findings.js';
import { type ProjectConfig, readProjectConfig } from './project-config.js';

export interface CompileProgress {
  readonly phase: 'read' | 'parse' | 'compile';
  readonly done: number;
  readonly total: number;
}

export interface CompileOptions extends PluginOptions {
  /** Folders, files or globs. */
  readonly paths: readonly string[];
  /** Keep what documents were analyzed as in the user's cache folder, so that each is parsed once. Default true. */
  readonly cache?: boolean | CacheStore;
  readonly workers?: number;
  /** Folder of the `triagraph.config.json` that counts; default: the current one. */
  readonly project?: string;
  readonly onProgress?: (progress: CompileProgress) => void;
}

export interface CompileResult {
  readonly bytes: Uint8Array;
  readonly diagnostics: readonly Diagnostic[];
  readonly info: CompilationInfo;
}

/** What files were compiled to, and everything that was found in them. */
export interface CompiledFiles {
  readonly assembly: Assembly;
  readonly diagnostics: readonly Diagnostic[];
  /** A deadline ended the analysis of a document: nothing that follows from it may be kept. */
  readonly isCutShort: boolean;
}

const names = namesOf<CompileOptions>({
  paths: true,
  cache: true,
  workers: true,
  project: true,
  onProgress: true,
  rules: true,
  dialects: true,
});

/**
 * Reads, analyzes and merges a knowledge base into snapshot bytes.
 * @throws TriagraphError when a path does not exist or cannot be read, and for an unknown option.
 */
export async function compileKnowledgeBase(options: CompileOptions): Promise<CompileResult> {
  checkOptions('compileKnowledgeBase', options, names);
  const started = performance.now();
  const { sources, project } = await readKnowledgeBase(options);
  const { assembly, diagnostics } = await compileFiles(sources, options, project);
  const { bytes, meta } = assembly;
  const { documents, steps, commands, edges } = meta;
  const milliseconds = performance.now() - started;
  return { bytes, diagnostics, info: { documents, steps, commands, edges, bytes: bytes.length, milliseconds } };
}

/**
 * Compiles folders and files, or opens what was compiled of them before.
 * @throws TriagraphError when a path is missing or cannot be read.
 */
export async function openCompiled(options: CompileOptions): Promise<SnapshotReader> {
  const cache = cacheFor(options);
  const { sources, project } = await readKnowledgeBase(options);
  const keyOf = () => `snapshot\0${programFingerprint()}\0${fingerprint(sources)}\0${project.text}`;
  const known = cache?.read(keyOf());
  if (known) {
    try {
      return new SnapshotReader(known, nodePlatform);
    } catch (error) {
      if (!(error instanceof SnapshotError)) throw error; // damaged: compile again
    }
  }
  const { assembly, isCutShort } = await compileFiles(sources, options, project);
  // The key is made anew: a file that was known and has changed since has been read meanwhile.
  if (!isCutShort) cache?.write(keyOf(), assembly.bytes);
  return new SnapshotReader(assembly.bytes, nodePlatform);
}

/** Content and findings of reading: a file that could not be read changes the answer of `lint`. */
function fingerprint({ files, diagnostics }: ReadResult): string {
  const hash = createHash('sha256').update(JSON.stringify(diagnostics));
  for (const file of files) hash.update(`${file.path}\0${file.hash}\n`);
  return hash.digest('hex');
}

async function readKnowledgeBase({ paths, cache, project: folder = process.cwd(), onProgress }: CompileOptions) {
  const project = await readProjectConfig(folder);
  const sources = await readRemembered(paths, openCache(cache), { folder, patterns: project.data.ignore });
  onProgress?.({ phase: 'read', done: sources.files.length, total: sources.files.length });
  return { sources, project };
}

/**
 * Sources as a snapshot: analyze → validate → assemble. Needs no disk but the cache.
 * @param known the project's configuration, where it was read already
 */
export async function compileFiles(
  sources: ReadResult,
  options: CompileOptions,
  known?: ProjectConfig,
): Promise<CompiledFiles> {
  const { files } = sources;
  const project = known ?? (await readProjectConfig(options.project ?? process.cwd()));
  const added = addedData(project);
  const { vocabulary } = project.data;
  const concepts = domainConcepts(mergeVocabulary(vocabulary));
  const plugins = resolvePlugins(options);
  const { rules } = await loadPlugins(plugins);
  const settings = { data: project.data, concepts, ruleOptions: project.settings.options, plugins };
  const documents = await analyzeFiles(files, settings, cacheOf(options, project, added), {
    workers: options.workers,
    onProgress: (done) => options.onProgress?.({ phase: 'parse', done, total: files.length }),
  });
  options.onProgress?.({ phase: 'compile', done: files.length, total: files.length });
  const references = new ReferenceIndex(documents.map(({ head }) => head));
  const collection = { documents, references, roots: options.paths, rules };
  const diagnostics = collectionFindings(collection, sources.diagnostics, project);
  const identity = added + pluginIdentity(plugins) + cutShort(documents);
  const assembly = assembleSnapshot({
    documents,
    concepts,
    vocabulary,
    diagnostics,
    writer: version,
    references,
    added: identity,
  });
  return { assembly, diagnostics, isCutShort: cutShort(documents) !== '' };
}

/** What the project adds to the data of the program, as text; empty where it adds nothing. */
function addedData({ data: { ignore: _, ...added } }: ProjectConfig): string {
  const isEmpty = Object.values(added).every((members) => Object.keys(members).length === 0);
  return isEmpty ? '' : JSON.stringify(added);
}

/** What a module of a team's own imports may have changed: where one is named, nothing is kept. */
const cacheFor = (options: Omit<CompileOptions, 'paths'>): CacheStore | null =>
  namesPlugins(options) ? null : openCache(options.cache);

/** An analysis depends on the program, on what the project adds, and on the options of the rules. */
function cacheOf({ paths, ...options }: CompileOptions, { settings }: ProjectConfig, added: string): AnalysisCache {
  const rules = JSON.stringify([...settings.options]);
  const roots = paths.map((path) => resolve(path));
  return new AnalysisCache(cacheFor(options), [programFingerprint(), added, rules, ...roots].join('\0'));
}

/** Makes another knowledge base of one in which a document was cut short, so that nothing is kept under the name of the whole. */
const cutShort = (documents: readonly AnalyzedDocument[]): string =>
  documents.map(({ isCutShort, head }) => (isCutShort ? `\0${head.path}` : '')).join('');
