import { describe, expect, it } from 'vitest';
import { plainText } from '../../src/lower/inline.js';
import { findings, outline, parse } from './support.js';

/** A record of the kind that loses its line breaks on the way out of a wiki. */
const record = `---
kind:
   - Troubleshooting
products:
   - Alauda Container Platform
   - Alauda DevOps
ProductsVersion:
   - 4.1.0,4.2.x
---
<!-- What a record of this kind is for. -->

# 2023

网关节点切换后出口流量中断

## Cause
- ovn-fip 规则残留
- load-balancer 未更新

## Resolution
- 执行 \`kubectl -n kube-system exec ds/kube-ovn-cni -- ip route\` 核对路由
- 重启网关

## [workaround]

## [Related Information]
**Screenshots**
![](assets/a-b/1.png)
![](assets/a-b/2.png)
- Environment: kube-ovn v1.10
- Page ID: 12345
`;

describe.each([
  ['without a trace', ''],
  ['into spaces', ' '],
])('a record whose line breaks vanished %s', (_, replacement) => {
  const document = parse(record.replace(/\n+/g, replacement));

  it('is reported with the repair', () => {
    expect(document.repairs).toEqual(['line-breaks']);
    expect(findings(document)).toEqual(['text/line-breaks 1:1']);
  });

  it('gets its front matter back', () => {
    expect(document.frontMatter.data).toEqual({
      kind: ['Troubleshooting'],
      products: ['Alauda Container Platform', 'Alauda DevOps'],
      ProductsVersion: ['4.1.0,4.2.x'],
    });
  });

  it('gets its headings, items and paragraphs back', () => {
    const { tree } = document;
    const headings = tree.children.filter(({ type }) => type === 'heading').map((node) => plainText([node]));
    expect(headings).toEqual(['2023', 'Cause', 'Resolution', '[workaround]', '[Related Information]']);
    const lists = tree.children.flatMap((node) =>
      node.type === 'list' ? [node.children.map((item) => plainText([item]))] : [],
    );
    expect(lists).toEqual([
      ['ovn-fip 规则残留', 'load-balancer 未更新'],
      ['执行 kubectl -n kube-system exec ds/kube-ovn-cni -- ip route 核对路由', '重启网关'],
      ['Environment: kube-ovn v1.10', 'Page ID: 12345'],
    ]);
    expect(outline(document)).toContain('text: 网关节点切换后出口流量中断');
    expect(outline(document).filter((row) => row === 'image')).toHaveLength(2);
  });
});

describe('line breaks', () => {
  it('are left alone in a document that has them', () => {
    expect(parse(record).repairs).toEqual([]);
    expect(parse(record).text).toBe(record);
  });

  it('are left alone in one long line of prose that mentions marks', () => {
    const prose = `Use \`## Cause\` for causes - always. ${'More prose about headings. '.repeat(20)}`;
    expect(parse(prose).repairs).toEqual([]);
  });

  it('are restored in each numbered list that begins with 1', () => {
    const text =
      '# The node is full ## Diagnosis 1. Look at the disk 2. Look at the images ## Resolution 1. Remove the images 2. Restart the node ## Notes None';
    const lists = parse(text).tree.children.flatMap((node) =>
      node.type === 'list' ? [node.children.map((item) => plainText([item]))] : [],
    );
    expect(lists).toEqual([
      ['Look at the disk', 'Look at the images'],
      ['Remove the images', 'Restart the node'],
    ]);
  });

  it('are restored before labels and fences and in front matter with comments', () => {
    const text =
      '---# 分类triggers:  - ip  - 耗尽# 其他priority: 40---# IP 诊断流程## 概述说明文字**症状**：- Pod 起不来- 没有地址## 诊断步骤### 第一步：看子网```bashkubectl get subnet -A```#### 预期结果- ✅ **正常**：`x > 10`';
    const document = parse(text);
    expect(document.frontMatter.data).toEqual({ triggers: ['ip', '耗尽'], priority: 40 });
    expect(outline(document).filter((row) => row.startsWith('code'))).toEqual(['code: kubectl get subnet -A']);
    expect(document.tree.children.filter(({ type }) => type === 'heading')).toHaveLength(5);
  });

  it('may be CR alone, at the same positions', () => {
    const document = parse('# T\r\r- a\r- b\r');
    expect(document.repairs).toEqual(['carriage-returns']);
    expect(findings(document)).toEqual(['text/carriage-returns']);
    expect(outline(document).filter((row) => row === 'listItem')).toHaveLength(2);
    expect(document.text).toBe('# T\n\n- a\n- b\n');
  });
});

describe('characters that were lost', () => {
  it('are reported at the first of them, and kept', () => {
    const document = parse('# T\n\n优先检\ufffd? 证书\ufffd\ufffd\n');
    expect(findings(document)).toEqual(['text/replacement-characters 3:4']);
    expect(document.diagnostics[0]!.message).toContain('2 places');
    expect(document.text).toContain('\ufffd? 证书');
  });
});
