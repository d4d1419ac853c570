import { foldTitle } from './pattern.js';

/** Share of the shorter title's pairs of characters that the longer must have. */
const leastShared = 0.4;

/** True when two titles may be one, shortened or written a little differently; a title without words is like any. */
export function areAlike(one: string, other: string): boolean {
  const [short = '', long = ''] = [foldTitle(one), foldTitle(other)].sort((a, b) => a.length - b.length);
  if (short === '' || long.includes(short)) return true;
  const pairs = pairsOf(short);
  const known = pairsOf(long);
  const shared = [...pairs].filter((pair) => known.has(pair)).length;
  return shared >= leastShared * pairs.size && shared > 0;
}

function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < text.length; at++) pairs.add(text.slice(at, at + 2));
  return pairs;
}
