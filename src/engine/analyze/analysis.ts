import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { getOrMake } from '../../collections.js';
import { domainConcepts } from '../../compile/index.js';
import type { SourceFile } from '../../model/index.js';
import { ReferenceIndex } from '../../snapshot/index.js';
import { version } from '../../version.js';
import { mergeVocabulary } from '../../vocabulary/index.js';
import { type CacheStore, openCache, programFingerprint } from '../file-cache.js';
import type { Embedding } from '../meaning/embedder.js';
import { environmentEndpoint, patienceOf } from '../meaning/endpoint.js';
import type { BuildOptions } from '../open/build-options.js';
import type { Collection } from '../open/collection-findings.js';
import { type ProjectConfig, readProjectConfig } from '../open/project-config.js';
import { loadPlugins, namesPlugins, pluginIdentity, resolvePlugins } from '../plugins.js';
import type { AnalyzedDocument, PackedDocument } from './packed-document.js';

/** Cache entries among which documents are divided by path, so that editing one document rewrites a sixteenth. */
const shards = 16;

type Shard = ReadonlyMap<string, PackedDocument>;
type SourceKey = Pick<SourceFile, 'path' | 'hash'>;

/** Analyzed documents of a knowledge base, by path and content. */
export class AnalysisCache {
  readonly #shards = new Map<number, Shard>();

  /** @param name identifies the knowledge base and everything else that the analysis depends on, except its files */
  constructor(
    private readonly store: CacheStore | null,
    private readonly name: string,
  ) {}

  find(file: SourceKey): PackedDocument | null {
    return this.#read(shardOf(file)).get(keyOf(file)) ?? null;
  }

  /** Indexes of the files of each cache entry. */
  portionsOf(files: readonly SourceKey[]): readonly (readonly number[])[] {
    const portions: number[][] = Array.from({ length: shards }, () => []);
    files.forEach((file, index) => void portions[shardOf(file)]!.push(index));
    return portions.filter((portion) => portion.length > 0);
  }

  /** Stores the documents of these files, in the same order, and removes all others; for a portion, those of its entry. */
  keep(files: readonly SourceKey[], documents: readonly PackedDocument[], isPortion = false): void {
    const next = Array.from({ length: shards }, () => new Map<string, PackedDocument>());
    const touched = isPortion ? new Set(files.map(shardOf)) : null;
    files.forEach((file, index) => {
      const document = documents[index]!;
      if (!document.isCutShort) next[shardOf(file)]!.set(keyOf(file), document);
    });
    next.forEach((shard, number) => {
      if (touched !== null && !touched.has(number)) return;
      const known = this.#read(number);
      if (known.size === shard.size && [...shard.keys()].every((key) => known.has(key))) return;
      this.store?.write(this.#key(number), serialize(shard));
      this.#shards.set(number, shard);
    });
  }

  #read(number: number): Shard {
    return getOrMake(this.#shards, number, () => {
      const bytes = this.store?.read(this.#key(number));
      return bytes ? deserialize(bytes) : new Map();
    });
  }

  #key(number: number): string {
    return `analysis-${number}\0${this.name}`;
  }
}

const keyOf = ({ path, hash }: SourceKey): string => `${path}\0${hash}`;

const shardOf = ({ path }: SourceKey): number => createHash('sha256').update(path).digest()[0]! % shards;

export async function analysisFor(options: BuildOptions, known?: ProjectConfig) {
  const project = known ?? (await readProjectConfig(options.project ?? process.cwd()));
  const { vocabulary } = project.data;
  const words = mergeVocabulary(vocabulary);
  const concepts = domainConcepts(words);
  const plugins = resolvePlugins(options);
  const { rules } = await loadPlugins(plugins);
  const added = addedData(project);
  const roots = options.paths.map((path) => resolve(path));
  const rulesKey = JSON.stringify([...project.settings.options]);
  return {
    project,
    settings: { data: project.data, concepts, ruleOptions: project.settings.options, plugins },
    cache: new AnalysisCache(cacheFor(options), [programFingerprint(), added, rulesKey, ...roots].join('\0')),
    meaning: {
      embedding: embeddingOf(options, project),
      vocabulary: words,
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
      edit: project.edit,
      added: added + pluginIdentity(plugins) + cutShort(documents),
    }),
  };
}

/** The project's extensions of the shipped data, as text; empty without any. */
function addedData({ data: { ignore: _, ...added } }: ProjectConfig): string {
  const isEmpty = Object.values(added).every((members) => Object.keys(members).length === 0);
  return isEmpty ? '' : JSON.stringify(added);
}

export const embeddingOf = ({ embedding }: BuildOptions, project: ProjectConfig): Embedding | null =>
  embedding ?? environmentEndpoint(project.embedding, patienceOf.compile);

/** Null with plug-ins, because changes of the modules that they import would not be noticed. */
export const cacheFor = (options: Omit<BuildOptions, 'paths'>): CacheStore | null =>
  namesPlugins(options) ? null : openCache(options.cache);

/** Gives a knowledge base with incompletely analyzed documents another identity, so that no cache confuses the two. */
const cutShort = (documents: readonly AnalyzedDocument[]): string =>
  documents.map(({ isCutShort, head }) => (isCutShort ? `\0${head.path}` : '')).join('');
