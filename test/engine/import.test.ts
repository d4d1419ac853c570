import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Engine, importKnowledgeBase } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const record = `---
kind:
  - Troubleshooting
products:
  - Example Platform
ProductsVersion:
  - 4.1.0,4.2.x
---

# 2023

节点之间的容器网络时断时续

## Issue

- 容器网络跨节点丢包
- 日志出现 "route agent lost its lease on 10.3.0.7"

## Root Cause

- 路由代理的租约过期

## Resolution

\`\`\`bash
kubectl -n kube-system delete pod {agent_pod}
\`\`\`

## [Related Information]
- Page ID: 880011
- Component: 网络
`;

const copy = `---
title: 容器网络跨节点丢包
tags: [incident]
id: "880011"
---

# 容器网络跨节点丢包

## 现象

- 容器网络跨节点丢包

## 根因

- 时钟漂移使租约提前过期
`;

const written = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md'))
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );

describe('import', () => {
  it('writes a foreign record as a canonical case with the origin of its parts', async () => {
    const to = folderOf();
    const report = await importKnowledgeBase({ paths: [folderOf({ 'r.md': record })], to });
    const text = written(to).get('cases/r.md') ?? '';
    expect(text).toContain('id: "880011"\nkind: case\n');
    expect(text).toContain('products:\n  - Example Platform\n');
    expect(text).toContain('versions:\n  - "4.1.0,4.2.x"\n');
    expect(text).toContain('x-heading: "2023"');
    expect(text).toContain('\n## 现象\n');
    expect(text).toContain('\n## 原因\n');
    expect(text).toContain('kubectl -n kube-system delete pod <agent-pod>');
    expect(report.files[0]).toMatchObject({ status: 'recognised', dialect: 'alauda-record', target: 'cases/r.md' });
    expect(report.files[0]?.changes).toContainEqual({ kind: 'placeholder', from: '{agent_pod}', to: '<agent-pod>' });
  });

  it('merges two records of one incident into a case with two sources', async () => {
    const to = folderOf();
    const report = await importKnowledgeBase({ paths: [folderOf({ 'a/r.md': record, 'b/c.md': copy })], to });
    expect([...written(to).keys()]).toEqual(['cases/a/r.md']);
    const text = written(to).get('cases/a/r.md') ?? '';
    expect(text).toContain('路由代理的租约过期');
    expect(text).toContain('时钟漂移使租约提前过期');
    expect(report.files.map(({ target }) => target)).toEqual(['cases/a/r.md', 'cases/a/r.md']);
    const engine = await Engine.open({ kb: [to], cache: false });
    expect(engine.info().documents).toBe(1);
  });

  it('proposes no trigger that breaks a golden', async () => {
    const kb = folderOf({
      'workflows/lease.md':
        '---\nid: lease\nkind: workflow\ntitle: Leases of agents\n---\n\n# Leases of agents\n\n## Symptoms\n\n- the ovsdb session of the node flaps\n\n## Diagnosis\n\n### Step 1: look\n\n```bash\nkubectl get lease -A\n```\n',
      'goldens/lease.yaml': '- symptom: the ovsdb session of the node flaps\n  expect: lease\n',
    });
    const thief =
      '# Cabling of the racks\n\n## Symptoms\n\n- the ovsdb session of the node flaps\n\n## Cause\n\n- a loose cable\n\n## Resolution\n\n- plug it in\n';
    const to = folderOf();
    const report = await importKnowledgeBase({ paths: [folderOf({ 't.md': thief })], to, joining: [kb] });
    expect(report.files[0]?.triggers).toEqual({
      proposed: [],
      leftOut: ['the ovsdb session of the node flaps'],
    });
    expect(written(to).get('cases/t.md')).not.toContain('triggers:');
  });

  it('proposes no trigger that more than three of the documents say', async () => {
    const page = (number: number, said: string) =>
      `# Agent ${number} stops\n\n## Symptoms\n\n- ${said}\n- the lease of agent ${number} is lost\n\n## Cause\n\n- a loose cable\n\n## Resolution\n\n- plug it in\n`;
    const proposed = async (count: number) => {
      const files = Array.from({ length: count }, (_, number) => [`a${number}.md`, page(number, 'the agent restarts')]);
      const { files: imported } = await importKnowledgeBase({
        paths: [folderOf(Object.fromEntries(files))],
        to: folderOf(),
      });
      return imported[0]!.triggers.proposed;
    };
    expect(await proposed(3)).toContain('the agent restarts');
    expect(await proposed(4)).toEqual(['the lease of agent 0 is lost']);
  });

  it('preserves damaged front matter for manual repair', async () => {
    const to = folderOf();
    const damaged =
      '---\ntitle: Broken list\ntriggers: [a, "b\npriority: 3\n---\n\n# Broken list\n\nSomething happened.\n';
    const report = await importKnowledgeBase({ paths: [folderOf({ 'd.md': damaged })], to });
    expect(report.needsAPerson).toBe(1);
    expect([...written(to).values()][0]).toContain('triggers: [a, "b\n');
  });

  it('reports in the order of the text', async () => {
    const text =
      '---\nid: a\nkind: workflw\npriority: high\ntriggers:\n  - 30000\n---\n\n# Node lost\n\n## Diagnosis\n\n1. If it is gone, go to step 9\n';
    const { files } = await importKnowledgeBase({ paths: [folderOf({ 'workflows/a.md': text })], to: folderOf() });
    const lines = files[0]!.diagnostics.map(({ range }) => range?.start.line ?? 0);
    expect(lines).toEqual([3, 4, 6, 13]);
  });

  it('marks text with lost bytes for review, once, and proposes no trigger from it', async () => {
    const text = Buffer.from(
      '# Disk full\n\n## Symptoms\n\n- the \u00ff disk is full\n- etcd refuses writes\n',
      'latin1',
    );
    const folder = folderOf({ 'cases/disk.md': text });
    const { files, needsAPerson } = await importKnowledgeBase({ paths: [folder], to: folderOf() });
    expect(needsAPerson).toBe(1);
    const [{ diagnostics, changes }] = files as [(typeof files)[number]];
    expect(diagnostics.filter(({ ruleId }) => ruleId === 'read/encoding')).toHaveLength(1);
    const triggers = changes.filter(({ kind }) => kind === 'trigger').map(({ to }) => to);
    expect(triggers).toEqual(['etcd refuses writes']);
  });

  it('overwrites nothing unless requested', async () => {
    const from = folderOf({ 'r.md': record });
    const to = folderOf();
    await importKnowledgeBase({ paths: [from], to });
    writeFileSync(join(to, 'cases/r.md'), 'mine');
    await expect(importKnowledgeBase({ paths: [from], to })).rejects.toThrow(/cases\/r\.md exists already/);
    expect(written(to).get('cases/r.md')).toBe('mine');
    await importKnowledgeBase({ paths: [from], to, overwrite: true });
    expect(written(to).get('cases/r.md')).toContain('kind: case');
  });

  it('refuses an empty document by name', async () => {
    const report = await importKnowledgeBase({ paths: [folderOf({ 'empty.md': '\n\n' })], to: folderOf() });
    expect(report).toMatchObject({ refused: 1, files: [{ path: 'empty.md', status: 'refused', target: null }] });
  });

  it('reports each document in an unsupported format, even in subfolders, with advice', async () => {
    const from = folderOf({
      'r.md': record,
      'old/guide.adoc': '= x',
      'old/picture.png': 'x',
      'a.rst': 'x',
      'b.docx': 'PK',
      'c.unknown': 'x',
    });
    for (const paths of [
      [from],
      [`${from}/**`],
      ['r.md', 'old/guide.adoc', 'a.rst', 'b.docx'].map((name) => join(from, name)),
    ]) {
      const { files, unread, refused } = await importKnowledgeBase({ paths, to: folderOf() });
      expect(files.map(({ path }) => path)).toEqual(['r.md']);
      expect(
        unread.map(({ message }) =>
          message.replace(/^Unexpected format of (?:old.)?|, expected Markdown or HTML/g, ''),
        ),
      ).toEqual(
        [
          'a.rst: convert it with `pandoc -f rst -t gfm`',
          'b.docx: convert it with `pandoc -f docx -t gfm`',
          'guide.adoc: convert it with `asciidoctor`, whose HTML is read',
        ].sort(),
      );
      expect(refused).toBe(3);
    }
  });

  const page = `<!DOCTYPE html>
<html><head><title>OPS : Redis memory full</title></head><body>
<h2>Symptoms</h2><ul><li>Writes fail, see <a href="https://wiki.example.com/redis?a=1&amp;b=2">the platform team on call</a> first.</li>
<li><b>现象：</b>节点内存写满</li></ul>
<h2>Cause</h2><p>Ask <a href="u">abcdefghij</a> x: key<b>space</b>s.</p>
<pre>redis-cli info memory | grep used_memory</pre>
<ac:structured-macro ac:name="code"><ac:plain-text-body><![CDATA[redis-cli -x set key < dump && echo "a &lt; b"]]></ac:plain-text-body></ac:structured-macro>
<table><tr><th>Policy</th><th>Effect</th></tr><tr><td>noeviction</td><td><ul><li>writes fail</li><li>reads go on</li></ul></td></tr></table>
<p><img src="attachments/2.png" alt="graph of memory"></p>
</body></html>`;

  it('converts HTML pages with their links, tables, code and pictures', async () => {
    const to = folderOf();
    const { files } = await importKnowledgeBase({ paths: [folderOf({ 'redis.html': page, 'same.md': page })], to });
    expect(files.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
    const text = written(to).get(files[0]!.target!) ?? '';
    for (const part of [
      '# OPS : Redis memory full',
      'see [the platform team on call](https://wiki.example.com/redis?a=1\\&b=2) first.',
      '- **现象：**节点内存写满',
      'Ask [abcdefghij](u) x: key**space**s.',
      '```\nredis-cli info memory | grep used_memory\n```',
      '```\nredis-cli -x set key < dump && echo "a &lt; b"\n```',
      '| noeviction | writes fail<br>reads go on |',
      '![graph of memory](attachments/2.png)',
    ])
      expect(text).toContain(part);
  });

  it('reports lost words as an error with their line', async () => {
    const choice =
      '<h1>Disk full</h1>\n<p>Choose:</p>\n<p><select><option selected>staging</option><option>production cluster</option></select></p>';
    const { files, needsAPerson } = await importKnowledgeBase({
      paths: [folderOf({ 'a.html': choice })],
      to: folderOf(),
    });
    expect(needsAPerson).toBe(1);
    expect(files[0]!.diagnostics).toMatchObject([
      {
        ruleId: 'import/lost-words',
        severity: 'error',
        message: expect.stringContaining('production cluster in line 3'),
      },
    ]);
  });
});
