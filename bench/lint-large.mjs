#!/usr/bin/env node
// Run by hand: lints a repository of very many documents, cold and again, and tells findings, time and memory.
//   node bench/lint-large.mjs [--documents 50000]
// The documents are made of real paragraphs (corpus-generator.mjs). Exits with 1 when lint ends in anything but findings, or
// when what is kept from the first time gives other findings.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CorpusGenerator } from './corpus-generator.mjs';
import { distFolder, load } from './dist.mjs';
import { benchmarkSources } from './sources.mjs';
import { assertCount } from './statistics.mjs';

const seed = 7;
/** Documents of one folder. */
const folderSize = 1_000;
/** Milliseconds between looks at the memory of the process. */
const lookEvery = 250;

const { values } = parseArgs({ options: { documents: { type: 'string', default: '50000' } } });
const documents = Number(values.documents);
assertCount(`no number of documents: ${values.documents}`, Number.isInteger(documents) && documents > 0);

const folder = mkdtempSync(join(tmpdir(), 'triagraph-lint-large-'));
try {
  const bytes = await writeDocuments(join(folder, 'documents'));
  console.log(`${documents} documents, ${(bytes / 1e6).toFixed(0)} MB`);
  const cold = await lint();
  const warm = await lint();
  assertCount('the second time finds other things', cold.digest === warm.digest);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function writeDocuments(target) {
  const { Engine } = await load('engine.js');
  const engine = await Engine.open({ kb: benchmarkSources().paths });
  const generator = new CorpusGenerator(
    engine.documents().map(({ path }) => engine.show(path)),
    seed,
  );
  let bytes = 0;
  for (let number = 0; number < documents; number++) {
    const part = join(target, `part-${Math.floor(number / folderSize)}`);
    if (number % folderSize === 0) mkdirSync(part, { recursive: true });
    const text = generator.markdown(number);
    bytes += Buffer.byteLength(text);
    writeFileSync(join(part, `document-${number}.md`), text);
  }
  return bytes;
}

/** One process of the command line, its findings counted as they come. */
async function lint() {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [join(distFolder, 'bin.js'), 'lint', join(folder, 'documents'), '--format', 'json'],
    {
      cwd: folder,
      env: { ...process.env, TRIAGRAPH_CACHE: join(folder, 'cache') },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const digest = createHash('sha256');
  const findings = countOf('"ruleId"', child.stdout, digest);
  let memory = 0;
  const looks = setInterval(() => {
    memory = Math.max(memory, residentPeak(child.pid));
  }, lookEvery);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(looks);
  const found = await findings;
  console.log(
    `lint: ${found} findings, ${((performance.now() - started) / 1000).toFixed(1)} s, ${(memory / 1024).toFixed(0)} MB, exit code ${code}`,
  );
  assertCount(`lint ended with exit code ${code}`, (code === 0 || code === 1) && found > 0);
  return { digest: digest.digest('hex') };
}

/** How often a text stands in a stream, which is too long to be held. */
async function countOf(text, stream, digest) {
  let count = 0;
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8')) {
    digest.update(chunk);
    const parts = (rest + chunk).split(text);
    count += parts.length - 1;
    rest = parts.at(-1).slice(1 - text.length);
  }
  return count;
}

/** Kilobytes that a process has held at most; 0 where the system does not tell. */
function residentPeak(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
  } catch {
    return 0;
  }
}
