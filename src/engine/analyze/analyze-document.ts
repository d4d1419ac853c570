import type { Heading, Paragraph } from 'mdast';
import { compileDocument, TermReader } from '../../compile/index.js';
import { lowerDocument } from '../../lower/index.js';
import type { Diagnostic, Document, ProjectData, SourceFile } from '../../model/index.js';
import {
  LineIndex,
  type ParsedDocument,
  parseGuarded,
  placedInFile,
  placedInLine,
  placesInFile,
} from '../../parse/index.js';
import { nodePlatform } from '../../platform/node.js';
import { encodeSource } from '../../snapshot/index.js';
import type { ConceptIndex } from '../../text/index.js';
import {
  collectFacts,
  completed,
  documentFinding,
  type OptionsOf,
  type RuleSettings,
  reconciled,
  type ValidationInput,
  validateDocument,
  validatePatterns,
} from '../../validate/index.js';
import { mergeVocabulary, type Vocabulary } from '../../vocabulary/index.js';
import { loadPlugins, type PluginAddresses, type Plugins } from '../plugins.js';
import { type AnalyzedParts, type PackedDocument, packDocument, sampleOf } from './packed-document.js';

/** One line `## Heading`, with any spaces and closing `#`. */
const hashed = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;
const longestHeading = 80;

export function headingFindings({ path, text, tree }: ParsedDocument): Diagnostic[] {
  const lines = new LineIndex(text);
  return tree.children.flatMap((node) => {
    const found =
      node.type === 'heading' ? headingForm(node, text) : node.type === 'paragraph' ? spaceless(node, text) : null;
    if (found === null) return [];
    const { start, end, replacement, title, message } = found;
    const range = lines.range(start, end);
    const fix = { title, edits: [{ range, text: replacement }] };
    return [documentFinding('document/heading-form', path, { message, range, fix })];
  });
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  readonly title: string;
  readonly message: string;
}

function headingForm(node: Heading, text: string): Found | null {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  if (start === undefined || end === undefined || node.children.length === 0) return null;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  if (text.slice(lineStart, start).trim() !== '') return null;
  const source = text.slice(lineStart, end);
  const marks = '#'.repeat(node.depth);
  if (source.includes('\n')) {
    const [line, underline, ...more] = source.split(/\r?\n/);
    if (more.length > 0 || !/^ {0,3}(?:=+|-+)[ \t]*$/.test(underline!)) return null;
    // Without its underline, a line that begins or ends with markup could get another meaning.
    if (!/^ {0,3}[\p{L}\p{N}]/u.test(line!) || /[ \t]#+[ \t]*$/.test(line!)) return null;
    return {
      start: lineStart,
      end,
      replacement: `${marks} ${line!.trim()}`,
      title: 'Write the heading with `#`',
      message: `Unexpected underlined heading, expected \`${marks}\` before it`,
    };
  }
  const parts = hashed.exec(source);
  if (!parts || parts[1] !== marks || parts[2] === '') return null;
  const normal = `${marks} ${parts[2]}`;
  if (normal === source) return null;
  return {
    start: lineStart,
    end,
    replacement: normal,
    title: 'Write the heading with one space and no closing `#`',
    message: `Unexpected spaces or closing \`#\` of a heading, expected \`${marks}\`, one space and the text`,
  };
}

/** A paragraph that was probably meant as a heading: `##Title`. A single `#` may begin a tag or a comment. */
function spaceless(node: Paragraph, text: string): Found | null {
  const start = node.position?.start.offset;
  if (start === undefined || node.position?.start.column !== 1) return null;
  const line = /^[^\r\n]*/.exec(text.slice(start, start + longestHeading + 1))![0];
  const marks = /^(#{2,6})(?=\p{L})/u.exec(line)?.[1];
  if (marks === undefined || line.length > longestHeading) return null;
  return {
    start,
    end: start + marks.length,
    replacement: `${marks} `,
    title: 'Put a space after `#`',
    message: `Unexpected \`${marks}\` without a space, which makes no heading, expected a space after it`,
  };
}

/** Settings of the analysis: plain data, which can be sent to other threads. */
export interface AnalysisSettings {
  readonly data: ProjectData;
  readonly concepts: ConceptIndex;
  readonly ruleOptions: RuleSettings['options'];
  readonly plugins: PluginAddresses;
}

export class DocumentAnalyzer {
  readonly #vocabulary: Vocabulary;
  readonly #terms: TermReader;
  readonly #optionsOf: OptionsOf;
  readonly #plugins: Promise<Plugins>;

  constructor({ data, concepts, ruleOptions, plugins }: AnalysisSettings) {
    this.#vocabulary = mergeVocabulary(data.vocabulary);
    this.#terms = new TermReader(concepts, this.#vocabulary);
    this.#optionsOf = (rule) => ruleOptions.get(rule);
    this.#plugins = loadPlugins(plugins);
  }

  async analyzeAll(files: readonly SourceFile[], onDone?: (files: number) => void): Promise<PackedDocument[]> {
    const documents: PackedDocument[] = [];
    let sample: Uint8Array | undefined;
    for (const file of files) {
      const analyzed = await this.analyze(file);
      sample ??= sampleOf(analyzed);
      documents.push(packDocument(analyzed, sample));
      onDone?.(1);
    }
    return documents;
  }

  /** One file: parse → lower → validate → compile. Never throws on the contents of a file. */
  async analyze(file: SourceFile): Promise<AnalyzedParts> {
    const parsed = await parseGuarded(file, this.#vocabulary);
    const { rules, dialects } = await this.#plugins;
    const vocabulary = this.#vocabulary;
    const lowered = lowerDocument(parsed, { vocabulary, dialects });
    const { document } = lowered;
    const checks = { optionsOf: this.#optionsOf, rules, vocabulary };
    const found = await documentFindings(parsed, lowered, checks);
    const restored = parsed.repairs.includes('line-breaks');
    const diagnostics = placedInLine(restored ? placedInFile(found, file, parsed.text) : found, file, vocabulary);
    const collected = collectFacts(document, parsed.frontMatter, parsed.text);
    const facts = restored ? placesInFile(file, parsed.text)(collected) : collected;
    const source = encodeSource(parsed.text, nodePlatform);
    const compiled = compileDocument(document, diagnostics, this.#terms);
    return { ...compiled, source, facts, isCutShort: !parsed.reproducible };
  }
}

export async function documentFindings(
  parsed: ParsedDocument,
  { document, diagnostics }: { readonly document: Document; readonly diagnostics: readonly Diagnostic[] },
  checks: Pick<ValidationInput, 'optionsOf' | 'rules' | 'vocabulary'> = {},
): Promise<readonly Diagnostic[]> {
  const { frontMatter, text } = parsed;
  const found = [
    ...completed([...parsed.diagnostics, ...diagnostics], text),
    ...validateDocument(document, { frontMatter, text, ...checks }),
    ...headingFindings(parsed),
    ...(await validatePatterns(document, frontMatter, checks.vocabulary)),
  ];
  return reconciled(found, frontMatter);
}
