import {
  type Connection,
  createConnection,
  type InitializeParams,
  type InitializeResult,
  MessageType,
  ShowMessageNotification,
  TextDocumentSyncKind,
  TextDocuments,
  type WatchDog,
} from 'vscode-languageserver';
import { createProtocolConnection } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { defined } from '../../collections.js';
import { type Language, sanitize } from '../../index.js';
import { version } from '../../version.js';
import { onTermination, type Pipes, type Process } from '../access/listening.js';
import type { LspSettings } from '../access/settings.js';
import { answerRequests, codeActionKinds, type RequestState } from './requests.js';
import { Published } from './schedule.js';
import { Addresses, fileOfUri } from './shapes.js';
import { Workspaces } from './workspaces.js';

/**
 * Serves one editor over stdio until `exit`, the end of input, or a signal. Only protocol messages go to `stdout`.
 * @returns exit code of the protocol: 0 after `shutdown` or a signal, else 1
 */
export async function serveLsp(
  settings: LspSettings,
  { stdin, stdout, onSignal }: Pick<Process, 'onSignal'> & Pipes,
): Promise<number> {
  let end: (code: number) => void = () => {};
  const ended = new Promise<number>((resolve) => {
    end = resolve;
  });
  const watchDog: WatchDog = { shutdownReceived: false, initialize: () => {}, exit: (code) => end(code) };
  const gone = (): void => end(watchDog.shutdownReceived ? 0 : 1);
  for (const event of ['end', 'close', 'error'] as const) stdin.once(event, gone);
  stdout.once('error', gone);
  const stop = onTermination({ onSignal }, () => end(0));
  const connection = createConnection((logger) => createProtocolConnection(stdin, stdout, logger), watchDog);
  const server = attachServer(connection, settings);
  connection.listen();
  const code = await ended;
  stop();
  await server.close();
  connection.dispose();
  stdin.destroy();
  return code;
}

function attachServer(connection: Connection, settings: LspSettings): { close(): Promise<void> } {
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
      ...defined({ kb, cache: settings.cache }),
      found: (workspace, findings, versions) => published.tell(workspace, findings, versions),
      // A notification: not every editor answers the `window.showErrorMessage` request.
      failed: (message) =>
        void connection.sendNotification(ShowMessageNotification.type, {
          type: MessageType.Error,
          message: sanitize(`triagraph: ${message}`),
        }),
      info: (message) => connection.console.info(message),
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

interface ServerState extends RequestState {
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
    referencesProvider: true,
    renameProvider: { prepareProvider: true },
    documentSymbolProvider: true,
    completionProvider: { triggerCharacters: ['[', '(', '#', ':', '-', ' ', '"'] },
    codeActionProvider: { codeActionKinds },
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  },
};

const languageOf = (locale: string | undefined): Language => (/^zh\b/i.test(locale ?? '') ? 'zh' : 'en');

/** A list of texts from the editor's settings. */
function optionOf({ initializationOptions }: InitializeParams, name: string): readonly string[] | undefined {
  const value: unknown = (initializationOptions as Record<string, unknown> | null | undefined)?.[name];
  return Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string')
    ? value
    : undefined;
}

/** Without a folder in the editor, the start folder is used. */
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
      if (closed) published.tell(closed, [], new Map());
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
    state.workspaces?.hold(file, document.getText(), document.version);
  });
  documents.onDidClose(({ document }) => {
    const file = fileOfUri(document.uri);
    if (file !== null) state.workspaces?.hold(file, null);
  });
  documents.listen(connection);
}
