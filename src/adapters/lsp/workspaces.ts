import { defined } from '../../collections.js';
import { type EditorWorkspace, type FileFindings, openWorkspace } from '../../index.js';
import { Schedule } from './schedule.js';

interface WorkspacesSettings {
  readonly kb?: readonly string[];
  readonly cache?: boolean;
  /** Called with all findings after each lint run, and the versions of the open documents that it read, by file. */
  readonly found: (
    workspace: EditorWorkspace,
    findings: readonly FileFindings[],
    versions: ReadonlyMap<string, number>,
  ) => void;
  readonly failed: (message: string) => void;
  readonly info: (message: string) => void;
}

interface Opened {
  readonly workspace: EditorWorkspace;
  readonly schedule: Schedule;
  /** Settles after the first lint run. */
  readonly ready: Promise<void>;
  /** Starts after the first lint run; resolves to the function that stops it, or null when watching is impossible. */
  readonly watching: Promise<(() => Promise<void>) | null>;
}

export class Workspaces {
  readonly #opened = new Map<string, Promise<Opened>>();
  /** The editor's open documents, for folders that are added later. */
  readonly #held = new Map<string, { readonly text: string; readonly version: number }>();

  constructor(private readonly settings: WorkspacesSettings) {}

  add(folder: string): void {
    if (!this.#opened.has(folder)) this.#opened.set(folder, this.#open(folder));
  }

  /** @returns the closed workspace, or null */
  async remove(folder: string): Promise<EditorWorkspace | null> {
    const opened = await this.#opened.get(folder);
    this.#opened.delete(folder);
    if (opened) await end(opened);
    return opened?.workspace ?? null;
  }

  hold(file: string, text: string | null, version = 0): void {
    if (text === null) this.#held.delete(file);
    else this.#held.set(file, { text, version });
    for (const opening of this.#opened.values()) {
      void opening.then(({ workspace, schedule }) => {
        workspace.hold(file, this.#held.get(file)?.text ?? null);
        schedule.soon();
      });
    }
  }

  /** The workspace that contains a file, after the first lint of all; of several, the one with the innermost folder. */
  async of(file: string): Promise<EditorWorkspace | null> {
    const opened = await Promise.all(this.#opened.values());
    await Promise.all(opened.map(({ ready }) => ready));
    const having = opened.map(({ workspace }) => workspace).filter((workspace) => workspace.has(file));
    return having.reduce<EditorWorkspace | null>(
      (best, next) => (best && best.folder.length >= next.folder.length ? best : next),
      null,
    );
  }

  async close(): Promise<void> {
    const opened = await Promise.all(this.#opened.values());
    await Promise.all(opened.map(end));
  }

  async #open(folder: string): Promise<Opened> {
    const { kb, cache, info } = this.settings;
    const workspace = await openWorkspace(defined({ folder, kb, cache }));
    for (const [file, { text }] of this.#held) workspace.hold(file, text);
    let linted: () => void = () => {};
    const ready = new Promise<void>((settle) => {
      linted = settle;
    });
    const schedule = new Schedule(() => this.#lint(workspace).finally(linted));
    schedule.now();
    const opened: Opened = { workspace, schedule, ready, watching: ready.then(() => this.#watch(workspace, schedule)) };
    void ready.then(() => {
      if (this.#rootsOf(workspace).length === 0)
        info(`${folder} has no knowledge base: no triagraph.config.json, workflows or cases. Name one with --kb.`);
    });
    return opened;
  }

  #rootsOf(workspace: EditorWorkspace): readonly string[] {
    try {
      return workspace.roots();
    } catch {
      return ['']; // invalid configuration: reported by the lint run
    }
  }

  async #lint(workspace: EditorWorkspace): Promise<void> {
    try {
      const versions = new Map([...this.#held].map(([file, { version }]) => [file, version]));
      this.settings.found(workspace, await workspace.check(), versions);
    } catch (error) {
      const { code, message } = error as Error & { code?: unknown };
      // Closing the workspace cancels its run.
      if (code !== 'lint-cancelled') this.settings.failed(message);
    }
  }

  async #watch(workspace: EditorWorkspace, schedule: Schedule): Promise<(() => Promise<void>) | null> {
    const failed = (error: Error): void => this.settings.info(`Watching failed: ${error.message}`);
    try {
      return await workspace.watch(() => schedule.soon(), failed);
    } catch (error) {
      failed(error as Error);
      return null;
    }
  }
}

async function end({ workspace, schedule, watching }: Opened): Promise<void> {
  const closed = schedule.close();
  // Closing cancels a run in progress.
  await workspace.close();
  await closed;
  await (await watching)?.();
}
