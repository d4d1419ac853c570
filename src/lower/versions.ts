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
    if (version.ranges.length === 0) {
      report(
        'versions/format',
        'warning',
        `Unexpected version "${text}", expected one such as 4.1.0, 4.2.x or >= 1.10`,
        range,
      );
    }
    return version;
  });
}

/** Maximum length of a version scalar. */
const longestVersion = 200;

/** Parses one scalar: parts between commas are alternatives. `ranges` is empty when a part is not understood. */
export function parseVersions(source: string, patterns: DocumentPatterns = documentPatterns()): VersionRange {
  if (source.length > longestVersion) return { source, ranges: [] };
  const parts = source.split(patterns.versionSeparator);
  const ranges: Bounds[] = [];
  for (const part of parts) {
    if (!part.trim()) continue;
    const bounds = parsePart(part, patterns);
    if (!bounds) return { source, ranges: [] };
    ranges.push(bounds);
  }
  return { source, ranges };
}

function parsePart(part: string, patterns: DocumentPatterns): Bounds | null {
  const { allVersions, versionSpan, upward, downward, beforeVersion } = patterns;
  const text = part.trim().normalize('NFKC').toLowerCase().replace(patterns.versionNoun, '');
  if (allVersions.test(text)) return { from: null, to: null };
  if (/^[<>=≤≥^]/.test(text) || /\s[<>]=?/.test(text)) return parseComparators(text);
  const span = versionSpan.exec(text);
  if (span) return fromTo(span[1]!, span[2]!, patterns);
  const plain = parseOne(text);
  if (plain) return plain;
  const up = parseOne(text.replace(upward, ''));
  if (up && upward.test(text)) return { from: up.from, to: null };
  const down = parseOne(text.replace(downward, ''));
  if (down && downward.test(text)) return { from: null, to: down.to };
  const older = parseOne(text.replace(beforeVersion, ''));
  return older && beforeVersion.test(text) ? { from: null, to: older.from } : null;
}

function fromTo(low: string, high: string, { latestVersion }: DocumentPatterns): Bounds | null {
  const from = parseOne(low);
  const to = latestVersion.test(high) ? { from: null, to: null } : parseOne(high);
  return from && to ? { from: from.from, to: to.to } : null;
}

/** `v4.2`, `4.2.x`, `ACP 4.1.0-rc.2`: all versions that begin with these numbers. */
function parseOne(text: string): Bounds | null {
  const match = /^(?:[a-z][a-z -]*\s)?v?(\d{1,9}(?:\.\d{1,9}){0,5})(\.?[x*])?(?:[-+][a-z0-9.-]+)?$/.exec(text.trim());
  if (!match) return null;
  const from = match[1]!.split('.').map(Number);
  return { from, to: following(from) };
}

/** The first version that does not begin with these numbers. */
function following(version: readonly number[]): number[] {
  return [...version.slice(0, -1), (version.at(-1) ?? 0) + 1];
}

function parseComparators(text: string): Bounds | null {
  let from: Bounds['from'] = null;
  let to: Bounds['to'] = null;
  for (const piece of text.replace(/([<>=≤≥^]+)\s+/g, '$1').split(/\s+(?:and\s+|&&\s+)?/)) {
    const match = /^(>=|<=|≥|≤|>|<|==?|\^)(.+)$/.exec(piece);
    const version = match ? parseOne(match[2]!) : null;
    if (!match || !version?.from) return null;
    const operator = match[1]!;
    if (operator === '>=' || operator === '≥') from = version.from;
    else if (operator === '>') from = version.to;
    else if (operator === '<') to = version.from;
    else if (operator === '<=' || operator === '≤') to = version.to;
    else if (operator === '^') [from, to] = [version.from, [version.from[0]! + 1]];
    else [from, to] = [version.from, version.to];
  }
  return { from, to };
}
