/** Whether the slow group runs (vitest.config.ts): it goes through all rounds, the quick group through a part of them. */
const isSlow = process.env.TRIAGRAPH_SOAK === 'true';

/**
 * A number of rounds, documents or characters. A test file that imports this one is in both groups: the quick one fails for the
 * same reasons, only later.
 * @param part that of the quick group
 */
export const soak = (all: number, part: number): number => (isSlow ? all : part);

/** Every item in the slow group, each `step`th in the quick one. */
export const sampled = <Item>(items: readonly Item[], step: number): Item[] =>
  items.filter((_, index) => isSlow || index % step === 0);
