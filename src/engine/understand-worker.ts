import { parentPort } from 'node:worker_threads';
import { TermDictionary } from '../compile/index.js';
import { understandFile } from './understand.js';
import type { UnderstandReply, UnderstandRequest } from './worker-protocol.js';

/** Runs in a worker thread: batches of files in, batches of units out, buffers handed over without copying. */
parentPort?.on('message', async ({ batch, files }: UnderstandRequest) => {
  const dictionary = new TermDictionary();
  const units = [];
  for (const file of files) units.push(await understandFile(file, dictionary));
  const buffers = new Set<ArrayBuffer>();
  for (const { counts } of units) {
    for (const array of [counts.terms, counts.fields, counts.counts]) buffers.add(array.buffer as ArrayBuffer);
  }
  const reply: UnderstandReply = { batch, units, terms: dictionary.terms };
  parentPort?.postMessage(reply, [...buffers]);
});
