import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import {
  type ClientCapabilities,
  createProtocolConnection,
  type Diagnostic,
  type ProtocolConnection,
} from 'vscode-languageserver/node';
import type { LspSettings } from '../../../src/adapters/access/settings.js';
import { serveLsp } from '../../../src/adapters/lsp/index.js';
import { folderOf } from '../../support/folder.js';

/** The editor's side of a conversation about the documents of one folder. */
export class TestEditor {
  /** The last published findings, by URI. */
  readonly findings = new Map<string, Diagnostic[]>();
  /** The versions that they were published with. */
  readonly versions = new Map<string, number | undefined>();
  readonly messages: string[] = [];
  #version = 1;
  readonly #waiting: (() => void)[] = [];

  constructor(
    readonly connection: ProtocolConnection,
    readonly folder: string,
  ) {
    connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics, version }) => {
      this.findings.set(uri, diagnostics);
      this.versions.set(uri, version);
      for (const wake of this.#waiting.splice(0)) wake();
    });
    for (const method of ['window/showMessage', 'window/logMessage'])
      connection.onNotification(method, ({ message }) => {
        this.messages.push(message);
        for (const wake of this.#waiting.splice(0)) wake();
      });
  }

  uri(path: string): string {
    return pathToFileURL(`${this.folder}/${path}`).href;
  }

  async start(capabilities: ClientCapabilities = {}, more: object = {}): Promise<unknown> {
    const rootUri = pathToFileURL(this.folder).href;
    const answer = await this.connection.sendRequest('initialize', { processId: null, rootUri, capabilities, ...more });
    await this.connection.sendNotification('initialized', {});
    return answer;
  }

  open(path: string, text: string): Promise<void> {
    return this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri: this.uri(path), languageId: 'markdown', version: this.#version++, text },
    });
  }

  change(path: string, text: string): Promise<void> {
    return this.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: this.uri(path), version: this.#version++ },
      contentChanges: [{ text }],
    });
  }

  /** Sends a request at the position of `mark` in a text, plus an offset. */
  at<T>(method: string, path: string, text: string, mark: string, further = 0): Promise<T> {
    return this.connection.sendRequest(method, {
      textDocument: { uri: this.uri(path) },
      position: place(text, mark, further),
    });
  }

  about<T>(method: string, path: string, more: object = {}): Promise<T> {
    return this.connection.sendRequest(method, { textDocument: { uri: this.uri(path) }, ...more });
  }

  /** Waits until the condition holds. */
  async until(fits: () => boolean): Promise<void> {
    while (!fits()) await new Promise<void>((wake) => this.#waiting.push(wake));
  }

  rulesAt(path: string): string[] {
    return (this.findings.get(this.uri(path)) ?? []).map(({ code }) => String(code));
  }
}

/** A protocol position: from 0, in UTF-16 code units. */
export function place(text: string, mark: string, further = 0): { line: number; character: number } {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`${mark} is not in the text`);
  const before = text.slice(0, at).split('\n');
  return { line: before.length - 1, character: before.at(-1)!.length + further };
}

/** The server over in-memory pipes; `ended` is its exit code. */
export function connected(
  files: Readonly<Record<string, string>>,
  settings: Partial<LspSettings> = {},
): { editor: TestEditor; ended: Promise<number> } {
  const folder = folderOf(files);
  const [toServer, toEditor] = [new PassThrough(), new PassThrough()];
  const ended = serveLsp(
    { folder, cache: false, ...settings },
    { stdin: toServer, stdout: toEditor, onSignal: () => () => {} },
  );
  const connection = createProtocolConnection(toEditor, toServer);
  connection.listen();
  onTestFinished(async () => {
    connection.dispose();
    toServer.end();
    await ended;
  });
  return { editor: new TestEditor(connection, folder), ended };
}
