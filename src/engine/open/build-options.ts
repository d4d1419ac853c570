import type { CacheStore } from '../file-cache.js';
import type { PluginOptions } from '../plugins.js';

export interface CompileProgress {
  readonly phase: 'read' | 'parse' | 'compile';
  readonly done: number;
  readonly total: number;
}

/** What a knowledge base is built from, and how. */
export interface BuildOptions extends PluginOptions {
  /** Folders, files or globs. */
  readonly paths: readonly string[];
  /** Cache analyzed documents in the user's cache folder, so that each is parsed once. Default true. */
  readonly cache?: boolean | CacheStore;
  readonly workers?: number;
  /** Folder of the `triagraph.config.json` that counts; default: the current one. */
  readonly project?: string;
  readonly onProgress?: (progress: CompileProgress) => void;
}
