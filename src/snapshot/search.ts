/**
 * Which piece a place is in: the last one that begins at the place or before it, so that empty ones are passed over.
 * @param starts where each begins, ascending, and the end of all
 */
export function lastAtOrBefore(starts: Uint32Array, place: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (starts[middle]! <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
