import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { clearUserCache, resolveKnowledgeBase, userCache } from '../../src/index.js';
import { diagnostic } from '../present/documents.js';
import { run } from './terminal.js';

const folder = mkdtempSync(join(tmpdir(), 'triagraph-doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

const healthy = { lint: () => [] };

describe('doctor', () => {
  it('shows what is used and where it comes from, and exits with 0 when nothing is wrong', async () => {
    const { code, out, err } = await run(['doctor'], { engine: healthy, cwd: folder });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^program {9}triagraph 0\.1\.0, Node\.js /);
    expect(out).toContain('configuration   none');
    expect(out).toContain('cache           /cache: 2 entries, 3.0 MB, last used 1970-01-01');
    expect(out).toContain('nothing is wrong');
  });

  it('distinguishes how the knowledge base was found', async () => {
    const from = async (cwd: string, ...args: string[]): Promise<unknown> => {
      const { out } = await run(['doctor', '--json', ...args], {
        engine: healthy,
        cwd,
        library: { resolveKnowledgeBase },
      });
      return JSON.parse(out).knowledgeBase.from;
    };
    const [empty, here, configured] = ['empty', 'here', 'configured'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    for (const path of [empty, join(here, 'workflows'), join(configured, 'runbooks')])
      mkdirSync(path, { recursive: true });
    writeFileSync(join(configured, 'triagraph.config.json'), '{"kb": ["runbooks"]}');
    expect(await from(empty)).toBe('shipped');
    expect(await from(here)).toBe('folder');
    expect(await from(configured)).toBe('config');
    expect(await from(here, '--kb', 'workflows')).toBe('option');
  });

  it('shows no password of an address', async () => {
    const addresses = ['opensearch+https://me:s3/cr@et@search:9200/cases', 'https://me:s3cr@et@host/kb.snapshot'];
    for (const address of addresses) {
      const { out, err } = await run(['doctor', '--kb', address], { engine: healthy });
      expect(out + err).not.toMatch(/s3|et@/);
      expect(out).toContain(/[^@]*$/.exec(address)![0]);
    }
  });

  it('exits with 1 and names what is wrong', async () => {
    const error = diagnostic({ severity: 'error', path: 'a.md', message: 'Unexpected lack' });
    const faulty = await run(['doctor'], { engine: { lint: () => [error] } });
    expect([faulty.code, faulty.out]).toEqual([1, expect.stringContaining('problem         a.md: Unexpected lack')]);
    const missing = () => {
      throw Object.assign(new Error('Nothing found at /nowhere.'), { code: 'kb-missing', exitCode: 2 });
    };
    const nowhere = await run(['doctor', '--kb', '/nowhere'], { library: { resolveKnowledgeBase: missing } });
    expect([nowhere.code, nowhere.out]).toEqual([1, expect.stringContaining('Nothing found at /nowhere.')]);
  });
});

describe('cache', () => {
  it('shows where it is and how large, as text, as JSON, and as a path alone', async () => {
    expect((await run(['cache'])).out).toBe('/cache: 2 entries, 3.0 MB, last used 1970-01-01T00:00:00.000Z\n');
    expect((await run(['cache', 'path'])).out).toBe('/cache\n');
    expect(JSON.parse((await run(['cache', '--json'])).out)).toMatchObject({ folder: '/cache', bytes: 3_000_000 });
    expect((await run(['cache', 'clear'])).out).toMatch(/^cleared \/cache: 2 entries/);
    expect((await run(['cache', 'burn'])).code).toBe(2);
  });

  it('deletes its own entries and nothing else of the folder', () => {
    const place = join(folder, 'cache');
    vi.stubEnv('TRIAGRAPH_CACHE', place);
    expect(userCache()).toMatchObject({ folder: place, entries: 0, used: null });
    mkdirSync(place);
    for (const name of ['0'.repeat(64), 'f'.repeat(64), 'notes.txt']) writeFileSync(join(place, name), 'text');
    expect(userCache()).toMatchObject({ entries: 2, bytes: 8 });
    expect(clearUserCache()).toMatchObject({ entries: 2, bytes: 8 });
    expect(readdirSync(place)).toEqual(['notes.txt']);
    expect(existsSync(join(place, 'notes.txt'))).toBe(true);
  });
});
