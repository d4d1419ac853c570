import type { Document, Link, Section, TextItem, VersionRange } from '../model/index.js';
import { behindLabel, type DocumentPatterns, documentPatterns } from './headings.js';
import { isAlertPage } from './kind.js';
import type { Reading } from './reading.js';

type Bounds = VersionRange['ranges'][number];

/** The versions in the front matter. A version that is not understood is kept as written, with a warning. */
export function readVersions({ frontMatter, trailing, report, patterns }: Reading): VersionRange[] {
  const items = frontMatter.texts('versions', 'ProductsVersion', 'affected_versions', 'version');
  const trailingVersion = trailing.values.get('version');
  if (trailingVersion?.text) items.push(trailingVersion);
  return items.map(({ text, range }) => {
    const version = parseVersions(text, patterns);
    const isRead = version.ranges.length > 0;
    const expected = isRead
      ? 'which is none: expected the older end first'
      : 'expected one such as 4.1.0, 4.2.x or >= 1.10';
    if (!isRead || version.ranges.some(isEmpty))
      report('versions/format', 'warning', `Unexpected version "${text}", ${expected}`, range);
    return version;
  });
}

/** True for a range that ends where it begins or before. Missing parts are 0. */
const isEmpty = ({ from, to }: Bounds): boolean => {
  if (from === null || to === null) return false;
  const at = Array.from(
    { length: Math.max(from.length, to.length) },
    (_, index) => (to[index] ?? 0) - (from[index] ?? 0),
  );
  return (at.find((difference) => difference !== 0) ?? 0) <= 0;
};

const longestVersion = 200;

/** Parses a scalar, whose parts between commas are alternatives. `ranges` is empty when a part is not understood. */
export function parseVersions(source: string, patterns: DocumentPatterns = documentPatterns()): VersionRange {
  if (source.length > longestVersion) return { source, ranges: [] };
  const parts = source.split(patterns.versionSeparator).filter((part) => part.trim());
  const ranges = parts.map((part) => parsePart(part, patterns));
  return { source, ranges: ranges.includes(null) ? [] : ranges.filter((range) => range !== null) };
}

function parsePart(part: string, patterns: DocumentPatterns): Bounds | null {
  const { allVersions, versionNoun, versionSpan, latestVersion, upward, downward, beforeVersion } = patterns;
  const text = part.trim().normalize('NFKC').toLowerCase().replace(versionNoun, '');
  if (allVersions.test(text)) return { from: null, to: null };
  if (/^[<>=≤≥^]/.test(text) || /\s[<>]=?/.test(text)) return parseComparators(text);
  const [, low, high = ''] = versionSpan.exec(text) ?? [];
  if (low !== undefined) {
    const from = parseOne(low);
    const to = latestVersion.test(high) ? { from: null, to: null } : parseOne(high);
    return from && to && { from: from.from, to: to.to };
  }
  const plain = parseOne(text);
  if (plain) return plain;
  const without = (ending: RegExp) => (ending.test(text) ? parseOne(text.replace(ending, '')) : null);
  const [up, down, older] = [without(upward), without(downward), without(beforeVersion)];
  if (up) return { from: up.from, to: null };
  return (down && { from: null, to: down.to }) ?? (older && { from: null, to: older.from });
}

/** The versions that begin with these numbers: `v4.2`, `4.2.x`, `ACP 4.1.0-rc.2`. */
function parseOne(text: string): { from: number[]; to: number[] } | null {
  const match = /^(?:[a-z][a-z -]*\s)?v?(\d{1,9}(?:\.\d{1,9}){0,5})(\.?[x*])?(?:[-+][a-z0-9.-]+)?$/.exec(text.trim());
  if (!match) return null;
  const from = match[1]!.split('.').map(Number);
  // The first version that does not begin with these numbers.
  return { from, to: [...from.slice(0, -1), from.at(-1)! + 1] };
}

/** `>= 1.8 < 2`: the bounds that each comparator sets. */
function parseComparators(text: string): Bounds | null {
  let bounds: Bounds = { from: null, to: null };
  for (const piece of text.replace(/([<>=≤≥^]+)\s+/g, '$1').split(/\s+(?:and\s+|&&\s+)?/)) {
    const [, operator, written = ''] = /^(>=|<=|≥|≤|>|<|==?|\^)(.+)$/.exec(piece) ?? [];
    const version = parseOne(written);
    if (operator === undefined || !version) return null;
    if (operator === '>=' || operator === '≥') bounds = { ...bounds, from: version.from };
    else if (operator === '>') bounds = { ...bounds, from: version.to };
    else if (operator === '<') bounds = { ...bounds, to: version.from };
    else if (operator === '<=' || operator === '≤') bounds = { ...bounds, to: version.to };
    else bounds = operator === '^' ? { from: version.from, to: [version.from[0]! + 1] } : version;
  }
  return bounds;
}

/** The author's `id`, else the id of the source page, else the path without its extension. */
export function readId({ frontMatter, trailing, parsed }: Reading): string {
  const named = frontMatter.text('id', 'page_id')?.text ?? trailing.values.get('pageid')?.text;
  return named || parsed.path.replace(/\.[^./]+$/, '');
}

