// One knowledge base, one process: engine.query and the libraries over the same documents, question by question in turn.
import { readFileSync } from 'node:fs';
import { parameters, report } from '../child.mjs';
import { load } from '../dist.mjs';
import { libraries } from '../libraries.mjs';
import { percentile } from '../statistics.mjs';
import { makeSymptoms, symptomKinds } from '../symptoms.mjs';

const { snapshot, beside, count, warmUp = 60, budget } = parameters();
const { Engine } = await load('engine.js');
const { SnapshotReader } = await load('snapshot/index.js');
const { Knowledge } = await load('match/index.js');

const knowledge = new Knowledge(new SnapshotReader(readFileSync(snapshot)));
const heads = Array.from({ length: Math.min(knowledge.documents, 5000) }, (_, document) => knowledge.head(document));
const sayings = heads
  .map((head) => [head.title, ...[...head.symptoms, ...head.signatures, ...head.causes].map(({ text }) => text)])
  .filter((texts) => texts.length > 1);

/** The same text for all: what the sections of a document say. */
function textOf(document) {
  const { sections } = knowledge.body(document);
  const body = sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map(({ text }) => text)]).join('\n');
  return { id: document, title: knowledge.title(document), body };
}

const engine = await Engine.open({ kb: [snapshot] });
const contenders = [{ name: 'Triagraph', search: (text) => engine.query(text).matches.length, build: null }];
if (beside.length > 0) {
  const documents = Array.from({ length: knowledge.documents }, (_, document) => textOf(document));
  for (const library of libraries.filter(({ name }) => beside.includes(name))) {
    const started = performance.now();
    const search = await library.open(documents);
    contenders.push({ name: library.name, search, build: performance.now() - started });
  }
}

/** Each symptom goes to every contender in turn, until its share of the time is used up. */
async function runKind(kind, kindIndex) {
  const symptoms = makeSymptoms(sayings, kind, count + warmUp, 20_261_121 + kindIndex);
  const results = contenders.map(({ name }) => ({ name, times: [], hits: 0, spent: 0 }));
  for (const [index, text] of symptoms.entries()) {
    for (let place = 0; place < contenders.length; place++) {
      // Each goes first in its turn, so that none always finds the caches as another left them.
      const { search } = contenders[(place + index) % contenders.length];
      const result = results[(place + index) % contenders.length];
      if (result.spent > budget) continue;
      const started = performance.now();
      const hits = await search(text);
      const milliseconds = performance.now() - started;
      result.spent += milliseconds;
      if (index < warmUp && result.spent < budget / 3) continue;
      result.times.push(milliseconds);
      if (hits > 0) result.hits++;
    }
  }
  return {
    kind: kind.name,
    symptoms: symptoms.length,
    results: results.map(({ name, times, hits }) => ({
      name,
      queries: times.length,
      hits,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
    })),
  };
}

const kinds = [];
for (const [index, kind] of symptomKinds.entries()) kinds.push(await runKind(kind, index));
report({
  documents: knowledge.documents,
  kinds,
  builds: contenders.map(({ name, build }) => ({ name, build })),
  rss: process.memoryUsage.rss(),
});
