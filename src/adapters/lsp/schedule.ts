import type { Connection } from 'vscode-languageserver';
import type { EditorWorkspace, FileFindings } from '../../index.js';
import { type Addresses, diagnosticOut } from './shapes.js';

/** Milliseconds without a change before documents are linted, so that typing is not interrupted by findings. */
const delayMs = 150;

/** Debounces some work: never runs it concurrently, and runs it once more when requested during a run. */
export class Schedule {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #again = false;
  #closed = false;

  /** @param work never throws */
  constructor(private readonly work: () => Promise<void>) {}

  soon(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.now(), delayMs);
  }

  now(): void {
    if (this.#closed) return;
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#running = this.work().finally(() => {
      this.#running = null;
      if (!this.#again) return;
      this.#again = false;
      this.soon();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }
}

/** The last published diagnostics of each file: only changes are sent. */
export class Published {
  readonly #published = new Map<EditorWorkspace, Map<string, string>>();

  constructor(
    private readonly connection: Connection,
    private readonly addresses: Addresses,
  ) {}

  tell(workspace: EditorWorkspace, findings: readonly FileFindings[], versions: ReadonlyMap<string, number>): void {
    const before = this.#published.get(workspace) ?? new Map<string, string>();
    const now = new Map<string, string>();
    for (const { file, diagnostics } of findings) {
      const uri = this.addresses.of(file);
      const uriOf = (path: string) => this.#addressOf(workspace.fileOf(path));
      const pageOf = (url: string) => this.#addressOf(workspace.rulePage(url));
      const shown = diagnostics.map((diagnostic) => diagnosticOut(diagnostic, uriOf, pageOf));
      const text = JSON.stringify(shown);
      now.set(uri, text);
      if (before.get(uri) !== text) this.#send(uri, shown, versions.get(file));
    }
    for (const uri of before.keys()) if (!now.has(uri)) this.#send(uri, []);
    this.#published.set(workspace, now);
  }

  #addressOf(file: string | null): string | null {
    return file && this.addresses.of(file);
  }

  #send(uri: string, diagnostics: ReturnType<typeof diagnosticOut>[], version?: number): void {
    void this.connection.sendDiagnostics({ uri, diagnostics, ...(version === undefined ? {} : { version }) });
  }
}
