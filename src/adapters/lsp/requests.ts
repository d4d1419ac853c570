import {
  type CancellationToken,
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type Connection,
  LSPErrorCodes,
  MarkupKind,
  type Range,
  ResponseError,
  type TextDocumentIdentifier,
  type TextEdit,
} from 'vscode-languageserver';
import { type EditorWorkspace, type Language, type OfferedFix, presenters } from '../../index.js';
import {
  type Addresses,
  completionOut,
  diagnosticOut,
  editsOut,
  fileOfUri,
  positionIn,
  rangeOut,
  symbolOut,
} from './shapes.js';
import type { Workspaces } from './workspaces.js';

const fixAll = `${CodeActionKind.SourceFixAll}.triagraph`;

export const codeActionKinds = [CodeActionKind.QuickFix, fixAll];

/** A quick fix for each fixable finding in the range, and one for the whole document. */
function codeActionsOf(fixes: readonly OfferedFix[], params: CodeActionParams): CodeAction[] {
  const { textDocument, range, context } = params;
  const wants = (kind: string) => context.only === undefined || context.only.some((only) => isKind(kind, only));
  const changes = (edits: TextEdit[]) => ({ changes: { [textDocument.uri]: edits } });
  const here = fixes.filter(({ diagnostic }) => diagnostic.range && overlaps(rangeOut(diagnostic.range), range));
  const actions: CodeAction[] = wants(CodeActionKind.QuickFix)
    ? here.map(({ diagnostic, fix }) => ({
        title: fix.title,
        kind: CodeActionKind.QuickFix,
        diagnostics: [diagnosticOut(diagnostic, () => null)],
        isPreferred: true,
        edit: changes(editsOut(fix)),
      }))
    : [];
  if (wants(CodeActionKind.QuickFix)) actions.push(...meantKeys(params));
  // Only when explicitly requested, such as on save: it would be noise beside a quick fix.
  if (context.only && wants(fixAll) && fixes.length > 0)
    actions.push({ title: 'Fix all (triagraph)', kind: fixAll, edit: changes(compatibleEdits(fixes)) });
  return actions;
}

/** `did you mean …?` of a key. A guess, so it is offered but never applied automatically. */
function meantKeys({ textDocument, context }: CodeActionParams): CodeAction[] {
  return context.diagnostics.flatMap((diagnostic): CodeAction[] => {
    if (diagnostic.code !== 'front-matter/unknown-key') return [];
    const meant = /^[^`\n]*`[^`\n]+`[^`\n]*`([^`\n]+)`/.exec(messageOf(diagnostic))?.[1];
    if (meant === undefined) return [];
    const edit = { changes: { [textDocument.uri]: [{ range: diagnostic.range, newText: meant }] } };
    return [{ title: `Write \`${meant}\``, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], edit }];
  });
}

const messageOf = ({ message }: CodeActionParams['context']['diagnostics'][number]): string =>
  typeof message === 'string' ? message : message.value;

const isKind = (kind: string, wanted: string): boolean => kind === wanted || kind.startsWith(`${wanted}.`);

function overlaps(left: Range, right: Range): boolean {
  return !isBefore(left.end, right.start) && !isBefore(right.end, left.start);
}

const isBefore = (left: Range['start'], right: Range['start']): boolean =>
  left.line < right.line || (left.line === right.line && left.character < right.character);

/** Fixes in document order, without overlapping ones: the next run includes those. */
function compatibleEdits(fixes: readonly OfferedFix[]): TextEdit[] {
  const taken: TextEdit[] = [];
  for (const { fix } of fixes) {
    const edits = editsOut(fix);
    if (!edits.some(({ range }) => taken.some((other) => overlaps(other.range, range)))) taken.push(...edits);
  }
  return taken;
}

export interface RequestState {
  readonly workspaces: Workspaces | null;
  readonly language: Language;
}

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
  connection.onReferences(
    answering([], async (workspace, file, { position }) => {
      const found = await workspace.references(file, positionIn(position));
      return found.map((each) => ({ uri: addresses.of(each.file), range: rangeOut(each.range) }));
    }),
  );
  connection.onPrepareRename(
    answering(null, async (workspace, file, { position }) => {
      const range = await workspace.renamable(file, positionIn(position));
      return range && rangeOut(range);
    }),
  );
  connection.onRenameRequest(
    answering(null, async (workspace, file, { position, newName }) => {
      const edits = await workspace.rename(file, positionIn(position), newName).catch((error: Error) => {
        throw new ResponseError(LSPErrorCodes.RequestFailed, error.message);
      });
      const files = [...new Set(edits.map((edit) => edit.file))];
      const editsIn = (other: string): TextEdit[] =>
        edits
          .filter((edit) => edit.file === other)
          .map(({ range, text }) => ({ range: rangeOut(range), newText: text }));
      return { changes: Object.fromEntries(files.map((other) => [addresses.of(other), editsIn(other)])) };
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
 * Wraps request handlers: a file that is not a document gives an empty answer, and an error is logged; the server
 * continues.
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
