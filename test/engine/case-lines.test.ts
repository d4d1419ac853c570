import { beforeAll, describe, expect, it } from 'vitest';
import { tickets } from '../../bench/ticket-generator.mjs';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';
import { smallKnowledgeBase } from '../support/knowledge.js';

const solved = {
  id: 'INC-1',
  title: 'Web pods of shop never start',
  description: 'Reported by the shop team.\n# not a heading',
  symptoms: ['pods of shop wait for a sandbox', 'scheduler is idle'],
  log: 'E1002 sandbox controller: quorum of shims lost, code=ESHIM42',
  cause: 'The shim socket was removed by a cleanup job.',
  resolution: ['Stopped the cleanup job', 'Restarted it: `systemctl restart containerd`'],
  workaround: '```bash\nsystemctl restart containerd',
  workflow: 'dns',
  versions: ['v1.12'],
  date: '2026-10-02',
};
const lines = [
  JSON.stringify(solved),
  JSON.stringify({ title: '打印队列卡住', symptoms: '打印任务一直排队', cause: '驱动损坏' }),
  '{"title": "A ticket with mistakes", "symptoms": ["x happens"], "priority": "high", "cuase": "typo", "related": ["nothing-of-this-name"]}',
  'no JSON',
];

let engine: Engine;
beforeAll(async () => {
  engine = await Engine.open({
    kb: [folderOf({ ...smallKnowledgeBase, 'mined/tickets.jsonl': lines.join('\n') })],
    cache: false,
  });
});

describe('cases of a file of JSON lines', () => {
  it('are documents with the parts of a case', () => {
    const shown = engine.show('INC-1')!;
    expect(shown).toMatchObject({ kind: 'case', path: 'mined/tickets.jsonl#L1', workflow: 'dns', date: '2026-10-02' });
    expect(shown.symptoms.map(({ text }) => text)).toEqual(expect.arrayContaining(solved.symptoms));
    expect(shown.causes.map(({ text }) => text)).toEqual([solved.cause]);
    expect(shown.resolutions).toHaveLength(2);
    expect(shown.workarounds).toHaveLength(1);
    expect(shown.signatures.map(({ text }) => text)).toContain(solved.log);
    expect(shown.sections.map(({ heading }) => heading)).toEqual(['', 'Symptoms', 'Cause', 'Resolution', 'Workaround']);
  });

  it('keep a log that contains a fence unchanged', async () => {
    const log = 'build of the page fails:\n```\n## error: lock of the store is held\n```\nexit status 1';
    const line = JSON.stringify({ id: 'INC-9', title: 'The build stops', log, cause: 'A lock is left.' });
    const one = await Engine.open({ kb: [folderOf({ 'tickets.jsonl': line })], cache: false });
    const { sections } = one.show('INC-9')!;
    expect(sections.map(({ heading }) => heading)).toEqual(['Symptoms', 'Cause']);
    expect(sections[0]!.blocks.map(({ kind, text }) => [kind, text])).toEqual([['code', log]]);
  });

  it('have headings in their language', () => {
    expect(engine.show('mined/tickets-2')!.sections.map(({ heading }) => heading)).toEqual(['现象', '原因']);
  });

  it('are found by id, by path and by a link', () => {
    for (const name of ['INC-1', 'mined/tickets.jsonl#L1', 'tickets.jsonl#L1'])
      expect(engine.show(name)?.id, name).toBe('INC-1');
    expect(engine.source('INC-1')).toContain('## Resolution');
  });

  it('are found as answers', () => {
    const { matches } = engine.query('quorum of shims lost, code=ESHIM42');
    expect(matches[0]).toMatchObject({ id: 'INC-1', path: 'mined/tickets.jsonl#L1' });
  });

  it('have diagnostics at the line and column of the key, without fixes', () => {
    const findings = engine.lint().filter(({ path }) => path === 'mined/tickets.jsonl');
    const of = (rule: string) =>
      findings.filter(({ ruleId }) => ruleId === rule).map(({ range }) => [range?.start.line, range?.start.column]);
    expect(of('read/case-line')).toEqual([[4, 1]]);
    expect(of('priority/range')).toEqual([[3, lines[2]!.indexOf('"priority"') + 1]]);
    expect(of('front-matter/unknown-key')).toEqual([[3, lines[2]!.indexOf('"cuase"') + 1]]);
    expect(findings.filter(({ fix }) => fix !== undefined)).toEqual([]);
    expect(engine.lint().filter(({ path }) => path.includes('#L'))).toEqual([]);
    expect(engine.show('mined/tickets-3')!.diagnostics.map(({ ruleId }) => ruleId)).toContain('priority/range');
  });
});

it('generated tickets all become documents with their own ids', async () => {
  const made = [...tickets({ count: 60 })];
  const kb = folderOf({ 'tickets.jsonl': made.map((each) => JSON.stringify(each)).join('\n') });
  const opened = await Engine.open({ kb: [kb], cache: false });
  expect(
    opened
      .documents()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(made.map(({ id }) => id));
  expect(opened.lint().filter(({ severity }) => severity === 'error')).toEqual([]);
});
