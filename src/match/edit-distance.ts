/**
 * Damerau–Levenshtein distance (optimal string alignment) of two words, or `limit + 1` when it is greater than the limit:
 * insertions, deletions, substitutions and swaps of neighbours count one each.
 */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let before = new Uint8Array(right.length + 1);
  let previous = Uint8Array.from(before, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const current = new Uint8Array(right.length + 1);
    current[0] = row;
    let least = row;
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, before[column - 2]! + 1);
      }
      current[column] = cost;
      if (cost < least) least = cost;
    }
    // A swap reaches back over one row, never over two.
    if (least > limit && (row === 1 || Math.min(...previous) > limit)) return limit + 1;
    before = previous;
    previous = current;
  }
  return Math.min(previous[right.length]!, limit + 1);
}
