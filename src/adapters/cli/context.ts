import type { CacheStore, Diagnostic } from '../../index.js';
import type { Library, OpenEngine } from './library.js';
import { noOtherAdapters, type OtherAdapters } from './other-adapters.js';
import { progressBar } from './progress.js';
import { type Streams, wantsColor, write } from './streams.js';

/** What every command works with. */
export class Context {
  /** Exit code of the run; a command sets it when it is not 0. */
  exitCode = 0;

  constructor(
    readonly streams: Streams,
    readonly library: () => Promise<Library>,
    readonly adapters: OtherAdapters = noOtherAdapters,
  ) {}

  print(text: string): Promise<void> {
    return write(this.streams.stdout, text);
  }

  /** One line on stderr, named after the program. */
  tell(line: string): Promise<void> {
    return write(this.streams.stderr, `triagraph: ${line}\n`);
  }

  /** How text goes to this output. */
  layout(all: boolean): { color: boolean; width: number; all: boolean } {
    const { isTTY, columns } = this.streams;
    const width = isTTY.stdout && columns ? columns : 80;
    return { color: wantsColor(this.streams), width, all };
  }

  /** Opens the knowledge base that the options name, and closes it when the work is done. */
  async withEngine<T>(
    options: Cached<KnowledgeBaseOptions>,
    work: (engine: OpenEngine, library: Library) => Promise<T>,
  ): Promise<T> {
    const library = await this.library();
    const kb = library.resolveKnowledgeBase(options.kb, this.streams.cwd);
    const progress = progressBar(this.streams);
    let engine: OpenEngine;
    try {
      engine = await library.Engine.open({ kb, cache: options.cache, onProgress: progress.update });
    } finally {
      progress.clear();
    }
    try {
      return await work(engine, library);
    } finally {
      await engine.close();
    }
  }

  /** What the knowledge base does not find of itself; a large one is asked for a while. */
  async audit(
    engine: OpenEngine,
    settings: { readonly cache: boolean | CacheStore; readonly demanded?: boolean },
  ): Promise<readonly Diagnostic[]> {
    const progress = progressBar(this.streams);
    try {
      return await engine.audit({ ...settings, onProgress: progress.update });
    } finally {
      progress.clear();
    }
  }
}

/** Options of every command that reads a knowledge base. */
export interface KnowledgeBaseOptions {
  readonly kb?: readonly string[];
  readonly cache: boolean;
}

/** The same with a cache of its own, for a command that runs again and again. */
export type Cached<Options extends KnowledgeBaseOptions> = Omit<Options, 'cache'> & {
  readonly cache: boolean | CacheStore;
};
