import { renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { compileKnowledgeBase, type Engine, openLive, type ReloadReport } from '../../../src/index.js';
import { limits } from '../../../src/limits.js';
import type { Diagnosis } from '../../../src/model/index.js';
import { folderOf } from '../../support/folder.js';
import { soak } from '../../support/soak.js';
import { served } from './served.js';

const knowledge = (version: string) => ({
  'a.md': `---\nid: a\nkind: workflow\ntriggers: [no available ip]\n---\n# Title of ${version}\n\n## Diagnosis\n\n1. Look at ${version}\n`,
});

async function snapshotOf(version: string): Promise<Uint8Array> {
  return (await compileKnowledgeBase({ paths: [folderOf(knowledge(version))], cache: false })).bytes;
}

/** Replaces a file atomically. */
function replace(path: string, bytes: Uint8Array): void {
  writeFileSync(`${path}.new`, bytes);
  renameSync(`${path}.new`, path);
}

describe('a version that is warmed up', () => {
  const replaced = async (rehearse: (next: Engine) => void) => {
    const path = join(folderOf(), 'kb.snapshot');
    replace(path, await snapshotOf('v1'));
    const reports: ReloadReport[] = [];
    const live = await openLive({ kb: [path], rehearse, onReload: (report) => reports.push(report) });
    onTestFinished(() => live.close());
    replace(path, await snapshotOf('v2'));
    await live.reload();
    return { live, reports };
  };
  const titleOf = (engine: Engine) => engine.query('no available ip').matches[0]?.title;

  it('answers the warm-up while the previous version still answers everyone else', async () => {
    const seen: unknown[] = [];
    const { live } = await replaced((next) => seen.push(titleOf(next)));
    expect([seen, titleOf(live.engine)]).toEqual([['Title of v2'], 'Title of v2']);
  });

  it('does not go live when it fails', async () => {
    const { live, reports } = await replaced(() => {
      throw new Error('no answer');
    });
    expect(reports).toMatchObject([{ outcome: 'failed', error: { message: 'no answer' } }]);
    expect(titleOf(live.engine)).toBe('Title of v1');
  });
});

describe('a snapshot replaced under load', () => {
  it('answers every request from one version', async () => {
    const path = join(folderOf(), 'kb.snapshot');
    const versions = [await snapshotOf('v1'), await snapshotOf('v2')];
    const broken = versions[0]!.slice();
    broken[broken.length >> 1]! ^= 0xff;
    replace(path, versions[0]!);
    const { app, live, log } = await served({ kb: [path] });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    let running = true;
    const answers: Diagnosis[] = [];
    const failures: unknown[] = [];
    /** As a soak, busy for four fifths of the time. */
    const ask = async () => {
      while (running) {
        const started = performance.now();
        const answer = await fetch(`http://127.0.0.1:${port}/v1/query`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"text": "no available ip"}',
        });
        if (answer.status === 200) answers.push((await answer.json()) as Diagnosis);
        else failures.push([answer.status, await answer.text()]);
        await pause(soak((performance.now() - started) / 4, 0));
      }
    };
    const load = Array.from({ length: 6 }, ask);
    const outcomes: string[] = [];
    // As a soak: ten minutes with a replacement each second.
    const [rounds, pauseMs] = [soak(600, 15), soak(1_000, 0)];
    for (let round = 1; round <= rounds; round++) {
      replace(path, round % 5 === 0 ? broken : versions[round % 2]!);
      outcomes.push((await live.reload()).outcome);
      await pause(pauseMs);
    }
    // A busy machine may have answered hardly anything while it was reloading.
    while (answers.length <= rounds) await pause(5);
    running = false;
    await Promise.all(load);
    expect(failures).toEqual([]);
    expect(outcomes.filter((each) => each === 'failed')).toHaveLength(rounds / 5);
    expect(outcomes.filter((each) => each === 'swapped').length).toBeGreaterThan(rounds / 2);
    const titles = new Map<string, Set<string>>();
    for (const { kb, matches, workflow } of answers) {
      const said = `${matches[0]?.title} ${workflow?.title} ${workflow?.steps[0]?.title}`;
      titles.set(kb.hash, (titles.get(kb.hash) ?? new Set()).add(said));
    }
    expect(answers.length).toBeGreaterThan(rounds);
    const whole = ['v1', 'v2'].map((version) => [`Title of ${version} Title of ${version} Look at ${version}`]);
    for (const said of titles.values()) expect(whole).toContainEqual([...said]);
    const faults = log.lines.filter(({ msg }) => String(msg).startsWith('reload failed'));
    expect(faults).toHaveLength(rounds / 5);
    expect(faults[0]!.error).toMatchObject({ code: 'snapshot/damaged' });
  });
});

