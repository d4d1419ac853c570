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
  const of = (name, value = 'milliseconds') => median(runs.map((run) => run[name][value]));
  const ratio = (left, right, value = 'milliseconds') =>
    median(runs.map((run) => run[left][value] / run[right][value]));
  const onTop = median(runs.map(({ one, remark }) => one.milliseconds / remark.milliseconds - 1));
  const onTopProcessor = median(runs.map(({ one, remark }) => one.cpu / remark.cpu - 1));
  const apart = median(
    runs.map(({ one, apart: halves }) => one.milliseconds / Math.max(...halves.map((half) => half.milliseconds))),
  );
  const megabytes = (name) => (of(name, 'memory') / 1024).toFixed(0);
  return {
    notes: [
      `${of('one', 'documents')} documents, ${rounds} rounds, each in a process of its own.`,
      "Our work on top of remark: the whole compilation, our own Markdown parse in it, less remark's parse of all bodies.",
      `Milliseconds: remark alone ${of('remark').toFixed(0)}, one thread ${of('one').toFixed(0)}, two ${of('two').toFixed(0)}, ` +
        `afresh with an empty cache ${of('full').toFixed(0)}, one file changed ${of('changed').toFixed(0)}.`,
    ],
    figures: [
      atMost(
        'our work on top of remark, processor time',
        onTopProcessor,
        0.25,
        percent,
        "remark's parse of the same bodies, one thread",
      ),
      plain('the same in wall time', percent(onTop), 'holds only on a machine that does nothing else'),
      atLeast('two workers', ratio('one', 'two'), 1.6, times, 'one thread'),
      plain(
        'two processes, half of the files each',
        times(apart),
        'one thread; nothing is shared, sent or merged: what two cores give beside the threads of V8',
      ),
      plain(
        'two workers in processor time',
        times(ratio('one', 'two', 'cpu')),
        'one thread, the threads of V8 among it',
      ),
      plain(
        'two workers in processor time of the first thread',
        of('two', 'first') > 0 ? times(ratio('one', 'two', 'first')) : 'not told by this system',
        'where cores are idle beside those that V8 optimises on, it is what two workers bring',
      ),
      atMost('one file changed', ratio('changed', 'full'), 0.03, percent, 'all files afresh, default workers'),
      plain(
        'the same in processor time',
        percent(ratio('changed', 'full', 'cpu')),
        'all files afresh, default workers',
      ),
      atMost('lint, warm', ratio('lint', 'full'), 0.03, percent, 'all files afresh, default workers'),
      plain('peak memory, one thread', `${megabytes('one')} MB`, `${megabytes('remark')} MB for remark alone`),
      plain('peak memory, two workers', `${megabytes('two')} MB`, 'one thread, above'),
    ],
  };
}
