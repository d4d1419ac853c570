// Load from a process of its own: as much as the server takes, or so many questions a second.
import { askByClock, askOnAndOn } from '../asking.mjs';
import { parameters, report } from '../child.mjs';
import { symptomsOf } from '../corpus-symptoms.mjs';
import { Connection, post } from '../http-client.mjs';
import { percentile } from '../statistics.mjs';

const { port, snapshot, seconds, connections, rate = null, seed = 1, count = 4_000 } = parameters();

const requests = (await symptomsOf(snapshot, count, seed)).map((text) => post('/v1/query', text));
const times = [];
const statuses = {};
const hashes = {};
let [asked, failed, bytes] = [0, 0, 0];

async function ask(connection, since) {
  try {
    const answer = await connection.ask(requests[asked++ % requests.length]);
    times.push(performance.now() - since);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.hash) hashes[answer.hash] = (hashes[answer.hash] ?? 0) + 1;
    bytes += answer.bytes;
  } catch {
    failed++;
  }
}

const pool = Array.from({ length: connections }, () => new Connection(port));
const { elapsed, unanswered } = await (rate === null ? askOnAndOn : askByClock)(pool, seconds, ask, rate);
for (const connection of pool) connection.close();
report({
  requests: times.length,
  failed: failed + unanswered,
  statuses,
  hashes,
  symptoms: requests.length,
  perSecond: times.length / elapsed,
  bytes: Math.round(bytes / Math.max(1, times.length)),
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
});
