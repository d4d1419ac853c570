import type { Assembly } from '../../compile/index.js';
import type { CompilationInfo, Diagnostic } from '../../model/index.js';
import type { CacheStore } from '../file-cache.js';

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
  /** Folder of the `triagraph.config.json` that counts; default: the current one. */
  readonly project?: string;
  readonly onProgress?: (progress: CompileProgress) => void;
}

export interface CompileResult {
  readonly bytes: Uint8Array;
  readonly diagnostics: readonly Diagnostic[];
  readonly info: CompilationInfo;
}

/** What files were put together to, and everything that was found in them. */
export interface CompiledFiles {
  readonly assembly: Pick<Assembly, 'bytes' | 'meta'>;
  readonly diagnostics: readonly Diagnostic[];
}
