import { describe, expect, it } from 'vitest';
import { run } from './terminal.js';

const fixing = (files: readonly { path: string; before: string; after: string; titles: string[] }[]) =>
  run(['lint', 'docs', '--fix', '--dry-run'], { library: { fixFiles: async () => ({ files, refused: [] }) } });

describe('lint --fix --dry-run', () => {
  it('prints a patch and the number of fixes, and exits with 1', async () => {
    const { out, err, code } = await fixing([
      { path: '/knowledge/docs/a.md', before: 'Id: a\n', after: 'id: a\n', titles: ['write the key as id'] },
    ]);
    expect(out).toContain('+id: a');
    expect({ err, code }).toEqual({ err: 'triagraph: would fix 1 finding in 1 file\n', code: 1 });
  });

  it('reports that there is nothing to fix, and exits with 0', async () => {
    expect(await fixing([])).toMatchObject({ out: '', err: 'triagraph: nothing to fix\n', code: 0 });
  });
});
