import {
  type CancellationToken,
  type Connection,
  type InitializeParams,
  type InitializeResult,
  LSPErrorCodes,
  MarkupKind,
  MessageType,
  ResponseError,
  ShowMessageNotification,
  type TextDocumentIdentifier,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type EditorWorkspace, type Language, presenters, sanitize } from '../../index.js';
import { version } from '../../version.js';
import { Addresses, fileOfUri } from './addresses.js';
import { codeActionKinds, codeActionsOf } from './code-actions.js';
import { Published } from './published.js';
import type { LspSettings } from './settings.js';
import { completionOut, positionIn, rangeOut, symbolOut } from './shapes.js';
import { Workspaces } from './workspaces.js';

export interface AttachedServer {
  close(): Promise<void>;
}

/** Puts the answers of the engine on a connection, which is not listened to yet. */
export function attachServer(connection: Connection, settings: LspSettings): AttachedServer {
  const addresses = new Addresses();
  const state: ServerState = {
    workspaces: null,
    language: settings.language ?? 'en',
    folders: [],
    followsFolders: false,
  };
  const published = new Published(connection, addresses);
  connection.onInitialize((params) => {
    const { kb = optionOf(params, 'kb') } = settings;
    state.language = settings.language ?? languageOf(params.locale);
    state.folders = settings.kb ? [settings.folder] : foldersOf(params, settings.folder);
    state.followsFolders = settings.kb === undefined && params.capabilities.workspace?.workspaceFolders === true;
    state.workspaces = new Workspaces({
      ...(kb === undefined ? {} : { kb }),
      ...(settings.cache === undefined ? {} : { cache: settings.cache }),
      found: (workspace, findings) => published.tell(workspace, findings),
      // A notification: not every editor answers the request that `window.showErrorMessage` makes.
      failed: (message) =>
        void connection.sendNotification(ShowMessageNotification.type, {
          type: MessageType.Error,
          message: sanitize(`triagraph: ${message}`),
        }),
      told: (message) => connection.console.info(message),
    });
    return capabilities;
  });
  connection.onInitialized(() => {
    for (const folder of state.folders) state.workspaces?.add(folder);
    if (state.followsFolders) followFolders(connection, state, published);
  });
  connection.onShutdown(() => state.workspaces?.close());
  holdDocuments(connection, addresses, state);
  answerRequests(connection, addresses, state);
  return { close: async () => state.workspaces?.close() };
}

interface ServerState {
  /** Null until the editor has said who it is. */
  workspaces: Workspaces | null;
  language: Language;
  folders: readonly string[];
  followsFolders: boolean;
}

const capabilities: InitializeResult = {
  serverInfo: { name: 'triagraph', version },
  capabilities: {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: false },
    hoverProvider: true,
    definitionProvider: true,
    documentSymbolProvider: true,
    completionProvider: { triggerCharacters: ['[', '(', '#', ':', '-', ' ', '"'] },
    codeActionProvider: { codeActionKinds },
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  },
};

const languageOf = (locale: string | undefined): Language => (/^zh\b/i.test(locale ?? '') ? 'zh' : 'en');

/** A list of texts in what the editor's user has set. */
function optionOf({ initializationOptions }: InitializeParams, name: string): readonly string[] | undefined {
  const value: unknown = (initializationOptions as Record<string, unknown> | null | undefined)?.[name];
  return Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string')
    ? value
    : undefined;
}

/** An editor without a folder has the one that it was started in. */
function foldersOf({ workspaceFolders, rootUri }: InitializeParams, folder: string): string[] {
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
  const folders = uris.map(fileOfUri).filter((path) => path !== null);
  return folders.length > 0 ? folders : [folder];
}

function followFolders(connection: Connection, state: ServerState, published: Published): void {
  connection.workspace.onDidChangeWorkspaceFolders(async ({ added, removed }) => {
    for (const { uri } of removed) {
      const folder = fileOfUri(uri);
      const closed = folder === null ? null : await state.workspaces?.remove(folder);
      if (closed) published.tell(closed, []);
    }
    for (const { uri } of added) {
      const folder = fileOfUri(uri);
      if (folder !== null) state.workspaces?.add(folder);
    }
  });
}

function holdDocuments(connection: Connection, addresses: Addresses, state: ServerState): void {
  const documents = new TextDocuments(TextDocument);
  documents.onDidChangeContent(({ document }) => {
    const file = fileOfUri(document.uri);
    if (file === null) return;
    addresses.note(file, document.uri);
    state.workspaces?.hold(file, document.getText());
  });
  documents.onDidClose(({ document }) => {
    const file = fileOfUri(document.uri);
    if (file !== null) state.workspaces?.hold(file, null);
  });
  documents.listen(connection);
}

function answerRequests(connection: Connection, addresses: Addresses, state: ServerState): void {
  /** An answer, or nothing where the file is no document; a fault is told in the log, and the server goes on. */
  const answering =
    <P extends { readonly textDocument: TextDocumentIdentifier }, R>(
      empty: R,
      work: (workspace: EditorWorkspace, file: string, params: P) => Promise<R>,
    ) =>
    (params: P, token: CancellationToken): Promise<R | ResponseError> => {
      const answer = async (): Promise<R> => {
        const file = fileOfUri(params.textDocument.uri);
        const workspace = file === null ? null : await state.workspaces?.of(file);
        if (token.isCancellationRequested) throw cancelled();
        return file !== null && workspace ? work(workspace, file, params) : empty;
      };
      const safe = answer().catch((error: Error) => {
        if (error instanceof ResponseError) throw error;
        connection.console.error(`Internal fault: ${error.stack ?? error.message}`);
        return empty;
      });
      return Promise.race([safe, untilCancelled(token)]);
    };

  connection.onHover(
    answering(null, async (workspace, file, { position }) => {
      const hover = await workspace.hover(file, positionIn(position));
      if (hover === null) return null;
      const value = presenters.editor.hover(hover, state.language);
      return { contents: { kind: MarkupKind.Markdown, value }, range: rangeOut(hover.range) };
    }),
  );
  connection.onDefinition(
    answering(null, async (workspace, file, { position }) => {
      const found = await workspace.definition(file, positionIn(position));
      return found && { uri: addresses.of(found.file), range: rangeOut(found.range) };
    }),
  );
  connection.onCompletion(
    answering([], async (workspace, file, { position }) =>
      (await workspace.completion(file, positionIn(position))).map(completionOut),
    ),
  );
  connection.onDocumentSymbol(answering([], async (workspace, file) => (await workspace.symbols(file)).map(symbolOut)));
  connection.onCodeAction(
    answering([], async (workspace, file, params) => codeActionsOf(await workspace.fixes(file), params)),
  );
}

const cancelled = (): ResponseError => new ResponseError(LSPErrorCodes.RequestCancelled, 'Cancelled');

function untilCancelled(token: CancellationToken): Promise<ResponseError> {
  return new Promise((resolve) => {
    token.onCancellationRequested(() => resolve(cancelled()));
  });
}
