import { resolve } from 'node:path';
import { domainConcepts } from '../../compile/index.js';
import { ReferenceIndex } from '../../snapshot/index.js';
import { version } from '../../version.js';
import { mergeVocabulary } from '../../vocabulary/index.js';
import { type CacheStore, openCache, programFingerprint } from '../file-cache.js';
import type { Embedding } from '../meaning/embedder.js';
import { environmentEndpoint, patienceOf } from '../meaning/endpoint.js';
import type { Collection } from '../open/collection-findings.js';
import { type BuildOptions, type ProjectConfig, readProjectConfig } from '../open/project-config.js';
import { loadPlugins, namesPlugins, pluginIdentity, resolvePlugins } from '../plugins.js';
import { AnalysisCache } from './analysis-cache.js';
import type { AnalyzedDocument } from './analyze-document.js';

/** Settings of one build: for analyzing its documents and for merging them. */
export async function analysisFor(options: BuildOptions, known?: ProjectConfig) {
  const project = known ?? (await readProjectConfig(options.project ?? process.cwd()));
  const { vocabulary } = project.data;
  const concepts = domainConcepts(mergeVocabulary(vocabulary));
  const plugins = resolvePlugins(options);
  const { rules } = await loadPlugins(plugins);
  const added = addedData(project);
  const roots = options.paths.map((path) => resolve(path));
  return {
    project,
    settings: { data: project.data, concepts, ruleOptions: project.settings.options, plugins },
    cache: analysisCache(options, project, added),
    meaning: {
      embedding: embeddingOf(options, project),
      cache: { store: cacheFor(options), name: roots.join('\0') },
    },
    collectionOf: (documents: readonly AnalyzedDocument[]): Collection => ({
      documents,
      references: new ReferenceIndex(documents.map(({ head }) => head)),
      roots: options.paths,
      rules,
    }),
    inputOf: ({ documents, references }: Collection) => ({
      documents,
      references,
      concepts,
      vocabulary,
      writer: version,
      added: added + pluginIdentity(plugins) + cutShort(documents),
    }),
  };
}

/** The project's additions to the shipped data, as text; empty without additions. */
function addedData({ data: { ignore: _, ...added } }: ProjectConfig): string {
  const isEmpty = Object.values(added).every((members) => Object.keys(members).length === 0);
  return isEmpty ? '' : JSON.stringify(added);
}

/** The embedding model to compile with: the caller's, or the configured one. */
export const embeddingOf = ({ embedding }: BuildOptions, project: ProjectConfig): Embedding | null =>
  embedding ?? environmentEndpoint(project.embedding, patienceOf.compile);

/** Null with plug-ins: the modules that they import may change without notice. */
export const cacheFor = (options: Omit<BuildOptions, 'paths'>): CacheStore | null =>
  namesPlugins(options) ? null : openCache(options.cache);

function analysisCache({ paths, ...options }: BuildOptions, { settings }: ProjectConfig, added: string): AnalysisCache {
  const rules = JSON.stringify([...settings.options]);
  const roots = paths.map((path) => resolve(path));
  return new AnalysisCache(cacheFor(options), [programFingerprint(), added, rules, ...roots].join('\0'));
}

/** Gives a knowledge base with a document that was cut short another identity, so that no cache mixes them up. */
const cutShort = (documents: readonly AnalyzedDocument[]): string =>
  documents.map(({ isCutShort, head }) => (isCutShort ? `\0${head.path}` : '')).join('');
