import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { distFolder } from './dist.mjs';
import { atMost, milliseconds, plain } from './figures.mjs';
import { shippedPaths } from './sources.mjs';
import { assertCount, median, percentile } from './statistics.mjs';

export const title = 'Watching';
const rounds = 25;
const warmUp = 5;
const goldens = new URL('../goldens', import.meta.url);

/** From the write of a document to the last line of the answer, as whoever edits it waits. */
export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'triagraph-bench-'));
  try {
    for (const path of [...shippedPaths, goldens])
      cpSync(path, join(folder, basename(String(path))), { recursive: true });
    const file = join(folder, 'workflows', 'zh', 'ip-management.md');
    const measured = [];
    for (const name of ['lint', 'test'])
      for (const edit of edits) measured.push(await measureCommand(name, folder, file, edit));
    return {
      notes: [
        `A document of the shipped knowledge base is edited ${rounds} times; the median of each command and edit.`,
        'A sentence changes what is found by its words, and every golden and every document is asked; an empty line changes no answer, and what held is not asked again.',
      ],
      figures: measured.flatMap(({ name, what, waits, processor }) => [
        atMost(`\`triagraph ${name} --watch\`, ${what}`, median(waits), 200, milliseconds, 'from save to answer'),
        plain(`the same, 95 of 100`, milliseconds(percentile(waits, 0.95)), 'the clock'),
        plain(`processor time of one answer`, milliseconds(median(processor)), 'all threads of the process'),
      ]),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is added to a document in each round. */
const edits = [
  { what: 'a sentence is added', text: (round) => `\nGateway ${round} drops what the subnet sends.\n` },
  { what: 'an empty line is added', text: () => '\n' },
];

async function measureCommand(name, folder, file, { what, text }) {
  const written = readFileSync(file, 'utf8');
  const child = spawn(process.execPath, [join(distFolder, 'bin.js'), name, '--watch'], {
    cwd: folder,
    env: { ...process.env, XDG_CACHE_HOME: join(folder, '.cache') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.resume();
  const lines = answers(child);
  const waits = [];
  const processor = [];
  await lines.next();
  for (let round = 0; round < rounds + warmUp; round++) {
    // Behind the time in which a change still belongs to the one before.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const before = processorTime(child.pid);
    const started = performance.now();
    appendFileSync(file, text(round));
    const { value } = await lines.next();
    waits.push(performance.now() - started);
    processor.push(processorTime(child.pid) - before);
    assertCount('the answer is about another file', value?.includes('ip-management.md changed'));
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  assertCount(`${name} does not end cleanly`, (await ended) === 0);
  writeFileSync(file, written);
  return { name, what, waits: waits.slice(warmUp), processor: processor.slice(warmUp) };
}

/** The lines that tell of the end of an answer. */
async function* answers(child) {
  let text = '';
  for await (const chunk of child.stderr) {
    text += chunk;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n')) {
      const line = text.slice(0, end);
      text = text.slice(end + 1);
      if (line.includes('Ctrl-C ends')) yield line;
    }
  }
}

/** Milliseconds of processor time of a process so far; 0 where the system does not tell. */
function processorTime(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}
