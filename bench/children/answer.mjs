// One knowledge base and one contender in a process of its own: how long it takes to answer questions that never repeat.
import MiniSearch from 'minisearch';
import { Engine } from '../../dist/index.js';
import { parameters, report } from '../child.mjs';
import { PlainBm25 } from '../plain-bm25.mjs';
import { percentile } from '../statistics.mjs';
import { makeSymptoms, symptomKinds } from '../symptoms.mjs';

/** Documents whose texts questions are made from. */
const askedDocuments = 3_000;
const { snapshot, contender, count, warmUp } = parameters();
const opening = performance.now();
const engine = await Engine.open({ kb: [snapshot] });
engine.query('no available ip');
const opened = performance.now() - opening;
const documents = engine.documents();

const openContender = {
  Triagraph: () => (text) => engine.query(text).matches.length,
  MiniSearch() {
    const index = new MiniSearch({ fields: ['title', 'body'] });
    index.addAll(documents.map(textOf));
    return (text) => index.search(text).length;
  },
  'plain BM25'() {
    const index = new PlainBm25(documents.map(textOf).map(({ title, body }) => `${title}\n${body}`));
    return (text) => index.search(text).length;
  },
};

function textOf({ path, title }, id) {
  const { sections } = engine.show(path);
  const body = sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map(({ text }) => text)]).join('\n');
  return { id, title, body };
}

const step = Math.ceil(documents.length / askedDocuments);
const sayings = documents
  .filter((_, number) => number % step === 0)
  .map(({ path }) => engine.show(path))
  .map(({ title, symptoms, signatures, causes }) => [
    title,
    ...[...symptoms, ...signatures, ...causes].map(({ text }) => text),
  ])
  .filter((texts) => texts.length > 1);
const search = openContender[contender]();
const kinds = symptomKinds.map((kind, number) => {
  const symptoms = makeSymptoms(sayings, kind, count + warmUp, 20_261_121 + number);
  const warm = Math.max(0, symptoms.length - count);
  for (const text of symptoms.slice(0, warm)) search(text);
  let hits = 0;
  const times = symptoms.slice(warm).map((text) => {
    const started = performance.now();
    if (search(text) > 0) hits++;
    return performance.now() - started;
  });
  return { kind: kind.name, questions: times.length, hits, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
});
report({ documents: documents.length, opened, kinds, megabytes: Math.round(process.memoryUsage.rss() / 2 ** 20) });
