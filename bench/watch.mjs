import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
    const lint = await measureCommand('lint', folder, file);
    const test = await measureCommand('test', folder, file);
    return {
      notes: [
        `A line is added to a document of the shipped knowledge base, ${rounds} times; the median of both commands.`,
      ],
      figures: [lint, test].flatMap(({ name, waits, processor }) => [
        atMost(`\`triagraph ${name} --watch\`, from save to answer`, median(waits), 200, milliseconds, 'the clock'),
        plain(`the same, 95 of 100`, milliseconds(percentile(waits, 0.95)), 'the clock'),
        plain(`processor time of one answer`, milliseconds(median(processor)), 'all threads of the process'),
      ]),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureCommand(name, folder, file) {
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
    appendFileSync(file, `<!-- ${round} -->\n`);
    const { value } = await lines.next();
    waits.push(performance.now() - started);
    processor.push(processorTime(child.pid) - before);
    assertCount('the answer is about another file', value?.includes('ip-management.md changed'));
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  assertCount(`${name} does not end cleanly`, (await ended) === 0);
  return { name, waits: waits.slice(warmUp), processor: processor.slice(warmUp) };
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
