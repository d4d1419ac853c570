import type { Surroundings } from '../../validate/index.js';

/** A file that was looked for beside a document, and whether it was there. */
export type AskedFile = readonly [target: string, from: string, isThere: boolean | null];

/** The same surroundings, of which every file that is looked for is noted. */
export function notingFiles(surroundings: Surroundings): { surroundings: Surroundings; asked: readonly AskedFile[] } {
  const asked: AskedFile[] = [];
  return {
    asked,
    surroundings: {
      resolve: surroundings.resolve,
      hasFile(target, from) {
        const isThere = surroundings.hasFile(target, from);
        asked.push([target, from, isThere]);
        return isThere;
      },
    },
  };
}
