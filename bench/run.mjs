#!/usr/bin/env node
// npm run bench [-- group… --large]   measures, prints, and writes docs/benchmarks.md
// node bench/run.mjs --counts         checks only that every benchmark still counts what it should
import * as advance from './advance.mjs';
import * as compile from './compile.mjs';
import { checkCounts } from './counts.mjs';
import { requireDist } from './dist.mjs';
import { describeMachine } from './machine.mjs';
import * as open from './open.mjs';
import * as query from './query.mjs';
import { groupMarkdown, writePage } from './report.mjs';
import * as serve from './serve.mjs';
import { benchmarkSources } from './sources.mjs';
import * as text from './text.mjs';
import * as watch from './watch.mjs';

const groups = { compile, open, query, advance, text, watch, serve };
const words = process.argv.slice(2);
const asked = words.filter((word) => !word.startsWith('-'));
const unknown = asked.filter((name) => !(name in groups));

if (unknown.length > 0) {
  console.error(`Unknown group ${unknown.join(', ')}; there are ${Object.keys(groups).join(', ')}.`);
  process.exit(2);
}
requireDist();
if (words.includes('--counts')) console.log(`Counts hold: ${await checkCounts()}`);
else await measureGroups(asked.length > 0 ? asked : Object.keys(groups));

async function measureGroups(names) {
  const sources = benchmarkSources();
  const large = words.includes('--large');
  for (const name of names) {
    const machine = describeMachine();
    const result = await groups[name].measure({ sources, large });
    const markdown = groupMarkdown(groups[name].title, result, { machine, sources });
    console.log(`${markdown}\n`);
    writePage(Object.keys(groups), new Map([[name, markdown]]));
  }
}
