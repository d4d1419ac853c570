import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { watchFiles } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

/** Waits until the condition holds, at most half a minute. */
async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 300 && !holds(); turn++) await new Promise((resolve) => setTimeout(resolve, 100));
}

describe('a watched folder', () => {
  it('reports written, renamed, created and removed files, and nothing else', async () => {
    const folder = folderOf({ 'a.md': 'a', 'goldens/g.yaml': '[]', 'node_modules/x.md': '', 'notes.png': '' });
    const told: string[] = [];
    const errors: Error[] = [];
    const stop = await watchFiles({
      paths: [folder],
      folder,
      changed: async (files) => {
        told.push(...files);
      },
      failed: (error) => errors.push(error),
    });
    const change = async (act: () => void, file: string) => {
      told.length = 0;
      act();
      await until(() => told.includes(file));
      expect(told).toContain(file);
    };
    await change(() => writeFileSync(join(folder, 'a.md'), 'b'), 'a.md');
    await change(() => {
      writeFileSync(join(folder, '.a.md.tmp'), 'c');
      renameSync(join(folder, '.a.md.tmp'), join(folder, 'a.md'));
    }, 'a.md');
    await change(() => {
      mkdirSync(join(folder, 'new'));
      writeFileSync(join(folder, 'new/b.md'), 'b');
    }, 'new/b.md');
    await change(() => rmSync(join(folder, 'goldens/g.yaml')), 'goldens/g.yaml');
    told.length = 0;
    writeFileSync(join(folder, 'notes.png'), 'x');
    writeFileSync(join(folder, 'node_modules/x.md'), 'x');
    writeFileSync(join(folder, 'a.md'), 'd');
    await until(() => told.length > 0);
    expect(told).toEqual(['a.md']);
    await stop();
    writeFileSync(join(folder, 'a.md'), 'e');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([told, errors]).toEqual([['a.md'], []]);
  });

  it('reports changes while another watched file does not exist yet', async () => {
    const folder = folderOf({ 'kb/a.md': 'a' });
    const told: string[] = [];
    const stop = await watchFiles({
      paths: [join(folder, 'triagraph.config.json'), join(folder, 'kb')],
      folder,
      changed: async (files) => {
        told.push(...files);
      },
      failed: (error) => {
        throw error;
      },
    });
    writeFileSync(join(folder, 'kb/a.md'), 'b');
    await until(() => told.includes('kb/a.md'));
    writeFileSync(join(folder, 'triagraph.config.json'), '{}');
    await until(() => told.includes('triagraph.config.json'));
    await stop();
    expect([...new Set(told)]).toEqual(['kb/a.md', 'triagraph.config.json']);
  });
});
