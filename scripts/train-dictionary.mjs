#!/usr/bin/env node
// Chooses the bytes that documents of a snapshot are compressed against (data/document-dictionary.json) from the shipped
// knowledge base. They are part of the snapshot's format: with other bytes, raise `snapshotVersion`. Run after a build.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What raw deflate can look back to. */
const size = 32 * 1024;
const segment = 24;
const gram = 4;
/** Bytes between two segments that may be chosen. */
const stride = 4;
/** A segment is chosen when its worth has not fallen below this share since it was put in its place. */
const stillWorth = 0.95;

/**
 * Segments whose parts stand in most documents, the best last, where deflate reaches them in the fewest bits. What one
 * segment has is worth nothing in the next one. The same documents give the same bytes.
 * @param {readonly Uint8Array[]} documents
 */
export function trainDictionary(documents) {
  const texts = documents.map((bytes) => Buffer.from(bytes).toString('latin1'));
  const worth = gramWorth(texts);
  const all = texts.join('');
  const worthOf = (at) => {
    let sum = 0;
    for (let from = at; from <= at + segment - gram; from++) sum += worth.get(all.slice(from, from + gram)) ?? 0;
    return sum;
  };
  const queue = [];
  for (let at = 0; at + segment <= all.length; at += stride) queue.push({ at, worth: worthOf(at) });
  queue.sort((left, right) => left.worth - right.worth || right.at - left.at);
  const chosen = [];
  while (queue.length > 0 && chosen.length * segment < size) {
    const { at, worth: before } = queue.pop();
    const now = worthOf(at);
    if (now === 0) continue;
    if (now < before * stillWorth) {
      queue.splice(placeOf(queue, now), 0, { at, worth: now });
      continue;
    }
    chosen.push(all.slice(at, at + segment));
    for (let from = at; from <= at + segment - gram; from++) worth.delete(all.slice(from, from + gram));
  }
  return Buffer.from(chosen.reverse().join(''), 'latin1').subarray(-size);
}

/** Documents that have each run of bytes, but for the first. */
function gramWorth(texts) {
  const documents = new Map();
  for (const text of texts) {
    const seen = new Set();
    for (let at = 0; at + gram <= text.length; at++) seen.add(text.slice(at, at + gram));
    for (const each of seen) documents.set(each, (documents.get(each) ?? 0) + 1);
  }
  return new Map([...documents].filter(([, count]) => count > 1).map(([each, count]) => [each, count - 1]));
}

/** Where a worth belongs in a queue that is sorted by it. */
function placeOf(queue, worth) {
  let low = 0;
  let high = queue.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (queue[middle].worth < worth) low = middle + 1;
    else high = middle;
  }
  return low;
}

async function main() {
  const room = (name) => import(new URL(`../dist/rooms/${name}.js`, import.meta.url).href);
  const [{ SnapshotReader, documentDictionary }, { nodePlatform }] = await Promise.all([
    room('snapshot/index'),
    room('platform/node'),
  ]);
  const reader = new SnapshotReader(readFileSync(new URL('../dist/kb.snapshot', import.meta.url)), nodePlatform);
  const count = reader.strings('doc.path').length;
  const dictionary = documentDictionary(nodePlatform);
  const unpacked = (document) => nodePlatform.inflate(reader.blob('doc', document), { dictionary });
  const documents = Array.from({ length: count }, (_, document) => unpacked(document));
  const base64 = trainDictionary(documents).toString('base64');
  const target = new URL('../data/document-dictionary.json', import.meta.url);
  writeFileSync(target, `${JSON.stringify({ base64: base64.match(/.{1,120}/g) }, null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
