import type { Code, Root } from 'mdast';
import { limits } from '../limits.js';
import type { Diagnostic, SourceFile } from '../model/index.js';
import { readFrontMatter } from './front-matter.js';
import type { Fence } from './front-matter-fence.js';
import { LineIndex } from './lines.js';
import { asMarkdown, type Markup, placeInSource } from './markup/index.js';
import { parsePlain } from './plain.js';
import { parseQuickly } from './quick/document.js';
import { repairText } from './repairs/index.js';
import { assessRisk } from './risk.js';
import { tidyTree } from './tidy.js';
import { type ComplexityLimit, tooComplex } from './too-complex.js';
import type { FrontMatter, ParsedDocument } from './types.js';
import { depthOf } from './visit.js';
import { parseWithoutCode } from './without-code.js';

/** A document whose front matter is read and whose Markdown is not parsed yet. */
export interface Prepared {
  readonly file: SourceFile;
  readonly text: string;
  /** The text with the front matter made blank. */
  readonly body: string;
  /** The body as Markdown, where it has other markup; null when it is Markdown. */
  readonly markup: Markup | null;
  readonly lines: LineIndex;
  readonly fence: Fence | null;
  readonly frontMatter: FrontMatter;
  readonly repairs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Front matter and Markdown tree of a file. Never throws on content. What the Markdown parser cannot bound is parsed
 * line by line instead, with the diagnostic `markdown/too-complex`; parseGuarded tries harder.
 */
export function parseDocument(file: SourceFile): ParsedDocument {
  const prepared = prepare(file);
  const markdown = markdownOf(prepared);
  const tree = parseQuickly(markdown);
  if (tree) return finish(prepared, tree);
  const risk = assessRisk(markdown);
  return risk ? finishPlain(prepared, risk.limit) : parseHere(prepared);
}

/** What the Markdown parser is given. */
export const markdownOf = ({ markup, body }: Prepared): string => markup?.text ?? body;

/** Everything up to the Markdown parser. */
export function prepare(file: SourceFile): Prepared {
  const { text, repairs, diagnostics: repaired } = repairText(file.path, file.text);
  const lines = new LineIndex(text);
  const { frontMatter, fence, diagnostics: found } = readFrontMatter(file.path, text, lines);
  const body = fence ? blank(text, fence.start, fence.end) : text;
  const diagnostics = [...file.diagnostics, ...repaired, ...found];
  return { file, text, body, markup: asMarkdown(body), lines, fence, frontMatter, repairs, diagnostics };
}

/** Parses in this thread what is not parsed quickly. */
export function parseHere(prepared: Prepared): ParsedDocument {
  let tree: Root;
  try {
    tree = parseWithoutCode(markdownOf(prepared));
  } catch (error) {
    // The parser recurses into some constructs; whatever else it may throw must not take the other documents down.
    return finishPlain(prepared, error instanceof RangeError ? 'markdownDepth' : 'markdownSteps');
  }
  return finish(prepared, tree);
}

/** Everything after the Markdown parser. */
export function finish(prepared: Prepared, tree: Root): ParsedDocument {
  if (depthOf(tree) > limits.markdownTreeDepth) return finishPlain(prepared, 'markdownTreeDepth');
  if (prepared.markup) placeInSource(tree, prepared.markup, prepared.lines);
  tidyTree(tree, prepared.text, prepared.file.path, prepared.lines);
  return assemble(prepared, tree, []);
}

/** The document parsed line by line, with the limit that made it so. */
export function finishPlain(prepared: Prepared, limit: ComplexityLimit): ParsedDocument {
  return assemble(prepared, parsePlain(prepared.body, prepared.lines), [tooComplex(prepared.file.path, limit)]);
}

function assemble(prepared: Prepared, tree: Root, more: readonly Diagnostic[]): ParsedDocument {
  const { file, text, fence, lines, frontMatter, repairs, diagnostics } = prepared;
  if (fence && !frontMatter.present) tree.children.unshift(keptBlock(text, fence, lines));
  return { path: file.path, hash: file.hash, text, frontMatter, tree, repairs, diagnostics: [...diagnostics, ...more] };
}

/** The text with a part made blank, line breaks kept, so that offsets and lines stay. */
function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}

/** Front matter in a language that is not read stays in the document as code. */
function keptBlock(text: string, fence: Fence, lines: LineIndex): Code {
  const value = text.slice(fence.innerStart, fence.innerEnd).replace(/[\r\n]+$/, '');
  return { type: 'code', lang: fence.language, meta: null, value, position: lines.range(fence.start, fence.end) };
}
