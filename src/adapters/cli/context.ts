import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { defined } from '../../collections.js';
import type {
  AnswerOptions,
  AuditProgress,
  CacheStore,
  CompileProgress,
  Diagnostic,
  Engine,
  EngineOptions,
  StoreSource,
} from '../../index.js';
import { isStoreAddress, type OtherAdapters } from '../access/settings.js';
import { UsageError } from './failure.js';
import { rowsOf, type Streams, wantsColor, write } from './streams.js';

type PublicApi = typeof import('../../index.js');

/** The public parts of an engine; tests pass a substitute. */
export type OpenEngine = Pick<Engine, keyof Engine>;

/** The public API; tests pass a substitute. */
export type Library = Omit<PublicApi, 'Engine'> & {
  readonly Engine: { open(options?: EngineOptions): Promise<OpenEngine> };
};

export type SessionWords = ReturnType<PublicApi['presenters']['session']['words']>;

const barColumns = 24;
const milliseconds = 100;
const clearLine = '\r\u001b[K';

const phaseNames: Readonly<Record<(AuditProgress | CompileProgress)['phase'], string>> = {
  read: 'reading',
  parse: 'understanding',
  compile: 'compiling',
  ask: 'asking',
};

type OnProgress = (progress: AuditProgress | CompileProgress) => void;

function barText({ phase, done, total }: AuditProgress | CompileProgress): string {
  const share = total > 0 ? Math.min(1, done / total) : 0;
  const filled = Math.round(share * barColumns);
  return `${phaseNames[phase]} [${'#'.repeat(filled)}${'.'.repeat(barColumns - filled)}] ${done}/${total}`;
}

export class Context {
  exitCode = 0;

  constructor(
    readonly streams: Streams,
    readonly library: () => Promise<Library>,
    private readonly adapters?: OtherAdapters,
  ) {}

  reading(stdin: Readable): Context {
    return new Context({ ...this.streams, stdin }, this.library, this.adapters);
  }

  /** @throws UsageError in a program without the other adapters */
  adapter<Name extends keyof OtherAdapters>(name: Name): OtherAdapters[Name] {
    if (this.adapters) return this.adapters[name];
    throw new UsageError(`${name} is not available in this program; run the triagraph executable`);
  }

  print(text: string): Promise<void> {
    return write(this.streams.stdout, text);
  }

  /** Writes a text to stdout, through the pager when it is longer than the terminal. */
  async show(text: string): Promise<void> {
    const { isTTY, rows, columns = 80, env, onInterrupt } = this.streams;
    if (isTTY.stdout && rows !== undefined && rowsOf(text, columns) >= rows) {
      // Ctrl-C belongs to the pager, which handles it and keeps running.
      onInterrupt?.(() => {});
      if (await (await import('./pager.js')).showInPager(text, env)) return;
    }
    await this.print(text);
  }

  log(line: string): Promise<void> {
    return write(this.streams.stderr, `triagraph: ${line}\n`);
  }

  layout(all = false): { color: boolean; width: number; all: boolean } {
    const { isTTY, columns } = this.streams;
    const width = isTTY.stdout && columns ? columns : 80;
    return { color: wantsColor(this.streams), width, all };
  }

  /** The layout of an answer whose sources a terminal links to, and how much of it is shown. */
  async answerLayout(
    options: KnowledgeBaseOptions,
    shown: Pick<AnswerOptions, 'all' | 'step'>,
  ): Promise<AnswerOptions> {
    const layout = { ...this.layout(), ...shown };
    if (!layout.color || !this.streams.isTTY.stdout || options.kb?.some(isStoreAddress)) return layout;
    const { documentFiles, resolveKnowledgeBase } = await this.library();
    const fileOf = documentFiles(resolveKnowledgeBase(options.kb, this.streams.cwd));
    const href = (path: string, line: number): string | null => {
      const file = fileOf(path);
      return file === null ? null : `${pathToFileURL(file).href}#${line}`;
    };
    return { ...layout, href };
  }

  /**
   * Paths of the caller's own knowledge base: a check that fell back to the shipped documents would always pass.
   * @throws TriagraphError `kb-missing` without one
   */
  async ownKnowledgeBase(asked: readonly string[] | undefined): Promise<readonly string[]> {
    const { resolveKnowledgeBase } = await this.library();
    return resolveKnowledgeBase(asked, this.streams.cwd, { shipped: false });
  }

