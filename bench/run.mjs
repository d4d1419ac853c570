#!/usr/bin/env node
// npm run bench [-- --large]    measures what a user feels, and prints it as Markdown (docs/benchmarks.md)
// node bench/run.mjs --tickets [10000 100000]    the same for generated tickets as JSON lines, so many each (docs/scaling.md)
// node bench/run.mjs --counts   checks on the shipped knowledge base that each measurement counts what it should
import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runChild, runNode } from './child.mjs';
import { describeMachine } from './machine.mjs';
import { assertCount, median } from './statistics.mjs';
import { writeTickets } from './ticket-generator.mjs';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const program = at('dist/bin.js');
const corpus = at('../shared/corpus');
const shipped = [at('workflows'), at('cases')];
const flag = { type: 'boolean', default: false };
const { values: asked, positionals } = parseArgs({
  options: { counts: flag, help: { ...flag, short: 'h' }, large: flag, tickets: flag },
  allowPositionals: true,
});
if (asked.help) {
  console.log('node bench/run.mjs [--large | --tickets [COUNT…] | --counts]');
  process.exit();
}
const isCheck = asked.counts;
const sources = !isCheck && existsSync(corpus) ? [corpus] : shipped;
const made = asked.large ? [10_000, 100_000] : isCheck ? [100] : [];
const ticketCounts = asked.tickets ? numbersOf(positionals) : [];
const rounds = isCheck ? 1 : 5;
const asking = isCheck ? { count: 20, warmUp: 0 } : { count: 300, warmUp: 300 };
const symptom = 'Pod stuck in ContainerCreating: no available ip';

if (!existsSync(program)) {
  console.error('dist/ holds no built program: run `npm run build` first.');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'triagraph-bench-'));

async function measureAll() {
  if (ticketCounts.length > 0) {
    const parts = [];
    for (const count of ticketCounts) parts.push(await measureTickets(count));
    return parts;
  }
  const snapshot = join(folder, 'corpus.snapshot');
  const compiled = await runChild('compile.mjs', { paths: sources, output: snapshot, cache: false });
  const parts = [await measureAnswers(snapshot), await measureProcesses(compiled)];
  for (const count of made) {
    const generated = join(folder, `generated-${count}`);
    const written = await runChild('generate.mjs', { snapshot, folder: generated, count });
    const large = join(folder, `${count}.snapshot`);
    const node = ['--max-old-space-size=12288'];
    const built = await runChild('compile.mjs', { node, paths: [generated], output: large, cache: false });
    assertCount(`${built.documents} of ${count} documents`, built.documents === count);
    parts.push(
      `${count} documents: generated in ${seconds(written.milliseconds)}, compiled in ${seconds(built.milliseconds)} with ${built.megabytes} MB of memory; the snapshot has ${megabytes(built.bytes)}.`,
      await measureAnswers(large, { node }),
    );
    rmSync(generated, { recursive: true });
  }
  return parts;
}

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

function numbersOf(given) {
  const numbers = given.map(Number).filter((number) => number > 0);
  return numbers.length > 0 ? numbers : [10_000, 100_000];
}

/** Tickets as JSON lines: what compiling each costs, how large the snapshot is, and how fast it answers. */
async function measureTickets(count) {
  const paths = [join(folder, `tickets-${count}.jsonl`)];
  writeTickets(paths[0], { count });
  const output = join(folder, `tickets-${count}.snapshot`);
  const node = ['--max-old-space-size=12288'];
  const built = await runChild('compile.mjs', { node, paths, output, cache: false });
  assertCount(`${built.documents} of ${count} tickets`, built.documents === count);
  const perCase = `${(built.processor / count).toFixed(2)} ms of processor time and ${Math.round(built.bytes / count)} bytes a case`;
  const contenders = ['Triagraph', 'plain BM25'];
  return `${count} tickets: compiled in ${seconds(built.milliseconds)}, ${perCase}, with ${built.megabytes} MB of memory.\n\n${await measureAnswers(output, { node, contenders })}`;
}

/** Each contender in a process of its own, one after the other. */
async function measureAnswers(snapshot, { contenders = ['Triagraph', 'MiniSearch', 'plain BM25'], ...more } = {}) {
  const rows = [];
  let documents = 0;
  let opened = 0;
  for (const contender of contenders) {
    const answers = await runChild('answer.mjs', { ...more, snapshot, contender, ...asking });
    documents = answers.documents;
    if (contender === 'Triagraph') opened = answers.opened;
    for (const { kind, questions, hits, p50, p99 } of answers.kinds) {
      assertCount(`${hits} of ${questions} questions of ${kind} had an answer`, questions > 0 && hits > questions / 4);
      rows.push([kind, contender, questions, p50.toFixed(2), p99.toFixed(2), answers.megabytes]);
    }
  }
  rows.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
  const head = ['symptom', 'who', 'questions', 'p50 ms', 'p99 ms', 'process MB'];
  return `## Whole answers, ${documents} documents\n\nOpened in ${seconds(opened)}.\n\n${table(head, rows)}`;
}

/** Commands as a user starts them, each in a process of its own. */
async function measureProcesses(compiled) {
  const environment = { TRIAGRAPH_CACHE: join(folder, 'cache') };
  const query = [program, 'query', '--json', symptom];
  const answered = async () => (await runNode(query, environment)).wall;
  await answered();
  const written = join(folder, 'documents');
  for (const path of sources) cpSync(path, join(written, String(sources.indexOf(path))), { recursive: true });
  const lint = async () => (await runNode([program, 'lint', '--json', written], environment, [0, 1])).wall;
  await lint();
  const files = markdownBelow(written);
  const saved = await repeat(async (round) => {
    appendFileSync(files[round], '\nOne more sentence.\n');
    return lint();
  });
  const rows = [
    ['first answer of a cold process, shipped knowledge base', seconds(median(await repeat(answered)))],
    [`cold compile of ${compiled.documents} documents`, seconds(compiled.milliseconds)],
    ['memory of that at its peak', `${compiled.megabytes} MB`],
    ['a saved file to its findings, by `triagraph lint`', seconds(median(saved))],
    [
      'an empty Node.js process, for comparison',
      seconds(median(await repeat(async () => (await runNode(['-e', '0'])).wall))),
    ],
  ];
  return `## Commands\n\n${table(['what', 'median'], rows)}`;
}

async function repeat(measure) {
  const values = [];
  for (let round = 0; round < rounds; round++) values.push(await measure(round));
  return values;
}

const markdownBelow = (path) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

try {
  const parts = [`Measured on ${describeMachine()}.`, ...(await measureAll())];
  console.log(isCheck ? 'Counts hold.' : parts.join('\n\n'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
