/** A line from one row to another, beside the rows. */
export interface Line {
  readonly from: string;
  readonly to: string;
  /** 0 is nearest to the rows. Lines of one lane do not touch. */
  readonly lane: number;
  readonly leadsBack: boolean;
}

/**
 * Lays lines from row to row in lanes beside them, the shortest nearest. Where more are needed than there may be, the
 * longest share the last lane.
 * @param order ids of the rows from top to bottom
 * @param pairs from and to, both ids of rows; equal pairs are one line
 * @param most lanes that there may be, at least 1
 */
export function laneLines(
  order: readonly string[],
  pairs: readonly (readonly [from: string, to: string])[],
  most: number,
): readonly Line[] {
  const rows = new Map(order.map((id, row) => [id, row]));
  const spans = [...new Map(pairs.map((pair) => [pair.join('\0'), pair])).values()]
    .map(([from, to]) => ({ from, to, start: rows.get(from)!, end: rows.get(to)! }))
    .map((each) => ({ ...each, top: Math.min(each.start, each.end), bottom: Math.max(each.start, each.end) }))
    .sort((left, right) => left.bottom - left.top - (right.bottom - right.top) || left.top - right.top);
  const lanes: { readonly top: number; readonly bottom: number }[][] = [];
  return spans.map(({ from, to, start, end, top, bottom }) => {
    const free = lanes.findIndex((lane) => lane.every((other) => other.bottom < top || other.top > bottom));
    const lane = Math.min(free < 0 ? lanes.length : free, most - 1);
    lanes[lane] = [...(lanes[lane] ?? []), { top, bottom }];
    return { from, to, lane, leadsBack: end <= start };
  });
}
