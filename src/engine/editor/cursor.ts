import { limits } from '../../limits.js';
import { lowerDocument } from '../../lower/index.js';
import type { Document, EditorPosition, EditorRange } from '../../model/index.js';
import { type FrontMatter, parseGuarded } from '../../parse/index.js';
import { decodeSource } from '../../read/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';

export interface EditedDocument {
  readonly path: string;
  /** The text of the editor. Positions refer to `understood`, which differs from it if the input had to be repaired. */
  readonly text: string;
  readonly understood: string;
  readonly document: Document;
  readonly frontMatter: FrontMatter;
}

/** Null for a text too long to be a document. Never throws on its content. */
export async function readEdited(path: string, text: string, vocabulary: Vocabulary): Promise<EditedDocument | null> {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > limits.fileBytes) return null;
  const parsed = await parseGuarded(decodeSource(path, bytes), vocabulary);
  const { document } = lowerDocument(parsed, { vocabulary });
  return { path, text, understood: parsed.text, document, frontMatter: parsed.frontMatter };
}

export function compareEditorPositions(left: EditorPosition, right: EditorPosition): number {
  return left.line - right.line || left.column - right.column;
}

/** Whether a position is in a range or directly after it. */
export function touches({ start, end }: EditorRange, position: EditorPosition): boolean {
  return compareEditorPositions(start, position) <= 0 && compareEditorPositions(position, end) <= 0;
}

export const linesOfText = (text: string): string[] => text.split(/\r\n|\r|\n/);

/** A line, counted from 1. */
export const lineAt = (text: string, line: number): string => linesOfText(text)[line - 1] ?? '';

export const rangeOn = (line: number, column: number, length: number): EditorRange => ({
  start: { line, column },
  end: { line, column: column + length },
});

/** What is being written at a position. `typed` is the part already written, and `range` its range. */
export type EditorCursor = { readonly typed: string; readonly range: EditorRange } & (
  | {
      readonly kind: 'key';
      readonly inside: 'front-matter' | 'trigger';
      readonly present: ReadonlySet<string>;
      readonly colon: boolean;
    }
  | { readonly kind: 'value'; readonly key: string }
  | { readonly kind: 'wiki' }
  | { readonly kind: 'link' }
);

const mapKey = /^([\w-]+)\s*:(?:\s|$)/;

/** Uses the text only, because front matter that is being written is rarely valid YAML. */
export function cursorAt(text: string, position: EditorPosition): EditorCursor | null {
  const lines = linesOfText(text);
  const line = lines[position.line - 1] ?? '';
  const before = line.slice(0, position.column - 1);
  const colon = /^[\w-]*\s*:/.test(line.slice(position.column - 1));
  const front = frontMatterEnd(lines);
  if (position.line > 1 && position.line <= front)
    return inFrontMatter(lines.slice(1, front - 1), { before, colon }, position);
  return inBody(before, position);
}

/** Number of the line that closes the front matter; 0 without front matter. Unclosed front matter extends to the end. */
function frontMatterEnd(lines: readonly string[]): number {
  if (!/^\ufeff?---\s*$/.test(lines[0] ?? '')) return 0;
  const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)\s*$/.test(line));
  return end < 0 ? lines.length + 1 : end + 1;
}

const upTo = ({ line, column }: EditorPosition, typed: string) => ({
  typed,
  range: rangeOn(line, column - typed.length, typed.length),
});

function inFrontMatter(
  lines: readonly string[],
  { before, colon }: { readonly before: string; readonly colon: boolean },
  position: EditorPosition,
): EditorCursor | null {
  const at = position.line - 2;
  const plain = /^([\w-]*)$/.exec(before);
  if (plain) {
    const present = new Set(lines.filter((_, index) => index !== at).flatMap((line) => mapKey.exec(line)?.[1] ?? []));
    return { kind: 'key', inside: 'front-matter', present, colon, ...upTo(position, plain[1]!) };
  }
  const direct = /^([\w-]+)\s*:\s+(.*)$/.exec(before);
  if (direct) return valueCursor(direct[1]!, direct[2]!, position);
  const owner = ownerOf(lines, at);
  if (owner === null) return null;
  const item = /^\s*-\s+(.*)$/.exec(before);
  if (owner !== 'triggers') return item ? valueCursor(owner, item[1]!, position) : null;
  const nested = /^\s+(?:-\s+)?([\w-]*)$/.exec(before);
  if (nested) return { kind: 'key', inside: 'trigger', present: new Set(), colon, ...upTo(position, nested[1]!) };
  const ruleValue = /^\s+(?:-\s+)?([\w-]+)\s*:\s+(.*)$/.exec(before);
  return ruleValue ? valueCursor(ruleValue[1]!, ruleValue[2]!, position) : null;
}

/** The front matter key that an indented line or list item belongs to. */
function ownerOf(lines: readonly string[], at: number): string | null {
  const line = lines.slice(0, at).findLast((each) => mapKey.test(each));
  return line === undefined ? null : mapKey.exec(line)![1]!;
}

/** In a flow list such as `[a, b`, the cursor is in the last entry. */
function valueCursor(key: string, written: string, position: EditorPosition): EditorCursor {
  const entry = written.startsWith('[')
    ? written.slice(Math.max(written.lastIndexOf('['), written.lastIndexOf(',')) + 1)
    : written;
  return { kind: 'value', key, ...upTo(position, entry.trimStart()) };
}

function inBody(before: string, position: EditorPosition): EditorCursor | null {
  const open = before.lastIndexOf('[[');
  if (open >= 0) {
    const typed = before.slice(open + 2);
    if (!/[\]|[]/.test(typed)) return { kind: 'wiki', ...upTo(position, typed) };
  }
  const address = before.lastIndexOf('](');
  if (address < 0) return null;
  const typed = before.slice(address + 2);
  return /[\s()<>]/.test(typed) ? null : { kind: 'link', ...upTo(position, typed) };
}