  /** The published knowledge base that `--kb` names; undefined for files. */
  async sourceOf(kb: readonly string[] | undefined): Promise<StoreSource | undefined> {
    const address = kb?.find(isStoreAddress);
    if (address === undefined) return undefined;
    if (kb!.length > 1)
      throw new UsageError(
        'an address of published documents cannot be combined with another --kb; leave out one of them',
      );
    return this.adapter('openSource')(address);
  }

  /** Works with a progress bar on stderr where that is a terminal. Redrawn at most ten times a second. */
  async progressing<T>(work: (onProgress: OnProgress) => Promise<T>): Promise<T> {
    const { stderr, isTTY } = this.streams;
    if (!isTTY.stderr) return work(() => {});
    let drawn = false;
    let next = performance.now() + milliseconds;
    const update: OnProgress = (progress) => {
      const now = performance.now();
      if (now < next) return;
      next = now + milliseconds;
      drawn = true;
      stderr.write(clearLine + barText(progress));
    };
    return work(update).finally(() => drawn && stderr.write(clearLine));
  }

  async withEngine<T>(
    options: Cached<KnowledgeBaseOptions>,
    work: (engine: OpenEngine, library: Library) => Promise<T>,
  ): Promise<T> {
    const library = await this.library();
    const source = await this.sourceOf(options.kb);
    const time = this.streams.clock && { clock: this.streams.clock };
    if (source !== undefined) {
      try {
        return await work(await library.Engine.open({ store: (await source.open(true))!, ...time }), library);
      } finally {
        await source.close();
      }
    }
    const kb = library.resolveKnowledgeBase(options.kb, this.streams.cwd);
    const settings = { kb, cache: options.cache, ...pluginsOf(options, this.streams.cwd), ...time };
    const engine = await this.progressing((onProgress) => library.Engine.open({ ...settings, onProgress }));
    try {
      return await work(engine, library);
    } finally {
      await engine.close();
    }
  }

  /**
   * Checks self-retrieval: documents whose own symptoms do not lead back to them. Slow for large knowledge bases.
   * @param settings with `changed` (files relative to the current folder), only the documents of these files are
   * checked
   */
  async audit(
    engine: OpenEngine,
    settings: { readonly cache: boolean | CacheStore; readonly demanded?: boolean },
    changed: { readonly files: readonly string[]; readonly roots: readonly string[] } | null = null,
  ): Promise<readonly Diagnostic[]> {
    const only = changed && (await this.#documentsOf(engine, changed.files, changed.roots));
    return this.progressing((onProgress) => engine.audit({ ...settings, ...(only && { only }), onProgress }));
  }

  async #documentsOf(engine: OpenEngine, files: readonly string[], roots: readonly string[]): Promise<Set<string>> {
    const { documentFiles } = await this.library();
    const fileOf = documentFiles(roots);
    const wanted = new Set(files.map((file) => resolve(this.streams.cwd, file)));
    const paths = engine.documents().map(({ path }) => path);
    return new Set(paths.filter((path) => wanted.has(fileOf(path) ?? '')));
  }
}

/** Modules of the caller's own, by file or package. */
interface Plugins {
  readonly rules?: readonly string[] | undefined;
  readonly dialects?: readonly string[] | undefined;
}

/** Addresses of the named modules; a relative one counts from the folder. */
export function pluginsOf({ rules, dialects }: Plugins, folder: string): Pick<EngineOptions, 'rules' | 'dialects'> {
  const addresses = (names?: readonly string[]) =>
    names?.map((name) => (name.startsWith('.') ? resolve(folder, name) : name));
  return defined({ rules: addresses(rules), dialects: addresses(dialects) });
}

export interface KnowledgeBaseOptions extends Plugins {
  readonly kb?: readonly string[] | undefined;
  readonly cache: boolean;
}

/** The same options with a shared analysis cache, for a command that runs repeatedly. */
export type Cached<Options extends KnowledgeBaseOptions> = Omit<Options, 'cache'> & {
  readonly cache: boolean | CacheStore;
};
