import { groupBy } from '../../collections.js';
import { groupDocuments } from '../../compile/index.js';
import {
  canonicalize,
  canonicalName,
  type ImportSource,
  lostWords,
  mergeCopies,
  proposeTriggers,
  type SourceLine,
} from '../../import/index.js';
import { type LowerOptions, lowerDocument } from '../../lower/index.js';
import type { Diagnostic, Document, ImportedFile, ImportStatus, SourceFile } from '../../model/index.js';
import {
  contentOfHtml,
  type FrontMatter,
  isHtmlDocument,
  markdownOfHtml,
  type ParsedDocument,
  parseGuarded,
  placedInFile,
} from '../../parse/index.js';
import { mergeVocabulary } from '../../vocabulary/index.js';
import { sortDiagnostics } from '../open/collection-findings.js';
import { readProjectConfig } from '../open/project-config.js';
import { page, readReadable } from './readable-files.js';

/** A document during import: the model, its source, and what the canonical file needs. */
export interface Import {
  readonly document: Document;
  readonly source: ImportSource;
  /** The lines of its file, whose words the canonical document must all contain. */
  readonly content: readonly SourceLine[];
  readonly isHtml: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** Front matter that could not be parsed completely, as written, or null. */
  readonly damagedHead: string | null;
  readonly repairs: readonly string[];
  /** Duplicate records of the same incident, whose other texts are added to this one. */
  readonly copies: Document[];
  /** The document that this one is merged into. */
  partOf: Import | null;
  triggers: readonly string[];
  leftOut: readonly string[];
}

/** @throws TriagraphError when a path does not exist or cannot be read */
export async function readImports(
  paths: readonly string[],
): Promise<{ imports: Import[]; diagnostics: readonly Diagnostic[] }> {
  const { files, diagnostics } = await readReadable(paths);
  const { data } = await readProjectConfig(process.cwd());
  const options = { vocabulary: mergeVocabulary(data.vocabulary) };
  const imports: Import[] = [];
  for (const file of files) imports.push(await readImport(file, options));
  joinCopies(imports);
  dropCommonTriggers(imports);
  return { imports, diagnostics };
}

/** Maximum number of documents in one language that contain a proposed trigger; more common phrases do not identify any. */
const mostDocuments = 3;

function dropCommonTriggers(imports: readonly Import[]): void {
  const texts = imports.map(({ document: { language }, source }) => ({ language, text: source.text.toLowerCase() }));
  const isCommon = (trigger: string, inLanguage: string): boolean => {
    let documents = 0;
    const phrase = trigger.toLowerCase();
    return texts.some(({ language, text }) => {
      if (language === inLanguage && text.includes(phrase)) documents++;
      return documents > mostDocuments;
    });
  };
  for (const each of imports)
    each.triggers = each.triggers.filter((trigger) => !isCommon(trigger, each.document.language));
}

async function readImport(original: SourceFile, options: LowerOptions): Promise<Import> {
  const { vocabulary } = options;
  const isHtml = page.test(original.path) || isHtmlDocument(original.text);
  const file = isHtml ? await convertedPage(original) : original;
  const parsed = await parseGuarded(file, vocabulary);
  const { document, diagnostics } = lowerDocument(parsed, options);
  const found = sortDiagnostics([...parsed.diagnostics, ...diagnostics]);
  const source = { ...sourceOf(parsed, found), vocabulary };
  return {
    document,
    source,
    content: isHtml ? contentOfHtml(original.text) : contentOf(source, parsed.frontMatter),
    isHtml,
    diagnostics: parsed.repairs.includes('line-breaks') ? placedInFile(found, file, parsed.text) : found,
    damagedHead: damagedHead(parsed, found),
    repairs: parsed.repairs,
    copies: [],
    partOf: null,
    triggers: proposeTriggers(document, vocabulary),
    leftOut: [],
  };
}

/** A page as Markdown. A page that is too complex for the conversion is read line by line. */
async function convertedPage(file: SourceFile): Promise<SourceFile> {
  try {
    return { ...file, text: await markdownOfHtml(file.text) };
  } catch {
    return file;
  }
}

function contentOf({ text, bodyStart, bodyEnd }: ImportSource, { range, values: places }: FrontMatter): SourceLine[] {
  const pointers = [...places.keys()];
  const values = [...places]
    .filter(([pointer]) => !pointers.some((other) => other.startsWith(`${pointer}/`)))
    .map(([, { start, end }]) => ({ text: text.slice(start.offset, end.offset), line: start.line }));
  const firstLine = range?.end.line ?? 1;
  const body = text.slice(bodyStart, bodyEnd).split(/\r?\n/);
  return [...values, ...body.map((line, index) => ({ text: line, line: firstLine + index }))];
}

