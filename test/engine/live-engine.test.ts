import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { LiveFiles } from '../../src/engine/live/files.js';
import { compileKnowledgeBase, type Engine, openLive, type ReloadReport } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const page = (title: string): string => `# ${title}\n\n## Symptoms\n\n- the valve is shut\n`;

const snapshots = new Map<string, Uint8Array>();
beforeAll(async () => {
  for (const title of ['One', 'Two', 'Three', 'None']) {
    const files: Record<string, string> = title === 'None' ? { 'x.txt': '' } : { 'a.md': page(title) };
    snapshots.set(title, (await compileKnowledgeBase({ paths: [folderOf(files)], cache: false })).bytes);
  }
});

/** A snapshot file whose version can be replaced. */
function snapshotFile(title: string) {
  const path = join(folderOf(), 'kb.snapshot');
  const put = (name: string) => {
    writeFileSync(`${path}.new`, snapshots.get(name)!);
    renameSync(`${path}.new`, path);
  };
  put(title);
  return { path, put };
}

async function live(path: string, options: object = {}) {
  const reports: ReloadReport[] = [];
  const opened = await openLive({ kb: [path], cache: false, onReload: (report) => reports.push(report), ...options });
  onTestFinished(() => opened.close());
  return { opened, reports, title: () => opened.engine.query('the valve is shut').matches[0]?.title };
}

describe('a snapshot file', () => {
  it('is read again only if it was replaced, or on request', async () => {
    const { path, put } = snapshotFile('One');
    const files = new LiveFiles({ paths: [path] });
    expect(await files.load(false)).not.toBeNull();
    expect(await files.load(false)).toBeNull();
    expect(await files.load(true)).not.toBeNull();
    put('Two');
    expect(Buffer.from((await files.load(false))!.snapshot!).equals(snapshots.get('Two')!)).toBe(true);
    expect(await files.load(false)).toBeNull();
  });

  it.each([
    ['in place, with the same length', (path: string) => writeFileSync(path, snapshots.get('Two')!)],
    ['in time only', (path: string) => utimesSync(path, 1_000, 2_000)],
    [
      'by a file of the same time',
      (path: string) => {
        const { atime, mtime } = statSync(path);
        writeFileSync(`${path}.new`, Buffer.concat([snapshots.get('Two')!, Buffer.alloc(8)]));
        utimesSync(`${path}.new`, atime, mtime);
        renameSync(`${path}.new`, path);
      },
    ],
  ])('counts as replaced if it was changed %s', async (_, change) => {
    const { path } = snapshotFile('One');
    const files = new LiveFiles({ paths: [path] });
    await files.load(false);
    await new Promise((resolve) => setTimeout(resolve, 20));
    change(path);
    expect(await files.load(false)).not.toBeNull();
  });

  it('that cannot be read at first is read later', async () => {
    const { path, put } = snapshotFile('One');
    const files = new LiveFiles({ paths: [path] });
    rmSync(path);
    await expect(files.load(false)).rejects.toThrow();
    put('One');
    expect(await files.load(false)).not.toBeNull();
  });
});

