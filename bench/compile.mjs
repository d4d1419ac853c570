import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { runChild } from './child.mjs';
import { atLeast, atMost, percent, plain, times } from './figures.mjs';
import { markdownFiles } from './files.mjs';
import { assertCount, median } from './statistics.mjs';

export const title = 'Compiling';
const rounds = 3;

/**
 * Rounds of: remark alone, one thread, two threads, two processes with half of the files each, all afresh with the cache,
 * one file changed, lint.
 */
export async function measure({ sources }) {
  const folder = mkdtempSync(join(tmpdir(), 'triagraph-bench-'));
  try {
    const copies = sources.paths.map((path, index) => {
      const copy = join(folder, `documents-${index}`);
      cpSync(path, copy, { recursive: true });
      return copy;
    });
    const halves = [0, 1].map((half) => copyHalf(folder, copies, half));
    const runs = [];
    for (let round = 0; round < rounds; round++)
      runs.push(await measureRound(copies, halves, join(folder, `cache-${round}`)));
    return summarize(runs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every other one of the copied files, in a folder of its own. */
function copyHalf(folder, paths, half) {
  const copy = join(folder, `half-${half}`);
  markdownFiles(paths).forEach((file, index) => {
    if (index % 2 !== half) return;
    const target = join(copy, relative(folder, file));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(file, target);
  });
  return copy;
}

async function measureRound(paths, halves, cacheFolder) {
  const environment = { TRIAGRAPH_CACHE: cacheFolder };
  const compile = (parameters) => runChild('compile.mjs', { paths, ...parameters }, environment);
  const remark = await runChild('remark.mjs', { paths });
  const one = await compile({ workers: 1 });
  const two = await compile({ workers: 2 });
  const apart = await Promise.all(halves.map((half) => compile({ paths: [half], workers: 1 })));
  const full = await compile({ cache: true });
  appendFileSync(markdownFiles(paths)[0], '\nOne more line.\n');
  const changed = await compile({ cache: true });
  await runChild('lint.mjs', { paths }, environment);
  const lint = await runChild('lint.mjs', { paths }, environment);
  const inHalves = apart.reduce((sum, half) => sum + half.documents, 0);
  const documents = [remark.files, one.documents, two.documents, inHalves, full.documents, changed.documents];
  assertCount(`documents differ: ${documents.join(', ')}`, new Set(documents).size === 1 && documents[0] > 0);
  return { remark, one, two, apart, full, changed, lint };
}

function summarize(runs) {
  return { notes: notesOf(runs), figures: [...timesOf(runs), ...memoryOf(runs)] };
}

/** The median over the rounds of one value of a run, or of how it compares with another run. */
const medianOf = (runs, name, value) => median(runs.map((run) => run[name][value]));
const ratioOf = (runs, left, right, value = 'milliseconds') =>
  median(runs.map((run) => run[left][value] / run[right][value]));

function notesOf(runs) {
  const took = (name) => medianOf(runs, name, 'milliseconds').toFixed(0);
  return [
    `${medianOf(runs, 'one', 'documents')} documents, ${rounds} rounds, each in a process of its own.`,
    "Our work on top of remark: the whole compilation, our own Markdown parse in it, less remark's parse of all bodies.",
    `Milliseconds: remark alone ${took('remark')}, one thread ${took('one')}, two ${took('two')}, ` +
      `afresh with an empty cache ${took('full')}, one file changed ${took('changed')}.`,
  ];
}

function timesOf(runs) {
  return [
    atMost(
      'our work on top of remark, processor time',
      ratioOf(runs, 'one', 'remark', 'cpu') - 1,
      0.25,
      percent,
      "remark's parse of the same bodies, one thread",
    ),
    plain(
      'the same in wall time',
      percent(ratioOf(runs, 'one', 'remark') - 1),
      'holds only on a machine that does nothing else',
    ),
    ...timesOfWorkers(runs),
    atMost('one file changed', ratioOf(runs, 'changed', 'full'), 0.03, percent, 'all files afresh, default workers'),
    plain(
      'the same in processor time',
      percent(ratioOf(runs, 'changed', 'full', 'cpu')),
      'all files afresh, default workers',
    ),
    atMost('lint, warm', ratioOf(runs, 'lint', 'full'), 0.03, percent, 'all files afresh, default workers'),
  ];
}

function timesOfWorkers(runs) {
  const slowest = (halves) => Math.max(...halves.map((half) => half.milliseconds));
  return [
    atLeast('two workers', ratioOf(runs, 'one', 'two'), 1.6, times, 'one thread'),
    plain(
      'two processes, half of the files each',
      times(median(runs.map(({ one, apart }) => one.milliseconds / slowest(apart)))),
      'one thread; nothing is shared, sent or merged: what two cores give beside the threads of V8',
    ),
    plain(
      'two workers in processor time',
      times(ratioOf(runs, 'one', 'two', 'cpu')),
      'one thread, the threads of V8 among it',
    ),
    plain(
      'two workers in processor time of the first thread',
      medianOf(runs, 'two', 'first') > 0 ? times(ratioOf(runs, 'one', 'two', 'first')) : 'not told by this system',
      'where cores are idle beside those that V8 optimises on, it is what two workers bring',
    ),
  ];
}

function memoryOf(runs) {
  const megabytes = (name) => `${(medianOf(runs, name, 'memory') / 1024).toFixed(0)} MB`;
  return [
    plain('peak memory, one thread', megabytes('one'), `${megabytes('remark')} for remark alone`),
    plain('peak memory, two workers', megabytes('two'), 'one thread, above'),
  ];
}
