import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { compileKnowledgeBase, Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

/** Whether the machine is so busy that the parser's deadline expires. */
const machine = vi.hoisted(() => ({ isBusy: false }));
vi.mock('../../src/parse/index.js', async (original) => {
  const real = await original<typeof import('../../src/parse/index.js')>();
  const late = { ruleId: 'markdown/too-complex', severity: 'error', message: 'Late (parseDeadlineMs)' } as const;
  return {
    ...real,
    async parseGuarded(file: Parameters<typeof real.parseGuarded>[0]) {
      const parsed = await real.parseGuarded(file);
      if (!machine.isBusy || file.path !== 'late.md') return parsed;
      return { ...parsed, reproducible: false, diagnostics: [{ ...late, path: file.path }] };
    },
  };
});

const documents = { 'late.md': '# The gateway is lost\n', 'other.md': '# The subnet is full\n' };

describe('a document whose parsing timed out', () => {
  let folder: string;
  beforeEach(() => {
    folder = folderOf(documents);
    process.env.TRIAGRAPH_CACHE = folderOf();
    machine.isBusy = true;
  });

  it('is analyzed again in the next compilation', async () => {
    const rules = async () => (await compileKnowledgeBase({ paths: [folder] })).diagnostics.map(({ ruleId }) => ruleId);
    expect(await rules()).toContain('markdown/too-complex');
    expect(await rules()).toContain('markdown/too-complex');
    machine.isBusy = false;
    expect(await rules()).not.toContain('markdown/too-complex');
    machine.isBusy = true;
    expect(await rules(), 'the whole analysis is cached').not.toContain('markdown/too-complex');
  });

  it('leaves no snapshot in the cache', async () => {
    const hashOf = async () => (await Engine.open({ kb: [folder] })).info().hash;
    const cutShort = await hashOf();
    const entries = readdirSync(process.env.TRIAGRAPH_CACHE!).length;
    machine.isBusy = false;
    const whole = await hashOf();
    expect(whole, 'what is kept by hash is not mixed up').not.toBe(cutShort);
    expect(readdirSync(process.env.TRIAGRAPH_CACHE!).length).toBeGreaterThan(entries);
  });
});
