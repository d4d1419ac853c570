import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const shippedPaths = [at('workflows'), at('cases')];

/** The documents to measure with: the real-world corpus beside the repository, else the shipped knowledge base. */
export function benchmarkSources({ small = false } = {}) {
  const corpus = at('../shared/corpus');
  if (!small && existsSync(corpus)) return { name: 'a corpus of real documents', paths: [corpus], shipped: false };
  return {
    name: 'the shipped knowledge base (no corpus is beside the repository)',
    paths: shippedPaths,
    shipped: true,
  };
}