describe('a reloaded knowledge base', () => {
  const waitFor = async (reports: ReloadReport[], outcome: string): Promise<ReloadReport> => {
    for (;;) {
      const found = reports.find((each) => each.outcome === outcome);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  it('is recompiled when a watched folder changes', async () => {
    const folder = folderOf(knowledge('v1'));
    const reports: ReloadReport[] = [];
    const live = await openLive({ kb: [folder], cache: false, onReload: (report) => reports.push(report) });
    onTestFinished(() => live.close());
    await live.watch();
    writeFileSync(join(folder, 'a.md'), knowledge('v2')['a.md']);
    await waitFor(reports, 'swapped');
    expect(live.engine.query('no available ip').matches[0]?.title).toBe('Title of v2');
  });

  it('is reopened when a polled snapshot is replaced, and only then', async () => {
    const path = join(folderOf(), 'kb.snapshot');
    replace(path, await snapshotOf('v1'));
    const reports: ReloadReport[] = [];
    const live = await openLive({ kb: [path], onReload: (report) => reports.push(report) });
    onTestFinished(() => live.close());
    live.poll(20);
    await waitFor(reports, 'unchanged');
    replace(path, await snapshotOf('v2'));
    await waitFor(reports, 'swapped');
    expect(live.engine.query('no available ip').matches[0]?.title).toBe('Title of v2');
  });

  it('is kept when the folder is emptied', async () => {
    const { rmSync } = await import('node:fs');
    const folder = folderOf(knowledge('v1'));
    const live = await openLive({ kb: [folder], cache: false });
    onTestFinished(() => live.close());
    rmSync(join(folder, 'a.md'));
    expect(await live.reload()).toMatchObject({ outcome: 'failed', documents: 1, error: { code: 'reload-empty' } });
    expect(live.engine.query('no available ip').status).toBe('matched');
  });

  it('answers calls during a reload with one more reload that sees later changes', async () => {
    const folder = folderOf(knowledge('v1'));
    const live = await openLive({ kb: [folder], cache: false });
    onTestFinished(() => live.close());
    const first = live.reload();
    writeFileSync(join(folder, 'a.md'), knowledge('v2')['a.md']);
    const [second, third] = [live.reload(), live.reload()];
    expect(second).toBe(third);
    await Promise.all([first, second]);
    expect(live.engine.query('no available ip').matches[0]?.title).toBe('Title of v2');
  });
});

describe('a snapshot at an address', () => {
  type Answer = { status: number; body?: Uint8Array; etag?: string };

  async function server(respond: (asked: { etag: string | undefined }) => Answer | Promise<Answer>) {
    const http = createServer(async (request, response) => {
      const { status, body, etag } = await respond({ etag: request.headers['if-none-match'] });
      response.writeHead(status, etag === undefined ? {} : { etag }).end(body);
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void http.close());
    return `http://127.0.0.1:${(http.address() as AddressInfo).port}/kb.snapshot`;
  }

  it('is fetched once per ETag, and the last valid one survives every error', async () => {
    const [one, two] = [await snapshotOf('v1'), await snapshotOf('v2')];
    let now: { status: number; body?: Uint8Array; etag?: string } = { status: 200, body: one, etag: '"1"' };
    const transfers: number[] = [];
    const address = await server(({ etag }) => {
      if (now.etag !== undefined && etag === now.etag) return { status: 304 };
      transfers.push(now.body?.length ?? 0);
      return now;
    });
    const reports: ReloadReport[] = [];
    const live = await openLive({ kb: [address], onReload: (report) => reports.push(report) });
    onTestFinished(() => live.close());
    live.poll(10);
    const next = () =>
      new Promise<ReloadReport>((resolve) => {
        const before = reports.length;
        const timer = setInterval(() => {
          // The poll after a change may have started before it.
          if (reports.length > before + 1) {
            clearInterval(timer);
            resolve(reports.at(-1)!);
          }
        }, 5);
      });
    expect((await next()).outcome).toBe('unchanged');
    expect(transfers).toEqual([one.length]);
    now = { status: 500 };
    expect(await next()).toMatchObject({ outcome: 'failed', error: { code: 'reload-status' } });
    now = { status: 200, body: new Uint8Array(100) };
    expect(await next()).toMatchObject({ outcome: 'failed', error: { code: 'snapshot/not-a-snapshot' } });
    expect(live.engine.query('no available ip').matches[0]?.title).toBe('Title of v1');
    now = { status: 200, body: two, etag: '"2"' };
    await next();
    expect(live.engine.query('no available ip').matches[0]?.title).toBe('Title of v2');
  });

  it('is not transferred again by polls that come faster than it answers', async () => {
    const body = await snapshotOf('v1');
    const statuses: number[] = [];
    const address = await server(async ({ etag }) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      statuses.push(etag === undefined ? 200 : 304);
      return etag === undefined ? { status: 200, body, etag: '"1"' } : { status: 304 };
    });
    const reports: ReloadReport[] = [];
    const live = await openLive({ kb: [address], onReload: (report) => reports.push(report) });
    onTestFinished(() => live.close());
    live.poll(5);
    await vi.waitFor(() => expect(reports.length).toBeGreaterThan(2), 20_000);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('cannot be watched or combined with other paths', async () => {
    const body = await snapshotOf('v1');
    const address = await server(() => ({ status: 200, body }));
    const live = await openLive({ kb: [address] });
    onTestFinished(() => live.close());
    await expect(live.watch()).rejects.toThrow(/poll/);
    await expect(openLive({ kb: [address, 'docs'] })).rejects.toThrow(/alone/);
    expect(limits.liveSnapshotBytes).toBeGreaterThan(body.length);
  });
});
