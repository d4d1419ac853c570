// How well parameters rank: for each collection, the mean over its queries of what the place of the first right
// document is worth. Every collection counts the same, however many queries it has.
import { hashOf } from './folds.mjs';

/** Place 1 counts 1, place 2 a third, place 3 a quarter …: being first is what people judge. */
export const worth = (rank) => (rank === null ? 0 : rank === 1 ? 1 : 1 / (rank + 1));

/** Rows {collection, query, rank, result, knowledge} of all queries. */
export async function rankAll(collections, library, parameters, text) {
  const rows = [];
  for (const { name, queries, knowledge } of collections) {
    const matcher = await library.Matcher.open(knowledge(text), parameters);
    for (const query of queries) {
      const result = matcher.match(query.text, 10);
      rows.push({
        collection: name,
        query,
        result,
        knowledge: matcher.knowledge,
        rank: query.none ? null : rankOf(matcher.knowledge, query, result),
      });
    }
  }
  return rows;
}

function rankOf(knowledge, { gold = [], also = [] }, { ranked }) {
  const right = [...gold, ...also];
  const place = ranked.findIndex(({ document }) => {
    const path = knowledge.path(document);
    return right.some((name) => name === path || name === knowledge.id(document) || samePath(name, path));
  });
  return place < 0 ? null : place + 1;
}

const samePath = (left, right) => left.endsWith(`/${right}`) || right.endsWith(`/${left}`);

/**
 * What each query is worth in the mean of all: each collection counts the same.
 * @param {readonly {collection: string}[]} rows those that count
 */
export function sharesOf(rows) {
  const sizes = new Map();
  for (const { collection } of rows) sizes.set(collection, (sizes.get(collection) ?? 0) + 1);
  return rows.map(({ collection }) => 1 / sizes.get(collection) / sizes.size);
}

/**
 * Mean of a difference, and its standard error over groups of queries that are about the same documents.
 * @param {readonly {collection: string, group: number, value: number}[]} rows
 */
export function meanOf(rows) {
  const sums = [...groupSums(rows).values()];
  const mean = sums.reduce((total, sum) => total + sum, 0);
  const even = mean / sums.length;
  const spread = sums.reduce((total, sum) => total + (sum - even) ** 2, 0);
  return { mean, error: Math.sqrt((spread * sums.length) / (sums.length - 1)) };
}

function groupSums(rows) {
  const shares = sharesOf(rows);
  const sums = new Map();
  rows.forEach(({ group, value }, index) => {
    sums.set(group, (sums.get(group) ?? 0) + shares[index] * value);
  });
  return sums;
}

/**
 * 95 % interval of the mean by bootstrap: groups of queries are drawn anew, with replacement.
 * @param {number} seed the same seed draws the same
 */
export function intervalOf(rows, seed, rounds = 2000) {
  const groups = new Map();
  for (const row of rows) {
    if (groups.has(row.group)) groups.get(row.group).push(row);
    else groups.set(row.group, [row]);
  }
  const all = [...groups.values()];
  const means = new Float64Array(rounds);
  for (let round = 0; round < rounds; round++) {
    const sums = new Map();
    for (let draw = 0; draw < all.length; draw++) {
      for (const { collection, value } of all[hashOf(`${seed} ${round} ${draw}`) % all.length]) {
        const sum = sums.get(collection) ?? { total: 0, count: 0 };
        sum.total += value;
        sum.count += 1;
        sums.set(collection, sum);
      }
    }
    for (const { total, count } of sums.values()) means[round] += total / count / sums.size;
  }
  means.sort();
  return [means[Math.floor(0.025 * rounds)], means[Math.floor(0.975 * rounds)]];
}
