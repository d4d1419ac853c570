import type { Connection } from 'vscode-languageserver';
import type { EditorWorkspace, FileFindings } from '../../index.js';
import { type Addresses, diagnosticOut } from './shapes.js';

/**
 * Milliseconds without a change before documents are linted: no one reads findings while typing. A run that takes long is
 * waited for as long as the last one took: requests are answered between.
 */
const quietMs = { least: 150, most: 2_000 };

/** Runs some work when it has been quiet for a moment; never twice at once, and once more when asked for meanwhile. */
export class Schedule {
  #quiet: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #again = false;
  /** Milliseconds that the last run took; the first, which parses everything, does not count. */
  #took = 0;
  #runs = 0;
  #closed = false;

  /** @param work never throws */
  constructor(private readonly work: () => Promise<void>) {}

  soon(): void {
    if (this.#closed) return;
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.now(), Math.min(quietMs.most, Math.max(quietMs.least, this.#took)));
  }

  now(): void {
    if (this.#closed) return;
    if (this.#running) {
      this.#again = true;
      return;
    }
    const started = performance.now();
    this.#running = this.work().finally(() => {
      this.#running = null;
      if (this.#runs++ > 0) this.#took = performance.now() - started;
      if (!this.#again) return;
      this.#again = false;
      this.soon();
    });
  }

  /** Ends when the work that runs has ended. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#quiet);
    await this.#running;
  }
}

/** What the editor was told of each file: it is told again only of what has changed. */
export class Published {
  readonly #told = new Map<EditorWorkspace, Map<string, string>>();

  constructor(
    private readonly connection: Connection,
    private readonly addresses: Addresses,
  ) {}

  tell(workspace: EditorWorkspace, findings: readonly FileFindings[]): void {
    const before = this.#told.get(workspace) ?? new Map<string, string>();
    const now = new Map<string, string>();
    for (const { file, diagnostics } of findings) {
      const uri = this.addresses.of(file);
      const shown = diagnostics.map((diagnostic) => diagnosticOut(diagnostic, (path) => this.#uriOf(workspace, path)));
      const text = JSON.stringify(shown);
      now.set(uri, text);
      if (before.get(uri) !== text) this.#send(uri, shown);
    }
    for (const uri of before.keys()) if (!now.has(uri)) this.#send(uri, []);
    this.#told.set(workspace, now);
  }

  #uriOf(workspace: EditorWorkspace, path: string): string | null {
    const file = workspace.fileOf(path);
    return file === null ? null : this.addresses.of(file);
  }

  #send(uri: string, diagnostics: ReturnType<typeof diagnosticOut>[]): void {
    void this.connection.sendDiagnostics({ uri, diagnostics });
  }
}
