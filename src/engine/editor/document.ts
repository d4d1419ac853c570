import { limits } from '../../limits.js';
import { lowerDocument } from '../../lower/index.js';
import type { Document, EditorPosition, EditorRange } from '../../model/index.js';
import { type FrontMatter, parseGuarded } from '../../parse/index.js';
import { decodeSource } from '../../read/index.js';

/** One document as it stands in an editor, understood by itself. */
export interface EditedDocument {
  readonly path: string;
  /** What the editor has. Places count in `understood`, which differs where something had to be repaired first. */
  readonly text: string;
  readonly understood: string;
  readonly document: Document;
  readonly frontMatter: FrontMatter;
}

/** Null for a text that is too long to be read as a document. Never throws on what it holds. */
export async function readEdited(path: string, text: string): Promise<EditedDocument | null> {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > limits.fileBytes) return null;
  const parsed = await parseGuarded(decodeSource(path, bytes));
  const { document } = lowerDocument(parsed);
  return { path, text, understood: parsed.text, document, frontMatter: parsed.frontMatter };
}

export function compareEditorPositions(left: EditorPosition, right: EditorPosition): number {
  return left.line - right.line || left.column - right.column;
}

/** Whether a place is in a range, or right behind it: there a pointer still means what it touches. */
export function touches({ start, end }: EditorRange, position: EditorPosition): boolean {
  return compareEditorPositions(start, position) <= 0 && compareEditorPositions(position, end) <= 0;
}

/** Lines of a text as an editor counts them. */
export function linesOfText(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}
