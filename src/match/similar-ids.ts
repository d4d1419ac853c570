const mostSimilar = 5;
/** More than any beginning. */
const whole = Number.MAX_SAFE_INTEGER;
/** Letters that a beginning has to share. */
const leastShared = 4;

/**
 * Ids that somebody may have meant: those that hold what was written, or are held by it, then those whose beginning, or
 * that of whose last part (`kubernetes/NodeDown`), it shares, the longest such beginning first. At most five.
 */
export function similarIds(ids: Iterable<string>, wanted: string): string[] {
  const folded = wanted.toLowerCase();
  const similar: { id: string; likeness: number }[] = [];
  for (const id of new Set(ids)) {
    const likeness = likenessOf(id.toLowerCase(), folded);
    if (likeness >= leastShared) similar.push({ id, likeness });
  }
  similar.sort((left, right) => right.likeness - left.likeness || (left.id < right.id ? -1 : 1));
  return similar.slice(0, mostSimilar).map(({ id }) => id);
}

function likenessOf(id: string, wanted: string): number {
  if (id === '' || wanted === '') return 0;
  if (id.includes(wanted) || wanted.includes(id)) return whole;
  const last = id.slice(id.lastIndexOf('/') + 1);
  return Math.max(sharedBeginning(id, wanted), sharedBeginning(last, wanted));
}

function sharedBeginning(left: string, right: string): number {
  let shared = 0;
  while (shared < left.length && left[shared] === right[shared]) shared++;
  return shared;
}
