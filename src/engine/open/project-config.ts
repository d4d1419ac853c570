import { readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { Diagnostic, ProjectData } from '../../model/index.js';
import { type ReadResult, readSources } from '../../read/index.js';
import { noProjectData, noSettings, type ReadFile, type RuleSettings } from '../../validate/index.js';
import type { BuildOptions } from './build-options.js';

const configName = 'triagraph.config.json';

/** Characters of a configuration; a larger file is something else. */
const longestConfig = 1_000_000;

/** What a project sets. */
export interface ProjectConfig {
  readonly settings: RuleSettings;
  readonly data: ProjectData;
  readonly diagnostics: readonly Diagnostic[];
  /** What decides the others: the same text, the same findings. */
  readonly text: string;
}

const noConfig: ProjectConfig = { settings: noSettings, data: noProjectData, diagnostics: [], text: '' };

/** What the project in a folder sets; nothing where there is no configuration. */
export async function readProjectConfig(folder: string): Promise<ProjectConfig> {
  const path = join(folder, configName);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) return noConfig;
  if (stats.size > longestConfig) return { ...noConfig, diagnostics: [tooLong(stats.size)] };
  const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
  const { validateConfig } = await import('../../validate/index.js');
  const files: string[] = [];
  const readFile = (name: string) => {
    const read = readVocabularyFile(folder, name, files.length);
    if ('text' in read) files.push(read.text);
    return read;
  };
  const checked = validateConfig(text, configName, readFile);
  return { ...checked, text: [text, ...files].join('\0') };
}

/** Files that a configuration may name. */
const mostFiles = 100;

/** A vocabulary file: in the folder of the configuration, symbolic links followed, so that no configuration reads other files. */
function readVocabularyFile(folder: string, name: string, read: number): ReturnType<ReadFile> {
  if (read >= mostFiles) return { expected: `at most ${mostFiles} files` };
  try {
    const root = realpathSync(folder);
    const path = realpathSync(join(root, name));
    const inside = relative(root, path);
    if (isAbsolute(name) || isAbsolute(inside) || inside === '..' || inside.startsWith(`..${sep}`))
      return { expected: 'one in the folder of the configuration' };
    const stats = statSync(path);
    if (!stats.isFile()) return { expected: 'a file' };
    if (stats.size > longestConfig) return { expected: `at most ${longestConfig} bytes` };
    return { text: readFileSync(path, 'utf8').replace(/^\ufeff/, '') };
  } catch {
    return { expected: 'one that can be read' };
  }
}

/** The files of a knowledge base but for those that the project in a folder leaves out. */
export async function readProjectSources(roots: readonly string[], folder: string): Promise<ReadResult> {
  const { data } = await readProjectConfig(folder);
  return readSources(roots, { ignore: { folder, patterns: data.ignore } });
}

const tooLong = (bytes: number): Diagnostic => ({
  ruleId: 'config/invalid',
  severity: 'error',
  message: `Unexpected configuration of ${bytes} bytes, expected at most ${longestConfig}`,
  path: configName,
  note: 'It was not read: the rules of the program count. A configuration names rules and their options, no documents.',
});

/** The files of a knowledge base and the configuration of its project. */
export async function readKnowledgeBase({ paths, project: folder = process.cwd(), onProgress }: BuildOptions) {
  const project = await readProjectConfig(folder);
  const sources = await readSources(paths, { ignore: { folder, patterns: project.data.ignore } });
  onProgress?.({ phase: 'read', done: sources.files.length, total: sources.files.length });
  return { sources, project };
}