const issueAddress = /^https?:\/\/[^\s]+\/(?:issues|pull|pulls|merge_requests|browse)\/[\w-]*\d+/i;

/** Ids under which the same incident is known elsewhere: source ids, page ids, addresses of issues. */
export function readSources({ frontMatter, trailing }: Reading, links: readonly Link[]): string[] {
  const sources = frontMatter.texts('sources', 'source', 'id', 'page_id').map((item) => item.text);
  const trailed = ['pageid', 'source'].flatMap((key) => trailing.values.get(key)?.text || []);
  const issues = links.flatMap(({ target }) => issueAddress.exec(target)?.[0] ?? []);
  return [...new Set([...sources, ...trailed, ...issues])];
}

/** The first title that says something, else the first heading of level 1, else the name of the file. */
export function readTitle(reading: Reading, symptoms: readonly TextItem[]): string {
  const { frontMatter, trailing, sections, parsed, headings, patterns } = reading;
  const { emptyTitle } = patterns;
  const isName = (title: string) => headings.exact(title) === null || headings.exact(behindLabel(title)) === null;
  const saysSomething = (title: string | undefined) => !!title && !emptyTitle.test(title) && isName(title);
  const tops = sections.filter((section) => section.level === 1);
  const first = (tops.find(({ kind }) => kind !== 'reference') ?? tops[0])?.heading;
  const candidates = [
    frontMatter.text('title')?.text,
    first,
    frontMatter.text('original_title')?.text ?? trailing.values.get('originaltitle')?.text,
    first === undefined ? firstOwnHeading(sections) : undefined,
    first === undefined && isAlertPage(reading) ? fileName(parsed.path) : undefined,
    symptoms[0]?.text,
  ];
  const title = candidates.find(saysSomething) ?? (first && !emptyTitle.test(first) ? first : fileName(parsed.path));
  return title.replace(/\s+/g, ' ').trim();
}

/** The first heading of a document without a title, if it is specific. */
function firstOwnHeading(sections: readonly Section[]): string | undefined {
  const first = sections.find((section) => section.level > 0);
  return first?.kind === 'other' ? first.heading : undefined;
}

function fileName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/(?:\.(?:zh|en))?\.[^.]+$/, '');
  return name.replace(/[_-]+/g, ' ').trim() || path;
}

/** Maximum length of a list item without a key that counts as a component name. */
const longestName = 40;

export function readNames({ frontMatter, trailing }: Reading): Pick<Document, 'category' | 'components' | 'products'> {
  const trailed = (key: string) => split(trailing.values.get(key)?.text ?? '');
  const named = frontMatter.texts('components', 'component').flatMap(({ text }) => split(text));
  const bare = trailing.bare
    .map(({ text }) => text)
    .filter((text) => text.length <= longestName && !text.includes('\n'));
  const components = [...named, ...trailed('component'), ...bare];
  const products = [...frontMatter.texts('products', 'product').map((item) => item.text), ...trailed('product')];
  const category = frontMatter.text('category', 'domain')?.text ?? null;
  return { category, components: [...new Set(components)], products: [...new Set(products)] };
}

function split(text: string): string[] {
  return text
    .split(/[,，、;；]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Priority of a document that states none: last. */
const defaultPriority = 999;

/** The front matter's `priority`, an integer from 1 to 999. Anything else is an error and counts as absent. */
export function readPriority({ frontMatter, report }: Reading): number {
  const pointer = frontMatter.pointer('priority');
  if (pointer === null) return defaultPriority;
  const value = frontMatter.valueAt(pointer);
  const range = frontMatter.rangeAt(pointer);
  const isQuoted = typeof value === 'string' && /^\d{1,3}$/.test(value.trim());
  const number = isQuoted ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 1 || number > defaultPriority) {
    const shown = frontMatter.sourceAt(pointer) ?? JSON.stringify(value) ?? 'nothing';
    report('priority/range', 'error', `Unexpected priority ${shown}, expected an integer from 1 to 999`, range);
    return defaultPriority;
  }
  const quotes = `Unexpected quotes around priority ${number}, expected a number`;
  if (isQuoted) report('priority/quoted', 'warning', quotes, range);
  return number;
}

export type Relations = Pick<Document, 'workflow' | 'branch' | 'related' | 'owners' | 'date' | 'status'>;

/** Reads relations, owners, date and status from the front matter; of a `[[wiki link]]`, its target. */
export function readRelations({ frontMatter }: Reading): Relations {
  const workflow = frontMatter.text('workflow', 'runbook')?.text;
  const related = frontMatter.texts('related', 'see_also').map((item) => wikiTarget(item.text));
  return {
    workflow: workflow === undefined ? null : wikiTarget(workflow),
    branch: frontMatter.text('branch')?.text ?? null,
    related: [...new Set(related.filter(Boolean))],
    owners: [...new Set(frontMatter.texts('owner', 'owners').map(({ text }) => text))],
    date: frontMatter.text('date', 'last_updated')?.text ?? null,
    status: frontMatter.text('status')?.text ?? null,
  };
}

const wikiTarget = (text: string): string =>
  (/^\[\[([^[\]|]+)(?:\|[^[\]]*)?\]\]$/.exec(text.trim())?.[1] ?? text).trim();
