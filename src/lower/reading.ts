import type { Diagnostic, Link, Range, Section, Severity, TextItem } from '../model/index.js';
import type { FrontMatter, ParsedDocument } from '../parse/types.js';
import type { Vocabulary } from '../vocabulary/index.js';
import { type DocumentPatterns, documentPatterns, type HeadingClassifier, headingClassifier } from './headings.js';
import { type Spans, spansOf } from './inline.js';
import { buildSections } from './sections.js';

const foldKey = (key: string): string => key.toLowerCase().replace(/[\s_-]+/g, '');
export const pointerPart = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
const keyOfPart = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** Maximum depth of nested lists that is read. */
const deepestList = 20;

export function frontMatterReader({ present, data, values, keys, scalars }: FrontMatter): FrontMatterReader {
  const names = new Map<string, string>();
  for (const key of Object.keys(data)) if (!names.has(foldKey(key))) names.set(foldKey(key), key);
  const namesOf = (wanted: readonly string[]) => wanted.flatMap((key) => names.get(foldKey(key)) ?? []);
  const rangeAt = (pointer: string) => values.get(pointer) ?? keys.get(pointer) ?? null;
  const sourceAt = (pointer: string) => scalars.get(pointer) ?? null;
  const scalarsOf = (value: unknown, pointer: string, depth = 0): ScalarItem[] => {
    if (Array.isArray(value))
      return depth < deepestList ? value.flatMap((item, at) => scalarsOf(item, `${pointer}/${at}`, depth + 1)) : [];
    if (value === null || value === undefined || typeof value === 'object') return [];
    const text = (typeof value === 'string' ? value : (sourceAt(pointer) ?? String(value))).trim();
    return text ? [{ text, range: rangeAt(pointer) }] : [];
  };
  const texts = (...wanted: string[]) =>
    namesOf(wanted).flatMap((name) => scalarsOf(data[name], `/${pointerPart(name)}`));
  return {
    present,
    has: (...wanted) => namesOf(wanted).length > 0,
    pointer: (...wanted) => namesOf(wanted).map((name) => `/${pointerPart(name)}`)[0] ?? null,
    text: (...wanted) => texts(...wanted)[0] ?? null,
    texts,
    valueAt: (pointer) => {
      const parts = pointer.split('/').slice(1).map(keyOfPart);
      const step = (value: unknown, part: string) => (value as Record<string, unknown> | null | undefined)?.[part];
      return parts.reduce<unknown>((value, part) => (typeof value === 'object' ? step(value, part) : undefined), data);
    },
    rangeAt,
    keyRangeAt: (pointer) => keys.get(pointer) ?? rangeAt(pointer),
    sourceAt,
  };
}

/** The list of `- Key: value` items that records of some trackers end with. */
export interface TrailingMetadata {
  /** Values by key, keys in lower case without spaces (`pageid`). */
  readonly values: ReadonlyMap<string, TextItem>;
  /** Items without a key: names of components. */
  readonly bare: readonly TextItem[];
}

const knownKeys = new Set(['environment', 'component', 'pageid', 'originaltitle', 'product', 'version', 'source']);
const none: TrailingMetadata = { values: new Map(), bare: [] };

/** Reads the list in the last section. It is metadata if it names the source page or the original title. */
export function readTrailingMetadata(sections: readonly Section[]): TrailingMetadata {
  const items = (sections.at(-1)?.blocks ?? []).filter((block) => block.kind === 'list-item');
  const values = new Map<string, TextItem>();
  const bare: TextItem[] = [];
  for (const { text, range } of items) {
    const [, name = '', value = ''] = /^([A-Za-z][A-Za-z ]{1,30}?)\s*[:：]\s*(.*)$/s.exec(text) ?? [];
    const key = name.toLowerCase().replaceAll(' ', '');
    if (knownKeys.has(key)) values.set(key, { text: value.trim(), range });
    else bare.push({ text, range });
  }
  return values.has('pageid') || values.has('originaltitle') ? { values, bare } : none;
}

// The public interface of dialect plugins. It does not depend on the parser.

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

export interface Reading extends DialectInput {
  readonly parsed: ParsedDocument;
  readonly headings: HeadingClassifier;
  readonly patterns: DocumentPatterns;
  readonly spans: Spans;
  readonly vocabulary: Vocabulary | undefined;
  readonly report: Report;
}

export type Report = (ruleId: string, severity: Severity, message: string, range?: Range | null, note?: string) => void;

export function reporter(path: string, diagnostics: Diagnostic[]): Report {
  return (ruleId, severity, message, range, note) => {
    diagnostics.push({ ruleId, severity, message, path, ...(range ? { range } : {}), ...(note ? { note } : {}) });
  };
}

export function readingOf(parsed: ParsedDocument, context: Pick<Reading, 'vocabulary' | 'report'>): Reading {
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
}
