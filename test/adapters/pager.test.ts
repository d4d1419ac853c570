import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { showInPager } from '../../src/adapters/cli/pager.js';

it.skipIf(process.platform === 'win32')('a long answer is shown in the pager that the user names', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'triagraph-pager-')), 'shown.txt');
  expect(await showInPager('1. Look\n', { ...process.env, PAGER: `cat > ${file}` })).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('1. Look\n');
});

it('an answer is printed without a pager when none is wanted or it cannot be started', async () => {
  for (const PAGER of ['', 'cat', 'triagraph-no-such-pager'])
    expect(await showInPager('1. Look\n', { ...process.env, PAGER })).toBe(false);
});
