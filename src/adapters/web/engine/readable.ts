/** Code units that the engine reads of a symptom, at most (`queryCharacters` of src/limits.ts). */
const longest = 1_048_576;
const longestLine = 262_144;
/** Lines that differ only in numbers and hexadecimal digits are alike; at most this many of them are read. */
const mostAlike = 3;

/** The part of a symptom that is given to the engine. */
export interface Readable {
  readonly text: string;
  /** Where it is a selection of lines: the number of each in the symptom, from 1, and how many the symptom has. */
  readonly selection: { readonly numbers: readonly number[]; readonly of: number } | null;
}

/**
 * Returns a short symptom as it is. Of a log that is longer than the engine reads, it keeps the lines that differ in more
 * than numbers, because the error may be anywhere; if these are still too long, the last of them.
 */
export function readable(symptom: string): Readable {
  if (symptom.length <= longest) return { text: symptom, selection: null };
  const times = new Map<string, number>();
  const distinct: { readonly number: number; readonly line: string }[] = [];
  const lines = symptom.split('\n');
  for (const [index, whole] of lines.entries()) {
    const line = whole.slice(0, longestLine);
    const template = line.replace(/\b[\da-f]*\d[\da-f]*\b|\d+/gi, '#');
    const before = times.get(template) ?? 0;
    times.set(template, before + 1);
    if (before < mostAlike) distinct.push({ number: index + 1, line });
  }
  let room = longest;
  let first = distinct.length;
  while (first > 0 && room > distinct[first - 1]!.line.length) room -= distinct[--first]!.line.length + 1;
  const read = distinct.slice(first);
  return {
    text: read.map(({ line }) => line).join('\n'),
    selection: { numbers: read.map(({ number }) => number), of: lines.length },
  };
}
