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
    await expect(importKnowledgeBase({ paths: [from], to })).rejects.toThrow(/cases\/r\.md is there already/);
    expect(written(to).get('cases/r.md')).toBe('mine');
    await importKnowledgeBase({ paths: [from], to, overwrite: true });
    expect(written(to).get('cases/r.md')).toContain('kind: case');
  });

  it('refuses an empty document by name', async () => {
    const report = await importKnowledgeBase({ paths: [folderOf({ 'empty.md': '\n\n' })], to: folderOf() });
    expect(report).toMatchObject({ refused: 1, files: [{ path: 'empty.md', status: 'refused', target: null }] });
  });

  it('names each document of a format that it does not read, also in folders below', async () => {
    const from = folderOf({
      'r.md': record,
      'old/page.html': '<p>x',
      'old/guide.adoc': '= x',
      'a.rst': 'x',
      'b.docx': 'PK',
    });
    const { files, unread, refused } = await importKnowledgeBase({ paths: [from], to: folderOf() });
    expect(files.map(({ path }) => path)).toEqual(['r.md']);
    expect(unread.map(({ path }) => path)).toEqual(['a.rst', 'b.docx', 'old/guide.adoc', 'old/page.html']);
    expect(refused).toBe(4);
  });
});
