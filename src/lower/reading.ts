import type { Diagnostic, Link, Range, Section, Severity, TextItem } from '../model/index.js';
import type { ParsedDocument } from '../parse/types.js';
import { type FrontMatterReader, frontMatterReader } from './front-matter.js';
import type { HeadingClassifier } from './headings.js';
import { type Spans, spansOf } from './inline.js';
import { readTrailingMetadata, type TrailingMetadata } from './metadata/trailing-list.js';
import { buildSections } from './sections.js';

/** One document while it is being understood: what was parsed, its sections, and where problems are noted. */
export interface Reading {
  readonly parsed: ParsedDocument;
  readonly headings: HeadingClassifier;
  readonly frontMatter: FrontMatterReader;
  readonly sections: readonly Section[];
  readonly spans: Spans;
  readonly trailing: TrailingMetadata;
  readonly report: Report;
}

export type Report = (ruleId: string, severity: Severity, message: string, range?: Range | null, note?: string) => void;

/** Collects diagnostics of one path. */
export function reporter(path: string, diagnostics: Diagnostic[]): Report {
  return (ruleId, severity, message, range, note) => {
    diagnostics.push({ ruleId, severity, message, path, ...(range ? { range } : {}), ...(note ? { note } : {}) });
  };
}

export function readingOf(parsed: ParsedDocument, headings: HeadingClassifier, report: Report): Reading {
  const sections = buildSections(parsed, headings);
  return {
    parsed,
    headings,
    frontMatter: frontMatterReader(parsed.frontMatter),
    sections,
    spans: spansOf(parsed.tree),
    trailing: readTrailingMetadata(sections),
    report,
  };
}

/** One way that people write troubleshooting documents. */
export interface Dialect {
  readonly name: string;
  /** Whether a document is written this way. The first dialect of the table that says so reads it. */
  recognise(reading: Reading): boolean;
  /** Restores structure that this way of writing leaves out, before sections are cut; null when there is nothing to do. */
  restore?(parsed: ParsedDocument, headings: HeadingClassifier, report: Report): ParsedDocument | null;
  /** What can be seen, where this way of writing says it outside of front matter and sections of symptoms. */
  symptoms?(reading: Reading): TextItem[];
  /** The workflow that a case follows, when the front matter does not name it. */
  workflow?(reading: Reading, links: readonly Link[]): string | null;
}
