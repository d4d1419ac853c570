import { resolve } from 'node:path';
import { checkOptions, namesOf } from '../../check-options.js';
import { assembleSnapshot } from '../../compile/index.js';
import type { Diagnostic, ProjectData, SourceFile } from '../../model/index.js';
import type { ReadResult } from '../../read/index.js';
import { ReferenceIndex } from '../../snapshot/index.js';
import { validateCollection } from '../../validate/index.js';
import { version } from '../../version.js';
import { openCache } from '../file-cache.js';
import { readRemembered } from '../file-stamps.js';
import { notingFiles } from '../understand/asked-files.js';
import { UnitMember } from '../understand/unit-member.js';
import { UnitStore } from '../understand/unit-store.js';
import { collectUnits, type Understanding } from './collect-units.js';
import { compileEdited } from './compile-edited.js';
import type { CompiledFiles, CompileOptions, CompileResult } from './compile-options.js';
import { shownFindings } from './findings.js';
import { programFingerprint } from './program-fingerprint.js';
import { optionsOf, type ProjectConfig, readProjectConfig } from './project-config.js';
import { collectionSurroundings } from './surroundings.js';

export type { CompileOptions, CompileProgress, CompileResult } from './compile-options.js';

const names = namesOf<CompileOptions>({
  paths: true,
  cache: true,
  workers: true,
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

/**
 * The part that needs no disk but the cache.
 * @param known the project's configuration, where it was read already
 */
export async function compileFiles(
  sources: ReadResult,
  options: CompileOptions,
  known?: ProjectConfig,
): Promise<CompiledFiles> {
  const project = known ?? (await readProjectConfig(options.project ?? process.cwd()));
  const added = dataKey(project.data);
  const name = [programFingerprint(), added, ...options.paths.map((path) => resolve(path))].join('\0');
  const store = new UnitStore(openCache(options.cache), name, project.data.lexicon);
  const understanding = { files: sources.files, keyOf: unitKeys(project), store, project };
  const edited = await compileEdited({ ...understanding, found: sources.diagnostics, added }, options);
  return edited ?? compileAll(understanding, sources.diagnostics, added, options);
}

async function compileAll(
  understanding: Understanding & { readonly project: ProjectConfig },
  found: readonly Diagnostic[],
  added: string,
  options: CompileOptions,
): Promise<CompiledFiles> {
  const { files, keyOf, store, project } = understanding;
  const units = await collectUnits(understanding, options);
  options.onProgress?.({ phase: 'compile', done: files.length, total: files.length });
  const references = new ReferenceIndex(units.map(({ head }) => head));
  const members = units.map((unit) => new UnitMember(unit));
  const { surroundings, asked } = notingFiles(collectionSurroundings(members, references, options.paths));
  const together = validateCollection(members, surroundings, { optionsOf: optionsOf(project) });
  const all = [...found, ...units.flatMap((unit) => unit.diagnostics), ...together];
  const commented = units.filter(({ facts }) => facts.suppressions.length > 0);
  const suppressions = new Map(commented.map(({ head, facts }) => [head.path, facts.suppressions]));
  const diagnostics = shownFindings({ found: all, suppressions }, project);
  const { dictionary } = store;
  const assembly = assembleSnapshot({ units, dictionary, diagnostics, writer: version, references, added });
  store.keep(files.map(keyOf), units, { assembly, together, asked });
  return { assembly, diagnostics };
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
