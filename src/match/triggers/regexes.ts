import type * as LinearTime from 're2js';
import { limits } from '../../limits.js';

/** foldPattern may put an escape before each character, and puts flags before all. */
const longestFolded = 2 * limits.patternCharacters + '(?im)'.length;

/** Where a pattern was found. */
export interface RegexHit {
  readonly regex: number;
  readonly start: number;
  readonly end: number;
}

/** Finds the patterns of authors in a text, first place each. */
export type RegexSearch = (text: string) => RegexHit[];

/** The linear-time engine for patterns of authors. */
export type PatternEngine = Pick<typeof LinearTime, 'RE2JS' | 'RE2Set'>;

export const loadPatternEngine = (): Promise<PatternEngine> => import('re2js');

/**
 * Compiles patterns. All of them are looked for in one pass; only for those that hit is the place then searched. Patterns
 * that do not compile never hit: lint names them.
 * @param engine null is enough where there are no patterns
 */
export function openRegexes(sources: readonly string[], engine: PatternEngine | null): RegexSearch {
  if (sources.length === 0 || engine === null) return () => [];
  const { RE2JS, RE2Set } = engine;
  const set = new RE2Set();
  const compiled: { readonly regex: number; readonly pattern: LinearTime.RE2JS }[] = [];
  sources.forEach((source, regex) => {
    if (source.length > longestFolded) return;
    try {
      compiled.push({ regex, pattern: RE2JS.compile(source) });
      set.add(source);
    } catch {
      // Not a pattern of this engine.
    }
  });
  if (compiled.length === 0) return () => [];
  set.compile();
  return (text) => {
    const hits: RegexHit[] = [];
    for (const index of set.match(text).sort((left, right) => left - right)) {
      const { regex, pattern } = compiled[index]!;
      const matcher = pattern.matcher(text);
      if (matcher.find()) hits.push({ regex, start: matcher.start(), end: matcher.end() });
    }
    return hits;
  };
}
