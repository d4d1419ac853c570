import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type CacheStore, FileCache } from '../../src/engine/file-cache.js';
import { compileKnowledgeBase } from '../../src/index.js';
import { folderOf } from '../support/folder.js';
import { random } from '../support/random.js';
import { soak } from '../support/soak.js';

/** An in-memory cache that records which kinds of entries were written. */
class Memory implements CacheStore {
  readonly files = new Map<string, Uint8Array>();
  written: string[] = [];

  read(key: string): Uint8Array | null {
    return this.files.get(key) ?? null;
  }

  write(key: string, bytes: Uint8Array): void {
    const kind = key.slice(0, key.indexOf('\0'));
    if (kind !== 'stamps') this.written.push(kind);
    this.files.set(key, Uint8Array.from(bytes));
  }
}

const vocabulary = ['gateway', 'subnet', 'etcd', 'leader', 'lost', 'timeout', 'quota', '子网', '地址耗尽', 'NotReady'];

function noteOf(draw: (bound: number) => number, name: string): string {
  const words = (count: number) => Array.from({ length: count }, () => vocabulary[draw(vocabulary.length)]).join(' ');
  const rare = `only${draw(1_000)}`;
  return `# ${words(3)}\n\n## Symptoms\n\n- ${words(5)} ${rare}\n\n\`\`\`text\nError: ${words(4)} of ${name}\n\`\`\`\n\n## Cause\n\n${words(8)}\n`;
}

describe('the analysis cache', () => {
  const draw = random(7);
  let folder: string;
  let cache: Memory;
  const write = (number: number) => writeFileSync(join(folder, `${number}.md`), noteOf(draw, `note-${number}`));
  const compiled = async (with_: CacheStore | false) => {
    const { bytes, diagnostics } = await compileKnowledgeBase({ paths: [folder], cache: with_ });
    return { bytes: Buffer.from(bytes).toString('base64'), diagnostics };
  };

  beforeEach(() => {
    folder = folderOf();
    cache = new Memory();
    for (let number = 0; number < soak(20, 12); number++) write(number);
  });

  it.each([
    ['read again', 0],
    ['known by their times', 60_000],
  ])(
    'gives the same snapshot as the files, whatever has changed, with files %s',
    async (_, later) => {
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() + later);
      onTestFinished(() => void vi.restoreAllMocks());
      await compiled(cache);
      for (let round = 0; round < soak(5, 2); round++) {
        for (let count = draw(4); count >= 0; count--) {
          if (draw(4) === 0) rmSync(join(folder, `${draw(30)}.md`), { force: true });
          else write(draw(30));
        }
        expect(await compiled(cache)).toEqual(await compiled(false));
      }
    },
    90_000,
  );

  it('gives collection rules the same input as the files', async () => {
    const steps = (title: string, command: string) => `# ${title}\n\n\`\`\`bash\n${command}\n\`\`\`\n`;
    writeFileSync(join(folder, 'leader.en.md'), steps('The leader of the cluster is lost', 'etcdctl endpoint status'));
    writeFileSync(join(folder, 'leader.zh.md'), steps('集群的主节点已经丢失，无法写入', 'etcdctl member list'));
    await compiled(cache);
    write(1);
    const { diagnostics } = await compiled(cache);
    expect(diagnostics.map(({ ruleId }) => ruleId)).toContain('collection/translation-differs');
    expect(diagnostics).toEqual((await compiled(false)).diagnostics);
  });

  it('rewrites only the shards whose files have changed', async () => {
    await compiled(cache);
    const shards = new Set(cache.written).size;
    expect(cache.written).toHaveLength(shards);
    await compiled(cache);
    expect(cache.written).toHaveLength(shards);
    write(1);
    await compiled(cache);
    expect(cache.written).toHaveLength(shards + 1);
  });

  it.each([
    ['cut in half', (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2)],
    [
      'changed in one bit',
      (bytes: Uint8Array) => bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte)),
    ],
    ['emptied', () => new Uint8Array(0)],
  ])('ignores a shard that was %s', async (_, damage) => {
    const stored = new FileCache(folderOf());
    await compiled(stored);
    for (const name of readdirSync(stored.folder)) {
      const path = join(stored.folder, name);
      writeFileSync(path, damage(readFileSync(path)));
    }
    expect(await compiled(stored)).toEqual(await compiled(false));
  });
});
