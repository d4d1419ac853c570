import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from './child.mjs';
import { atLeast, atMost, milliseconds, percent, plain, times } from './figures.mjs';
import { editedCopy, replaceEvery } from './replacing.mjs';
import { constantArguments, processorMilliseconds, residentMegabytes, serve, startServer } from './server-process.mjs';
import { assertCount, median } from './statistics.mjs';
import { measureSteady, steadyFigures } from './steady.mjs';

export const title = 'Serving';
const rounds = 3;
const coldRounds = 7;
const connections = 16;

export async function measure({ sources, large }) {
  const folder = mkdtempSync(join(tmpdir(), 'triagraph-bench-'));
  try {
    const snapshot = join(folder, 'corpus.snapshot');
    const other = join(folder, 'other.snapshot');
    // The second one finds what the first one understood.
    const cache = { TRIAGRAPH_CACHE: join(folder, 'cache') };
    const compile = (paths, output) => runChild('compile.mjs', { paths, output, cache: true }, cache);
    await compile(sources.paths, snapshot);
    await compile(editedCopy(sources.paths, join(folder, 'edited')), other);
    const most = await measureMost(snapshot);
    const steady = await measureSteady(snapshot, most, connections);
    const cold = await measureCold(snapshot);
    const soak = await measureSoak({ snapshot, other, folder, rate: 0.7 * most.own, seconds: large ? 600 : 16 });
    return { notes: notesOf(most, cold, soak), figures: figuresOf(most, steady, cold, soak) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Both servers in turn, each alone on the machine's second core: the first round warms them up. */
async function measureMost(snapshot) {
  const server = await serve(snapshot);
  const load = async ({ port, child }, seed, seconds = 3, count = 4_000) => {
    const before = processorMilliseconds(child.pid);
    const asked = await runChild('serve-load.mjs', { port, snapshot, seconds, connections, seed, count });
    return { ...asked, processor: (processorMilliseconds(child.pid) - before) / asked.requests };
  };
  const first = await load(server, 99, 6);
  const constant = await startServer(constantArguments(first.bytes));
  try {
    await load(constant, 99, 2);
    const pairs = [];
    for (let round = 1; round <= rounds; round++) {
      const own = await load(server, round);
      const plainOne = await load(constant, round);
      assertCount('no questions', own.symptoms > 1000 && own.requests > 100);
      assertCount(`statuses ${JSON.stringify(own.statuses)}`, own.statuses[200] === own.requests && own.failed === 0);
      pairs.push({
        own: own.perSecond,
        constant: plainOne.perSecond,
        bytes: own.bytes,
        processor: own.processor,
        constantProcessor: plainOne.processor,
      });
    }
    await load(server, 99, 2, 300);
    const again = await load(server, 99, 3, 300);
    return { ...mediansOf(pairs), again: again.perSecond / median(pairs.map((pair) => pair.constant)) };
  } finally {
    await server.end();
    await constant.end();
  }
}

function mediansOf(pairs) {
  const of = (value) => median(pairs.map(value));
  return {
    own: of(({ own }) => own),
    constant: of(({ constant }) => constant),
    share: of(({ own, constant }) => own / constant),
    bytes: of(({ bytes }) => bytes),
    processor: of(({ processor }) => processor),
    constantProcessor: of(({ constantProcessor }) => constantProcessor),
  };
}

/** An empty process and a server that becomes ready, in turn. */
async function measureCold(snapshot) {
  const runs = [];
  for (let round = 0; round < coldRounds + 2; round++) {
    const { wall } = await runChild('empty.mjs');
    const server = await serve(snapshot);
    await server.end();
    runs.push({ empty: wall, ready: server.ready });
  }
  const counted = runs.slice(2); // the first ones fill the disk cache
  return {
    over: median(counted.map(({ ready, empty }) => ready - empty)),
    empty: median(counted.map(({ empty }) => empty)),
  };
}

/** Questions by the clock while the snapshot is replaced every five seconds, by a broken one every third time. */
async function measureSoak({ snapshot, other, folder, rate, seconds }) {
  const live = join(folder, 'live.snapshot');
  copyFileSync(snapshot, live);
  const server = await serve(live);
  const resident = [];
  const replacing = replaceEvery(5_000, live, [snapshot, other], server.child);
  const sampler = setInterval(() => resident.push(residentMegabytes(server.child.pid)), 1_000);
  try {
    const asked = await runChild('serve-load.mjs', { port: server.port, snapshot, seconds, connections: 64, rate });
    const quarter = Math.floor(resident.length / 4);
    const growth = median(resident.slice(2 * quarter)) / median(resident.slice(quarter, 2 * quarter)) - 1;
    return { ...asked, replaced: replacing.end(), growth, resident: median(resident), seconds };
  } finally {
    replacing.end();
    clearInterval(sampler);
    await server.end();
  }
}

function notesOf(most, cold, soak) {
  return [
    `One server process, load from a second one over ${connections} connections; answers have ${most.bytes} bytes on average.`,
    `An empty process took ${milliseconds(cold.empty)}; ${rounds} rounds of both servers in turn.`,
    `Under reloads: ${soak.seconds} seconds at 70 % of the most, ${soak.requests} questions, ${soak.replaced} replacements, every third broken; ${soak.resident.toFixed(0)} MB resident.`,
  ];
}

function figuresOf(most, steady, cold, soak) {
  return [
    atLeast(
      'questions of 25 words a second',
      most.share,
      1 / 3,
      percent,
      'fastify answering a constant string of that size',
    ),
    plain('300 questions asked again and again', percent(most.again), 'the same constant string'),
    plain('questions never asked before', `${most.own.toFixed(0)} a second`, `${most.constant.toFixed(0)} a second`),
    plain(
      'processor time of a question',
      milliseconds(most.processor),
      `${milliseconds(most.constantProcessor)} of the constant string`,
    ),
    ...steadyFigures(steady),
    ...coldFigures(cold),
    ...reloadFigures(soak),
  ];
}

function coldFigures({ over, empty }) {
  return [
    atMost('cold start to ready, snapshot of the corpus', over, 300, milliseconds, 'over an empty process'),
    atMost('the same as a share of an empty process', over / empty, 300 / 40, times, 'an empty process of 40 ms'),
  ];
}

function reloadFigures(soak) {
  const notAnswered = soak.requests + soak.failed - (soak.statuses[200] ?? 0);
  const figures = [
    atMost('questions not answered under reloads', notAnswered, 0, String, `of ${soak.requests}`),
    plain('p99 under reloads', milliseconds(soak.p99), ''),
    atMost('versions seen under reloads', Object.keys(soak.hashes).length, 2, String, 'versions that were there'),
  ];
  // Memory that has not settled yet says nothing.
  if (soak.seconds < 120) return figures;
  const over = 'second half over second quarter';
  return [...figures, atMost('growth of resident memory under reloads', soak.growth, 0.1, percent, over)];
}
