import { createRequire } from 'node:module';
import type Fuse from 'fuse.js';

/** Above this, Fuse's best is a guess (0 is equal, 1 has nothing in common). */
const worstScore = 0.4;

/** The name that was probably meant, or null. For short lists of names; loads Fuse.js when first asked. */
export function nearestOf(name: string, names: readonly string[]): string | null {
  const Search = createRequire(import.meta.url)('fuse.js') as typeof Fuse;
  const [best] = new Search(names, { includeScore: true, ignoreLocation: true, threshold: worstScore }).search(name, {
    limit: 1,
  });
  return best?.item ?? null;
}
