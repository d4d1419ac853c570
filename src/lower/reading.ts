import type { Diagnostic, Range, Section, Severity } from '../model/index.js';
import type { ParsedDocument } from '../parse/types.js';
import type { HeadingClassifier } from './headings.js';
import { type FrontMatterReader, frontMatterReader } from './metadata/front-matter.js';
import { readTrailingMetadata, type TrailingMetadata } from './metadata/trailing-list.js';
import { buildSections } from './sections.js';
import { type Spans, spansOf } from './spans.js';

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