function sourceOf({ text, frontMatter }: ParsedDocument, found: readonly Diagnostic[]): ImportSource {
  const leftovers = found.find(({ ruleId }) => ruleId === 'content/site-leftovers')?.range;
  return {
    text,
    bodyStart: frontMatter.range?.end.offset ?? 0,
    bodyEnd: leftovers?.start.offset ?? text.length,
    frontMatter,
  };
}

function damagedHead({ text, frontMatter }: ParsedDocument, found: readonly Diagnostic[]): string | null {
  const isDamaged = found.some(({ ruleId, severity }) => ruleId.startsWith('front-matter/') && severity === 'error');
  if (!isDamaged || frontMatter.range === null) return null;
  return text.slice(frontMatter.range.start.offset, frontMatter.range.end.offset);
}

/** Merges duplicate records of one incident into the one with the most sections, steps, symptoms, causes and resolutions. */
function joinCopies(imports: readonly Import[]): void {
  const { duplicate } = groupDocuments(imports.map(({ document }) => document));
  for (const group of groupBy(imports, (_, index) => duplicate[index]!).values()) {
    const [kept, ...copies] = group.sort((left, right) => wellFormed(right.document) - wellFormed(left.document));
    for (const copy of copies) {
      copy.partOf = kept!;
      kept!.copies.push(copy.document);
    }
  }
}

const wellFormed = ({ sections, steps, symptoms, causes, resolutions }: Document): number =>
  sections.length + steps.length + symptoms.length + causes.length + resolutions.length;

interface CanonicalFile {
  /** Under the target folder. */
  readonly path: string;
  readonly text: string;
  readonly changes: ImportedFile['changes'];
}

export function canonicalFile(each: Import): CanonicalFile {
  const { document, source, copies, damagedHead: head, triggers } = each;
  const { vocabulary } = source;
  const sources = [...new Set([...document.sources, ...copies.flatMap((copy) => [copy.id, ...copy.sources])])];
  const { markdown, changes } = canonicalize({ ...document, sources }, source, triggers);
  const merged = copies.map((copy) => mergeCopies(document, copy, vocabulary));
  const kept =
    head === null
      ? ''
      : `\n## ${canonicalName('originalFrontMatter', document.language, vocabulary)}\n\n\`\`\`\`yaml\n${head}\n\`\`\`\`\n`;
  return {
    path: targetOf(document),
    text: markdown + merged.join('') + kept,
    changes: [
      ...(each.isHtml ? [{ kind: 'structure' as const, from: 'HTML', to: 'Markdown' }] : []),
      ...changes,
      ...copies.map(({ path }) => ({ kind: 'merge' as const, from: path, to: document.path })),
    ],
  };
}

const mostWords = 12;

/** An error for each line with words that are missing from the canonical file and from the reported changes. */
export function lossesOf({ content, document }: Import, { text, changes }: CanonicalFile): Diagnostic[] {
  const result = [text, ...changes.map(({ from }) => from)].join('\n');
  const placeholders = changes.filter(({ kind }) => kind === 'placeholder');
  const renamed = content.map(({ text: line, ...place }) => ({
    ...place,
    text: placeholders.reduce((written, { from, to }) => written.replaceAll(from, to), line),
  }));
  return lostWords(renamed, result).map(({ line, words }) => ({
    ruleId: 'import/lost-words',
    severity: 'error',
    message: `Unexpected loss of ${words.slice(0, mostWords).join(' ')}${words.length > mostWords ? ' …' : ''} in line ${line}, expected every word in the result`,
    path: document.path,
    note: 'Copy the missing words by hand, and report the document: import must keep every word.',
    url: 'docs/rules/import-lost-words.md',
  }));
}

const folders = { workflow: 'workflows', case: 'cases', article: 'articles' };

/** MDX files keep their extension: in Markdown, component tags would be text. */
function targetOf({ kind, path }: Document): string {
  const named = path.replace(/\.(?:markdown|txt|x?html?)$/i, '.md');
  const file = /\.mdx?$/i.test(named) ? named : `${named}.md`;
  return file.startsWith(`${folders[kind]}/`) ? file : `${folders[kind]}/${file}`;
}

export const isEmpty = ({ document }: Import): boolean =>
  document.sections.every(({ heading, blocks }) => heading === '' && blocks.length === 0);

const isUncertain = ({ ruleId, severity }: Diagnostic): boolean =>
  severity === 'error' || ruleId === 'read/encoding' || ruleId === 'text/replacement-characters';

export function statusOf(each: Import, changes: ImportedFile['changes']): ImportStatus {
  if (isEmpty(each)) return 'refused';
  if (each.damagedHead !== null || each.diagnostics.some(isUncertain)) return 'needs-a-person';
  const isRepaired = each.repairs.length > 0 || changes.some(({ kind }) => kind === 'structure' || kind === 'merge');
  return isRepaired || each.diagnostics.some(({ severity }) => severity === 'warning') ? 'repaired' : 'recognised';
}
