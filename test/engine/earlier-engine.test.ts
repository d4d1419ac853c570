import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';
import { random } from '../support/random.js';

const words = ['gateway', 'subnet', 'etcd', 'leader', 'lost', 'timeout', 'quota', '子网', '地址耗尽', 'NotReady'];

describe('an engine that follows an earlier one', () => {
  const draw = random(5);
  const some = (count: number) => Array.from({ length: count }, () => words[draw(words.length)]).join(' ');
  const note = () =>
    `# ${some(3)}\n\n## Symptoms\n\n- ${some(4)}\n\n## Steps\n\n1. Look at ${some(2)}.\n\n   - if ${some(2)}: ${some(3)}\n\n2. Mend ${some(2)}, see [more](${draw(8)}.md).\n`;

  it('answers as one that was opened by itself, whatever has changed since', async () => {
    const folder = folderOf();
    const place = (number: number) => join(folder, `${number}.md`);
    for (let number = 0; number < 8; number++) writeFileSync(place(number), note());
    const questions = Array.from({ length: 12 }, () => some(3));
    let earlier: Engine | undefined;
    for (let round = 0; round < 6; round++) {
      const followed = await Engine.open({ kb: [folder], cache: false, ...(earlier ? { earlier } : {}) });
      const alone = await Engine.open({ kb: [folder], cache: false });
      for (const question of questions) expect(followed.query(question)).toEqual(alone.query(question));
      for (const { path } of alone.documents()) expect(followed.show(path)).toEqual(alone.show(path));
      earlier = followed;
      writeFileSync(place(draw(8)), note());
      if (round === 2) renameSync(place(3), place(9));
      if (round === 3) rmSync(place(5), { force: true });
    }
  });
});
