import type { Link, Range, Section, TextItem } from '../model/index.js';
import type { TrailingMetadata } from './trailing-list.js';

// The public interface of dialect plugins, independent of the parser.

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
  /** Stable: it is stored with each document. The name of a plugin's dialect begins with `x-`. */
  readonly name: string;
  /** Front-matter keys any of which identifies the dialect; case and separators are ignored. */
  readonly keys?: readonly string[];
  /** Whether a document without these keys is written in it. */
  recognises?(document: DialectInput): boolean;
  /** Symptoms outside of the front matter and of symptom sections. */
  symptoms?(document: DialectInput): TextItem[];
  /** True when only the first paragraph of a symptom section lists symptoms and the rest explains. */
  readonly explainsSymptoms?: boolean;
  /** The workflow that a case follows, when the front matter does not name it; null when the dialect does not either. */
  workflow?(document: DialectInput, links: readonly Link[]): string | null;
}

/** A document as a dialect sees it. */
export interface DialectInput {
  readonly path: string;
  /** The whole text, front matter included; all ranges count in it. */
  readonly text: string;
  readonly frontMatter: FrontMatterReader;
  /** A flat list in document order. */
  readonly sections: readonly Section[];
  /** The list of `- Key: value` items that records of some trackers end with. */
  readonly trailing: TrailingMetadata;
}

/** A scalar of the front matter as its author wrote it. */
export interface ScalarItem {
  readonly text: string;
  readonly range: Range | null;
}

/** Reads front matter by key, whatever case or separators the key is written in (`Page ID`, `page_id`). */
export interface FrontMatterReader {
  readonly present: boolean;
  has(...keys: string[]): boolean;
  /** JSON pointer of the first of the keys that exists, or null. */
  pointer(...keys: string[]): string | null;
  /** First scalar under the first of the keys that has one, or null. */
  text(...keys: string[]): ScalarItem | null;
  /** Every scalar under all of the keys, nested lists included. */
  texts(...keys: string[]): ScalarItem[];
  valueAt(pointer: string): unknown;
  rangeAt(pointer: string): Range | null;
  keyRangeAt(pointer: string): Range | null;
  sourceAt(pointer: string): string | null;
}
