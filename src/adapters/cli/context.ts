import { resolve } from 'node:path';
import type { AuditProgress, CacheStore, CompileProgress, Diagnostic, Engine, EngineOptions } from '../../index.js';
import { pluginsOf } from './options.js';
import { noOtherAdapters, type OtherAdapters } from './other-adapters.js';
import { type Streams, wantsColor, write } from './streams.js';

type PublicApi = typeof import('../../index.js');

/** An open knowledge base as the commands use it; tests hand in another one. */
export type OpenEngine = Omit<Pick<Engine, keyof Engine>, 'cases' | 'verdict' | 'prepare'>;

/** The public API as the commands use it; tests hand in another one. */
export type Library = Omit<PublicApi, 'Engine' | 'TriagraphError' | NotUsed> & {
  readonly Engine: { open(options?: EngineOptions): Promise<OpenEngine> };
};
type NotUsed = 'openLive' | 'openWorkspace' | 'publicSchemas' | 'detectLanguage' | 'maskSecrets' | 'sanitize';

export type SessionWords = ReturnType<PublicApi['presenters']['session']['words']>;

/** Loads the library when a command needs it: `--help` and misuse answer without it. */
export async function loadLibrary(): Promise<Library> {
  return import('../../index.js');
}

const barColumns = 24;
const milliseconds = 100;
const clearLine = '\r\u001b[K';

const phaseNames: Readonly<Record<(AuditProgress | CompileProgress)['phase'], string>> = {
  read: 'reading',
  parse: 'understanding',
  compile: 'compiling',
  ask: 'asking',
};

export interface ProgressBar {
  readonly update: (progress: AuditProgress | CompileProgress) => void;
  readonly clear: () => void;
}

/** A bar on stderr when that is a terminal, nothing otherwise. Drawn ten times a second at most. */
export function progressBar({ stderr, isTTY }: Pick<Streams, 'stderr' | 'isTTY'>): ProgressBar {
  if (!isTTY.stderr) return { update: () => {}, clear: () => {} };
  let drawn = false;
  let next = performance.now() + milliseconds;
  return {
    update(progress) {
      const now = performance.now();
      if (now < next) return;
      next = now + milliseconds;
      drawn = true;
      stderr.write(clearLine + barText(progress));
    },
    clear() {
      if (drawn) stderr.write(clearLine);
      drawn = false;
    },
  };
}

function barText({ phase, done, total }: AuditProgress | CompileProgress): string {
  const share = total > 0 ? Math.min(1, done / total) : 0;
  const filled = Math.round(share * barColumns);
  return `${phaseNames[phase]} [${'#'.repeat(filled)}${'.'.repeat(barColumns - filled)}] ${done}/${total}`;
}

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
      const plugins = pluginsOf(options, this.streams.cwd);
      engine = await library.Engine.open({ kb, cache: options.cache, onProgress: progress.update, ...plugins });
    } finally {
      progress.clear();
    }
    try {
      return await work(engine, library);
    } finally {
      await engine.close();
    }
  }

  /**
   * What the knowledge base does not find of itself; a large one takes a while to ask.
   * @param settings with `changed`, files relative to the current folder, their documents alone are asked
   */
  async audit(
    engine: OpenEngine,
    settings: { readonly cache: boolean | CacheStore; readonly demanded?: boolean },
    changed: { readonly files: readonly string[]; readonly roots: readonly string[] } | null = null,
  ): Promise<readonly Diagnostic[]> {
    const only = changed && (await this.#documentsOf(engine, changed.files, changed.roots));
    const progress = progressBar(this.streams);
    try {
      return await engine.audit({ ...settings, ...(only && { only }), onProgress: progress.update });
    } finally {
      progress.clear();
    }
  }

  /** Paths of the documents that come from these files. */
  async #documentsOf(engine: OpenEngine, files: readonly string[], roots: readonly string[]): Promise<Set<string>> {
    const { documentFiles } = await this.library();
    const fileOf = documentFiles(roots);
    const wanted = new Set(files.map((file) => resolve(this.streams.cwd, file)));
    const paths = engine.documents().map(({ path }) => path);
    return new Set(paths.filter((path) => wanted.has(fileOf(path) ?? '')));
  }
}

/** Options of every command that reads a knowledge base. */
export interface KnowledgeBaseOptions {
  readonly kb?: readonly string[];
  readonly cache: boolean;
  /** Modules of the caller's own, for the commands that take them. */
  readonly rules?: readonly string[];
  readonly dialects?: readonly string[];
}

/** The same with a cache of its own, for a command that runs again and again. */
export type Cached<Options extends KnowledgeBaseOptions> = Omit<Options, 'cache'> & {
  readonly cache: boolean | CacheStore;
};
