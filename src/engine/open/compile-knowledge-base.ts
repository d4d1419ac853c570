import { resolve } from 'node:path';
import { checkOptions, namesOf } from '../../check-options.js';
import { type Assembly, assembleSnapshot } from '../../compile/index.js';
import type { Diagnostic, ProjectData, SourceFile } from '../../model/index.js';
import type { ReadResult } from '../../read/index.js';
import { ReferenceIndex } from '../../snapshot/index.js';
import { shownDiagnostics, validateCollection } from '../../validate/index.js';
import { version } from '../../version.js';
import { type CacheStore, openCache } from '../file-cache.js';
import { readRemembered } from '../file-stamps.js';
import type { UnderstoodFile } from '../understand/understand.js';
import { understandAll } from '../understand/understand-all.js';
import { UnitMember } from '../understand/unit-member.js';
import { UnitStore } from '../understand/unit-store.js';
import { programFingerprint } from './program-fingerprint.js';
import { type ProjectConfig, readProjectConfig } from './project-config.js';
import { collectionSurroundings } from './surroundings.js';

export interface CompileProgress {
  readonly phase: 'read' | 'parse' | 'compile';
  readonly done: number;
  readonly total: number;
}

export interface CompileOptions {
  /** Folders, files or globs. */
  readonly paths: readonly string[];
  /** Keep parsed documents in the user's cache folder, so that a folder is parsed once. Default true. */
  readonly cache?: boolean | CacheStore;
  readonly workers?: number;
  /**
   * The process is this work's own, as a command's is: V8 may be told to optimise later, which holds for all of the process
   * from then on and saves a third of the processor time of much text. Default false.
   */
  readonly ownProcess?: boolean;
  /** Folder of the `triagraph.config.json` that counts; default: the current one. */
  readonly project?: string;
  readonly onProgress?: (progress: CompileProgress) => void;
}

export interface CompileResult {
  readonly bytes: Uint8Array;
  readonly diagnostics: readonly Diagnostic[];
  readonly info: {
    readonly documents: number;
    readonly steps: number;
    readonly commands: number;
    readonly edges: number;
    readonly bytes: number;
    readonly milliseconds: number;
  };
}

const names = namesOf<CompileOptions>({
  paths: true,
  cache: true,
  workers: true,
  ownProcess: true,
  project: true,
  onProgress: true,
});

/**
 * Reads, understands and merges a knowledge base into snapshot bytes.
 * @throws TriagraphError when a path does not exist or cannot be read, and for an option that there is not.
 */
export async function compileKnowledgeBase(options: CompileOptions): Promise<CompileResult> {
  checkOptions('compileKnowledgeBase', options, names);
  const started = performance.now();
  const folder = options.project ?? process.cwd();
  const project = await readProjectConfig(folder);
  const ignore = { folder, patterns: project.data.ignore };
  const sources = await readRemembered(options.paths, openCache(options.cache), ignore);
  options.onProgress?.({ phase: 'read', done: sources.files.length, total: sources.files.length });
  const { assembly, diagnostics } = await compileFiles(sources, options, project);
  const { documents, steps, commands, edges } = assembly.meta;
  return {
    bytes: assembly.bytes,
    diagnostics,
    info: {
      documents,
      steps,
      commands,
      edges,
      bytes: assembly.bytes.length,
      milliseconds: performance.now() - started,
    },
  };
}

const optionsOf =
  ({ settings }: ProjectConfig) =>
  (rule: string) =>
    settings.options.get(rule);

