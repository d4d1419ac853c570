import { describe, expect, it } from 'vitest';
import { run } from './terminal.js';

function recording() {
  const asked: unknown[] = [];
  const written: string[] = [];
  return {
    asked,
    written,
    library: {
      skeleton: async (settings: { title: string }) => {
        asked.push(settings);
        return `# ${settings.title}\n`;
      },
      writeNewText: async (path: string) => {
        written.push(path);
      },
    },
  };
}

describe('new', () => {
  it('prints the document, in the language of its title', async () => {
    const { library, asked } = recording();
    expect((await run(['new', 'case', '--title', '磁盘写满'], { library })).out).toBe('# 磁盘写满\n');
    await run(['new', 'workflow', '--title', 'Disk full', '--symptom', 'a', '--symptom', 'b', '--trigger', 'c'], {
      library,
    });
    expect(asked).toEqual([
      { kind: 'case', title: '磁盘写满', language: 'zh' },
      { kind: 'workflow', title: 'Disk full', language: 'en', symptoms: ['a', 'b'], triggers: ['c'] },
    ]);
  });

  it('writes the file and derives the document id from its name', async () => {
    const { library, asked, written } = recording();
    const { code, out, err } = await run(['new', 'case', '--title', 'x', '--lang', 'zh', '-o', 'cases/disk-full.md'], {
      library,
    });
    expect([code, out, written]).toEqual([0, '', ['/knowledge/cases/disk-full.md']]);
    expect(err).toContain('wrote cases/disk-full.md');
    expect(asked).toEqual([{ kind: 'case', title: 'x', language: 'zh', id: 'disk-full' }]);
  });

  it.each([
    [['new'], 'missing KIND'],
    [['new', 'article'], 'Allowed choices are workflow, case'],
    [['new', 'case'], 'missing --title'],
    [['new', 'case', '--title', ' '], '--title is empty'],
  ])('rejects %j as misuse', async (argv, part) => {
    const { code, err } = await run(argv);
    expect([code, err]).toEqual([2, expect.stringContaining(part)]);
  });
});
