import { readFileSync } from 'node:fs';
import { load } from './dist.mjs';
import { makeSymptoms, symptomKinds } from './symptoms.mjs';

const mostDocuments = 5_000;

/** Symptoms of 25 words out of what the documents of a snapshot say of themselves. */
export async function symptomsOf(snapshot, count, seed) {
  const { SnapshotReader } = await load('snapshot/index.js');
  const { nodePlatform } = await load('platform/node.js');
  const { Knowledge } = await load('match/index.js');
  const knowledge = new Knowledge(new SnapshotReader(readFileSync(snapshot), nodePlatform));
  const heads = Array.from({ length: Math.min(knowledge.documents, mostDocuments) }, (_, document) =>
    knowledge.head(document),
  );
  const sayings = heads
    .map((head) => [head.title, ...[...head.symptoms, ...head.signatures, ...head.causes].map(({ text }) => text)])
    .filter((texts) => texts.length > 1);
  const kind = symptomKinds.find(({ name }) => name === '25 words');
  return makeSymptoms(sayings, kind, count, seed);
}
