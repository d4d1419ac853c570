import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild, runNode } from './child.mjs';
import { distFolder, published } from './dist.mjs';
import { atMost, milliseconds, percent, plain, times } from './figures.mjs';
import { bytesOf, markdownFiles } from './files.mjs';
import { sectionTable } from './sections.mjs';
import { shippedPaths } from './sources.mjs';
import { assertCount, median } from './statistics.mjs';

export const title = 'Opening, and a cold query';
const rounds = 21;
const symptom = 'Pod stuck in ContainerCreating: no available ip';

/** Processes in turn: an empty one, one that opens the snapshot, one that answers a question. */
export async function measure({ sources }) {
  const folder = mkdtempSync(join(tmpdir(), 'triagraph-bench-'));
  try {
    const snapshot = join(folder, 'corpus.snapshot');
    const shipped = join(folder, 'shipped.snapshot');
    const compiled = await runChild('compile.mjs', { paths: sources.paths, output: snapshot });
    await runChild('compile.mjs', { paths: shippedPaths, output: shipped });
    const runs = [];
    for (let round = 0; round < rounds + 2; round++) runs.push(await measureRound(snapshot, shipped));
    return summarize(runs.slice(2), { snapshot, compiled, sources }); // the first ones fill the disk cache
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureRound(snapshot, shipped) {
  const empty = await runChild('empty.mjs');
  const open = await runChild('open.mjs', { program: published, snapshot });
  const query = await runNode([join(distFolder, 'bin.js'), 'query', symptom, '--kb', shipped]);
  assertCount('the cold query found nothing', query.output.length > 0);
  return { empty, open, query };
}

function summarize(runs, { snapshot, compiled, sources }) {
  assertCount(
    'documents were lost',
    runs.every(({ open }) => open.documents === compiled.documents),
  );
  const empty = median(runs.map((run) => run.empty.wall));
  const bytes = statSync(snapshot).size;
  const source = bytesOf(markdownFiles(sources.paths));
  return {
    notes: [
      `${compiled.documents} documents, ${rounds} rounds of processes in turn; an empty process took ${milliseconds(empty)}.`,
      `The snapshot has ${(bytes / 1e6).toFixed(2)} MB, its sources ${(source / 1e6).toFixed(2)} MB.`,
    ],
    figures: [
      ...timesOf(runs, empty),
      ...memoryOf(runs, bytes),
      atMost('size of the snapshot', bytes / source, 0.8, percent, 'bytes of the sources'),
    ],
    tables: [sectionTable(snapshot)],
  };
}

function timesOf(runs, empty) {
  const over = (name) => median(runs.map((run) => run[name].wall - run.empty.wall));
  return [
    atMost(
      'opening the snapshot',
      median(runs.map(({ open }) => open.milliseconds)),
      15,
      milliseconds,
      'inside a process that has loaded the modules',
    ),
    atMost('a process that loads the program and opens it', over('open'), 15, milliseconds, 'an empty process'),
    atMost('`triagraph query`, shipped knowledge base, cold', over('query'), 120, milliseconds, 'an empty process'),
    atMost(
      'the same as a share of an empty process',
      over('query') / empty,
      120 / 40,
      times,
      'an empty process of 40 ms',
    ),
  ];
}

function memoryOf(runs, bytes) {
  const resident = median(runs.map(({ open, empty }) => open.rss - empty.rss));
  const opened = median(runs.map(({ open }) => open.rss - open.before));
  return [
    atMost(
      'resident memory after opening, modules included',
      resident / bytes,
      2.5,
      times,
      'size of the snapshot, over an empty process',
    ),
    plain('resident memory after opening, without the modules', times(opened / bytes), 'size of the snapshot'),
  ];
}
