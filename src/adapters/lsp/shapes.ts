import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type CompletionItem,
  CompletionItemKind,
  DiagnosticSeverity,
  type DocumentSymbol,
  type Diagnostic as LspDiagnostic,
  MarkupKind,
  type Position,
  type Range,
  SymbolKind,
  type TextEdit,
} from 'vscode-languageserver';
import {
  type Diagnostic,
  type EditorCompletion,
  type EditorPosition,
  type EditorRange,
  type EditorSymbol,
  type Fix,
  sanitize,
} from '../../index.js';

/** Absolute path of a file URI, or null: an unsaved document belongs to no folder. */
export function fileOfUri(uri: string): string | null {
  try {
    return new URL(uri).protocol === 'file:' ? fileURLToPath(uri) : null;
  } catch {
    return null;
  }
}

/** File URIs as the editor writes them: it compares them as text. */
export class Addresses {
  readonly #given = new Map<string, string>();

  note(file: string, uri: string): void {
    this.#given.set(file, uri);
  }

  of(file: string): string {
    return this.#given.get(file) ?? pathToFileURL(file).href;
  }
}

// Both count UTF-16 code units: the protocol from 0, Triagraph from 1.

export const positionIn = ({ line, character }: Position): EditorPosition => ({
  line: line + 1,
  column: character + 1,
});

const positionOut = ({ line, column }: EditorPosition): Position => ({
  line: Math.max(0, line - 1),
  character: Math.max(0, column - 1),
});

export const rangeOut = ({ start, end }: EditorRange): Range => ({ start: positionOut(start), end: positionOut(end) });

const top: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const;

/**
 * @param uriOf returns the URI of a document, or null
 * @param pageOf returns the URI of the page of a rule by the `url` of its findings, or null
 */
export function diagnosticOut(
  diagnostic: Diagnostic,
  uriOf: (path: string) => string | null,
  pageOf: (url: string) => string | null = () => null,
): LspDiagnostic {
  const { ruleId, severity, message, note, range, url, related = [] } = diagnostic;
  const href = url?.startsWith('https:') ? url : pageOf(url ?? '');
  const others = related.flatMap((other) => {
    const uri = uriOf(other.path);
    const range = other.range ? rangeOut(other.range) : top;
    return uri === null ? [] : [{ location: { uri, range: range }, message: sanitize(other.message) }];
  });
  return {
    range: range ? rangeOut(range) : top,
    severity: severities[severity],
    source: 'triagraph',
    code: ruleId,
    ...(href === null ? {} : { codeDescription: { href } }),
    message: sanitize(note === undefined ? message : `${message}\n${note}`),
    ...(others.length > 0 ? { relatedInformation: others } : {}),
  };
}

export const editsOut = ({ edits }: Fix): TextEdit[] =>
  edits.map(({ range, text }) => ({ range: rangeOut(range), newText: text }));

const completionKinds = {
  key: CompletionItemKind.Property,
  value: CompletionItemKind.Value,
  document: CompletionItemKind.Reference,
  step: CompletionItemKind.Event,
} as const;

/** `order` keeps the engine's order; the editor would sort alphabetically. */
export function completionOut(completion: EditorCompletion, order: number): CompletionItem {
  const { kind, label, detail, description, text, range } = completion;
  return {
    label,
    kind: completionKinds[kind],
    sortText: String(order).padStart(6, '0'),
    // The detail of a document is its title, by which it can be found too.
    filterText: `${text} ${detail}`.trim(),
    textEdit: { range: rangeOut(range), newText: text },
    ...(detail === '' ? {} : { detail: sanitize(detail) }),
    ...(description === '' ? {} : { documentation: { kind: MarkupKind.PlainText, value: sanitize(description) } }),
  };
}

const symbolKinds = { section: SymbolKind.Namespace, step: SymbolKind.Function } as const;

export function symbolOut({ kind, name, detail, range, children }: EditorSymbol): DocumentSymbol {
  const whole = rangeOut(range);
  return {
    // The protocol requires a name.
    name: sanitize(name).trim() || '…',
    detail,
    kind: symbolKinds[kind],
    range: whole,
    selectionRange: { start: whole.start, end: whole.start },
    children: children.map(symbolOut),
  };
}
