import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from './child.mjs';
import { atLeast, atMost, milliseconds, plain, times } from './figures.mjs';
import { libraries } from './libraries.mjs';
import { assertCount } from './statistics.mjs';

export const title = 'Answering';

const besideAll = libraries.map(({ name }) => name);
/** Promised: how many times MiniSearch's time by kind of symptom, or a p99 in milliseconds. */
const sizes = [
  { name: 'the corpus', make: null, beside: besideAll, faster: [5, 20, 150], count: 600, budget: 20_000 },
  {
    name: '10,000 documents',
    make: 10_000,
    beside: ['MiniSearch', 'plain BM25'],
    faster: [40, 150, 400],
    count: 150,
    budget: 90_000,
  },
  { name: '100,000 documents', make: 100_000, beside: ['plain BM25'], p99: [2.5, 5, 15], count: 200, budget: 60_000 },
];

const warmUpNote =
  'Each contender is measured as a service that has long been running: it has answered 5,000 other questions of the kind before, or as many as a third of its time allows.';

export async function measure({ sources, large }) {
  const folder = mkdtempSync(join(tmpdir(), 'triagraph-bench-'));
  try {
    const parts = [];
    for (const size of large ? sizes : sizes.slice(0, 1)) parts.push(await measureSize(size, sources, folder));
    return {
      notes: [
        warmUpNote,
        ...parts.flatMap(({ notes }) => notes),
        ...libraries.map(({ name, note }) => `${name}: ${note}.`),
      ],
      figures: parts.flatMap(({ figures }) => figures),
      tables: parts.map(({ table }) => table),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureSize(size, sources, folder) {
  const corpus = join(folder, 'corpus.snapshot');
  const snapshot = size.make === null ? corpus : join(folder, `${size.make}.snapshot`);
  const node = ['--max-old-space-size=8192'];
  const { paths } = sources;
  // The first size is the corpus, of whose documents the others are made.
  if (size.make === null) await runChild('compile.mjs', { paths, output: corpus });
  else
    await runChild('generate.mjs', { node, paths, compiled: corpus, documents: size.make, output: snapshot, folder });
  const { count, budget, beside } = size;
  const result = await askAll(['Triagraph', ...beside], { node, snapshot, count, budget });
  assertCount(`only ${result.documents} documents`, size.make === null || result.documents === size.make);
  for (const { kind, symptoms, results } of result.kinds) {
    const own = results[0];
    assertCount(`only ${symptoms} different symptoms of ${kind}`, symptoms >= 100);
    assertCount(`${own.hits} of ${own.queries} symptoms of ${kind} had an answer`, own.hits > own.queries / 4);
  }
  return { notes: [noteOf(size, result)], figures: figuresOf(size, result), table: tableOf(size, result) };
}

/** Each contender in a process of its own, one after the other: none suffers from the memory that another takes. */
export async function askAll(contenders, given) {
  const answers = [];
  for (const contender of contenders)
    answers.push({ contender, ...(await runChild('query.mjs', { ...given, contender })) });
  return {
    documents: answers[0].documents,
    builds: answers.map(({ contender: name, build }) => ({ name, build })),
    kinds: answers[0].kinds.map(({ kind, symptoms }, index) => ({
      kind,
      symptoms,
      results: answers.map(({ contender: name, kinds }) => ({ name, ...kinds[index] })),
    })),
  };
}

function noteOf({ name, make }, { documents }) {
  const how = make === null ? '' : ', made from real paragraphs by a seeded generator';
  return `${name}: ${documents} documents${how}.`;
}

function figuresOf({ name, faster, p99 }, { kinds, builds }) {
  const figures = kinds.flatMap(({ kind, results }, index) => {
    const [own, ...others] = results;
    const against = (other) => other.p50 / own.p50;
    return [
      ...others.map((other) => {
        const what = `${name}, ${kind}`;
        if (other.name !== 'MiniSearch') return plain(what, times(against(other)), `${other.name}, p50`);
        return faster
          ? atLeast(what, against(other), faster[index], times, 'MiniSearch, p50')
          : plain(what, times(against(other)), 'MiniSearch, p50');
      }),
      ...(p99
        ? [atMost(`${name}, ${kind}, p99`, own.p99, p99[index], milliseconds, 'milliseconds on this machine')]
        : []),
    ];
  });
  return [
    ...figures,
    ...builds
      .filter(({ build }) => build)
      .map(({ name: other, build }) =>
        plain(`${name}: building the index of ${other}`, milliseconds(build), 'from the same texts'),
      ),
  ];
}

function tableOf({ name }, { kinds }) {
  return {
    title: `Milliseconds for one question, ${name}`,
    head: ['symptom', 'who', 'questions', 'with hits', 'p50', 'p99'],
    rows: kinds.flatMap(({ kind, results }) =>
      results.map(({ name: who, queries, hits, p50, p99 }) => [
        kind,
        who,
        String(queries),
        String(hits),
        p50.toFixed(3),
        p99.toFixed(3),
      ]),
    ),
  };
}
