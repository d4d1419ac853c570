import type { VersionRange } from '../model/index.js';
import { alternatives, derived, type Vocabulary } from '../vocabulary/index.js';

type Numbers = readonly number[];
type Span = VersionRange['ranges'][number];

/** Maximum length of a version given by a user. */
export const longestVersion = 60;

/** The numbers of a version such as `v1.12.3` or `4.2.x`; null when there are none. */
export function readVersion(version: string): Numbers | null {
  const match = /^\s*[a-z -]{0,20}(\d{1,9}(?:\.\d{1,9}){0,5})/i.exec(version.slice(0, longestVersion));
  return match ? match[1]!.split('.').map(Number) : null;
}

/** Compares versions by their numbers; a missing number counts as 0. */
export function compareVersions(left: Numbers, right: Numbers): number {
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The first version after all that begin with this one. */
const after = (version: Numbers): Numbers => [...version.slice(0, -1), version.at(-1)! + 1];

/** Whether the ranges include a version. A short one (`4.2`) stands for all that begin with it: `partly` if only some are included. */
export function holdsFor(ranges: readonly Span[], version: Numbers): 'yes' | 'no' | 'partly' {
  const end = after(version);
  const overlapping = ranges.filter(
    ({ from, to }) =>
      (from === null || compareVersions(from, end) < 0) && (to === null || compareVersions(version, to) < 0),
  );
  const isInside = overlapping.some(
    ({ from, to }) =>
      (from === null || compareVersions(from, version) <= 0) && (to === null || compareVersions(end, to) <= 0),
  );
  return isInside ? 'yes' : overlapping.length > 0 ? 'partly' : 'no';
}

/** Whether something with these versions may concern a version; true without versions, or if some were not understood. */
export const concernsVersion = (versions: readonly VersionRange[], version: Numbers): boolean =>
  versions.length === 0 || versions.some(({ ranges }) => ranges.length === 0 || holdsFor(ranges, version) !== 'no');

/** A note such as `(since v1.14.25, v1.15.0)`, with offsets in the text. */
export interface VersionNote {
  readonly kind: 'since' | 'until' | 'fixed';
  /** The note without its brackets. */
  readonly text: string;
  readonly ranges: readonly Span[];
  readonly start: number;
  readonly end: number;
}

const kinds = ['since', 'until', 'fixed'] as const;
const one = 'v?\\d{1,9}(?:\\.\\d{1,9}){1,5}';
const list = `(${one}(?:\\s*[,，、]\\s*${one})*)`;

const patternsOf = derived(({ versionNotes: words }) =>
  kinds.map((kind) => {
    const around = Object.values(words[kind]);
    const [prefixes, suffixes] = [around.flatMap((each) => each.before), around.flatMap((each) => each.after)];
    const inside = `(?:${alternatives(prefixes)})\\s*${list}|${list}\\s*(?:${alternatives(suffixes)})`;
    return { kind, pattern: new RegExp(`[(（]\\s*(${inside})\\s*[)）]`, 'gi') };
  }),
);

/** The notes of a text about versions, in the order of their kinds. */
export function versionNotes(text: string, vocabulary?: Vocabulary): VersionNote[] {
  if (!/[(（]/.test(text)) return [];
  return patternsOf(vocabulary).flatMap(({ kind, pattern }) =>
    Array.from(text.matchAll(pattern), (match) => ({
      kind,
      text: match[1]!,
      ranges: rangesOf(kind, noteVersions(match[2] ?? match[3]!)),
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}

const noteVersions = (written: string): Numbers[] =>
  written
    .split(/[,，、]/)
    .map((each) => readVersion(each.trim())!)
    .sort(compareVersions);

/**
 * Several versions are patches of different releases: `since v1.14.25, v1.15.0` means from v1.14.25 within v1.14, and from
 * v1.15.0 in everything newer; `until v1.12.28, v1.13.2` means up to v1.12.28, and within v1.13 up to v1.13.2.
 */
function rangesOf(kind: VersionNote['kind'], versions: readonly Numbers[]): Span[] {
  return versions.map((version, index): Span => {
    const release = version.slice(0, 2);
    if (kind === 'until') return { from: index === 0 ? null : release, to: after(version) };
    return { from: version, to: index === versions.length - 1 ? null : after(release) };
  });
}
