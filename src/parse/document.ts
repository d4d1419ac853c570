import type { Root } from 'mdast';
import type { Diagnostic, SourceFile } from '../model/index.js';
import { readFrontMatter } from './front-matter.js';
import { LineIndex } from './lines.js';
import { parseMarkdown } from './markdown.js';
import type { ParsedDocument } from './types.js';

/** Front matter and Markdown tree of a file. Never throws on content. */
export function parseDocument(file: SourceFile): ParsedDocument {
  const { text } = file;
  const lines = new LineIndex(text);
  const { frontMatter, fence, diagnostics } = readFrontMatter(file.path, text, lines);
  const body = fence ? blank(text, 0, fence.end) : text;
  const tree: Root = parseMarkdown(body);
  const all: Diagnostic[] = [...file.diagnostics, ...diagnostics];
  return { path: file.path, hash: file.hash, text, frontMatter, tree, repairs: [], diagnostics: all };
}

/** The text with a part made blank, line breaks kept, so that offsets and lines stay. */
export function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}
