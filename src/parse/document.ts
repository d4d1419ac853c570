import type { Code, Root } from 'mdast';
import { limits } from '../limits.js';
import type { SourceFile } from '../model/index.js';
import type { Vocabulary } from '../vocabulary/index.js';
import { documentFile } from './case-lines.js';
import { type ComplexityLimit, dependsOnMachine, TooComplex, tooComplex } from './complexity.js';
import { restoreCopied } from './copied.js';
import { readFrontMatter } from './front-matter.js';
import type { Fence } from './front-matter-salvage.js';
import { isHtmlDocument } from './html.js';
import { LineIndex } from './lines.js';
import { MarkdownThread, parseText } from './markdown.js';
import { asMarkdown, placeInSource } from './markup.js';
import { parsePlain } from './plain.js';
import { repairText } from './repairs.js';
import { tidyTree } from './tree.js';
import type { ParsedDocument } from './types.js';

const thread = new MarkdownThread(new URL('./markdown-worker.js', import.meta.url));

/** Parses a file. Never throws. A hostile text may block the caller for seconds; see parseGuarded. */
export function parseDocument(file: SourceFile, vocabulary?: Vocabulary): ParsedDocument {
  const prepared = prepare(file, vocabulary);
  try {
    return finish(prepared, parseText(prepared.markdown));
  } catch (error) {
    return finishPlain(prepared, limitOf(error));
  }
}

/** Parses a file, a costly one in a thread. A result that is cut off by time or memory is not `reproducible`. */
export async function parseGuarded(file: SourceFile, vocabulary?: Vocabulary): Promise<ParsedDocument> {
  const prepared = prepare(file, vocabulary);
  try {
    return finish(prepared, parseText(prepared.markdown, limits.markdownStepsHere));
  } catch (error) {
    if (limitOf(error) !== 'markdownSteps') return finishPlain(prepared, limitOf(error));
  }
  try {
    return finish(prepared, await thread.parse(prepared.markdown));
  } catch (error) {
    return finishPlain(prepared, limitOf(error));
  }
}

/** A document whose front matter is read and whose Markdown is not parsed yet. */
type PreparedDocument = ReturnType<typeof prepare>;

function prepare(given: SourceFile, vocabulary?: Vocabulary) {
  const file = documentFile(given, vocabulary);
  const { text, repairs, diagnostics: repaired } = repairText(file.path, file.text, vocabulary);
  const lines = new LineIndex(text);
  const { frontMatter, fence, diagnostics: found } = readFrontMatter(file.path, text, lines);
  const body = fence ? blank(text, fence.start, fence.end) : text;
  const isHtml = isHtmlDocument(body);
  const markup = isHtml ? null : asMarkdown(body);
  const markdown = markup?.map((line) => line.text).join('\n') ?? body;
  const diagnostics = [...file.diagnostics, ...repaired, ...found];
  return { file, text, body, isHtml, markup, markdown, lines, fence, frontMatter, repairs, diagnostics, vocabulary };
}

/** The limit that an error reports. Any other error of the parser must not take the other documents down. */
const limitOf = (error: unknown): ComplexityLimit => (error instanceof TooComplex ? error.limit : 'markdownSteps');

function finish(prepared: PreparedDocument, tree: Root): ParsedDocument {
  if (prepared.markup) placeInSource(tree, prepared.markup, prepared.lines);
  if (!prepared.isHtml) tidyTree(tree, prepared.text, prepared.file.path, prepared.lines);
  return assemble(prepared, tree, null);
}

function finishPlain(prepared: PreparedDocument, limit: ComplexityLimit): ParsedDocument {
  return assemble(prepared, parsePlain(prepared.body, prepared.lines), limit);
}

function assemble(prepared: PreparedDocument, tree: Root, limit: ComplexityLimit | null): ParsedDocument {
  const { file, text, fence, lines, frontMatter, repairs, diagnostics, vocabulary } = prepared;
  if (fence && !frontMatter.present) tree.children.unshift(unreadBlock(text, fence, lines));
  const parsed: ParsedDocument = {
    path: file.path,
    hash: file.hash,
    text,
    frontMatter,
    tree,
    repairs,
    diagnostics: limit === null ? diagnostics : [...diagnostics, tooComplex(file.path, limit)],
    reproducible: limit === null || !dependsOnMachine(limit),
  };
  return restoreCopied(parsed, lines, vocabulary);
}

/** Replaces a part of a text by spaces. Line breaks stay, so that offsets and lines do not change. */
function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}

/** Front matter in an unsupported language, as a block of code. */
function unreadBlock(text: string, fence: Fence, lines: LineIndex): Code {
  const value = text.slice(fence.innerStart, fence.innerEnd).replace(/[\r\n]+$/, '');
  return { type: 'code', lang: fence.language, meta: null, value, position: lines.range(fence.start, fence.end) };
}
