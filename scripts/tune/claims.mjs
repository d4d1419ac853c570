#!/usr/bin/env node
// What each threshold of a claim gives up and wins: for each collection the share of answerable symptoms that are
// answered, and of the others the share that is refused.
//   node scripts/tune/claims.mjs ../shared
import { resolve } from 'node:path';
import { loadLibrary } from './library.mjs';
import { rankAll } from './score.mjs';
import { loadSets } from './sets.mjs';

const thresholds = [0.1, 0.15, 0.19, 0.25];

const library = await loadLibrary();
const collections = await loadSets(library, resolve(process.argv[2] ?? '../shared'));
const rows = await rankAll(collections, library, library.matchParameters);

console.log(`| least evidence | ${collections.map(({ name }) => name).join(' | ')} |`);
console.log(`|---|${collections.map(() => '---').join('|')}|`);
for (const leastEvidence of thresholds) {
  const parameters = { ...library.statusParameters, leastEvidence };
  const cells = collections.map(({ name }) => {
    const own = rows.filter(({ collection }) => collection === name);
    const claimed = ({ result: { ranked, symptom }, knowledge }) =>
      library.judge(ranked, symptom, knowledge, parameters).status !== 'no_match';
    return `${share(
      own.filter(({ query }) => !query.none),
      claimed,
    )} / ${share(
      own.filter(({ query }) => query.none),
      (row) => !claimed(row),
    )}`;
  });
  console.log(`| ${leastEvidence} | ${cells.join(' | ')} |`);
}

function share(rows, holds) {
  return rows.length === 0 ? '–' : (rows.filter(holds).length / rows.length).toFixed(2);
}
