// Load by the clock from a process of its own, which holds each answer against what the version that it names answers.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { askByClock, askOnAndOn } from '../asking.mjs';
import { parameters, report } from '../child.mjs';
import { loadPublished } from '../dist.mjs';
import { Connection, post } from '../http-client.mjs';
import { Random } from '../random.mjs';
import { percentile } from '../statistics.mjs';

const { port, versions, seconds, connections, rate = null, symptomFile, seed = 1 } = parameters();
const symptoms = JSON.parse(readFileSync(symptomFile, 'utf8'));
const digest = (bytes) => createHash('sha1').update(bytes).digest('base64');

/** For each version by its hash: what it answers to each symptom, as a digest of all its bytes. */
async function expectedAnswers() {
  const { Engine } = await loadPublished();
  const expected = new Map();
  for (const snapshot of versions) {
    const engine = await Engine.open({ kb: [snapshot] });
    const answers = symptoms.map((text) => digest(JSON.stringify(engine.query(text))));
    expected.set(engine.info().hash, answers);
    await engine.close();
  }
  return expected;
}

const expected = rate === null ? null : await expectedAnswers();
const requests = symptoms.map((text) => post('/v1/query', text));
const random = new Random(seed);
const counts = { requests: 0, failed: 0, unknownVersion: 0, otherContent: 0 };
const statuses = {};
const perVersion = {};
const times = [];

async function ask(connection, since) {
  const number = random.integer(0, symptoms.length - 1);
  try {
    const { status, hash, body } = await connection.ask(requests[number]);
    counts.requests++;
    times.push(performance.now() - since);
    if (times.length > 1_000_000) times.splice(0, 500_000);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 200) check(number, hash, body);
  } catch {
    counts.failed++;
  }
}

function check(number, hash, body) {
  if (expected === null) return;
  perVersion[hash] = (perVersion[hash] ?? 0) + 1;
  const answers = expected.get(hash);
  if (answers === undefined) counts.unknownVersion++;
  else if (answers[number] !== digest(body)) counts.otherContent++;
}

const pool = Array.from({ length: connections }, () => new Connection(port, { keepBody: true }));
const { elapsed, unanswered } = await (rate === null ? askOnAndOn : askByClock)(pool, seconds, ask, rate);
for (const connection of pool) connection.close();
report({
  ...counts,
  unanswered,
  statuses,
  perVersion,
  perSecond: counts.requests / elapsed,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
});
