// Trials of parameters: what each query is worth with them. A trial is made once, whichever fold asks for it.
import { parametersOf } from './grid.mjs';
import { meanOf, rankAll, worth } from './score.mjs';

export class Trials {
  #known = new Map();
  #text = new Map();

  /** @param {readonly object[]} collections their queries all have an answer */
  constructor(collections, library) {
    this.collections = collections;
    this.library = library;
  }

  get count() {
    return this.#known.size;
  }

  /** @returns {Promise<Float64Array>} by query, in the order of the collections */
  async of(values) {
    const key = JSON.stringify(values);
    let worths = this.#known.get(key);
    if (worths === undefined) {
      const { match, text } = parametersOf(values, this.library);
      const rows = await rankAll(this.collections, this.library, match, this.#same(text));
      worths = Float64Array.from(rows, ({ rank }) => worth(rank));
      this.#known.set(key, worths);
    }
    return worths;
  }

  /** The object of these parameters that was used before, so that an index is made once for each. */
  #same(text) {
    const key = JSON.stringify(text);
    if (JSON.stringify(this.library.textParameters) === key) return this.library.textParameters;
    if (!this.#text.has(key)) this.#text.set(key, text);
    return this.#text.get(key);
  }
}

/** What `after` is worth beyond `before`, query by query. */
export const differences = (rows, before, after) =>
  rows.map(({ collection, group, index }) => ({ collection, group, value: after[index] - before[index] }));

/**
 * Every value of every parameter is tried alone; then those that are better than what is shipped by more than the standard
 * error of the difference are taken one after the other, the best first, as long as each still adds as much to those before.
 * What is within the noise stays as it is.
 * @param {Trials} trials
 * @param {readonly {collection: string, group: number, index: number}[]} rows the queries to choose on
 */
export async function choose(trials, rows, grid, shipped) {
  const gainOf = async (from, to) => {
    const { mean, error } = meanOf(differences(rows, await trials.of(from), await trials.of(to)));
    return mean > error ? mean : 0;
  };
  const better = [];
  for (const [name, values] of Object.entries(grid)) {
    const gains = [];
    for (const value of values) gains.push({ name, value, gain: await gainOf(shipped, { ...shipped, [name]: value }) });
    const best = gains.sort((left, right) => right.gain - left.gain)[0];
    if (best.gain > 0) better.push(best);
  }
  better.sort((left, right) => right.gain - left.gain);
  let chosen = shipped;
  for (const { name, value } of better) {
    const tried = { ...chosen, [name]: value };
    if ((await gainOf(chosen, tried)) > 0) chosen = tried;
  }
  return chosen;
}