describe('a live knowledge base', () => {
  it('goes live with each change and reports the version', async () => {
    const { path, put } = snapshotFile('One');
    const { opened, reports, title } = await live(path);
    const first = opened.engine.info().hash;
    expect(opened.name).toBe(path);
    expect(await opened.reload()).toMatchObject({ outcome: 'unchanged', hash: first, documents: 1 });
    put('Two');
    const before = performance.now();
    const swapped = await opened.reload();
    const elapsed = performance.now() - before;
    expect(swapped).toMatchObject({ outcome: 'swapped', hash: opened.engine.info().hash, documents: 1 });
    expect(swapped.hash).not.toBe(first);
    expect(swapped.milliseconds).toBeGreaterThanOrEqual(0);
    expect(swapped.milliseconds).toBeLessThanOrEqual(elapsed);
    expect([title(), reports.map(({ outcome }) => outcome)]).toEqual(['Two', ['unchanged', 'swapped']]);
    expect(reports.every((report) => !('error' in report))).toBe(true);
  });

  it.each(['goes live', 'fails'])(
    'sees each change that is made while a reload %s, again and again',
    async (outcome) => {
      const { path, put } = snapshotFile('One');
      let later: Promise<ReloadReport>[] = [];
      const rehearse = () => {
        if (title() !== 'One' || later.length > 0) return;
        put(outcome === 'fails' ? 'Three' : 'One');
        later = [opened.reload(), opened.reload()];
        if (outcome === 'fails') throw new Error('not yet');
      };
      const { opened, title } = await live(path, { rehearse });
      for (let round = 1; round <= 3; round++) {
        later = [];
        put('Two');
        const first = await opened.reload();
        expect([round, first.outcome, later.length]).toEqual([round, outcome === 'fails' ? 'failed' : 'swapped', 2]);
        const reports = await Promise.all(later);
        expect([round, ...reports.map((report) => report.outcome)]).toEqual([round, 'swapped', 'swapped']);
        expect([round, title()]).toEqual([round, outcome === 'fails' ? 'Three' : 'One']);
        put('One');
        await opened.reload();
      }
    },
  );

  it('keeps its version if all documents vanish, and continues when they are back', async () => {
    const { path, put } = snapshotFile('One');
    const { opened, title } = await live(path);
    put('None');
    expect(await opened.reload()).toMatchObject({
      outcome: 'failed',
      documents: 1,
      error: { code: expect.any(String) },
    });
    expect(title()).toBe('One');
    put('Two');
    expect(await opened.reload()).toMatchObject({ outcome: 'swapped' });
    expect(title()).toBe('Two');
  });

  it('that was empty from the beginning may stay empty', async () => {
    const { path, put } = snapshotFile('None');
    const { opened, title } = await live(path);
    expect(await opened.reload()).toMatchObject({ outcome: 'unchanged', documents: 0 });
    put('One');
    expect(await opened.reload()).toMatchObject({ outcome: 'swapped', documents: 1 });
    expect(title()).toBe('One');
  });

  it('reloads once more for all calls during a reload, and then sees the changes made meanwhile', async () => {
    const { path, put } = snapshotFile('One');
    let during: Promise<ReloadReport>[] = [];
    const { opened, reports, title } = await live(path, {
      rehearse: (next: Engine) => {
        if (next.documents()[0]?.title !== 'Two') return;
        put('One');
        during = [opened.reload(), opened.reload(), opened.reload()];
      },
    });
    put('Two');
    expect(await opened.reload()).toMatchObject({ outcome: 'swapped' });
    const later = await Promise.all(during);
    expect(later.map(({ outcome }) => outcome)).toEqual(['swapped', 'swapped', 'swapped']);
    expect(reports.map(({ outcome }) => outcome)).toEqual(['swapped', 'swapped']);
    expect(title()).toBe('One');
    put('Two');
    expect(await opened.reload()).toMatchObject({ outcome: 'swapped' });
  });

  it('checks for changes at an interval until it is closed', async () => {
    const { path, put } = snapshotFile('One');
    const { opened, reports, title } = await live(path);
    opened.poll(10);
    await expect.poll(() => reports.length, { timeout: 20_000 }).toBeGreaterThan(2);
    expect(reports.slice(1).every(({ outcome }) => outcome === 'unchanged')).toBe(true);
    put('Two');
    await expect.poll(title, { timeout: 20_000 }).toBe('Two');
    await opened.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const count = reports.length;
    put('One');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(reports.length).toBe(count);
  });

  it.each([0, -1, 0.5, Number.NaN, 2 ** 31, Number.POSITIVE_INFINITY, '5'])(
    'rejects an interval of %s',
    async (interval) => {
      const { opened } = await live(snapshotFile('One').path);
      expect(() => opened.poll(interval as number)).toThrow(expect.objectContaining({ code: 'poll-interval' }));
    },
  );

  it.each([1, 2 ** 31 - 1])('accepts an interval of %i milliseconds', async (interval) => {
    const { opened } = await live(snapshotFile('One').path);
    expect(() => opened.poll(interval)).not.toThrow();
  });

  it('of folders is compiled with its project, and reports an error until it is fixed', async () => {
    const project = folderOf({ 'kb/a.md': page('One') });
    const { opened, title } = await live(join(project, 'kb'), { project });
    renameSync(join(project, 'kb'), join(project, 'away'));
    expect(await opened.reload()).toMatchObject({ outcome: 'failed', error: { code: 'root-not-found' } });
    expect(title()).toBe('One');
    mkdirSync(join(project, 'kb'));
    writeFileSync(join(project, 'kb/b.md'), page('Two'));
    expect(await opened.reload()).toMatchObject({ outcome: 'swapped' });
    expect(title()).toBe('Two');
    writeFileSync(join(project, 'triagraph.config.json'), JSON.stringify({ ignore: ['kb/b.md'] }));
    writeFileSync(join(project, 'kb/a.md'), page('One'));
    expect(await opened.reload()).toMatchObject({ outcome: 'swapped', documents: 1 });
    expect(title()).toBe('One');
  });
});
