import {
  type CancellationToken,
  type Connection,
  LSPErrorCodes,
  MarkupKind,
  ResponseError,
  type TextDocumentIdentifier,
} from 'vscode-languageserver';
import { type EditorWorkspace, type Language, presenters } from '../../index.js';
import { type Addresses, fileOfUri } from './addresses.js';
import { codeActionsOf } from './code-actions.js';
import { completionOut, positionIn, rangeOut, symbolOut } from './shapes.js';
import type { Workspaces } from './workspaces.js';

/** What answering needs of the server, as it is when a request comes. */
export interface RequestState {
  /** Null until the editor has said who it is. */
  readonly workspaces: Workspaces | null;
  readonly language: Language;
}

/** Answers what an editor asks about a place in a document. */
export function answerRequests(connection: Connection, addresses: Addresses, state: RequestState): void {
  const answering = answeringFrom(connection, state);
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

/**
 * Makes handlers of requests: each answers, or gives what is empty where the file is no document; a fault is told in the log, and
 * the server goes on.
 */
function answeringFrom(connection: Connection, state: RequestState) {
  return <P extends { readonly textDocument: TextDocumentIdentifier }, R>(
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
}

const cancelled = (): ResponseError => new ResponseError(LSPErrorCodes.RequestCancelled, 'Cancelled');

function untilCancelled(token: CancellationToken): Promise<ResponseError> {
  return new Promise((resolve) => {
    token.onCancellationRequested(() => resolve(cancelled()));
  });
}
