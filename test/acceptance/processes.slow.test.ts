import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { deserialize } from 'node:v8';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addTo } from '../../src/collections.js';
import { nodePlatform } from '../../src/platform/node.js';
import { SnapshotReader, snapshotMagic } from '../../src/snapshot/index.js';
import { folderOf } from '../support/folder.js';
import { smallKnowledgeBase } from '../support/knowledge.js';
import { random } from '../support/random.js';
import { soak } from '../support/soak.js';
import { bin, ended, notBuilt, start, triagraph } from './command-line.js';

const rounds = soak(1_000, 8);

/** Enough text to use threads: more than 400,000 characters in many files. */
function large(): string {
  const next = random(3);
  const words = Object.values(smallKnowledgeBase).join(' ').split(/\s+/);
  return folderOf(
    Object.fromEntries(
      Array.from({ length: 160 }, (_, number) => {
        const text = Array.from({ length: 450 }, () => words[next(words.length)]).join(' ');
        return [`notes/n${number}.md`, `# Note ${number}\n\n${text.replaceAll('---', '')}\n`];
      }),
    ),
  );
}

const library = join(dirname(bin), 'index.js');
const asking = fileURLToPath(new URL('./ask-thousand.mjs', import.meta.url));
const writing = fileURLToPath(new URL('./write-again.mjs', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));

/** The shipped documents of a folder: path → text. */
function markdownUnder(folder: string): (readonly [string, string])[] {
  return readdirSync(join(root, folder), { recursive: true })
    .map((path) => join(folder, String(path)))
    .filter((path) => path.endsWith('.md'))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
}

/** File metadata as JSON, a snapshot with its checksums, or serialized documents. */
function readWhole(bytes: Buffer): void {
  if (bytes[0] === '['.charCodeAt(0)) JSON.parse(bytes.toString());
  else if (bytes.toString('latin1', 0, snapshotMagic.length) === snapshotMagic) new SnapshotReader(bytes, nodePlatform);
  else deserialize(bytes);
}

/** Bytes in front of an entry of the cache. */
const digestLength = 32;

