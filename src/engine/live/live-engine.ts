import { join, resolve } from 'node:path';
import { checkOptions, namesOf } from '../../check-options.js';
import { Engine, type EngineOptions, engineOptionNames } from '../../engine.js';
import { TriagraphError } from '../../errors.js';
import { isSnapshotFile } from '../open/open-knowledge-base.js';
import { checkPaths, resolveKnowledgeBase } from '../open/resolve-knowledge-base.js';
import { LiveAddress } from './address.js';
import { LiveFiles } from './files.js';
import type { LiveSource } from './source.js';
import { watchPaths } from './watch.js';

export interface LiveOptions extends Omit<EngineOptions, 'snapshot' | 'cache'> {
  /** Keep what was compiled in the user's cache folder. Default true. */
  readonly cache?: boolean;
  /** Told of every reload that was tried, also of one that changed nothing. */
  readonly onReload?: (report: ReloadReport) => void;
  /**
   * Given each new version before it takes over, for instance to ask it what was asked last: it then has read what answers need.
   * Where it throws, the last version stays.
   */
  readonly rehearse?: (next: Engine) => void | Promise<void>;
}

const { snapshot: _, ...shared } = engineOptionNames;
const names = namesOf<LiveOptions>({ ...shared, onReload: true, rehearse: true });

/** What became of a reload. `failed`: the knowledge base that was there goes on answering. */
export interface ReloadReport {
  readonly outcome: 'swapped' | 'unchanged' | 'failed';
  /** Of the knowledge base that answers from now on. */
  readonly hash: string;
  readonly documents: number;
  readonly milliseconds: number;
  /** Why it failed. */
  readonly error?: { readonly code: string; readonly message: string };
}

/**
 * A knowledge base that is replaced while it answers: what has changed is compiled beside it, and takes its place in one
 * step. Whoever takes `engine` once for a question sees one version, however long the answer takes.
 *
 * @example
 * const live = await LiveEngine.open({ kb: ['runbooks/'], onReload: (report) => console.log(report) });
 * await live.watch();
 * live.engine.query('Pod stuck in ContainerCreating');
 */
export class LiveEngine {
  #engine: Engine;
  #running: Promise<ReloadReport> | null = null;
  #next: Promise<ReloadReport> | null = null;
  #stops: (() => Promise<void> | void)[] = [];

  private constructor(
    engine: Engine,
    private readonly source: LiveSource,
    private readonly paths: readonly string[],
    private readonly options: LiveOptions,
  ) {
    this.#engine = engine;
  }

  /**
   * Opens the knowledge base. `kb` may be one http or https address of a snapshot.
   * @throws TriagraphError when there is nothing to begin with; later faults never throw.
   */
  static async open(options: LiveOptions = {}): Promise<LiveEngine> {
    checkOptions('openLive', options, names);
    if (options.kb !== undefined) checkPaths(options.kb);
    const engineOptions = engineOptionsOf(options);
    const address = addressOf(options.kb);
    if (address !== null) {
      const source = new LiveAddress(address);
      const snapshot = (await source.load(true))!;
      return new LiveEngine((await Engine.open({ ...engineOptions, snapshot })).prepare(), source, [], options);
    }
    const project = resolve(options.project ?? process.cwd());
    const paths = resolveKnowledgeBase(options.kb, project);
    const source = new LiveFiles({
      paths,
      project,
      // A store in memory does not go to another thread.
      ...(options.cache === undefined ? {} : { cache: options.cache !== false }),
      ...(options.workers === undefined ? {} : { workers: options.workers }),
    });
    return new LiveEngine((await Engine.open({ ...engineOptions, kb: paths })).prepare(), source, paths, options);
  }

  /** The engine that answers now. */
  get engine(): Engine {
    return this.#engine;
  }

  /** What is reloaded: paths, or an address. */
  get name(): string {
    return this.source.name;
  }

  /**
   * Looks again and swaps. Never throws: a fault is in the report, and what is running stays. A call during a reload is
   * answered by one more reload, which sees what changed meanwhile.
   */
  reload(): Promise<ReloadReport> {
    return this.#request(true);
  }

