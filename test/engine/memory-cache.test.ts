import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Engine, memoryCache } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const page = (title: string) => `---\nkind: case\ntriggers:\n  - ${title}\n---\n# ${title}\n\n## 原因\n\n${title}\n`;

describe('a cache in memory', () => {
  it('keeps the last entry of each kind', async () => {
    const cache = await memoryCache(false);
    const [a, b, c] = [1, 2, 3].map((byte) => new Uint8Array([byte]));
    cache.write('units\0x', a!);
    cache.write('snapshot\0x', b!);
    cache.write('snapshot\0y', c!);
    expect([cache.read('units\0x'), cache.read('snapshot\0x'), cache.read('snapshot\0y')]).toEqual([a, null, c]);
  });

  it('gives the same answers as no cache, change after change, and writes nothing to disk', async () => {
    const home = folderOf();
    const before = process.env.XDG_CACHE_HOME;
    process.env.XDG_CACHE_HOME = home;
    try {
      const folder = folderOf({ 'a.md': page('磁盘写满'), 'b.md': page('证书过期') });
      const cache = await memoryCache(true);
      for (const line of ['', '\n第一次改动\n', '\n- ❌ 异常：`no space left`\n']) {
        appendFileSync(join(folder, 'a.md'), line);
        const [warm, cold] = await Promise.all(
          [cache, false].map((each) => Engine.open({ kb: [folder], cache: each })),
        );
        expect(warm!.info().hash).toBe(cold!.info().hash);
        expect(warm!.lint()).toEqual(cold!.lint());
      }
      expect(existsSync(join(home, 'triagraph')) ? readdirSync(join(home, 'triagraph')) : []).toEqual([]);
    } finally {
      if (before === undefined) delete process.env.XDG_CACHE_HOME;
      else process.env.XDG_CACHE_HOME = before;
    }
  });
});
