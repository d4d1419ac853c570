#!/usr/bin/env node
// What each source of evidence is worth: it is switched off in turn, on every collection of labelled symptoms.
//   node scripts/tune/ablate.mjs ../shared      prints the table of docs/matching.md
import { resolve } from 'node:path';
import { loadLibrary } from './library.mjs';
import { rankAll } from './score.mjs';
import { loadSets } from './sets.mjs';

const library = await loadLibrary();
const loaded = await loadSets(library, resolve(process.argv[2] ?? '../shared'));
const collections = loaded.filter(({ queries }) => queries.some(({ none }) => !none));

const off = [
  ['all on', {}],
  ['triggers', { trigger: 0 }],
  ['articles’ triggers in full', { topic: 1 }],
  ['error lines', { signature: 0 }],
  ['routine', { routine: Number.POSITIVE_INFINITY }],
  ['lexicon', { concept: 0 }],
  ['title', { title: 0 }],
  ['symptoms', { symptom: 0 }],
  ['headings', { heading: 0 }],
  ['all statements', { title: 0, symptom: 0, heading: 0 }],
  ['parts', { part: 0 }],
  ['repetition', { repetition: 0 }],
  ['workflows', { workflow: 1 }],
  ['lift', { lift: 0 }],
];

// By part: what each collection finds first, and among the first three.
const found = [];
for (const [name, change] of off) {
  const rows = await rankAll(collections, library, { ...library.matchParameters, ...change });
  const shares = collections.map((collection) => {
    const own = rows.filter((row) => row.collection === collection.name && !row.query.none);
    return [1, 3].map((most) => own.filter(({ rank }) => rank !== null && rank <= most).length / own.length);
  });
  found.push({ name, shares });
}

const row = (cells) => console.log(`| ${cells.join(' | ')} |`);
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
row(['set', ...found.map(({ name }) => name)]);
row(['---', ...found.map(() => '---')]);
for (const [index, { name }] of collections.entries())
  row([name, ...found.map(({ shares }) => shares[index][0].toFixed(3))]);
row(['mean', ...found.map(({ shares }) => mean(shares.map(([first]) => first)).toFixed(3))]);
row(['mean at 3', ...found.map(({ shares }) => mean(shares.map(([, third]) => third)).toFixed(3))]);
