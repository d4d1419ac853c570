import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openLive } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const addresses = `# No address is left

## Symptoms

- no available ip in the subnet

## Steps

1. Look at the subnet

   - if the quota is used up: see [quotas](quotas.md)

2. Restart it
`;
const quotas = '# Quotas of a namespace\n\n## Steps\n\n1. Look at the quota\n';

async function live() {
  const folder = folderOf({ 'addresses.md': addresses, 'quotas.md': quotas });
  const opened = await openLive({ kb: [folder], cache: false });
  onTestFinished(() => opened.close());
  const ask = () => opened.engine.query('no available ip in the subnet').workflow!;
  return { folder, opened, ask };
}

describe('a version that goes live while queries are answered', () => {
  it('plans again when a branch target has been removed', async () => {
    const { folder, opened, ask } = await live();
    const leadsTo = () => ask().steps.flatMap(({ branches }) => branches.map(({ to }) => to));
    expect(leadsTo()).toEqual(['quotas']);
    rmSync(join(folder, 'quotas.md'));
    expect((await opened.reload()).outcome).toBe('swapped');
    expect(leadsTo()).toEqual(['quotas.md']);
  });

  it('releases the previous version', async () => {
    const { folder, opened } = await live();
    // Worded differently from the titles, which makes the document texts load.
    opened.engine.query('quota of the subnet is used, restart does not help, no available ip there');
    const before = new WeakRef(opened.engine.snapshot());
    for (const verb of ['Raise', 'Lower']) {
      writeFileSync(join(folder, 'quotas.md'), quotas.replace('Look at', verb));
      expect((await opened.reload()).outcome).toBe('swapped');
    }
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    for (let round = 0; round < 5 && before.deref() !== undefined; round++) {
      await pause(20);
      collect();
    }
    expect(before.deref()).toBeUndefined();
  });
});
