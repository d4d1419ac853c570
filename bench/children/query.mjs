// One knowledge base and one contender in a process of its own, as a service would run it: engine.query, or a library.
import { readFileSync } from 'node:fs';
import { parameters, report } from '../child.mjs';
import { load } from '../dist.mjs';
import { libraries } from '../libraries.mjs';
import { percentile } from '../statistics.mjs';
import { makeSymptoms, symptomKinds } from '../symptoms.mjs';

/** Questions that a service has long answered when somebody looks at its latency. */
const serviceQuestions = 5000;
const { snapshot, contender, count, warmUp = serviceQuestions, budget } = parameters();
const { SnapshotReader } = await load('snapshot/index.js');
const { nodePlatform } = await load('platform/node.js');
const { Knowledge } = await load('match/index.js');

const openKnowledge = () => new Knowledge(new SnapshotReader(readFileSync(snapshot), nodePlatform));

/** What documents say of themselves, for questions; the knowledge base behind them is let go. */
function readSayings() {
  const knowledge = openKnowledge();
  return Array.from({ length: Math.min(knowledge.documents, 5000) }, (_, document) => knowledge.head(document))
    .map((head) => [head.title, ...[...head.symptoms, ...head.signatures, ...head.causes].map(({ text }) => text)])
    .filter((texts) => texts.length > 1);
}

/** The same text for all: what the sections of a document say. */
function readTexts() {
  const knowledge = openKnowledge();
  return Array.from({ length: knowledge.documents }, (_, document) => {
    const { sections } = knowledge.body(document);
    const body = sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map(({ text }) => text)]).join('\n');
    return { id: document, title: knowledge.title(document), body };
  });
}

async function openContender() {
  if (contender === 'Triagraph') {
    const { Engine } = await load('engine.js');
    const engine = await Engine.open({ kb: [snapshot] });
    return { search: (text) => engine.query(text).matches.length, build: null };
  }
  const documents = readTexts();
  const started = performance.now();
  const search = await libraries.find(({ name }) => name === contender).open(documents);
  return { search, build: performance.now() - started };
}

const { search, build } = await openContender();
const sayings = readSayings();

/** Questions until the time is used up; a third of it at most warms up. No question is asked twice. */
async function runKind(kind, kindIndex) {
  const symptoms = makeSymptoms(sayings, kind, count + warmUp, 20_261_121 + kindIndex);
  const times = [];
  let hits = 0;
  let spent = 0;
  // A small knowledge base does not have questions for both.
  const warming = Math.min(warmUp, Math.max(0, symptoms.length - count));
  let warm = warming === 0;
  for (const [index, text] of symptoms.entries()) {
    if (spent > budget) break;
    const started = performance.now();
    const found = await search(text);
    const milliseconds = performance.now() - started;
    spent += milliseconds;
    warm ||= index >= warming || spent > budget / 3;
    if (!warm) continue;
    times.push(milliseconds);
    if (found > 0) hits++;
  }
  return {
    kind: kind.name,
    symptoms: symptoms.length,
    queries: times.length,
    hits,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

const kinds = [];
for (const [index, kind] of symptomKinds.entries()) kinds.push(await runKind(kind, index));
report({ documents: openKnowledge().documents, kinds, build, rss: process.memoryUsage.rss() });
