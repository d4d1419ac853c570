import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CacheStore } from '../../src/engine/file-cache.js';
import { compileKnowledgeBase } from '../../src/index.js';
import { folderOf } from '../support/folder.js';
import { random } from '../support/random.js';

/** A cache in memory that remembers which kinds of files were read. */
class Memory implements CacheStore {
  readonly files = new Map<string, Uint8Array>();
  readonly read_ = new Set<string>();

  read(key: string): Uint8Array | null {
    this.read_.add(key.slice(0, key.indexOf('\0')));
    return this.files.get(key) ?? null;
  }

  write(key: string, bytes: Uint8Array): void {
    this.files.set(key, Uint8Array.from(bytes));
  }
}

const words = [
  'gateway',
  'subnet',
  'etcd',
  'leader',
  'lost',
  'timeout',
  'quota',
  '子网',
  '地址耗尽',
  'NotReady',
  'pods',
];
const documents = 60;

describe('a knowledge base of which few files were edited', () => {
  let draw: (bound: number) => number;
  let folder: string;
  let cache: Memory;
  const wordsOf = (count: number) => Array.from({ length: count }, () => words[draw(words.length)]).join(' ');
  const place = (number: number) => join(folder, `${number}.md`);
  const edit = (number: number, change: (text: string) => string) =>
    writeFileSync(place(number), change(readFileSync(place(number), 'utf8')));
  const compiled = async (with_: CacheStore | false) => {
    const { bytes, diagnostics, info } = await compileKnowledgeBase({ paths: [folder], cache: with_ });
    const { milliseconds: _, ...counts } = info;
    return { bytes: Buffer.from(bytes).toString('base64'), diagnostics, counts };
  };
  /** Compiles what was edited, and says whether the units of all files were read for it. */
  const expectSame = async (): Promise<boolean> => {
    cache.read_.clear();
    expect(await compiled(cache)).toEqual(await compiled(false));
    return cache.read_.has('units');
  };

  const textOf = (number: number): string =>
    [
      ...(number % 3 === 0
        ? ['---', `id: note-${number}`, 'kind: case', 'triggers:', `  - "lost ${number % 7} leader"`, '---', '']
        : []),
      `# ${wordsOf(3)} ${number}`,
      `## Symptoms\n\n- ${wordsOf(6)} only${draw(1_000)}`,
      `\`\`\`text\nError: ${wordsOf(4)} of note ${number}\n\`\`\``,
      `## Cause\n\n${wordsOf(12)}`,
      `## Resolution\n\n1. Look at the ${wordsOf(2)}.\n\n\`\`\`bash\nkubectl get pods -n ns-${number}\n\`\`\``,
      '## Notes',
      `See [the other](${(number + 1) % documents}.md), [a picture](images/${number % 2}.txt) and ${wordsOf(40)}.\n`,
    ].join('\n\n');

  beforeEach(() => {
    draw = random(11);
    folder = folderOf();
    cache = new Memory();
    mkdirSync(join(folder, 'images'));
    writeFileSync(join(folder, 'images', '0.txt'), 'here');
    for (let number = 0; number < documents; number++) writeFileSync(place(number), textOf(number));
  });

  const kinds: readonly ((text: string) => string)[] = [
    (text) => `${text}\nOne more ${wordsOf(1)}.\n`,
    (text) => text.replace('## Cause', `${wordsOf(3)}\n\n## Cause`),
    (text) => text.replace(/\w+\.\n$/, `${wordsOf(1)}.\n`),
    (text) => `${text}\nA word of its own: zq${draw(1_000)} 罕见词${draw(50)}\n`,
    (text) => text.replace('## Resolution', `## ${wordsOf(2)}\n\n${wordsOf(3)}\n\n## Resolution`),
    (text) => text.replace(/only\d+/, wordsOf(1)),
    (text) => text.replace('# ', `# ${wordsOf(1)} `),
    (text) => text.replace('Error: ', `Error: ${wordsOf(1)} `),
    (text) => text.replace('kubectl get', 'kubectl describe'),
    (text) => text.replace('](', '](missing-'),
  ];

  it('is the same snapshot with the same findings as one that is compiled anew, whatever was edited', async () => {
    await compiled(cache);
    for (let round = 0; round < 24; round++) {
      for (let count = draw(3); count >= 0; count--) edit(draw(documents), kinds[draw(kinds.length)]!);
      if (round % 8 === 5) rmSync(place(50 + draw(10)), { force: true });
      if (round % 8 === 7)
        for (let number = 50; number < documents; number++) writeFileSync(place(number), textOf(number));
      await expectSame();
    }
  }, 240_000);

  it('is compiled without the other files, where these are what they were', async () => {
    await compiled(cache);
    edit(8, (text) => text.replace('## Symptoms', '\n\n## Symptoms').replace(/\w+\.\n$/, 'quota.\n'));
    expect(await expectSame()).toBe(false);
    edit(8, (text) => `${text}\nNothing else than quota.\n`);
    edit(9, (text) => text.replace(/\w+\.\n$/, 'subnet zq4711.\n'));
    expect(await expectSame()).toBe(false);
    expect(await expectSame()).toBe(false);
  }, 60_000);

  it('tells anew of files that have gone beside it', async () => {
    await compiled(cache);
    rmSync(join(folder, 'images', '0.txt'));
    await expectSame();
    edit(7, (text) => `${text}\nNothing else.\n`);
    await expectSame();
  }, 60_000);

  it('names a document a duplicate once another one is the same', async () => {
    await compiled(cache);
    writeFileSync(place(4), readFileSync(place(5)));
    await expectSame();
    edit(5, (text) => `${text}\nNothing else.\n`);
    await expectSame();
  }, 60_000);

  it.each([
    [
      'a byte of it is another',
      (bytes: Uint8Array) => bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte)),
    ],
    ['its end is missing', (bytes: Uint8Array) => bytes.slice(0, bytes.length - 512)],
    ['it is empty', () => new Uint8Array(0)],
    ['it is a snapshot and no more', null],
  ])(
    'does without what was kept when %s',
    async (_, damage) => {
      await compiled(cache);
      const snapshot = (await compileKnowledgeBase({ paths: [folder], cache: false })).bytes;
      for (const [key, bytes] of cache.files)
        if (key.startsWith('assembled\0')) cache.files.set(key, damage === null ? snapshot : damage(bytes));
      edit(7, (text) => `${text}\nNothing else than quota.\n`);
      expect(await expectSame()).toBe(true);
      edit(7, (text) => `${text}\nNothing else than quota.\n`);
      expect(await expectSame()).toBe(false);
    },
    60_000,
  );

  it('does without the pack of all units when that is damaged', async () => {
    await compiled(cache);
    for (const [key, bytes] of cache.files)
      if (key.startsWith('units\0')) cache.files.set(key, bytes.slice(0, bytes.length >> 1));
    edit(7, (text) => text.replace('# ', '# Another '));
    expect(await expectSame()).toBe(true);
  }, 60_000);
});
