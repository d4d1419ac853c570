import type { Connection } from 'vscode-languageserver';
import type { EditorWorkspace, FileFindings } from '../../index.js';
import type { Addresses } from './addresses.js';
import { diagnosticOut } from './shapes.js';

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
