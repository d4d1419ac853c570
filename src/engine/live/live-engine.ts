import { dirname, join, resolve } from 'node:path';
import { checkOf } from '../../check-options.js';
import { defined } from '../../collections.js';
import { TriagraphError } from '../../errors.js';
import { limits } from '../../limits.js';
import type { StoreSource } from '../../match/index.js';
import { Engine, type EngineOptions, engineOptionNames } from '../open/engine.js';
import { isSnapshotFile } from '../open/open-knowledge-base.js';
import { checkPaths, resolveKnowledgeBase } from '../open/resolve-knowledge-base.js';
import { LiveAddress, LiveFiles, type LiveSource, type LiveVersion, liveStore } from './files.js';
import { watchFiles } from './watch-files.js';

export interface LiveOptions extends Omit<EngineOptions, 'snapshot' | 'store' | 'cache' | 'embedding'> {
  /** Cache compiled documents in the user's cache folder. Default true. */
  readonly cache?: boolean;
  /** Also compile the first version in a thread, so that the caller is not blocked. Default false. */
  readonly threaded?: boolean;
  /** A source of stores, instead of `kb`. It is closed with the engine. */
  readonly source?: StoreSource;
  /** Called after every reload, including those without a change and those that failed. */
  readonly onReload?: (report: ReloadReport) => void;
  /** Called with each new version before it goes live, to warm it up. If it throws, the current version stays. */
  readonly rehearse?: (next: Engine) => void | Promise<void>;
}

const { snapshot: _, store: ___, embedding: __, ...shared } = engineOptionNames;
const check = checkOf<LiveOptions>({ ...shared, source: true, threaded: true, onReload: true, rehearse: true });

/** The outcome of a reload. `failed`: the current version stays live. */
export interface ReloadReport {
  readonly outcome: 'swapped' | 'unchanged' | 'failed';
  readonly hash: string;
  readonly documents: number;
  readonly milliseconds: number;
  readonly error?: { readonly code: string; readonly message: string };
}

/**
 * A knowledge base that can be replaced while it answers: changes are compiled in the background and go live in one
 * step. A caller that reads `engine` once per query sees one version throughout.
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

  static async open(options: LiveOptions = {}): Promise<LiveEngine> {
    check('openLive', options);
    if (options.kb !== undefined) checkPaths(options.kb);
    const address = addressOf(options.kb);
    const elsewhere = options.source ? liveStore(options.source) : address && new LiveAddress(address);
    if (elsewhere) return LiveEngine.#open(elsewhere, [], options, (await elsewhere.load(true))!);
    const project = resolve(options.project ?? process.cwd());
    const paths = resolveKnowledgeBase(options.kb, project);
    const { cache, workers } = options;
    const source = new LiveFiles({ paths, project, ...defined({ cache, workers }) });
    const first = options.threaded === true ? (await source.load(true))! : { kb: paths };
    return LiveEngine.#open(source, paths, options, first);
  }

  static async #open(source: LiveSource, paths: readonly string[], options: LiveOptions, first: LiveVersion) {
    const engine = await Engine.open({ ...engineOptionsOf(options), ...first });
    return new LiveEngine(engine.prepare(), source, paths, options);
  }

  get engine(): Engine {
    return this.#engine;
  }

  /** What is reloaded: paths, or an address. */
  get name(): string {
    return this.source.name;
  }

  /**
   * Checks for changes and replaces the engine. Never throws: an error is in the report, and the current version
   * stays. A call during a reload causes one more reload, which sees later changes.
   */
  reload(): Promise<ReloadReport> {
    return this.#request(true);
  }

  /**
   * Reloads when files or the project's configuration change.
   * @throws TriagraphError when the knowledge base has an address: use `poll`
   */
  async watch(): Promise<void> {
    if (this.paths.length === 0)
      throw new TriagraphError('watch-address', `${this.name}: an address cannot be watched; poll it.`);
    const isCompiled = this.paths.every((path) => isSnapshotFile(path));
    // A snapshot already contains the vocabulary of the configuration.
    const config = join(resolve(this.options.project ?? process.cwd()), 'triagraph.config.json');
    const stop = await watchFiles({
      paths: isCompiled ? this.paths : [...this.paths, config],
      folder: dirname(config),
      changed: async () => void this.#request(true),
      failed: (error) => this.#report('failed', performance.now(), error),
      quietMs: limits.liveQuietMs,
    });
    this.#stops.push(stop);
  }

  /**
   * Checks for changes at this interval; a check that takes longer is the only one until it ends.
   * @throws TriagraphError `poll-interval` for a value that a timer would treat as one millisecond
   */
  poll(milliseconds: number): void {
    if (!(typeof milliseconds === 'number' && milliseconds >= 1 && milliseconds <= longestInterval))
      throw new TriagraphError(
        'poll-interval',
        `Unexpected interval ${milliseconds}, expected milliseconds from 1 to ${longestInterval}.`,
      );
    const check = (): void => {
      if (this.#running === null) void this.#request(false);
    };
    const timer = setInterval(check, milliseconds);
    timer.unref();
    this.#stops.push(() => clearInterval(timer));
  }

  /** Stops watching and polling, and closes the knowledge base. */
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
      const version = await this.source.load(force);
      if (version === null) return this.#report('unchanged', started);
      const next = await Engine.open({ ...engineOptionsOf(this.options), ...version });
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

  #report(outcome: ReloadReport['outcome'], started: number, error?: Error): ReloadReport {
    const { hash, documents } = this.#engine.info();
    const milliseconds = performance.now() - started;
    const why = error && { error: failureOf(error) };
    const report: ReloadReport = { outcome, hash, documents, milliseconds, ...why };
    this.options.onReload?.(report);
    return report;
  }
}

const failureOf = ({ code = 'reload-failed', message }: Error & { code?: unknown }) => ({
  code: String(code),
  message,
});

/** Maximum delay of a Node timer in milliseconds. */
const longestInterval = 2 ** 31 - 1;

function engineOptionsOf({ onReload: _, rehearse: __, threaded: ___, source: ____, ...options }: LiveOptions) {
  return options;
}

function addressOf(kb: readonly string[] | undefined): URL | null {
  const addresses = (kb ?? []).filter((path) => /^https?:\/\//i.test(path));
  if (addresses.length === 0) return null;
  if (kb?.length !== 1 || !URL.canParse(addresses[0]!))
    throw new TriagraphError('kb-address', `${addresses[0]}: expected one whole address, alone, without other --kb.`);
  return new URL(addresses[0]!);
}

/** A folder may be empty for a moment during a checkout or remount. */
const nothingLeft = (name: string): TriagraphError =>
  new TriagraphError('reload-empty', `${name}: there are no documents any more; the last version stays.`);
