import { describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const workflow = `---
id: pod-network
kind: workflow
title: Pod 网络不通
triggers: [不通]
---

# Pod 网络不通

## 诊断步骤

### 第一步：确定哪一段不通

\`\`\`bash
ping -c 3 10.16.0.5
\`\`\`

- 如果同节点不通，进入"场景1：本机的网桥"
- 如果跨节点不通，进入"场景2：隧道被挡"

## 解决方案

### 场景1：本机的网桥

修网桥。

### 场景2：隧道被挡

放行隧道。
`;

describe('the concept 跨节点', async () => {
  const engine = await Engine.open({ kb: [folderOf({ 'w/pod-network.md': workflow })], cache: false });
  const startOf = (symptom: string) => engine.query(symptom).workflow?.start;

  it.each([
    ['跨节点 ping 不通', 'step-3'],
    ['不同节点的 pod 之间 ping 不通', 'step-3'],
    ['同节点的 pod 也 ping 不通', 'step-2'],
  ])('is expressed by %s', (symptom, step) => {
    expect(startOf(symptom)).toBe(step);
  });

  it('is not expressed by the part that it shares with other concepts', () => {
    expect(startOf('从节点 ping 不通它上面的 pod')).toBe('step-1');
  });
});
