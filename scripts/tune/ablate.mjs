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
  ['everything on', {}],
  ['triggers', { trigger: 0 }],
  ['triggers of articles weigh in full', { topic: 1 }],
  ['error lines', { signature: 0 }],
  ['routine lines weigh the same', { routine: Number.POSITIVE_INFINITY }],
  ['domain lexicon', { concept: 0 }],
  ['title', { title: 0 }],
  ['symptoms', { symptom: 0 }],
  ['headings', { heading: 0 }],
  ['all statements', { title: 0, symptom: 0, heading: 0 }],
  ['parts of identifiers', { part: 0 }],
  ['repetition', { repetition: 0 }],
  ['workflows weigh no more', { workflow: 1 }],
  ['solved cases lift', { lift: 0 }],
];

console.log(`| switched off | ${collections.map(({ name }) => name).join(' | ')} |`);
console.log(`|---|${collections.map(() => '---').join('|')}|`);
for (const [name, change] of off) {
  const rows = await rankAll(collections, library, { ...library.matchParameters, ...change });
  const cells = collections.map((collection) => {
    const own = rows.filter((row) => row.collection === collection.name && !row.query.none);
    const share = (most) => (own.filter(({ rank }) => rank !== null && rank <= most).length / own.length).toFixed(3);
    return `${share(1)} / ${share(3)}`;
  });
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
