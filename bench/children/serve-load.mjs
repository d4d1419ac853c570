// Load from a process of its own: as much as the server takes, or so many questions a second.
import { readFileSync } from 'node:fs';
import { parameters, report } from '../child.mjs';
import { load } from '../dist.mjs';
import { Connection, post } from '../http-client.mjs';
import { percentile } from '../statistics.mjs';
import { makeSymptoms, symptomKinds } from '../symptoms.mjs';

const { port, snapshot, seconds, connections, rate = null, seed = 1, count = 4_000 } = parameters();

async function makeRequests() {
  const { SnapshotReader } = await load('snapshot/index.js');
  const { nodePlatform } = await load('platform/node.js');
  const { Knowledge } = await load('match/index.js');
  const knowledge = new Knowledge(new SnapshotReader(readFileSync(snapshot), nodePlatform));
  const sayings = Array.from({ length: Math.min(knowledge.documents, 5000) }, (_, document) => knowledge.head(document))
    .map((head) => [head.title, ...[...head.symptoms, ...head.signatures, ...head.causes].map(({ text }) => text)])
    .filter((texts) => texts.length > 1);
  const kind = symptomKinds.find(({ name }) => name === '25 words');
  return makeSymptoms(sayings, kind, count, seed).map((text) => post('/v1/query', text));
}

const requests = await makeRequests();
const times = [];
const statuses = {};
const hashes = {};
let [asked, failed, bytes] = [0, 0, 0];
const start = performance.now();
const end = start + seconds * 1000;

async function askOnce(connection, since) {
  const answer = await connection.ask(requests[asked++ % requests.length]);
  times.push(performance.now() - since);
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  if (answer.hash) hashes[answer.hash] = (hashes[answer.hash] ?? 0) + 1;
  bytes += answer.bytes;
}

/** The next question when the last was answered. */
async function askOn(connection) {
  while (performance.now() < end) await askOnce(connection, performance.now());
}

/** Questions by the clock: one that has to wait for a free connection has waited since its time. */
async function askByClock(pool) {
  const free = [...pool];
  const due = [];
  let [sent, open] = [0, 0];
  const next = () => {
    while (free.length > 0 && due.length > 0) {
      const connection = free.pop();
      open++;
      askOnce(connection, due.shift())
        .catch(() => failed++)
        .finally(() => {
          open--;
          free.push(connection);
          next();
        });
    }
  };
  while (performance.now() < end) {
    const now = performance.now();
    for (; start + (sent * 1000) / rate <= now; sent++) due.push(start + (sent * 1000) / rate);
    next();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  // What is not answered by then was not answered.
  const last = performance.now() + 15_000;
  while ((open > 0 || due.length > 0) && performance.now() < last)
    await new Promise((resolve) => setTimeout(resolve, 5));
  failed += open + due.length;
}

const pool = Array.from({ length: connections }, () => new Connection(port));
if (rate === null) await Promise.all(pool.map((connection) => askOn(connection).catch(() => failed++)));
else await askByClock(pool);
const elapsed = (performance.now() - start) / 1000;
for (const connection of pool) connection.close();
report({
  requests: times.length,
  failed,
  statuses,
  hashes,
  symptoms: requests.length,
  perSecond: times.length / elapsed,
  bytes: Math.round(bytes / Math.max(1, times.length)),
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
});
