#!/usr/bin/env node
// Chooses the parameters of matching and of the text index by cross-validation over labelled symptoms, folds over documents:
//   node scripts/tune/run.mjs ../shared [folds] [seed] [symptoms of a set at most]
// Prints what each fold chose, what that is worth on the queries it was not chosen on, and what each parameter is worth.
import { resolve } from 'node:path';
import { foldsOf } from './folds.mjs';
import { matchGrid, shippedValues, textGrid } from './grid.mjs';
import { loadLibrary } from './library.mjs';
import { intervalOf, meanOf } from './score.mjs';
import { answerable, loadSets } from './sets.mjs';
import { choose, differences, Trials } from './trials.mjs';

const [shared = '../shared', folds = '4', seed = '1', most = '150'] = process.argv.slice(2);
const library = await loadLibrary();
const collections = answerable(await loadSets(library, resolve(shared)), Number(most), Number(seed));
const queries = collections.flatMap((collection) => collection.queries.map((query) => ({ collection, query })));
const placed = foldsOf(
  queries.map(({ query }) => query),
  Number(folds),
  Number(seed),
);
const rows = queries.map(({ collection: { name } }, index) => ({ collection: name, index, ...placed[index] }));
const grid = { ...matchGrid, ...textGrid };
const trials = new Trials(collections, library);
const shipped = shippedValues(library);
const base = await trials.of(shipped);

console.log(`${rows.length} symptoms with an answer in ${collections.length} sets, ${folds} folds over documents.`);
console.log(`Shipped: ${scoreOf(rows, base)} on all.\n`);
const chosen = [];
for (let fold = 0; fold < Number(folds); fold++) {
  const own = rows.filter((row) => row.fold !== fold);
  const values = await choose(trials, own, grid, shipped);
  chosen.push({ fold, values });
  const worths = await trials.of(values);
  const held = rows.filter((row) => row.fold === fold);
  console.log(`Fold ${fold}: chose ${changesOf(values)}`);
  console.log(`  on ${own.length} of its own ${scoreOf(own, base)} → ${scoreOf(own, worths)}`);
  console.log(`  on ${held.length} held out ${scoreOf(held, base)} → ${scoreOf(held, worths)}`);
}
const onAll = await choose(trials, rows, grid, shipped);
console.log(`All: chose ${changesOf(onAll)}: ${scoreOf(rows, base)} → ${scoreOf(rows, await trials.of(onAll))}`);

await printHeldOut();
await printParameters();
const { user, system } = process.cpuUsage();
console.log(`\n${trials.count} trials, ${Math.round((user + system) / 1e6)} s of processor time.`);

function scoreOf(some, worths) {
  return meanOf(some.map((row) => ({ ...row, value: worths[row.index] }))).mean.toFixed(4);
}

function changesOf(values) {
  const changes = Object.keys(grid).filter((name) => values[name] !== shipped[name]);
  return changes.map((name) => `${name} ${shipped[name]} → ${values[name]}`).join(', ') || 'what is shipped';
}

/** Every query with the values that were chosen without its fold. */
async function printHeldOut() {
  const worths = new Float64Array(rows.length);
  for (const { fold, values } of chosen) {
    const own = await trials.of(values);
    for (const row of rows) if (row.fold === fold) worths[row.index] = own[row.index];
  }
  const gained = differences(rows, base, worths);
  const [least, most] = intervalOf(gained, Number(seed));
  console.log(`\nHeld out: shipped ${scoreOf(rows, base)}, chosen ${scoreOf(rows, worths)}, difference`);
  console.log(`${meanOf(gained).mean.toFixed(4)}, 95 % of draws between ${least.toFixed(4)} and ${most.toFixed(4)}.\n`);
  console.log('| set | symptoms | shipped | chosen, held out |\n|---|---|---|---|');
  for (const { name } of collections) {
    const own = rows.filter(({ collection }) => collection === name);
    console.log(`| ${name} | ${own.length} | ${scoreOf(own, base)} | ${scoreOf(own, worths)} |`);
  }
}

/** What each fold chose, and what is lost when the parameter says nothing. */
async function printParameters() {
  console.log('\n| parameter | shipped | chosen by fold | on all | worth of it |\n|---|---|---|---|---|');
  for (const [name, [nothing]] of Object.entries(grid)) {
    const without = await trials.of({ ...shipped, [name]: nothing });
    const { mean, error } = meanOf(differences(rows, without, base));
    const byFold = chosen.map(({ values }) => values[name]).join(', ');
    const gain = shipped[name] === nothing ? 'is at nothing' : `${mean.toFixed(4)} ± ${error.toFixed(4)}`;
    console.log(`| ${name} | ${shipped[name]} | ${byFold} | ${onAll[name]} | ${gain} |`);
  }
}
