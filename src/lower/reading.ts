import type { Diagnostic, Link, Range, Section, Severity, TextItem } from '../model/index.js';
import type { ParsedDocument } from '../parse/types.js';
import { type FrontMatterReader, frontMatterReader } from './front-matter.js';
import type { HeadingClassifier } from './headings.js';
import { type Spans, spansOf } from './inline.js';
import { readTrailingMetadata, type TrailingMetadata } from './metadata/trailing-list.js';
import type { DocumentPatterns } from './patterns.js';
import { buildSections } from './sections.js';

/** What a dialect sees of a document. */
export interface DialectInput {
  readonly path: string;
  /** The whole text, front matter included, which all ranges count in. */
  readonly text: string;
  readonly frontMatter: FrontMatterReader;
  /** A flat list in document order. */
  readonly sections: readonly Section[];
  /** The list of `- Key: value` items that records of some trackers end with. */
  readonly trailing: TrailingMetadata;
}

/** One document while it is lowered: what was parsed, its sections, and where problems are reported. */
export interface Reading extends DialectInput {
  readonly parsed: ParsedDocument;
  readonly headings: HeadingClassifier;
  readonly patterns: DocumentPatterns;
  readonly spans: Spans;
  readonly report: Report;
}

export type Report = (ruleId: string, severity: Severity, message: string, range?: Range | null, note?: string) => void;

/** Collects diagnostics of one path. */
export function reporter(path: string, diagnostics: Diagnostic[]): Report {
  return (ruleId, severity, message, range, note) => {
    diagnostics.push({ ruleId, severity, message, path, ...(range ? { range } : {}), ...(note ? { note } : {}) });
  };
}

export function readingOf(parsed: ParsedDocument, context: Pick<Reading, 'headings' | 'patterns' | 'report'>): Reading {
  const sections = buildSections(parsed, context.headings, context.patterns);
  return {
    ...context,
    path: parsed.path,
    text: parsed.text,
    parsed,
    frontMatter: frontMatterReader(parsed.frontMatter),
    sections,
    spans: spansOf(parsed.tree),
    trailing: readTrailingMetadata(sections),
  };
}

/**
 * One way in which troubleshooting documents are written. A document is read by the first dialect that recognises it.
 *
 * @example
 * // postmortems.mjs, for `triagraph compile ./notes --dialects ./postmortems.mjs -o kb.snapshot`
 * export default {
 *   name: 'x-postmortem',
 *   keys: ['acme_incident'],
 *   symptoms: ({ sections }) =>
 *     sections
 *       .filter(({ heading }) => heading === 'What we saw')
 *       .flatMap(({ blocks }) => blocks.map(({ text, range }) => ({ text, range }))),
 * };
 */
export interface Dialect {
  /** Stable: it is stored with each document. That of a team's own begins with `x-`. */
  readonly name: string;
  /** Front-matter keys any of which shows the dialect, whatever their case and separators. */
  readonly keys?: readonly string[];
  /** Whether a document without these keys is written in it. */
  recognises?(document: DialectInput): boolean;
  /** What can be seen, where the dialect says it outside of the front matter and of sections of symptoms. */
  symptoms?(document: DialectInput): TextItem[];
  /** True when only the first paragraph of symptoms says what is seen, and those behind it explain. */
  readonly explainsSymptoms?: boolean;
  /** The workflow that a case follows, when the front matter does not name it; null when the dialect does not either. */
  workflow?(document: DialectInput, links: readonly Link[]): string | null;
}

/** A shipped dialect, which may also look at the Markdown tree. */
export interface ShippedDialect extends Dialect {
  recognises?(reading: Reading): boolean;
  /** Restores structure that the dialect leaves out, before sections are cut; null when there is nothing to do. */
  restore?(parsed: ParsedDocument, headings: HeadingClassifier, report: Report): ParsedDocument | null;
}
