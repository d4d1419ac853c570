import type { Link, TextItem } from '../../model/index.js';
import type { ParsedDocument } from '../../parse/types.js';
import type { HeadingClassifier } from '../headings.js';
import type { Reading, Report } from '../reading.js';

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