interface CompiledFiles {
  readonly assembly: Assembly;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The part that needs no disk but the cache.
 * @param known the project's configuration, where it was read already
 */
export async function compileFiles(
  sources: ReadResult,
  options: CompileOptions,
  known?: ProjectConfig,
): Promise<CompiledFiles> {
  const { files } = sources;
  const project = known ?? (await readProjectConfig(options.project ?? process.cwd()));
  const added = dataKey(project.data);
  const name = [programFingerprint(), added, ...options.paths.map((path) => resolve(path))].join('\0');
  const store = new UnitStore(openCache(options.cache), name, project.data.lexicon);
  const { keys, units } = await collectUnits({ files, keyOf: unitKeys(project), store, project }, options);
  options.onProgress?.({ phase: 'compile', done: files.length, total: files.length });
  const references = new ReferenceIndex(units.map(({ head }) => head));
  const members = units.map((unit) => new UnitMember(unit));
  const surroundings = collectionSurroundings(members, references, options.paths);
  const diagnostics = findingsOf(
    sources,
    units,
    project,
    validateCollection(members, surroundings, optionsOf(project)),
  );
  const { dictionary } = store;
  const assembly = assembleSnapshot({ units, dictionary, diagnostics, writer: version, references, added });
  store.keep(keys, units);
  return { assembly, diagnostics };
}

/**
 * Everything that was found, as the project wants it shown.
 * @param together what was found of the documents together
 */
function findingsOf(
  sources: ReadResult,
  units: readonly UnderstoodFile[],
  { settings, diagnostics }: ProjectConfig,
  together: readonly Diagnostic[],
): Diagnostic[] {
  const found = [...sources.diagnostics, ...units.flatMap((unit) => unit.diagnostics), ...together];
  const suppressions = new Map(
    units
      .filter(({ facts }) => facts.suppressions.length > 0)
      .map(({ head, facts }) => [head.path, facts.suppressions]),
  );
  return sortDiagnostics([
    ...diagnostics,
    ...shownDiagnostics({ diagnostics: found, suppressions, settings }, 'documents'),
  ]);
}

/** Another lexicon, other headings or commands: everything is understood anew. */
function dataKey({ headings, lexicon, commands }: ProjectData): string {
  const added = [headings, lexicon, commands];
  return added.every(({ length }) => length === 0) ? '' : JSON.stringify(added);
}

/** A file is understood anew when its text changes, or what the project sets for the rules. */
function unitKeys({ settings }: ProjectConfig): (file: SourceFile) => string {
  const options = settings.options.size === 0 ? '' : JSON.stringify([...settings.options]);
  return ({ path, hash }) => `${path}\0${hash}${options}`;
}

interface Understanding {
  readonly files: readonly SourceFile[];
  readonly keyOf: (file: SourceFile) => string;
  readonly store: UnitStore;
  readonly project: ProjectConfig;
}

/** Units from the store where the file is unchanged, and understood afresh where not; in the files' order. */
async function collectUnits(
  { files, keyOf, store, project }: Understanding,
  options: CompileOptions,
): Promise<{ keys: string[]; units: UnderstoodFile[] }> {
  const known = files.map((file) => store.unit(keyOf(file)));
  const missing = files.filter((_, index) => known[index] === null).map(readNow);
  let done = files.length - missing.length;
  const fresh = await understandAll(missing, store.dictionary, {
    ...(options.workers === undefined ? {} : { workers: options.workers }),
    ownProcess: options.ownProcess === true,
    ruleOptions: project.settings.options,
    data: project.data,
    onDone: (count) => {
      done += count;
      options.onProgress?.({ phase: 'parse', done, total: files.length });
    },
  });
  let next = 0;
  const units = known.map((unit) => unit ?? fresh[next++]!);
  return { keys: files.map(keyOf), units };
}

/** A file that was only known so far is read: its hash is that of what it holds now. */
function readNow(file: SourceFile): SourceFile {
  const { path, text, encoding, diagnostics } = file;
  return { path, text, encoding, diagnostics, hash: file.hash, bytes: file.bytes };
}

function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const key = (diagnostic: Diagnostic) => diagnostic.range?.start.offset ?? -1;
  return [...diagnostics].sort(
    (left, right) => compare(left.path, right.path) || key(left) - key(right) || compare(left.ruleId, right.ruleId),
  );
}

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);
