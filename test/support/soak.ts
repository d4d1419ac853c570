/** Whether `npm run test:soak` runs (vitest.config.ts): it goes through all rounds, CI always through the same part of them. */
export const isWhole = process.env.TRIAGRAPH_SOAK === 'true';

/**
 * A number of rounds, documents or characters.
 * @param part that of CI
 */
export const soak = (all: number, part: number): number => (isWhole ? all : part);

/** Every item, in CI each `step`th. */
export const sampled = <Item>(items: readonly Item[], step: number): Item[] =>
  items.filter((_, index) => isWhole || index % step === 0);
