// All sets of symptoms that there are, with their knowledge bases.
import { loadCollections } from './collections.mjs';
import { hashOf } from './folds.mjs';
import { Understood } from './knowledge.mjs';
import { loadLeftOut } from './left-out.mjs';

/**
 * @param {object} library the built package's rooms
 * @param {string} shared folder with eval/ and corpus/
 * @returns {Promise<{name: string, queries: object[], knowledge: Function}[]>}
 */
export async function loadSets(library, shared) {
  const understood = new Understood(library);
  return [...(await loadCollections(understood, shared)), ...(await loadLeftOut(understood, shared))];
}

/** Of each set the symptoms with an answer, at most so many: the same ones for the same seed. */
export function answerable(sets, most, seed) {
  return sets
    .map((set) => ({
      ...set,
      queries: drawn(
        set.queries.filter(({ none }) => !none),
        most,
        seed,
      ),
    }))
    .filter(({ queries }) => queries.length > 0);
}

function drawn(queries, most, seed) {
  if (queries.length <= most) return queries;
  const order = queries.map((query) => ({ query, draw: hashOf(`${seed} ${query.id}`) }));
  return order
    .sort((left, right) => left.draw - right.draw)
    .slice(0, most)
    .map(({ query }) => query);
}
