#!/usr/bin/env node
// Chooses the parameters of matching by coordinate ascent with cross-validation over labelled symptoms:
//   node scripts/tune/run.mjs ../shared [folds]
// Prints the chosen parameters, and what they are worth on the queries that they were not chosen on.
import { resolve } from 'node:path';
import { loadCollections } from './collections.mjs';
import { loadLeftOut } from './left-out.mjs';
import { loadLibrary } from './library.mjs';
import { meanWorth, rankAll } from './score.mjs';

const [shared = '../shared', folds = '4'] = process.argv.slice(2);
const library = await loadLibrary();

/** Values that each parameter may take; few, since finer steps only fit the noise. */
const grid = {
  part: [0.3, 0.5, 0.7, 1],
  han: [0.4, 0.55, 0.7, 0.85, 1],
  number: [0, 0.2, 0.4],
  concept: [0, 0.2, 0.3, 0.4, 0.5, 0.8],
  repetition: [0, 0.3, 0.6, 1],
  title: [0.2, 0.5, 0.8, 1.2, 1.6],
  symptom: [0, 0.25, 0.5, 0.8, 1.2],
  heading: [0, 0.2, 0.3, 0.4, 0.7, 1],
  workflow: [0.9, 1, 1.1, 1.2],
  trigger: [0.1, 0.2, 0.35, 0.5, 0.8],
  topic: [0.25, 0.5, 0.75, 1],
  signature: [0, 0.3, 0.5, 0.8, 1.2],
  routine: [0, 0.2, 0.5, 1],
  article: [0.6, 0.7, 0.8, 0.9, 1],
};

const collections = [
  ...(await loadCollections(library, resolve(shared))),
  ...(await loadLeftOut(library, resolve(shared))),
];

async function ascend(accept, start) {
  let best = { ...start };
  let score = meanWorth((await rankAll(collections, library, best)).filter(accept));
  for (let round = 0; round < 2; round++) {
    const before = score;
    for (const [name, values] of Object.entries(grid)) {
      for (const value of values) {
        if (value === best[name]) continue;
        const tried = { ...best, [name]: value };
        const worth = meanWorth((await rankAll(collections, library, tried)).filter(accept));
        // A change must be worth more than one query's place before it is taken.
        if (worth > score + 0.001) [best, score] = [tried, worth];
      }
    }
    if (score === before) break;
  }
  return { best, score };
}

/** Stable halves of the queries: by a hash of their ids, so that adding a query moves no other. */
function foldOf(id, count) {
  let hash = 0;
  for (const character of id) hash = (hash * 31 + character.codePointAt(0)) >>> 0;
  return hash % count;
}

const count = Number(folds);
const start = library.matchParameters;
const base = await rankAll(collections, library, start);
console.log(`now: ${meanWorth(base).toFixed(4)}`);
const held = [];
for (let fold = 0; fold < count && count > 1; fold++) {
  const { best, score } = await ascend(({ query }) => foldOf(query.id, count) !== fold, start);
  const rows = await rankAll(collections, library, best);
  held.push(...rows.filter(({ query }) => foldOf(query.id, count) === fold));
  console.log(`fold ${fold}: ${score.toFixed(4)} on its own queries`, JSON.stringify(best));
}
if (held.length > 0) console.log(`on queries that were held out: ${meanWorth(held).toFixed(4)}`);
const { best, score } = await ascend(() => true, start);
console.log(`chosen on all: ${score.toFixed(4)}`, JSON.stringify(best, null, 2));
