import type { Effect } from '../../../model/index.js';

const ranks: Readonly<Record<Effect, number>> = { read: 0, change: 1, unknown: 2, destroy: 3 };

/** The worse of two effects: read < change < unknown < destroy. */
export function worse(a: Effect, b: Effect): Effect {
  return ranks[a] >= ranks[b] ? a : b;
}
