import { parentPort, workerData } from 'node:worker_threads';
import { TermDictionary } from '../../compile/index.js';
import { noTerms } from '../../snapshot/index.js';
import { RunMemory, understandFile } from './understand.js';
import type { UnderstandReply, UnderstandRequest, UnderstandSetting } from './worker-protocol.js';

const { data, concepts } = workerData as UnderstandSetting;
const dictionary = new TermDictionary(noTerms, concepts);
const memory = new RunMemory(dictionary, data);
let sent = 0;
let last = Promise.resolve();

/** Batches of files in, batches of units out, one after the other; buffers are handed over without copying. */
parentPort?.on('message', (request: UnderstandRequest) => {
  last = last.then(() => answer(request));
});

async function answer({ batch, files, ruleOptions }: UnderstandRequest): Promise<void> {
  const units = [];
  for (const file of files) units.push(await understandFile(file, memory, (rule) => ruleOptions?.get(rule)));
  const reply: UnderstandReply = { batch, units, terms: dictionary.added.slice(sent) };
  sent = dictionary.added.length;
  const buffers = new Set<ArrayBuffer>();
  for (const { bytes, counts } of units) {
    for (const array of [bytes, counts.terms, counts.fields, counts.counts]) buffers.add(array.buffer as ArrayBuffer);
  }
  parentPort?.postMessage(reply, [...buffers]);
}
