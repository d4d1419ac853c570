import type { CacheStore } from '../file-cache.js';
import type { Embedding } from '../meaning/embedder.js';
import type { PluginOptions } from '../plugins.js';

export interface CompileProgress {
  readonly phase: 'read' | 'parse' | 'compile';
  readonly done: number;
  readonly total: number;
}

export interface BuildSettings extends PluginOptions {
  /** Cache analyzed documents and snapshots in the user's cache folder. Default true. */
  readonly cache?: boolean | CacheStore;
  readonly workers?: number;
  /** Folder of the `triagraph.config.json` that applies; default: the working directory. */
  readonly project?: string;
  readonly onProgress?: (progress: CompileProgress) => void;
  /** The embedding model for titles and symptoms; default: the configured one, if any. */
  readonly embedding?: Embedding;
  /** Bytes above which a snapshot is written to be read in pieces, on demand. Default and maximum: 2 GiB. */
  readonly wholeBytes?: number | undefined;
}

export interface BuildOptions extends BuildSettings {
  readonly paths: readonly string[];
}

export const buildSettingNames = {
  cache: true,
  workers: true,
  project: true,
  onProgress: true,
  embedding: true,
  wholeBytes: true,
  rules: true,
  dialects: true,
} as const satisfies Readonly<Record<keyof BuildSettings, true>>;
