import type { Diagnostic, Document, Language } from '../model/index.js';
import type { ParsedDocument } from '../parse/types.js';
import { detectLanguage } from '../text/index.js';
import type { Vocabulary } from '../vocabulary/index.js';
import type { Dialect } from './dialect.js';
import { dialectOf, dialects, symptomsIn, workflowIn } from './dialects/index.js';
import { type HeadingClassifier, shippedClassifier } from './headings.js';
import { readLinks } from './inline.js';
import { causesAmong, distinctItems, itemsOf, namedItems, readCauseTables } from './items.js';
import { decideKind } from './kind.js';
import { type Relations, readId, readNames, readPriority, readRelations, readSources, readTitle } from './metadata.js';
import { documentPatterns } from './patterns.js';
import { type Reading, type Report, readingOf, reporter } from './reading.js';
import { readSignatures } from './signatures.js';
import { extractSteps } from './steps/index.js';
import { readSymptoms } from './symptoms.js';
import { readTriggers } from './triggers.js';
import { readVersions } from './versions.js';

export interface LowerOptions {
  /** Classifies headings; by the shipped lexicon (data/headings.json) when absent. */
  readonly headings?: HeadingClassifier;
  /** The words of documents and the known programs; the shipped ones when absent. */
  readonly vocabulary?: Vocabulary;
  /** Dialects of plugins, tried before the shipped ones. */
  readonly dialects?: readonly Dialect[];
}

export interface LoweredDocument {
  readonly document: Document;
  /** Diagnostics of lowering; those of the parser are not repeated. */
  readonly diagnostics: Diagnostic[];
}

/** Lowers a parsed document. Total: what cannot be understood becomes a diagnostic, never an exception. */
export function lowerDocument(source: ParsedDocument, options: LowerOptions = {}): LoweredDocument {
  const { headings = shippedClassifier, vocabulary } = options;
  const diagnostics: Diagnostic[] = [];
  const report = reporter(source.path, diagnostics);
  const patterns = documentPatterns(vocabulary);
  const reading = readingOf(restored(source, headings, report), { headings, patterns, report });
  const dialect = dialectOf(reading, options.dialects);
  const { kind, reason } = decideKind(reading);
  const language = readLanguage(reading);
  const { text } = reading.parsed;
  const extracted = extractSteps(reading.sections, { path: source.path, text, kind, vocabulary });
  diagnostics.push(...extracted.diagnostics);
  const symptoms = readSymptoms(reading, kind === 'case', symptomsIn(dialect, reading));
  const document: Document = {
    id: readId(reading),
    kind,
    kindReason: reason,
    dialect: dialect.name,
    title: readTitle(reading, symptoms),
    path: source.path,
    language,
    hash: source.hash,
    priority: readPriority(reading),
    triggers: readTriggers(reading),
    symptoms,
    ...readNames(reading),
    versions: readVersions(reading),
    sections: reading.sections,
    steps: extracted.steps,
    signatures: readSignatures(reading, symptoms, extracted.outputs),
    ...readFindings(reading),
    ...readConnections(reading, dialect),
  };
  return { document, diagnostics };
}

/** Restores structure that the dialect of a document leaves out. */
function restored(parsed: ParsedDocument, headings: HeadingClassifier, report: Report): ParsedDocument {
  for (const dialect of dialects) {
    const better = dialect.restore?.(parsed, headings, report);
    if (better) return better;
  }
  return parsed;
}

function readFindings({
  frontMatter,
  sections,
  patterns,
}: Reading): Pick<Document, 'causes' | 'resolutions' | 'workarounds'> {
  const table = readCauseTables(sections, patterns);
  const causes = [...namedItems(frontMatter, 'causes', 'cause', 'root_cause'), ...itemsOf(sections, 'cause', patterns)];
  const resolutions = [
    ...namedItems(frontMatter, 'resolutions', 'resolution', 'fix'),
    ...itemsOf(sections, 'resolution', patterns),
  ];
  const told = causes.filter(({ text }) => patterns.resolutionLabel.test(text));
  const workarounds = [
    ...namedItems(frontMatter, 'workarounds', 'workaround'),
    ...itemsOf(sections, 'workaround', patterns),
  ];
  return {
    causes: distinctItems([
      ...causes.filter((item) => !told.includes(item)),
      ...table.causes,
      ...causesAmong(sections, patterns),
    ]),
    resolutions: distinctItems([...resolutions, ...told, ...table.resolutions]),
    workarounds: distinctItems(workarounds),
  };
}

function readConnections(reading: Reading, dialect: Dialect): Relations & Pick<Document, 'links' | 'sources'> {
  const links = readLinks(reading.spans);
  const relations = readRelations(reading);
  const workflow = relations.workflow ?? workflowIn(dialect, reading, links);
  return { links, sources: readSources(reading, links), ...relations, workflow };
}

function readLanguage({ frontMatter, sections, patterns }: Reading): Language {
  const named = frontMatter.text('language', 'lang')?.text.toLowerCase();
  const isNamed = (name: string) => (name.endsWith('*') ? named?.startsWith(name.slice(0, -1)) : named === name);
  const [language] = patterns.languages.find(([, names]) => names.some(isNamed)) ?? [];
  if (language === 'zh' || language === 'en') return language;
  return detectLanguage(proseOf(sections));
}

/** Characters of prose that suffice to detect the language of a document. */
const enoughProse = 4_000;

function proseOf(sections: Reading['sections']): string {
  let prose = '';
  for (const section of sections) {
    prose += `${section.heading}\n`;
    for (const block of section.blocks) if (block.kind !== 'code' && block.kind !== 'html') prose += `${block.text}\n`;
    if (prose.length > enoughProse) break;
  }
  return prose.slice(0, enoughProse);
}