describe.skipIf(notBuilt !== null)('concurrent processes', () => {
  it('do not disturb each other when they compile into one cache', async () => {
    const [folder, cache] = [folderOf(smallKnowledgeBase), folderOf()];
    const outputs = Array.from({ length: 4 }, (_, number) =>
      join(cache, '..', `triagraph-two-${process.pid}-${number}`),
    );
    for (let round = 0; round < 3; round++) {
      const children = outputs.map((output) => start(['compile', folder, '-o', output], { TRIAGRAPH_CACHE: cache }));
      expect(await Promise.all(children.map(ended))).toEqual([0, 0, 0, 0]);
      const [first, ...others] = outputs.map((output) => readFileSync(output));
      for (const other of others) expect(Buffer.compare(other, first!)).toBe(0);
      const files = readdirSync(cache, { withFileTypes: true }).filter((entry) => entry.isFile());
      expect(files.length).toBeGreaterThan(0);
      for (const { name } of files) {
        const entry = readFileSync(join(cache, name));
        expect(() => readWhole(entry.subarray(digestLength))).not.toThrow();
      }
    }
    for (const output of outputs) rmSync(output);
  });

  it('write one path in turn while it is read, and every reading is complete', async () => {
    const output = join(folderOf(), 'kb.snapshot');
    const paths = await Promise.all(
      [smallKnowledgeBase, { 'a.md': '# One\n' }].map(async (files, number) => {
        const path = join(folderOf(), `${number}.snapshot`);
        await ended(start(['compile', folderOf(files), '-o', path, '--no-cache']));
        return path;
      }),
    );
    const writers = Array.from({ length: 2 }, () => spawn(process.execPath, [writing, library, output, ...paths]));
    onTestFinished(() => {
      for (const writer of writers) writer.kill('SIGKILL');
    });
    await Promise.all(writers.map(({ stdout }) => once(stdout, 'data')));
    for (let reads = soak(10_000, 200); reads > 0; reads--) new SnapshotReader(readFileSync(output), nodePlatform);
  });

  it('leave one complete file when they write the same path', async () => {
    const output = join(folderOf(), 'kb.snapshot');
    const children = [folderOf(smallKnowledgeBase), folderOf({ 'a.md': '# One\n' })].flatMap((folder) =>
      Array.from({ length: 2 }, () => start(['compile', folder, '-o', output, '--no-cache'])),
    );
    let reads = 0;
    const all = Promise.all(children.map(ended));
    const done = all.then(() => true);
    while (!(await Promise.race([done, after(2, false)]))) {
      try {
        new SnapshotReader(readFileSync(output), nodePlatform);
        reads++;
      } catch (error) {
        expect((error as NodeJS.ErrnoException).code).toBe('ENOENT');
      }
    }
    expect(await all).toEqual([0, 0, 0, 0]);
    expect(() => new SnapshotReader(readFileSync(output), nodePlatform)).not.toThrow();
    expect(reads).toBeGreaterThanOrEqual(0);
  });

  it('leave one of two files when one that writes them in turn is killed', { timeout: 36_000_000 }, async () => {
    const folder = folderOf();
    const snapshots = [smallKnowledgeBase, { 'a.md': '# One\n' }].map((files, number) => {
      const path = join(folderOf(), `${number}.snapshot`);
      expect(triagraph(['compile', folderOf(files), '-o', path, '--no-cache']).code).toBe(0);
      return path;
    });
    const whole = snapshots.map((path) => readFileSync(path));
    const output = join(folder, 'kb.snapshot');
    const next = random(12);
    for (let round = 0; round < rounds; round++) {
      const child = spawn(process.execPath, [writing, library, output, ...snapshots], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const end = ended(child);
      await once(child.stdout, 'data');
      await after(next(20));
      child.kill('SIGKILL');
      expect(await end).toBe('SIGKILL');
      const found = readFileSync(output);
      expect(
        whole.some((bytes) => bytes.equals(found)),
        `round ${round}`,
      ).toBe(true);
      if (round % 100 === 99)
        console.log(`${round + 1} kills, ${readdirSync(folder).length - 1} of them while writing`);
    }
  });

  it('leave the old or the new file when one is killed while compiling', { timeout: 36_000_000 }, async () => {
    const folder = folderOf(smallKnowledgeBase);
    const output = join(folderOf(), 'kb.snapshot');
    const compile = () => start(['compile', folder, '-o', output, '--no-cache']);
    const next = random(11);
    const ends = new Map<unknown, number>();
    let [whileWriting, files] = [0, 1];
    let milliseconds = 0;
    for (let round = 0; round < rounds; round++) {
      // Measured again and again: the load of the machine changes, and a kill must not always hit the start.
      if (round % 20 === 0) {
        const started = performance.now();
        expect(await ended(compile())).toBe(0);
        milliseconds = performance.now() - started;
      }
      const child = compile();
      const end = ended(child);
      await after(milliseconds * (0.3 + next(80) / 100));
      child.kill('SIGKILL');
      addTo(ends, await end, 1);
      // A process that is killed while writing leaves its temporary file.
      const left = readdirSync(dirname(output)).length;
      if (left > files) whileWriting++;
      files = left;
      expect(() => new SnapshotReader(readFileSync(output), nodePlatform), `round ${round}`).not.toThrow();
      if (round % 100 === 99) console.log(`${round + 1} rounds, ends`, ends, `while writing: ${whileWriting}`);
    }
    const killed = ends.get('SIGKILL') ?? 0;
    expect(killed).toBeGreaterThan(0);
    expect(triagraph(['query', 'no available ip', '--kb', output]).code).toBe(0);
  });
});

describe.skipIf(notBuilt !== null)('the same bytes', () => {
  it('come from one thread and from two', () => {
    const folder = large();
    const compiled = (workers: number): Buffer => {
      const output = join(folderOf(), 'kb.snapshot');
      expect(triagraph(['compile', folder, '-o', output, '--no-cache', '--workers', String(workers)]).code).toBe(0);
      return readFileSync(output);
    };
    const one = compiled(1);
    expect(Buffer.compare(compiled(2), one)).toBe(0);
    expect(Buffer.compare(compiled(3), one)).toBe(0);
  });

  it('come from any time zone, language and folder', () => {
    const symptoms = ['子网地址耗尽 NoAvailableAddress', 'could not resolve host: SERVFAIL', 'İstanbul Straße ﬁ'];
    const answers = (env: Readonly<Record<string, string>>): string => {
      const folder = folderOf(smallKnowledgeBase);
      return symptoms
        .flatMap((symptom) => ['json', 'text'].map((format) => ['query', symptom, '--kb', folder, '--format', format]))
        .map((args) => triagraph(args, { env: { ...env, TRIAGRAPH_CACHE: folderOf() }, cwd: folder }).out)
        .join('\n');
    };
    const plain = answers({ TZ: 'UTC', LANG: 'C', LC_ALL: 'C' });
    expect(plain).toContain('subnet-full');
    expect(answers({ TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' })).toBe(plain);
    expect(answers({ TZ: 'America/St_Johns', LANG: 'zh_CN.GB18030', LC_ALL: 'zh_CN.GB18030', LANGUAGE: 'zh' })).toBe(
      plain,
    );
  });

  it('answer a thousand symptoms for any order of files and any folder', () => {
    const shipped = ['workflows', 'cases'].flatMap((folder) => markdownUnder(folder));
    const ask = (files: readonly (readonly [string, string])[], workers: number, env: Record<string, string>) =>
      execFileSync(process.execPath, [asking, library, folderOf(Object.fromEntries(files)), String(workers)], {
        env: { ...process.env, ...env },
        encoding: 'utf8',
        maxBuffer: 1 << 26,
      }).split('\n');
    const plain = ask(shipped, 1, { TZ: 'UTC', LC_ALL: 'C' });
    const elsewhere = ask(shipped.toReversed(), 2, {
      TZ: 'Asia/Kathmandu',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
    });
    expect(elsewhere.filter((line, index) => line !== plain[index])).toEqual([]);
    const count = (status: string) => plain.filter((line) => line.includes(` ${status} `)).length;
    expect(plain.filter((line) => line !== '')).toHaveLength(1000);
    expect(count('matched'), 'some are answered').toBeGreaterThan(100);
    expect(new Set(plain).size, 'answers differ').toBeGreaterThan(900);
  });
});
