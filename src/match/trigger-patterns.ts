import type * as LinearTime from 're2js';
import { limits } from '../limits.js';
import type { SnapshotReader } from '../snapshot/index.js';

/** foldPattern may escape every character, and prepends flags. */
const longestFolded = 2 * limits.patternCharacters + '(?im)'.length;

/** An occurrence of a pattern. */
export interface RegexHit {
  readonly regex: number;
  readonly start: number;
  readonly end: number;
}

/** Finds the first occurrence of each of the authors' patterns in a text. */
export type RegexSearch = (text: string) => RegexHit[];

/** The linear-time engine for patterns of authors. */
export type PatternEngine = Pick<typeof LinearTime, 'RE2JS' | 'RE2Set'>;

/** Whether authors use patterns in a knowledge base: only then is the engine loaded. */
export const hasPatterns = (snapshot: SnapshotReader): boolean =>
  snapshot.has('startPatterns') ||
  ['trigger', 'exclude'].some((index) => snapshot.strings(`${index}.regexes`).length > 0);

export const loadPatternEngine = (): Promise<PatternEngine> => import('re2js');

interface CompiledPattern {
  readonly regex: number;
  readonly source: string;
  readonly pattern: LinearTime.RE2JS;
}

/**
 * Compiles patterns. One pass over the text finds the small patterns that match, and one over its beginning the large
 * ones; only matching patterns are then located. Patterns that do not compile never match; lint reports them.
 * @param engine null when there are no patterns
 */
export function openRegexes(sources: readonly string[], engine: PatternEngine | null): RegexSearch {
  if (sources.length === 0 || engine === null) return () => [];
  const compiled = sources.flatMap((source, regex) => compile(source, regex, engine) ?? []);
  const isLarge = ({ pattern }: CompiledPattern): boolean => pattern.programSize() > limits.patternInstructions;
  const small = searchTogether(
    compiled.filter((one) => !isLarge(one)),
    engine,
  );
  const large = compiled.filter(isLarge);
  const instructions = large.reduce((sum, { pattern }) => sum + pattern.programSize(), 0);
  const reach = Math.max(limits.patternLeastReach, Math.floor(limits.patternSteps / instructions));
  const largeOnes = searchTogether(large, engine);
  return (text) =>
    [...small(text), ...largeOnes(beginningOf(text, reach))].sort((left, right) => left.regex - right.regex);
}

/** Searches one pattern, which is compiled when it is first searched. */
export function openRegex(source: string, regex: number, engine: PatternEngine | null): RegexSearch {
  let compiled: CompiledPattern | null | undefined;
  return (text) => {
    compiled ??= engine && compile(source, regex, engine);
    if (!compiled) return [];
    const { pattern } = compiled;
    const reach = Math.max(limits.patternLeastReach, Math.floor(limits.patternSteps / pattern.programSize()));
    const matcher = pattern.matcher(beginningOf(text, reach));
    return matcher.find() ? [{ regex, start: matcher.start(), end: matcher.end() }] : [];
  };
}

/** The beginning of a text, cut at the end of a line if possible, so that `$` does not match elsewhere. */
function beginningOf(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const end = text.lastIndexOf('\n', characters);
  return text.slice(0, end > 0 ? end : characters);
}

function compile(source: string, regex: number, { RE2JS }: PatternEngine): CompiledPattern | null {
  if (source.length > longestFolded) return null;
  try {
    return { regex, source, pattern: RE2JS.compile(source) };
  } catch {
    return null; // Not a pattern of this engine.
  }
}

function searchTogether(compiled: readonly CompiledPattern[], { RE2Set }: PatternEngine): RegexSearch {
  if (compiled.length === 0) return () => [];
  const set = new RE2Set();
  for (const { source } of compiled) set.add(source);
  set.compile();
  return (text) =>
    set.match(text).flatMap((index) => {
      const { regex, pattern } = compiled[index]!;
      const matcher = pattern.matcher(text);
      return matcher.find() ? [{ regex, start: matcher.start(), end: matcher.end() }] : [];
    });
}
