import { describe, expect, it } from 'vitest';
import { run } from './terminal.js';

describe('--watch', () => {
  it('is misuse with --fix, and --dry-run needs --fix', async () => {
    expect(await run(['lint', '--watch', '--fix'])).toMatchObject({ code: 2, out: '' });
    expect((await run(['lint', '--dry-run'])).err).toContain('--dry-run needs --fix');
  });

  it('runs once and after each change, reports an error, and ends cleanly', async () => {
    const watched: unknown[] = [];
    let interrupt = () => {};
    let ended = 0;
    let runs = 0;
    const { code, err, out } = await run(['lint', 'docs', '--watch'], {
      onInterrupt: (end) => {
        interrupt = end;
      },
      engine: {
        lint: () => {
          runs++;
          if (runs === 2) throw Object.assign(new Error('gone'), { code: 'kb-gone', exitCode: 2 });
          return [];
        },
      },
      library: {
        watchFiles: async ({ paths, changed }) => {
          watched.push(paths);
          const changes = [['a.md'], ['b.md', 'c.md', 'd.md', 'e.md']];
          setImmediate(async () => {
            for (const files of changes) await changed(files);
            interrupt();
          });
          return async () => {
            ended++;
          };
        },
      },
    });
    expect([code, watched, ended, runs]).toEqual([0, [['docs']], 1, 3]);
    expect(out.match(/No problems/g)).toHaveLength(2);
    expect(err.replaceAll(/\d+ ms/g, 'N ms')).toBe(
      'triagraph: watching; N ms. Ctrl-C ends.\n' +
        'triagraph: gone\n' +
        'triagraph: a.md changed; N ms. Ctrl-C ends.\n' +
        'triagraph: b.md, c.md, d.md and 1 more changed; N ms. Ctrl-C ends.\n',
    );
  });
});
