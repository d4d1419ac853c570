// How well parameters rank: for each collection, the mean over its queries of what the place of the first right
// document is worth. Every collection counts the same, however many queries it has.

/** Place 1 counts 1, place 2 a third, place 3 a quarter …: being first is what people judge. */
const worth = (rank) => (rank === null ? 0 : rank === 1 ? 1 : 1 / (rank + 1));

/** Rows {collection, query, rank, result, mostTelling} of all queries. */
export async function rankAll(collections, library, parameters) {
  const rows = [];
  for (const { name, queries, knowledge } of collections) {
    const matcher = await library.Matcher.open(knowledge(), parameters);
    for (const query of queries) {
      const result = matcher.match(query.text, 10);
      rows.push({
        collection: name,
        query,
        result,
        mostTelling: matcher.knowledge.mostTelling,
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

export function meanWorth(rows) {
  const sums = new Map();
  for (const { collection, query, rank } of rows) {
    if (query.none) continue;
    const sum = sums.get(collection) ?? { total: 0, count: 0 };
    sum.total += worth(rank);
    sum.count += 1;
    sums.set(collection, sum);
  }
  const means = [...sums.values()].map(({ total, count }) => total / count);
  return means.reduce((total, mean) => total + mean, 0) / means.length;
}
