import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Engine, importTickets } from '../../src/index.js';
import { run } from '../adapters/terminal.js';
import { folderOf } from '../support/folder.js';

async function importing(name: string, text: string | Uint8Array, columns: Record<string, string> = {}) {
  const folder = folderOf({});
  const [path, to] = [join(folder, name), join(folder, 'kb', 'tickets.jsonl')];
  writeFileSync(path, text);
  const report = await importTickets({ path, to, columns });
  const cases =
    report.written === 0
      ? []
      : readFileSync(to, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line));
  return { report, cases, to };
}

const table = `Issue key,Summary,Description,Root cause,Resolution notes,Component/s,Affects version/s,Resolved,Reporter
OPS-1,Pods of shop wait,"They wait,
""forever"", it seems",No addresses left,Deleted stale ones,"etcd, kubelet",v1.12,2026-10-02 09:12:44,ann
OPS-2,Login slow,,,,,,,bob
OPS-3,,x,a cause,,,,,eve
`;

describe('an export of tickets becomes cases', () => {
  it('from CSV with the usual names of columns, without unsolved tickets', async () => {
    const { report, cases } = await importing('export.csv', table);
    expect(cases).toEqual([
      {
        title: 'Pods of shop wait',
        id: 'OPS-1',
        description: 'They wait,\n"forever", it seems',
        cause: 'No addresses left',
        resolution: 'Deleted stale ones',
        components: ['etcd', 'kubelet'],
        versions: ['v1.12'],
        date: '2026-10-02',
      },
    ]);
    expect(report).toMatchObject({ tickets: 3, written: 1, left: { untitled: 1, unsolved: 1, tooLong: 0 } });
    expect(report.unused).toEqual(['Reporter']);
  });

  it('from CSV with semicolons and Chinese names, even in GB18030', async () => {
    // 标题;原因 / 磁盘满;日志过多 in GB18030
    const gb = Buffer.from('b1eacce23bd4add2f20d0ab4c5c5ccc2fa3bc8d5d6beb9fdb6e00d0a', 'hex');
    const { cases } = await importing('export.csv', gb);
    expect(cases).toEqual([{ title: '磁盘满', cause: '日志过多' }]);
  });

  it('from the JSON of Jira and ServiceNow', async () => {
    const jira = {
      total: 1,
      issues: [
        {
          key: 'OPS-9',
          fields: {
            summary: 'Disk full',
            resolution: { name: 'Removed logs' },
            components: [{ name: 'etcd' }],
            versions: [],
          },
        },
      ],
    };
    expect((await importing('jira.json', JSON.stringify(jira))).cases).toEqual([
      { title: 'Disk full', id: 'OPS-9', resolution: 'Removed logs', components: ['etcd'] },
    ]);
    const now = { result: [{ number: 'INC1', short_description: 'Disk full', close_notes: 'Removed logs' }] };
    expect((await importing('now.json', JSON.stringify(now))).cases).toEqual([
      { title: 'Disk full', id: 'INC1', resolution: 'Removed logs' },
    ]);
  });

  it('with the columns that are named', async () => {
    const { cases } = await importing('t.jsonl', '{"what":"Disk full","did":"Removed logs"}\n', {
      title: 'what',
      resolution: 'Did',
    });
    expect(cases).toEqual([{ title: 'Disk full', resolution: 'Removed logs' }]);
  });

  it('whose secrets are masked', async () => {
    const { cases } = await importing('t.jsonl', '{"title":"x","cause":"password=hunter2hunter2 was rotated"}\n');
    expect(JSON.stringify(cases)).not.toContain('hunter2');
  });

  it('that a knowledge base reads', async () => {
    const { to } = await importing('export.csv', table);
    const engine = await Engine.open({ kb: [to], cache: false });
    expect(engine.documents()).toMatchObject([{ id: 'OPS-1', path: 'tickets.jsonl#L1', kind: 'case' }]);
  });

  it.each([
    [
      'a column that is not there',
      't.csv',
      'title,cause\na,b\n',
      { cause: 'why' },
      't.csv has no column why; it has title, cause.',
    ],
    [
      'a key that is none',
      't.csv',
      'title,cause\na,b\n',
      { reason: 'cause' },
      'Unexpected key reason, expected one of title, id',
    ],
    [
      'no title',
      't.csv',
      'foo,bar\na,b\n',
      {},
      'No column of t.csv looks like a title; name it: --column title=NAME. It has foo, bar.',
    ],
    ['text that is not JSON', 't.json', '{', {}, 'is not JSON'],
  ])('but is refused for %s', async (_, name, text, columns, message) => {
    await expect(importing(name, text, columns as Record<string, string>)).rejects.toThrow(message);
  });
});

it('the command reports the columns that it used', async () => {
  const { code, out } = await run(['import', 'export.csv', '--to', 'tickets.jsonl', '--column', 'cause=Root cause']);
  expect(out).toBe(
    '/knowledge/export.csv → /knowledge/tickets.jsonl: 2 of 2 tickets are cases\n  cause = Root cause\n',
  );
  expect(code).toBe(0);
  const refused = await run(['import', 'export.csv', '--to', 'runbooks']);
  expect(refused.err).toContain('--to runbooks is not a .jsonl file; triagraph import export.csv --to tickets.jsonl');
  expect(refused.code).toBe(2);
});
