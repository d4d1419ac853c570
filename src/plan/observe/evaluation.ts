import type { ExpectationOutcome, Reading } from '../../model/index.js';

/** The result of one comparison, and the values that decided it. */
export interface Evaluation {
  readonly outcome: Exclude<ExpectationOutcome, 'no_condition'>;
  readonly readings: readonly Reading[];
}

export const notFound: Evaluation = { outcome: 'not_found', readings: [] };

/** Combines evaluations by "all" or "any". The result is open if one of them is open and no other one decides. */
export function combine(kind: 'all' | 'any', parts: readonly Evaluation[]): Evaluation {
  const [deciding, otherwise] = kind === 'all' ? (['fails', 'holds'] as const) : (['holds', 'fails'] as const);
  const decisive = parts.filter(({ outcome }) => outcome === deciding);
  const readings = (decisive.length > 0 ? decisive : parts).flatMap((one) => one.readings);
  if (decisive.length > 0) return { outcome: deciding, readings };
  for (const open of ['ambiguous', 'not_found'] as const)
    if (parts.some(({ outcome }) => outcome === open)) return { outcome: open, readings };
  return { outcome: parts.length > 0 ? otherwise : 'not_found', readings };
}
