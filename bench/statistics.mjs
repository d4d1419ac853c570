/** The value below which the given share (0 to 1) of the values lies. */
export function percentile(values, share) {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

export const median = (values) => percentile(values, 0.5);

/** Fails a benchmark whose counts are not what they must be: a fast answer to nothing is no figure. */
export function assertCount(what, holds) {
  if (!holds) throw new Error(`Benchmark refused: ${what}`);
}
