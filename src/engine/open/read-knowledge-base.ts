import { openCache } from '../file-cache.js';
import { readRemembered } from '../file-stamps.js';
import type { BuildOptions } from './build-options.js';
import { readProjectConfig } from './project-config.js';

/** The files of a knowledge base and the configuration of its project. */
export async function readKnowledgeBase({ paths, cache, project: folder = process.cwd(), onProgress }: BuildOptions) {
  const project = await readProjectConfig(folder);
  const sources = await readRemembered(paths, openCache(cache), { folder, patterns: project.data.ignore });
  onProgress?.({ phase: 'read', done: sources.files.length, total: sources.files.length });
  return { sources, project };
}
