import type { Block, Diagnostic, Document, Language, TextItem } from '../model/index.js';
import type { ParsedDocument } from '../parse/types.js';
import { detectLanguage } from '../text/index.js';
import type { Vocabulary } from '../vocabulary/index.js';
import { dialectOf, symptomsIn, workflowIn } from './dialects/index.js';
import { readLinks } from './inline.js';
import { causesAmong, distinctItems, itemsOf, namedItems, readCauseTables } from './items.js';
import { decideKind } from './kind.js';
import {
  type Relations,
  readId,
  readNames,
  readPriority,
  readRelations,
  readSources,
  readTitle,
  readVersions,
} from './metadata.js';
import { type Dialect, type Reading, readingOf, reporter } from './reading.js';
import { readSignatures } from './signatures.js';
import { extractSteps } from './steps/index.js';
import { readSymptoms } from './symptoms.js';
import { readExcludes, readStarts, readTriggers } from './triggers.js';

export interface LowerOptions {
  /** Words and known programs; the shipped vocabulary when absent. */
  readonly vocabulary?: Vocabulary;
  /** Dialects of plugins, tried before the shipped ones. */
  readonly dialects?: readonly Dialect[];
}

export interface LoweredDocument {
  readonly document: Document;
  /** Diagnostics of lowering, without those of the parser. */
  readonly diagnostics: Diagnostic[];
}

/** Lowers a parsed document. Never throws: what is not understood becomes a diagnostic. */
export function lowerDocument(source: ParsedDocument, options: LowerOptions = {}): LoweredDocument {
  const { vocabulary } = options;
  const diagnostics: Diagnostic[] = [];
  const report = reporter(source.path, diagnostics);
  const reading = readingOf(source, { vocabulary, report });
  const dialect = dialectOf(reading, options.dialects);
  const { kind, reason } = decideKind(reading);
  const language = readLanguage(reading, vocabulary);
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
    excludes: readExcludes(reading),
    starts: readStarts(reading),
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

function readFindings(reading: Reading): Pick<Document, 'causes' | 'resolutions' | 'workarounds'> {
  const { frontMatter, sections, patterns } = reading;
  const [tableCauses = [], tableFixes = []] = readCauseTables(sections, patterns);
  const read = (kind: 'cause' | 'resolution' | 'workaround', ...keys: string[]) => [
    ...namedItems(frontMatter, ...keys),
    ...itemsOf(sections, kind, patterns),
  ];
  const causes = read('cause', 'causes', 'cause', 'root_cause');
  const isFix = ({ text }: TextItem) => patterns.resolutionLabel.test(text);
  const ownCauses = causes.filter((item) => !isFix(item));
  const resolutions = read('resolution', 'resolutions', 'resolution', 'fix');
  return {
    causes: distinctItems([...ownCauses, ...tableCauses, ...causesAmong(sections, patterns)]),
    resolutions: distinctItems([...resolutions, ...causes.filter(isFix), ...tableFixes]),
    workarounds: distinctItems(read('workaround', 'workarounds', 'workaround')),
  };
}

function readConnections(reading: Reading, dialect: Dialect): Relations & Pick<Document, 'links' | 'sources'> {
  const links = readLinks(reading.spans);
  const relations = readRelations(reading);
  const workflow = relations.workflow ?? workflowIn(dialect, reading, links);
  return { links, sources: readSources(reading, links), ...relations, workflow };
}

function readLanguage({ frontMatter, sections, patterns }: Reading, vocabulary?: Vocabulary): Language {
  const named = frontMatter.text('language', 'lang')?.text.toLowerCase();
  const isNamed = (name: string) => (name.endsWith('*') ? named?.startsWith(name.slice(0, -1)) : named === name);
  const [language] = patterns.languages.find(([, names]) => names.some(isNamed)) ?? [];
  if (language === 'zh' || language === 'en') return language;
  return detectLanguage(proseOf(sections), vocabulary);
}

const enoughProse = 4_000;

const proseOf = (sections: Reading['sections']): string =>
  sections
    .flatMap(({ heading, blocks }) => [heading, ...blocks.filter(isProse).map(({ text }) => text)])
    .join('\n')
    .slice(0, enoughProse);

const isProse = ({ kind }: Block): boolean => kind !== 'code' && kind !== 'html';