  /** Reloads when files change, or the project's configuration. @throws TriagraphError when the knowledge base has an address: `poll` fits there. */
  async watch(): Promise<void> {
    if (this.paths.length === 0)
      throw new TriagraphError('watch-address', `${this.name}: an address cannot be watched; poll it.`);
    const isCompiled = this.paths.every((path) => isSnapshotFile(path));
    // Headings, words and commands of the project are compiled in.
    const config = join(resolve(this.options.project ?? process.cwd()), 'triagraph.config.json');
    const stop = await watchPaths(
      this.paths,
      () => void this.#request(true),
      (error) => this.#report('failed', performance.now(), error),
      isCompiled ? undefined : config,
    );
    this.#stops.push(stop);
  }

  /**
   * Looks every so many milliseconds whether something has changed.
   * @throws TriagraphError `poll-interval` for what a timer would take for one millisecond
   */
  poll(milliseconds: number): void {
    if (!(typeof milliseconds === 'number' && milliseconds >= 1 && milliseconds <= longestInterval))
      throw new TriagraphError(
        'poll-interval',
        `Unexpected interval ${milliseconds}, expected milliseconds from 1 to ${longestInterval}.`,
      );
    const timer = setInterval(() => void this.#request(false), milliseconds);
    timer.unref();
    this.#stops.push(() => clearInterval(timer));
  }

  /** Ends watching and polling, and lets go of the knowledge base. */
  async close(): Promise<void> {
    for (const stop of this.#stops.splice(0)) await stop();
    await this.source.close();
    await this.#engine.close();
  }

  #request(force: boolean): Promise<ReloadReport> {
    if (this.#running === null) {
      this.#running = this.#reload(force).finally(() => {
        this.#running = null;
      });
      return this.#running;
    }
    this.#next ??= this.#running.then(() => {
      this.#next = null;
      return this.#request(true);
    });
    return this.#next;
  }

  async #reload(force: boolean): Promise<ReloadReport> {
    const started = performance.now();
    try {
      const snapshot = await this.source.load(force);
      if (snapshot === null) return this.#report('unchanged', started);
      const next = await Engine.open({ ...engineOptionsOf(this.options), snapshot });
      const [before, after] = [this.#engine.info(), next.info()];
      if (before.hash === after.hash) return this.#report('unchanged', started);
      if (after.documents === 0 && before.documents > 0) throw nothingLeft(this.name);
      await this.options.rehearse?.(next.prepare());
      this.#engine = next;
      return this.#report('swapped', started);
    } catch (error) {
      return this.#report('failed', started, error as Error);
    }
  }

  #report(outcome: ReloadReport['outcome'], started: number, error?: Error & { code?: unknown }): ReloadReport {
    const { hash, documents } = this.#engine.info();
    const milliseconds = performance.now() - started;
    const why = error && { error: { code: String(error.code ?? 'reload-failed'), message: error.message } };
    const report: ReloadReport = { outcome, hash, documents, milliseconds, ...why };
    this.options.onReload?.(report);
    return report;
  }
}

/** Milliseconds that a timer of Node takes at most. */
const longestInterval = 2 ** 31 - 1;

function engineOptionsOf({ onReload: _, rehearse: __, ...options }: LiveOptions): Omit<EngineOptions, 'snapshot'> {
  return options;
}

function addressOf(kb: readonly string[] | undefined): URL | null {
  const addresses = (kb ?? []).filter((path) => /^https?:\/\//i.test(path));
  if (addresses.length === 0) return null;
  if (kb?.length !== 1 || !URL.canParse(addresses[0]!))
    throw new TriagraphError('kb-address', `${addresses[0]}: expected one whole address, alone, without other --kb.`);
  return new URL(addresses[0]!);
}

/** A folder that is emptied while it is checked out or mounted anew is no new version. */
const nothingLeft = (name: string): TriagraphError =>
  new TriagraphError('reload-empty', `${name}: no document is left; the last version stays.`);
