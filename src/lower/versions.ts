import type { VersionRange } from '../model/index.js';
import { type DocumentPatterns, documentPatterns } from './patterns.js';
import type { Reading } from './reading.js';

type Bounds = VersionRange['ranges'][number];

/** Versions of the document, from scalars and lists. A version that is not understood is kept as written, with a warning. */
export function readVersions({ frontMatter, trailing, report, patterns }: Reading): VersionRange[] {
  const items = frontMatter.texts('versions', 'ProductsVersion', 'affected_versions', 'version');
  const trailingVersion = trailing.values.get('version');
  if (trailingVersion?.text) items.push(trailingVersion);
  return items.map(({ text, range }) => {
    const version = parseVersions(text, patterns);
    const message = `Unexpected version "${text}", expected one such as 4.1.0, 4.2.x or >= 1.10`;
    if (version.ranges.length === 0) report('versions/format', 'warning', message, range);
    return version;
  });
}

/** Maximum length of a version scalar. */
const longestVersion = 200;

/** Parses one scalar: parts between commas are alternatives. `ranges` is empty when a part is not understood. */
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

/** `v4.2`, `4.2.x`, `ACP 4.1.0-rc.2`: all versions that begin with these numbers. */
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
