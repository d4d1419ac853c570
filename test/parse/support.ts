import type { Nodes } from 'mdast';
import type { SourceFile } from '../../src/model/index.js';
import { LineIndex, type ParsedDocument, parseDocument, visit } from '../../src/parse/index.js';

export function sourceOf(text: string, path = 'a.md'): SourceFile {
  return { path, text, encoding: 'utf-8', hash: 'h', bytes: text.length, diagnostics: [] };
}

export function parse(text: string, path?: string): ParsedDocument {
  return parseDocument(sourceOf(text, path));
}

/** Types and values of all nodes in document order, such as `heading`, `text: Cause`. */
export function outline(document: ParsedDocument): string[] {
  const rows: string[] = [];
  visit(document.tree, (node) => rows.push('value' in node ? `${node.type}: ${node.value}` : node.type));
  return rows.slice(1);
}

/** `rule line:column` of each diagnostic. */
export function findings(document: ParsedDocument): string[] {
  return document.diagnostics.map(({ ruleId, range }) =>
    range ? `${ruleId} ${range.start.line}:${range.start.column}` : ruleId,
  );
}

/** What stands in the text where a node says it is. */
export function sourceAt(document: ParsedDocument, node: Nodes): string {
  return document.text.slice(node.position!.start.offset, node.position!.end.offset);
}

/** The first broken position of a tree: outside the text, or with a line and column that are not those of its offset. */
export function brokenPosition(document: ParsedDocument): string | null {
  const { text } = document;
  let broken: string | null = null;
  // Counting line breaks anew for each of many nodes would take long.
  const index = text.length > 20_000 ? new LineIndex(text) : null;
  visit(document.tree, (node) => {
    for (const point of [node.position?.start, node.position?.end]) {
      const offset = point?.offset ?? -1;
      if (index) {
        const { line, column } = index.position(offset);
        if (offset !== index.position(offset).offset || line !== point!.line || column !== point!.column)
          broken ??= `${node.type} at ${JSON.stringify(point)}`;
        continue;
      }
      const before = text.slice(0, Math.max(0, offset)).split(/\r\n|\r|\n/);
      const right = offset >= 0 && offset <= text.length && point!.line === before.length;
      if (!right || point!.column !== before.at(-1)!.length + 1) broken ??= `${node.type} at ${JSON.stringify(point)}`;
    }
  });
  return broken;
}
