import type { Diagnostic, Range, Severity } from '../model/index.js';
import type { ParsedDocument } from '../parse/types.js';
import type { Vocabulary } from '../vocabulary/index.js';
import type { Dialect, DialectInput } from './dialect.js';
import { frontMatterReader } from './front-matter.js';
import { type HeadingClassifier, headingClassifier } from './headings.js';
import { type Spans, spansOf } from './inline.js';
import { type DocumentPatterns, documentPatterns } from './patterns.js';
import { buildSections } from './sections.js';
import { readTrailingMetadata } from './trailing-list.js';

export type LoweringContext = Pick<Reading, 'vocabulary' | 'report'>;

/** The context of lowering one document. */
export interface Reading extends DialectInput {
  readonly parsed: ParsedDocument;
  readonly headings: HeadingClassifier;
  readonly patterns: DocumentPatterns;
  readonly spans: Spans;
  readonly vocabulary: Vocabulary | undefined;
  readonly report: Report;
}

export type Report = (ruleId: string, severity: Severity, message: string, range?: Range | null, note?: string) => void;

/** Collects diagnostics of one path. */
export function reporter(path: string, diagnostics: Diagnostic[]): Report {
  return (ruleId, severity, message, range, note) => {
    diagnostics.push({ ruleId, severity, message, path, ...(range ? { range } : {}), ...(note ? { note } : {}) });
  };
}

export function readingOf(parsed: ParsedDocument, context: LoweringContext): Reading {
  const patterns = documentPatterns(context.vocabulary);
  const sections = buildSections(parsed, context.vocabulary);
  return {
    ...context,
    headings: headingClassifier(context.vocabulary),
    patterns,
    path: parsed.path,
    text: parsed.text,
    parsed,
    frontMatter: frontMatterReader(parsed.frontMatter),
    sections,
    spans: spansOf(parsed.tree),
    trailing: readTrailingMetadata(sections),
  };
}

/** A shipped dialect, which also has access to the Markdown tree. */
export interface ShippedDialect extends Dialect {
  recognises?(reading: Reading): boolean;
  /** Restores structure that the dialect leaves out, before sections are built; null when there is nothing to do. */
  restore?(parsed: ParsedDocument, context: LoweringContext): ParsedDocument | null;
}
