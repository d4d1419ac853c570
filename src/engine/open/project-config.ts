import type { Diagnostic } from '../../model/index.js';
import { type ReadResult, readSources } from '../../read/index.js';
import { noProjectData, noSettings, type ReadFile, validateConfig } from '../../validate/index.js';
import type { BuildOptions } from './build-options.js';
import { configName, readConfigFile, readSetting } from './config-file.js';

export interface ProjectConfig extends ReturnType<typeof validateConfig> {
  /** The texts of the configuration and its vocabulary files, which identify the settings. */
  readonly text: string;
}

const noConfig: ProjectConfig = {
  settings: noSettings,
  data: noProjectData,
  embedding: null,
  edit: null,
  diagnostics: [],
  text: '',
};

export async function readProjectConfig(folder: string): Promise<ProjectConfig> {
  const config = readConfigFile(folder);
  if (config === null) return noConfig;
  if ('expected' in config) return unread(config.expected);
  const { text } = config;
  const files: string[] = [];
  const readFile: ReadFile = (name) => {
    if (files.length >= mostFiles) return { expected: `at most ${mostFiles} files` };
    const read = readSetting(folder, name);
    if ('text' in read) files.push(read.text);
    return read;
  };
  const checked = validateConfig(text, configName, readFile);
  return { ...checked, text: [text, ...files].join('\0') };
}

const mostFiles = 100;

/** The files of a knowledge base, except those that the project's `ignore` excludes. */
export async function readProjectSources(roots: readonly string[], folder: string): Promise<ReadResult> {
  return (await readKnowledgeBase({ paths: roots, project: folder })).sources;
}

function unread(expected: string): ProjectConfig {
  const diagnostic: Diagnostic = {
    ruleId: 'config/invalid',
    severity: 'error',
    message: `Unexpected configuration, expected ${expected}`,
    path: configName,
    note: 'It was not read, so the default rules apply.',
  };
  return { ...noConfig, diagnostics: [diagnostic], text: diagnostic.message };
}

export async function readKnowledgeBase({ paths, project: folder = process.cwd(), onProgress }: BuildOptions) {
  const project = await readProjectConfig(folder);
  const sources = await readSources(paths, { ignore: { folder, patterns: project.data.ignore } });
  onProgress?.({ phase: 'read', done: sources.files.length, total: sources.files.length });
  return { sources, project };
}
